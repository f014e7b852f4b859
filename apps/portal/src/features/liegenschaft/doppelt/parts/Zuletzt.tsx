import type { Zusammenfuehrung } from '@kehrtour/contract/doppelt';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';

import type { Doppeltaten } from '../useDoppelte.ts';

/** What was joined, newest first; what nothing rests on yet can be parted again. */
export function Zuletzt({ eintraege, tat }: { eintraege: readonly Zusammenfuehrung[]; tat: Doppeltaten }) {
  return (
    <ul className="divide-y divide-line">
      {eintraege.map(({ id, liegenschaftId, anschrift, mit, am, wer, trennbar }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6"
        >
          <div className="min-w-0 grow basis-64">
            <p className="break-words">
              <Link href={`/liegenschaften/${liegenschaftId}`}>{anschrift}</Link> mit „{mit}“
            </p>
            <p className="text-sm text-muted">
              {[formatZeitpunkt(new Date(am)), wer].filter((teil) => teil !== '').join(' · ')}
              {trennbar ? '' : ' · seither geändert, bleibt zusammen'}
            </p>
          </div>
          {trennbar ? (
            <Button
              size="small"
              busy={tat.busy === id}
              aria-label={`${anschrift} wieder trennen`}
              onPress={() => void tat.trenne(id)}
            >
              Wieder trennen
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
