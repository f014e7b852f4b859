import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { buchungsfrage } from '@kehrtour/contract/buchungsangebot';
import {
  taetigkeitBetroffene,
  taetigkeitBuchungAendern,
  taetigkeitenListe,
  taetigkeitHolen,
  taetigkeitsdaten,
} from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import { taetigkeitsbuchung } from '@kehrtour/contract/terminbuchung';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';

import { Formulardialog } from '../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../shared/useContractForm.ts';
import { FRAGEN, ONLINE } from '../taetigkeit.format.ts';
import { useWenBetrifft } from '../useWenBetrifft.tsx';

export type BuchungsdialogProps = { client: Client; eintrag: Taetigkeit; onClose: () => void };

const formular = z.object({ online: taetigkeitsdaten.shape.online, buchung: taetigkeitsbuchung });
const LABELS = {
  online: 'Darf man sie online buchen?',
  'buchung.fragen': 'Was wird vorher gefragt?',
  'buchung.dauerMinuten': 'Dauer online',
  'buchung.preisCent': 'Preis',
  'buchung.preisText': 'Zusatz zum Preis',
  'buchung.hinweis': 'Hinweis vor dem Buchen',
};
const WAHL = (['ja', 'anfrage', 'link', 'nein'] as const).map((id) => ({
  id,
  label: ONLINE[id].titel,
  hint: ONLINE[id].hinweis,
}));
const FRAGENWAHL = buchungsfrage.options.map((id) => ({ id, label: FRAGEN[id].lang }));
const EURO = { style: 'currency', currency: 'EUR' } as const;

/** How one activity is booked: who may, what it asks, how long, what it costs. */
export function Buchungsdialog({ client, eintrag, onClose }: BuchungsdialogProps) {
  const cache = useQueryClient();
  const { darf, dialog } = useWenBetrifft();
  const { id, name } = eintrag;
  // After a refusal the next try carries the version that is there now.
  const version = useRef(eintrag.version);
  const form = useContractForm({
    schema: formular,
    start: { online: eintrag.online, buchung: eintrag.buchung },
    labels: LABELS,
    send: async (daten) => {
      const schliesst = daten.online === 'nein' && eintrag.online !== 'nein';
      const vorschau = () => client.call(taetigkeitBetroffene, { params: { id } });
      if (schliesst && !(await darf(vorschau, { tat: 'Trotzdem nicht mehr anbieten' }))) return;
      try {
        await client.call(taetigkeitBuchungAendern, {
          params: { id },
          body: { ...daten, version: version.current },
        });
      } catch (error) {
        const jetzt = await client.call(taetigkeitHolen, { params: { id } }).catch(() => undefined);
        version.current = jetzt?.version ?? version.current;
        throw error;
      }
      await cache.invalidateQueries({ queryKey: keyOf(taetigkeitenListe, {}) });
      showToast(`„${name}“ ist gespeichert`, { tone: 'success' });
      onClose();
    },
  });
  const { online, buchung } = form.values;
  const preis = form.number('buchung.preisCent');
  return (
    <>
      <Formulardialog title={name} size="large" form={form} onClose={onClose}>
        <RadioGroup
          {...form.field('online')}
          choices={WAHL}
          onChange={(wahl) => form.set('online', wahl as Taetigkeit['online'])}
        />
        {online === 'nein' ? null : (
          <>
            <CheckboxGroup
              {...form.field('buchung.fragen')}
              optional
              hint="Jede weitere Feuerstätte oder Wohnung verlängert den Termin, so wie es im Katalog steht."
              choices={FRAGENWAHL}
              onChange={(fragen) =>
                form.set(
                  'buchung.fragen',
                  buchungsfrage.options.filter((frage) => fragen.includes(frage)),
                )
              }
            />
            <Switch
              label="Online eine andere Dauer als im Katalog"
              hint={`Im Katalog stehen ${eintrag.dauerMinuten} Minuten.`}
              checked={buchung.dauerMinuten !== null}
              onChange={(an) => form.set('buchung.dauerMinuten', an ? eintrag.dauerMinuten : null)}
            />
            {buchung.dauerMinuten === null ? null : (
              <NumberField {...form.number('buchung.dauerMinuten')} unit="Min." step={5} min={5} max={480} />
            )}
            <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
              <NumberField
                {...preis}
                value={preis.value === null ? null : preis.value / 100}
                onChange={(euro) => preis.onChange(euro === null ? null : Math.round(euro * 100))}
                format={EURO}
                optional
                width="medium"
                steppers={false}
                min={0}
                hint="Endpreis mit Mehrwertsteuer; leer: kein Betrag"
              />
              <div className="min-w-56 grow">
                <TextField
                  {...form.field('buchung.preisText')}
                  optional
                  maxLength={80}
                  hint={
                    eintrag.art === 'hoheitlich'
                      ? 'Zum Beispiel: Gebühr nach Gebührenordnung (KÜO)'
                      : 'Zum Beispiel: je Wohnung, nach Aufwand'
                  }
                />
              </div>
            </div>
            <TextField
              {...form.field('buchung.hinweis')}
              optional
              maxLength={200}
              hint="Ein Satz, den Kundinnen und Kunden lesen, bevor sie buchen"
            />
          </>
        )}
      </Formulardialog>
      {dialog}
    </>
  );
}
