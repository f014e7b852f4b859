import { Progress } from '@kehrtour/ui/message/Progress.tsx';

import type { Lauf } from './useLauf.ts';

/** A running computation: how far it is, and its end with the best so far. It stays in sight while the page is read. */
export function Rechenlauf({ lauf }: { lauf: Pick<Lauf, 'vorgang' | 'abbricht' | 'brichAb'> }) {
  const { vorgang } = lauf;
  return (
    <div className="sticky top-0 z-30 -mx-4 border-b border-line bg-page px-4 py-3 sm:mx-0 sm:px-0">
      <Progress
        label={vorgang?.schritt ?? 'Vorschlag wird gerechnet'}
        {...(vorgang === null || vorgang.anteil === 0 ? {} : { value: Math.round(vorgang.anteil * 100) })}
        hint="Sie können die Seite verlassen; der Vorschlag steht hier, sobald er fertig ist."
        onCancel={lauf.brichAb}
        cancelLabel="Beenden und Bestes nehmen"
        canceling={lauf.abbricht}
      />
    </div>
  );
}
