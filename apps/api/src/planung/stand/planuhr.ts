import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import type { Uhrzeit } from '@kehrtour/domain/uhrzeit';

/**
 * The clock of a plan: seconds that go by from midnight of its first day. In the night in which the clock on the wall is
 * put forward or back a visit takes as long as in any other.
 */
export type Planuhr = {
  readonly nullTag: Tag;
  readonly sekunden: (tag: Tag, uhrzeit: Uhrzeit) => number;
  readonly instant: (sekunden: number) => Date;
  readonly vonInstant: (instant: Date) => number;
};

export function planuhr(nullTag: Tag): Planuhr {
  const zero = zeitpunktAus({ tag: nullTag, uhrzeit: '00:00' }).getTime();
  const vonInstant = (instant: Date): number => Math.floor((instant.getTime() - zero) / 1000);
  return {
    nullTag,
    sekunden: (tag, uhrzeit) => vonInstant(zeitpunktAus({ tag, uhrzeit })),
    instant: (sekunden) => new Date(zero + Math.floor(sekunden) * 1000),
    vonInstant,
  };
}
