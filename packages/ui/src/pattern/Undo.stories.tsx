import { useEffect, useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { EmptyState } from '../message/EmptyState.tsx';
import { showToast } from '../message/showToast.tsx';

export default {
  title: 'Muster/Rückgängig',
  parameters: {
    guide: {
      text: 'Sofort tun und zehn Sekunden lang zurücknehmen, statt vorher zu fragen.',
      also: ['zurücknehmen', 'Toast'],
      english: ['Undo', 'Undo toast', 'Optimistic delete'],
      status: 'fest',
      since: '0.2.0',
      instead: [['Es lässt sich nicht zurückholen', 'Nachfrage']],
      related: ['Toast'],
      reader: ['Die Meldung wird gesagt, ohne den Fokus zu nehmen.'],
      keys: [
        ['Alt T', 'geht zur Meldung'],
        ['Enter', 'nimmt zurück'],
      ],
      yes: ['Die Meldung nennt, was weg ist.', 'Zurückgenommenes steht wieder an seinem Platz.'],
      no: ['Für Nachrichten an Kunden: die lassen sich nicht zurückholen.'],
    } satisfies OwnGuide,
  },
};

const STOPS = ['Marktplatz 4', 'Marktplatz 9', 'Obere Bahnhofstraße 14–18', 'Hersbrucker Straße 31'];

function Stops({ first }: { first: readonly string[] }) {
  const [stops, setStops] = useState(first);
  const remove = (stop: string) => {
    setStops(stops.filter((other) => other !== stop));
    showToast(`${stop} wurde aus der Kehrtour genommen.`, { id: 'undo', onUndo: () => setStops(stops) });
  };
  if (stops.length === 0) {
    return (
      <EmptyState
        title="Kein Halt mehr in dieser Kehrtour"
        action={<Button onPress={() => setStops(STOPS)}>Von vorn</Button>}
      />
    );
  }
  return (
    <ul className="max-w-xl divide-y divide-line rounded-lg border border-line bg-surface">
      {stops.map((stop) => (
        <li key={stop} className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
          <span className="min-w-0">{stop}</span>
          <Button size="small" kind="quiet" aria-label={`${stop} entfernen`} onPress={() => remove(stop)}>
            Entfernen
          </Button>
        </li>
      ))}
    </ul>
  );
}

export const Normal = () => <Stops first={STOPS} />;
export const Empty = () => <Stops first={[]} />;

export const JustRemoved = () => {
  useEffect(() => {
    showToast('Marktplatz 4 wurde aus der Kehrtour genommen.', { id: 'undo', onUndo: () => undefined });
  }, []);
  return <Stops first={STOPS.slice(1)} />;
};
