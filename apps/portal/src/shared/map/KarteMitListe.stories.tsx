import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import type { MapPoint } from './map.props.ts';
import { MapView } from './MapView.tsx';

export default {
  title: 'Muster/Karte mit Liste',
  component: MapView,
  parameters: {
    guide: {
      text: 'Die Liste sagt alles, was die Karte sagt. Wer in der einen wählt, sieht es in der anderen.',
      keys: [
        ['Tab, Enter', 'wählt in der Liste'],
        ['Pfeile', 'bewegen die Karte, wenn sie den Fokus hat'],
      ],
      yes: ['Dieselbe Nummer und dieselbe Farbe auf Karte, Achse und Liste.'],
      no: ['Angaben, die nur auf der Karte stehen.', 'Kacheln voraussetzen: Straßen zeichnen wir selbst.'],
    },
  },
};

const HALTE: MapPoint[] = Array.from({ length: 7 }, (_, index) => ({
  id: `halt-${index}`,
  lat: 49.51 + Math.sin(index / 2) * 0.003,
  lon: 11.27 + index * 0.0012,
  label: `Hardtstraße ${index + 1}`,
  number: String(index + 1),
  colour: 1,
  tone: index === 4 ? 'danger' : 'normal',
}));

function KarteMitListe({ halte }: { halte: readonly MapPoint[] }) {
  const [gewaehlt, setGewaehlt] = useState('halt-2');
  return (
    <StoryPage>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <MapView
          label="Halte am Dienstag, 4. Mai 2027"
          points={halte}
          lines={halte.length === 0 ? [] : [{ id: 'weg', colour: 1, path: halte }]}
          selected={new Set([gewaehlt])}
          onSelect={setGewaehlt}
          height="24rem"
        />
        {halte.length === 0 ? (
          <EmptyState title="Noch kein Haus verortet">
            Häuser erscheinen hier, sobald ihre Anschrift gefunden ist.
          </EmptyState>
        ) : (
          <ol className="divide-y divide-line self-start rounded-lg border border-line bg-surface">
            {halte.map((halt) => (
              <li key={halt.id}>
                <button
                  type="button"
                  aria-pressed={halt.id === gewaehlt}
                  onClick={() => setGewaehlt(halt.id)}
                  className="flex min-h-control w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:font-semibold"
                >
                  <span className="w-6 text-muted tabular-nums">{halt.number}</span>
                  <span className="min-w-0 grow">{halt.label}</span>
                  {halt.tone === 'danger' ? (
                    <Status look="bare" tone="danger">
                      Zusage gebrochen
                    </Status>
                  ) : null}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </StoryPage>
  );
}

export const Normal = () => <KarteMitListe halte={HALTE} />;
export const Empty = () => <KarteMitListe halte={[]} />;
export const LongTexts = () => (
  <KarteMitListe
    halte={HALTE.slice(0, 3).map((halt) => ({
      ...halt,
      label: `Wohnungseigentümergemeinschaft Obere Bahnhofstraße ${halt.number}, Rückgebäude links`,
    }))}
  />
);
