import type { Tag } from '@kehrtour/domain/tag';
import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';

import { verplantProzent, wocheKurz, wochensorgen } from '../quartal.format.ts';
import type { Wochenblick } from '../quartalsplan.ts';

export type WochenkoepfeProps = {
  wochen: readonly Wochenblick[];
  gewaehlt: Tag | null;
  onWoche: (woche: Tag) => void;
};

/** The weeks above the streets: how full each is, and a way to its days. */
export function Wochenkoepfe({ wochen, gewaehlt, onWoche }: WochenkoepfeProps) {
  return (
    <thead className="sticky top-0 z-20 bg-surface">
      <tr>
        <th scope="col" className="sticky left-0 z-10 border-b border-line bg-surface px-3 py-2 text-left">
          Straße
        </th>
        {wochen.map((woche) => (
          <Wochenkopf
            key={woche.woche}
            woche={woche}
            gewaehlt={woche.woche === gewaehlt}
            onWoche={() => onWoche(woche.woche)}
          />
        ))}
      </tr>
    </thead>
  );
}

type WochenkopfProps = { woche: Wochenblick; gewaehlt: boolean; onWoche: () => void };

function Wochenkopf({ woche, gewaehlt, onWoche }: WochenkopfProps) {
  const { name, tage, erster } = wocheKurz(woche.woche);
  const sorgen = wochensorgen(woche);
  return (
    <th scope="col" aria-label={`${name}, ${tage}`} className="border-b border-l border-line p-0 font-normal">
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={gewaehlt}
        onClick={onWoche}
        className="relative flex min-h-control w-full cursor-pointer flex-col items-center justify-center px-1 py-1 leading-tight hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-ink aria-pressed:shadow-[inset_0_-3px_0_var(--color-accent)]"
      >
        <span className="font-semibold whitespace-nowrap">{name}</span>
        <span className="text-xs whitespace-nowrap">{erster}</span>
        <span
          className={`text-xs whitespace-nowrap ${sorgen.length > 0 ? 'font-bold text-danger' : 'text-muted'}`}
        >
          {sorgen.length > 0 ? <span aria-hidden>! </span> : null}
          {verplantProzent(woche)} %<VisuallyHidden>{[' verplant', ...sorgen].join(', ')}</VisuallyHidden>
        </span>
      </button>
    </th>
  );
}
