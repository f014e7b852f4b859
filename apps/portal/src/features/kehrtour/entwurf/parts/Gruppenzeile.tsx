import { formatDauer, formatMenge } from '@kehrtour/domain/format';
import { RowCheckbox } from '@kehrtour/ui/layout/RowCheckbox.tsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';

import type { Hausgruppe } from '../hausauswahl.ts';

export type GruppenzeileProps = {
  gewaehlt: ReadonlySet<string>;
  /** Adds or removes houses. */
  onWaehle: (ids: readonly string[], dabei: boolean) => void;
  gruppe: Hausgruppe;
  offen: boolean;
  /** Tab comes here; to the other rows go the arrow keys. */
  tabbar: boolean;
  onKlappe: (id: string) => void;
};

/** A street or month with a box for all that is due there. It stands still while the list scrolls past it. */
export const Gruppenzeile = memo(function Gruppenzeile(props: GruppenzeileProps) {
  const { gruppe, offen, gewaehlt, tabbar, onKlappe, onWaehle } = props;
  const ids = gruppe.haeuser.map(({ id }) => id);
  const dabei = ids.filter((id) => gewaehlt.has(id)).length;
  const minuten = gruppe.haeuser.reduce((zusammen, haus) => zusammen + haus.minuten, 0);
  const Pfeil = offen ? ChevronDown : ChevronRight;
  return (
    <>
      <RowCheckbox
        inRow={!tabbar}
        label={`Alles Fällige: ${gruppe.titel}`}
        checked={dabei === ids.length}
        mixed={dabei > 0 && dabei < ids.length}
        onToggle={() => onWaehle(ids, dabei < ids.length)}
      />
      <button
        type="button"
        aria-expanded={offen}
        tabIndex={tabbar ? 0 : -1}
        onClick={() => onKlappe(gruppe.id)}
        className="ml-2 flex h-full min-w-0 grow cursor-pointer items-center gap-2 text-left"
      >
        <Pfeil aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 grow">
          <span className="block truncate leading-tight font-semibold">{gruppe.titel}</span>
          {gruppe.unter === '' ? null : (
            <span className="block truncate text-xs text-muted">{gruppe.unter}</span>
          )}
        </span>
        <span className="shrink-0 text-right text-sm leading-tight text-muted tabular-nums">
          <span className={`block ${dabei > 0 ? 'font-semibold text-ink' : ''}`}>
            {dabei > 0 ? `${dabei} von ${ids.length}` : formatMenge(ids.length, 'Haus', 'Häuser')}
          </span>
          <span className="block text-xs">{formatDauer(minuten)}</span>
        </span>
      </button>
    </>
  );
});
