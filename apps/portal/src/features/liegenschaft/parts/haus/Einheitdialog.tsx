import type { Client } from '@kehrtour/api-client/client';
import { einheitAendern, einheitAnlegen, einheitdaten } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft, Nutzungseinheit } from '@kehrtour/contract/liegenschaft';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useState } from 'react';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';
import { EINHEIT_LABELS, NEUE_EINHEIT } from '../../liegenschaft.form.ts';
import { useHandaenderung } from '../../useHandaenderung.ts';

export type EinheitdialogProps = {
  client: Client;
  haus: Liegenschaft;
  einheit: Nutzungseinheit | 'neu';
  onClose: () => void;
};

/** Where in the house a flat or shop lies. */
export function Einheitdialog({ client, haus, einheit, onClose }: EinheitdialogProps) {
  const bearbeite = useHandaenderung(haus.id, haus.version);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    schema: einheitdaten,
    start: einheit === 'neu' ? NEUE_EINHEIT : ohneId(einheit),
    labels: EINHEIT_LABELS,
    send: async (daten) => {
      await (einheit === 'neu'
        ? bearbeite(
            (version) =>
              client.call(einheitAnlegen, {
                params: { id: haus.id },
                body: { ...daten, version },
                idempotencyKey,
              }),
            'Einheit angelegt',
          )
        : bearbeite(
            (version) =>
              client.call(einheitAendern, {
                params: { id: haus.id, teilId: einheit.id },
                body: { ...daten, version },
              }),
            'Einheit geändert',
          ));
      onClose();
    },
  });
  return (
    <Formulardialog
      title={einheit === 'neu' ? 'Nutzungseinheit anlegen' : 'Nutzungseinheit bearbeiten'}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('geschoss')} hint="EG, 2. OG, DG" maxLength={20} />
        <TextField {...form.field('lage')} hint="links, Hinterhaus" maxLength={60} />
      </div>
      <TextField
        {...form.field('bezeichnung')}
        optional
        hint="Laden, Praxis, Wohnung Meyer"
        maxLength={120}
      />
      <TextField {...form.field('nummer')} optional width="short" maxLength={20} />
      <Switch
        label="Wird genutzt"
        hint="Ausgeschaltet bekommt die Einheit keine Zettel mehr."
        checked={form.values.aktiv}
        onChange={(aktiv) => form.set('aktiv', aktiv)}
      />
    </Formulardialog>
  );
}

function ohneId({ id: _id, ...daten }: Nutzungseinheit) {
  return daten;
}
