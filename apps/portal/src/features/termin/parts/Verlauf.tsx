import type { Termin } from '@kehrtour/contract/termin';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { TERMINVERLAUF_NAMEN } from '@kehrtour/domain/terminverlauf';

import { werText } from '../termin.format.ts';

/** Every change: who and when. */
export function Verlauf({ verlauf }: Pick<Termin, 'verlauf'>) {
  if (verlauf.length === 0) return <p className="text-muted">Noch keine Änderung.</p>;
  return (
    <ol className="flex flex-col gap-3">
      {verlauf.map(({ am, wer, was, grund }, index) => (
        <li key={`${am}-${index}`}>
          <p className="wrap-break-word">
            {grund === '' ? TERMINVERLAUF_NAMEN[was] : `${TERMINVERLAUF_NAMEN[was]}: ${grund}`}
          </p>
          <p className="text-sm text-muted tabular-nums">
            {formatZeitpunkt(new Date(am))} · {werText(wer)}
          </p>
        </li>
      ))}
    </ol>
  );
}
