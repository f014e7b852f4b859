import type { Funde } from '../kalenderfund.ts';
import type { Belegt } from '../zeitraum.ts';
import type { Zeitensammler } from './zeitensammler.ts';
import type { Zonenwahl } from './zeitwert.ts';

/** What the readers of a calendar's parts share: what is asked, what is known of zones, and where to put what they find. */
export type Lesestand = {
  readonly spanne: Belegt;
  readonly zonen: Zonenwahl;
  readonly funde: Funde;
  readonly zeiten: Zeitensammler;
  /** Steps that are left to all series of the file together. */
  readonly schritte: { rest: number };
};
