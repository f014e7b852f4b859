import { MapPinned } from 'lucide-react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { ButtonLink } from '../action/ButtonLink.tsx';
import type { EmptyStateProps } from './EmptyState.tsx';
import { EmptyState } from './EmptyState.tsx';

export default {
  title: 'Mitteilen/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      text: 'Noch nichts da, oder nichts gefunden: nennt den nächsten kleinsten Schritt.',
      also: ['leer', 'Leerzustand', 'nichts da'],
      english: ['Empty state', 'Blank slate', 'Zero state', 'No results'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es lädt noch', 'Skeleton'],
        ['Es ist etwas schiefgegangen', 'Notice'],
      ],
      related: ['Leerer Anfang'],
      reader: ['Eine Überschrift, ein Satz und der nächste Schritt.'],
      yes: ['Ein Satz, ein Knopf.'],
      no: ['„Keine Daten“.'],
    } satisfies OwnGuide,
  },
};

export const Normal = {
  args: {
    title: 'Heute fährt niemand.',
    children: 'Morgen sind zwei Personen unterwegs.',
  } satisfies EmptyStateProps,
};

export const First = () => (
  <EmptyState
    title="Noch keine Liegenschaften"
    icon={<MapPinned aria-hidden strokeWidth={1.5} />}
    action={
      <>
        <ButtonLink kind="primary" href="/kehrtouren/neu/import">
          Datei übernehmen
        </ButtonLink>
        <Button kind="quiet">Einzeln anlegen</Button>
      </>
    }
  >
    Ziehen Sie die Exportdatei Ihres Kehrprogramms hierher. 2.200 Häuser sind in Sekunden da.
  </EmptyState>
);

export const NothingFound = () => (
  <EmptyState title="Nichts gefunden für „Bahnhofsallee“" action={<Button>Filter zurücksetzen</Button>}>
    Im Bezirk gibt es Bahnhofstraße und Obere Bahnhofstraße.
  </EmptyState>
);

export const OnlyTitle = () => <EmptyState title="Heute fährt niemand." />;
