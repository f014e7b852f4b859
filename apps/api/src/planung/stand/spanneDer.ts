import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage, type Tag } from '@kehrtour/domain/tag';

/** The days of a round with one on either side: rest between two days is a matter of both. */
export function spanneDer(tage: readonly Tag[]): { von: Date; bis: Date } {
  const sorted = tage.toSorted();
  const instantOf = (tag: Tag): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });
  return {
    von: instantOf(plusTage(sorted[0] ?? '2000-01-01', -1)),
    bis: instantOf(plusTage(sorted.at(-1) ?? '2000-01-01', 2)),
  };
}
