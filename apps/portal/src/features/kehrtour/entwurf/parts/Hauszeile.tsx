import { formatDauer, formatTag } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { memo } from 'react';

import { erstAb, fristnaehe } from '../hausauswahl.ts';
import type { Haus } from '../hausauswahl.ts';

export type HauszeileProps = {
  haus: Haus;
  mitStrasse: boolean;
  dabei: boolean;
  heute: Tag;
  /** Tab comes here; to the other rows go the arrow keys. */
  tabbar: boolean;
  /** Adds or removes it. */
  onWaehle: (ids: readonly string[], dabei: boolean) => void;
};

/** A house of the list with its work and Frist. It stands still while the list scrolls past it. */
export const Hauszeile = memo(function Hauszeile({
  haus,
  mitStrasse,
  dabei,
  heute,
  tabbar,
  onWaehle,
}: HauszeileProps) {
  const lage = fristnaehe(haus, heute);
  const ab = erstAb(haus, heute);
  return (
    <label className="flex h-full min-w-0 grow cursor-pointer items-center gap-3 pl-6 hover:bg-sunken">
      <input
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer"
        checked={dabei}
        tabIndex={tabbar ? 0 : -1}
        onChange={() => onWaehle([haus.id], !dabei)}
      />
      <span className="min-w-0 grow">
        <span className="block truncate leading-tight">
          {mitStrasse ? `${haus.strasse} ` : ''}
          {mitStrasse ? haus.hausnr : `Nr. ${haus.hausnr}`}
        </span>
        {haus.name === '' ? null : <span className="block truncate text-xs text-muted">{haus.name}</span>}
      </span>
      <span className="shrink-0 text-right text-xs leading-tight text-muted tabular-nums">
        <span className="block">{formatDauer(haus.minuten)}</span>
        {haus.naechsteFrist === null ? null : (
          <span
            className={`block ${lage === 'ueberfaellig' ? 'font-semibold text-danger' : lage === 'bald' ? 'font-semibold text-warning' : ''}`}
          >
            {ab === null ? null : `erst ab ${formatTag(ab)} · `}
            {lage === 'ueberfaellig' ? 'Frist war ' : 'bis '}
            {formatTag(haus.naechsteFrist)}
          </span>
        )}
      </span>
    </label>
  );
});
