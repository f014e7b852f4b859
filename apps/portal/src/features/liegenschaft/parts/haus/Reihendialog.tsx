import type { Client } from '@kehrtour/api-client/client';
import { einheitenAnlegen, type Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { formatMenge } from '@kehrtour/domain/format';
import {
  EINHEITEN_AUF_EINMAL_MAX,
  einheitenreihe,
  naechsteEinheitsnummer,
  UNTERSTE_GESCHOSSE,
} from '@kehrtour/domain/liegenschaft/einheitenreihe';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';
import { einheitText } from '../../liegenschaft.format.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';

const zahl = (max: number) =>
  z.int('ist keine ganze Zahl').check(z.gte(1, 'ist kleiner als 1'), z.lte(max, `ist größer als ${max}`));
const schema = z.object({
  anzahl: zahl(EINHEITEN_AUF_EINMAL_MAX),
  jeGeschoss: zahl(20),
  unterstes: z.enum(UNTERSTE_GESCHOSSE),
});
const LABELS = {
  anzahl: 'Wie viele Wohnungen?',
  jeGeschoss: 'Wie viele je Geschoss?',
  unterstes: 'Sie beginnen im',
};
const GEZEIGT = 6;

/** All the flats of a house at once; each can be changed afterwards. */
export function Reihendialog({
  client,
  haus,
  onClose,
}: {
  client: Client;
  haus: Liegenschaft;
  onClose: () => void;
}) {
  const bearbeite = useHandaenderung(haus.id);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const abNummer = naechsteEinheitsnummer(haus.einheiten);
  const fehlen = haus.einheitenAnzahl - haus.einheiten.length;
  const form = useContractForm({
    schema,
    start: {
      anzahl: fehlen > 1 ? Math.min(fehlen, EINHEITEN_AUF_EINMAL_MAX) : 2,
      jeGeschoss: 2,
      unterstes: 'EG',
    },
    labels: LABELS,
    send: async (wunsch) => {
      const einheiten = einheitenreihe({ ...wunsch, abNummer }).map((lage) => ({ ...lage, aktiv: true }));
      await bearbeite(
        (version) =>
          client.call(einheitenAnlegen, {
            params: { id: haus.id },
            body: { einheiten, version },
            idempotencyKey,
          }),
        `${formatMenge(einheiten.length, 'Einheit', 'Einheiten')} angelegt`,
      );
      onClose();
    },
  });
  const wunsch = schema.safeParse(form.values);
  return (
    <Formulardialog title="Mehrere Wohnungen anlegen" saveLabel="Alle anlegen" form={form} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...form.number('anzahl')} min={1} max={EINHEITEN_AUF_EINMAL_MAX} />
        <NumberField {...form.number('jeGeschoss')} min={1} max={20} />
      </div>
      <Select
        {...form.field('unterstes')}
        choices={UNTERSTE_GESCHOSSE.map((id) => ({ id, label: id }))}
        onChange={(id) => form.set('unterstes', schema.shape.unterstes.parse(id))}
      />
      {wunsch.success ? <Vorschau reihe={einheitenreihe({ ...wunsch.data, abNummer })} /> : null}
    </Formulardialog>
  );
}

/** What will be made, from below: the first ones and the last. */
function Vorschau({ reihe }: { reihe: ReturnType<typeof einheitenreihe> }) {
  const kurz = reihe.length > GEZEIGT;
  const gezeigt = kurz ? reihe.slice(0, GEZEIGT - 1) : reihe;
  const letzte = reihe.at(-1);
  return (
    <p className="text-muted">
      {gezeigt.map((lage) => einheitText(lage)).join(', ')}
      {kurz && letzte ? ` … ${einheitText(letzte)}` : ''}
    </p>
  );
}
