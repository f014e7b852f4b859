import type { ReactNode } from 'react';

import type { PageData } from '../../content/pageData.ts';
import { ClosingCall } from '../../shared/ClosingCall.tsx';
import { FiveMinutes } from '../../shared/FiveMinutes.tsx';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { Section } from '../../shared/Section.tsx';
import { StackDrawing } from './parts/StackDrawing.tsx';

const NEEDED = [
  'Eine Exportdatei aus Ihrer Kehrbezirkssoftware, mit Straße, Hausnummer, PLZ und Ort',
  'Einen eingerichteten Betrieb: Mitarbeitende, Tätigkeiten und Absender, einmalig etwa zehn Minuten',
  'Einen Drucker und eine Schneidemaschine, oder E-Mail-Adressen, die Ihre Kunden für Termine angegeben haben',
];

/** For people who searched for exactly this: the five steps, the proof, the conditions. */
export function FiveMinutesScreen({ page, demo }: PageData & { demo: ReactNode }) {
  return (
    <Page page={page}>
      <PageIntro
        title="Eine Kehrtour in fünf Minuten ankündigen"
        lead="Vierzig Häuser, vierzig Zettel, eine Datei. Nicht einen Abend lang mit Serienbrief und Kalender, sondern bevor Sie losfahren."
      >
        <StackDrawing />
      </PageIntro>
      <Section title="Fünf Schritte" lead="Richtwerte für 40 Häuser, wenn der Betrieb eingerichtet ist.">
        <FiveMinutes />
      </Section>
      <Section
        ground="sunken"
        title="Schritt vier zum Ausprobieren"
        lead="Zwölf erfundene Häuser in der Reihenfolge der Datei. Ein Knopf, und Sie sehen, was der Planer daraus macht."
      >
        {demo}
      </Section>
      <Section title="Was Sie dafür brauchen">
        <ol className="grid gap-6 md:grid-cols-3">
          {NEEDED.map((thing, index) => (
            <li key={thing} className="flex gap-4">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brass-soft font-bold text-brass-ink">
                {index + 1}
              </span>
              <span className="pt-1">{thing}</span>
            </li>
          ))}
        </ol>
      </Section>
      <ClosingCall />
    </Page>
  );
}
