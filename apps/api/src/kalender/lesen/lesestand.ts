import type { Funde } from '../kalenderfund.ts';
import { type Belegt, vereinige } from '../zeitraum.ts';
import type { Zonenwahl } from './zeitwert.ts';

/** What the readers of a calendar's parts share: what is asked, what is known of zones, and where to put what they find. */
export type Lesestand = {
  readonly spanne: Belegt;
  readonly zonen: Zonenwahl;
  readonly funde: Funde;
  readonly zeiten: { von: number; bis: number }[];
};

/** So many times are kept apart before those that meet become one: thousands of series at the same hours are few times. */
const GEHALTEN_MAX = 50_000;

/** Notes a busy time that meets the span; what touches the one before becomes one with it. */
export function belege(
  { spanne, zeiten }: Pick<Lesestand, 'spanne' | 'zeiten'>,
  von: number,
  bis: number,
): void {
  if (bis <= von || bis <= spanne.von || von >= spanne.bis) return;
  const letzte = zeiten.at(-1);
  if (letzte && von >= letzte.von && von <= letzte.bis) letzte.bis = Math.max(letzte.bis, bis);
  else if (zeiten.push({ von, bis }) > GEHALTEN_MAX) zeiten.splice(0, Infinity, ...vereinige(zeiten, spanne));
}
