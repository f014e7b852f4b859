import type { Client } from '@kehrtour/api-client/client';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Abendregeln } from './parts/Abendregeln.tsx';
import { Bestaetigungsregeln } from './parts/Bestaetigungsregeln.tsx';
import { Dichteregeln } from './parts/Dichteregeln.tsx';
import { Fristregeln } from './parts/Fristregeln.tsx';
import { Regelgruppe } from './parts/Regelgruppe.tsx';

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
  eintragen: 'Buchungen von Unbekannten',
  bestaetigenMinuten: 'Frist zum Bestätigen',
  aendernBisStunden: 'Verlegen und absagen bis',
};

function Formular({ client, daten }: { client: Client; daten: Einstellungen & { version: number } }) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: terminbuchungseinstellungen,
    start: daten.terminbuchung,
    labels: LABELS,
    send: (terminbuchung) =>
      save((version) => client.call(einstellungenAendern, { body: { terminbuchung, version } })),
  });
  return (
    <SaveForm form={form}>
      <p className="text-muted">Schon gebuchte Termine bleiben, wie sie sind.</p>
      <Fristregeln form={form} />
      <Dichteregeln form={form} />
      <Regelgruppe titel="Auf Kehrtouren mitfahren">
        <NumberField
          {...form.number('plaetzeJeHalbtag')}
          min={0}
          max={10}
          hint="Mit 0 nehmen Kehrtouren keine Buchungen auf."
        />
        <NumberField {...form.number('naheMinuten')} unit="Min." min={0} max={60} />
      </Regelgruppe>
      <Abendregeln form={form} />
      <Bestaetigungsregeln form={form} />
      <Regelgruppe titel="Wenn etwas dazwischenkommt">
        <NumberField
          {...form.number('aendernBisStunden')}
          unit="Stunden vorher"
          width="medium"
          min={0}
          max={336}
          hint="Danach bitten wir anzurufen."
        />
      </Regelgruppe>
    </SaveForm>
  );
}
