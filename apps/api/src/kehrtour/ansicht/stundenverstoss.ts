import { formatMenge } from '@kehrtour/domain/format';

import type { VerlorenerTagRow } from '../../mitarbeiter/verloreneStunden.ts';
import type { SchichtMeta } from '../../planung/stand/planMeta.ts';

/** Hours that somebody set by hand, or the week of then, and that the week of now does not have: no plan takes them back by itself. */
export const stundenverstoss = (
  { mitarbeiterId, tag }: Pick<SchichtMeta, 'mitarbeiterId' | 'tag'>,
  verloren: readonly VerlorenerTagRow[],
): string[] =>
  verloren
    .filter((eine) => eine.mitarbeiter_id === mitarbeiterId && eine.tag === tag)
    .map(
      ({ halte }) =>
        `Arbeitet nach der neuen Arbeitswoche nicht zu diesen Stunden (${formatMenge(halte, 'Halt', 'Halte')})`,
    );
