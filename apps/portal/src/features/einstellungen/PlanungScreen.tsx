import type { Client } from '@kehrtour/api-client/client';
import {
  einstellungenAendern,
  einstellungenHolen,
  planungseinstellungen,
} from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import {
  REIHENFOLGEN,
  REIHENFOLGE_NAMEN,
  type Reihenfolge,
  VERTEILUNGEN,
  VERTEILUNG_NAMEN,
  type Verteilung,
} from '@kehrtour/domain/kehrtour/kehrtour';
import { FENSTERBREITEN, FENSTERBREITEN_NAMEN } from '@kehrtour/domain/zeitfenster';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { RadioGroup } from '@kehrtour/ui/field/RadioGroup.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Pausenfelder } from './parts/Pausenfelder.tsx';

/** Where every new round begins; the wizard can differ each time. */
export function PlanungScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, einstellungenHolen, {}));
  return (
    <PageState query={query} count={7}>
      {(daten) => <Formular client={client} daten={daten} />}
    </PageState>
  );
}

const LABELS = {
  arbeitsbeginn: 'Arbeitsbeginn',
  fensterMinuten: 'Breite des angekündigten Zeitfensters',
  ansage: 'Was Kundinnen und Kunden lesen',
  pufferMinuten: 'Puffer je Halt',
  parkMinuten: 'Zeit zum Parken',
  fahrzeitFaktor: 'Faktor für Fahrzeiten',
  'pause.fruehestens': 'Pause frühestens um',
  'pause.spaetestens': 'Pause spätestens um',
  'pause.minuten': 'Länge der Pause',
  reihenfolge: 'Reihenfolge der Halte',
  verteilung: 'Verteilung der Arbeit',
};
const FENSTER = FENSTERBREITEN.map((breite) => ({
  id: String(breite),
  label: FENSTERBREITEN_NAMEN[`${breite}`],
}));
const ANSAGE = [
  {
    id: 'bloecke',
    label: 'Gemeinsame Zeitfenster',
    hint: 'Nachbarn lesen dieselbe Zeit; das ist am leichtesten zu halten.',
  },
  { id: 'einzeln', label: 'Ein eigenes Zeitfenster je Halt', hint: 'So genau wie der Plan es hergibt.' },
  { id: 'nurTag', label: 'Für alle die ganze Zeit der Kehrtour', hint: 'Alle lesen dasselbe.' },
] as const;
const REIHENFOLGE_HINWEIS: Record<Reihenfolge, string> = {
  strasse: 'Wer in einer Straße ist, macht sie fertig; das kostet wenige Minuten Fahrt.',
  gebiet: 'Alle arbeiten in einem Teil des Orts, auch wenn die Wege dabei länger werden.',
  kuerzeste: 'Nur die Fahrt zählt. Eine Straße kann mehrmals am Tag an der Reihe sein.',
  meine: 'Ihre Reihenfolge bleibt; wir rechnen nur die Zeiten.',
};
const REIHENFOLGE = REIHENFOLGEN.map((id) => ({
  id,
  label: REIHENFOLGE_NAMEN[id],
  hint: REIHENFOLGE_HINWEIS[id],
}));
const VERTEILUNG_HINWEIS: Record<Verteilung, string> = {
  gleichmaessig:
    'Wer gewählt ist, fährt auch: Die Stunden liegen höchstens 15 % auseinander, soweit die Wege es zulassen. Was das an Fahrt kostet, steht am Vorschlag.',
  frei: 'Nur die Wege zählen. Es kann sein, dass jemand wenig oder nichts fährt.',
};
const VERTEILUNG = VERTEILUNGEN.map((id) => ({
  id,
  label: VERTEILUNG_NAMEN[id],
  hint: VERTEILUNG_HINWEIS[id],
}));
const FAKTOR = { maximumFractionDigits: 2 };

function Formular({ client, daten }: { client: Client; daten: Einstellungen & { version: number } }) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: planungseinstellungen,
    start: daten.planung,
    labels: LABELS,
    send: (planung) => save((version) => client.call(einstellungenAendern, { body: { planung, version } })),
  });
  const fenster = form.field('fensterMinuten');
  const beginn = form.field('arbeitsbeginn');
  return (
    <SaveForm form={form}>
      <TimeField
        {...beginn}
        onChange={(time) => beginn.onChange(time ?? '')}
        hint="Gilt an Tagen, an denen bei einer Person keine Arbeitszeit hinterlegt ist"
      />
      <RadioGroup
        {...fenster}
        value={String(fenster.value)}
        choices={FENSTER}
        onChange={(id) => fenster.onChange(FENSTERBREITEN.find((breite) => String(breite) === id) ?? 120)}
      />
      <RadioGroup {...form.field('ansage')} choices={ANSAGE} />
      <NumberField
        {...form.number('pufferMinuten')}
        unit="Min."
        hint="Kommt zu jeder Arbeit dazu: für ein Gespräch, für die Treppe"
      />
      <NumberField
        {...form.number('parkMinuten')}
        unit="Min."
        hint="Einmal je Straße, in der das Auto stehen bleibt"
      />
      <NumberField
        {...form.number('fahrzeitFaktor')}
        step={0.05}
        format={FAKTOR}
        hint="1 ist die freie Straße. Mit 1,1 dauert jede Fahrt ein Zehntel länger."
      />
      <Pausenfelder form={form} />
      <RadioGroup {...form.field('reihenfolge')} choices={REIHENFOLGE} />
      <RadioGroup {...form.field('verteilung')} choices={VERTEILUNG} />
    </SaveForm>
  );
}
