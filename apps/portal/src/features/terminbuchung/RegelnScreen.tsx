import type { Client } from '@kehrtour/api-client/client';
import { terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/unternehmen';
import type { Einstellungen } from '@kehrtour/contract/unternehmen';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';

/** The rules by which times are offered; what was booked stays as it is. */
export function RegelnScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, einstellungenHolen, {}));
  return (
    <PageState query={query} count={10}>
      {(daten) => <Formular client={client} daten={daten} />}
    </PageState>
  );
}

const LABELS = {
  vorlaufWerktage: 'Vorlauf',
  annahmeschluss: 'Annahmeschluss',
  horizontTage: 'Buchbar im Voraus',
  rasterMinuten: 'Termine beginnen alle',
  pufferVorherMinuten: 'Puffer vor dem Termin',
  pufferNachherMinuten: 'Puffer nach dem Termin',
  maxJeTag: 'Termine je Person und Tag höchstens',
  maxJeTagUndGebiet: 'Termine je Tag und Gebiet höchstens',
  reserveMinuten: 'Reserve für Notfälle je Person und Tag',
  plaetzeJeHalbtag: 'Plätze für Buchungen je Kehrtour und Halbtag',
  naheMinuten: '„In Ihrer Nähe“ heißt: Umweg bis',
  abendAb: 'Abend beginnt um',
  zuschlagCent: 'Zuschlag für freie Arbeiten',
  zuschlagProzent: 'Zuschlag für hoheitliche Arbeiten',
  bestaetigenMinuten: 'Buchungen halten unbestätigt',
  aendernBisStunden: 'Verlegen und absagen bis',
};
const RASTER = [10, 15, 20, 30, 60].map((minuten) => ({ id: String(minuten), label: `${minuten} Minuten` }));
const EURO = { style: 'currency', currency: 'EUR' } as const;
const OHNE_GRENZE = 4;
const BESTAETIGEN_MINUTEN = 120;

function Formular({ client, daten }: { client: Client; daten: Einstellungen & { version: number } }) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: terminbuchungseinstellungen,
    start: daten.terminbuchung,
    labels: LABELS,
    send: (terminbuchung) =>
      save((version) => client.call(einstellungenAendern, { body: { terminbuchung, version } })),
  });
  const { maxJeTagUndGebiet, rasterMinuten, bestaetigenMinuten } = form.values;
  const schluss = form.field('annahmeschluss');
  const abend = form.field('abendAb');
  const zuschlag = form.number('zuschlagCent');
  return (
    <SaveForm form={form}>
      <p className="text-muted">Schon gebuchte Termine bleiben, wie sie sind.</p>
      <Gruppe titel="Wie kurzfristig, wie weit voraus">
        <NumberField
          {...form.number('vorlaufWerktage')}
          unit="Werktage"
          width="medium"
          min={0}
          max={30}
          hint="So viele Werktage liegen mindestens zwischen Buchung und Termin. Mit 0 ist derselbe Tag buchbar."
        />
        <TimeField
          {...schluss}
          onChange={(time) => schluss.onChange(time ?? '')}
          hint="Wer später bucht, zählt wie am nächsten Werktag."
        />
        <NumberField {...form.number('horizontTage')} unit="Tage" width="medium" min={7} max={365} />
      </Gruppe>
      <Gruppe titel="Wie dicht">
        <Select
          {...form.field('rasterMinuten')}
          value={String(rasterMinuten)}
          choices={RASTER}
          onChange={(id) => form.set('rasterMinuten', Number(id) as 30)}
        />
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <NumberField {...form.number('pufferVorherMinuten')} unit="Min." min={0} max={120} />
          <NumberField {...form.number('pufferNachherMinuten')} unit="Min." min={0} max={120} />
        </div>
        <p className="-mt-2 text-sm text-muted">Die Fahrt rechnen wir ohnehin dazu.</p>
        <NumberField {...form.number('maxJeTag')} min={1} max={40} />
        <Switch
          label="Auch je Gebiet begrenzen"
          hint="Damit nicht ein einziger Ort den ganzen Tag bekommt"
          checked={maxJeTagUndGebiet !== null}
          onChange={(on) => form.set('maxJeTagUndGebiet', on ? OHNE_GRENZE : null)}
        />
        {maxJeTagUndGebiet === null ? null : (
          <NumberField {...form.number('maxJeTagUndGebiet')} min={1} max={40} />
        )}
        <NumberField {...form.number('reserveMinuten')} unit="Min." step={15} min={0} max={480} />
      </Gruppe>
      <Gruppe titel="Auf Kehrtouren mitfahren">
        <NumberField
          {...form.number('plaetzeJeHalbtag')}
          min={0}
          max={10}
          hint="Mit 0 nehmen Kehrtouren keine Buchungen auf."
        />
        <NumberField {...form.number('naheMinuten')} unit="Min." min={0} max={60} />
      </Gruppe>
      <Gruppe titel="Abends und am Samstag">
        <TimeField {...abend} onChange={(time) => abend.onChange(time ?? '')} />
        <NumberField
          {...zuschlag}
          value={zuschlag.value === null ? null : zuschlag.value / 100}
          onChange={(euro) => zuschlag.onChange(euro === null ? null : Math.round(euro * 100))}
          format={EURO}
          width="medium"
          min={0}
          max={500}
        />
        <NumberField
          {...form.number('zuschlagProzent')}
          unit="%"
          min={0}
          max={100}
          hint="Anlage 3 KÜO, Nr. 2.7: auf Wunsch außerhalb der üblichen Zeit"
        />
      </Gruppe>
      <Gruppe titel="Gegen erfundene Buchungen">
        <Switch
          label="Mail-Adresse bestätigen lassen"
          hint="Wer bucht, bestätigt den Termin mit dem Link in unserer Mail. Wer den Code eines Terminzettels hat, braucht das nicht. Ohne diesen Schritt kann jeder Ihren Kalender mit erfundenen Namen füllen."
          checked={bestaetigenMinuten !== null}
          onChange={(on) => form.set('bestaetigenMinuten', on ? BESTAETIGEN_MINUTEN : null)}
        />
        {bestaetigenMinuten === null ? null : (
          <NumberField
            {...form.number('bestaetigenMinuten')}
            unit="Minuten"
            width="medium"
            step={15}
            min={15}
            max={2880}
            hint="So lange ist die Zeit vergeben. Danach verfällt die Buchung von selbst."
          />
        )}
      </Gruppe>
      <Gruppe titel="Wenn etwas dazwischenkommt">
        <NumberField
          {...form.number('aendernBisStunden')}
          unit="Stunden vorher"
          width="medium"
          min={0}
          max={336}
          hint="Danach bitten wir anzurufen."
        />
      </Gruppe>
    </SaveForm>
  );
}

function Gruppe({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="float-left mb-2 w-full text-lg font-bold">{titel}</legend>
      {children}
    </fieldset>
  );
}
