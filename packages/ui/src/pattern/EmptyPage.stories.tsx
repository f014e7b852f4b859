import { MapPinned } from 'lucide-react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { ButtonLink } from '../action/ButtonLink.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { EmptyState } from '../message/EmptyState.tsx';

export default {
  title: 'Muster/Leerer Anfang',
  component: EmptyState,
  parameters: {
    guide: {
      text: 'Die erste Begegnung mit einer Seite: was hier einmal steht, und der kleinste Schritt dorthin.',
      also: ['leer', 'Leerzustand', 'Anfang'],
      english: ['Onboarding', 'First run', 'Getting started', 'Welcome screen'],
      status: 'fest',
      since: '0.2.0',
      instead: [['Es gibt mehrere Aufgaben zum Einrichten', 'Aufgabenliste']],
      related: ['EmptyState'],
      reader: ['Die Überschrift sagt, was fehlt, der Knopf, was man tut.'],
      yes: ['Ein Weg hervorgehoben, der andere leise.', 'Nichts gefunden: sagen, wonach gesucht wurde.'],
      no: ['Eine leere Tabelle mit Kopfzeile.', 'Ein Bild, das nichts sagt.'],
    } satisfies OwnGuide,
  },
};

export const FirstVisit = () => (
  <>
    <PageHeader title="Liegenschaften" />
    <EmptyState
      title="Noch keine Liegenschaften"
      icon={<MapPinned aria-hidden strokeWidth={1.5} />}
      action={
        <>
          <ButtonLink kind="primary" href="/import">
            Datei übernehmen
          </ButtonLink>
          <Button kind="quiet">Einzeln anlegen</Button>
        </>
      }
    >
      Ziehen Sie die Exportdatei Ihres Kehrprogramms hierher. 2.200 Häuser sind in Sekunden da.
    </EmptyState>
  </>
);

export const AllDone = () => (
  <>
    <PageHeader title="Noch zu klären" />
    <EmptyState title="Alles beantwortet.">Neue Antworten erscheinen hier von selbst.</EmptyState>
  </>
);
