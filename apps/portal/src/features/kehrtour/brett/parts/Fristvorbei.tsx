import { formatMenge, formatTag, formatTagKurz } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { TriangleAlert } from 'lucide-react';

import type { Planansicht } from '../planansicht.ts';

export type FristvorbeiProps = {
  halte: Planansicht['fristVorbei'];
  /** Where another day is chosen; null where the round stands. */
  tagWaehlen: string | null;
};

/** Houses that are late whatever is planned: one line instead of a red one for each, with what helps. */
export function Fristvorbei({ halte, tagWaehlen }: FristvorbeiProps) {
  if (halte.length === 0) return null;
  return (
    <details className="rounded-lg border border-warning-line bg-warning-soft">
      <summary className="flex min-h-control cursor-pointer items-center gap-3 px-4 py-2 font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
        {formatMenge(halte.length, 'Haus', 'Häuser')}: Frist schon vorbei
        <span className="ml-auto text-sm font-normal underline">Ansehen</span>
      </summary>
      <div className="flex flex-col gap-2 px-4 pb-3 text-sm">
        <p className="max-w-prose">
          Diese Fristen hält kein Tag mehr ein, der Plan zählt sie deshalb nicht als Verstoß. Je früher der
          Besuch, desto besser
          {tagWaehlen === null ? '.' : <>: </>}
          {tagWaehlen === null ? null : <Link href={tagWaehlen}>früheren Tag wählen</Link>}
          {tagWaehlen === null ? null : '.'} Ist die Arbeit längst getan, tragen Sie sie beim Haus als
          erledigt ein, dann fällt sie aus der Kehrtour.
        </p>
        <ul className="max-h-72 divide-y divide-warning-line overflow-y-auto">
          {halte.map(({ halt, fristWar, tag }) => (
            <li key={halt.id} className="flex flex-wrap gap-x-4 py-1.5">
              <span className="min-w-0 grow basis-56">
                <Link href={`/liegenschaften/${halt.liegenschaftId}`}>{halt.anschrift}</Link>
              </span>
              <span className="tabular-nums">Frist war {formatTag(fristWar)}</span>
              <span className="tabular-nums">geplant {formatTagKurz(tag)}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
