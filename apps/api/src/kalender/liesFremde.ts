import type { KalenderHinweis } from '@kehrtour/contract/kalender';

import { Fremdleser } from '../platform/fremdleser.ts';
import { ProzessFehler } from '../platform/kindprozess.ts';
import type { GelesenerKalender } from './liesKalender.ts';
import { type Belegt, vereinige } from './zeitraum.ts';

/** A calendar that needs longer or more memory than any honest one is refused. */
const LESER = new Fremdleser(new URL('./kalender.process.ts', import.meta.url), {
  speicherMb: 256,
  rechenMs: 10_000,
  zeitMs: 30_000,
  plaetze: 2,
  wartendeMax: 500,
});

export type Gelesen = { readonly zeiten: readonly Belegt[]; readonly hinweise: readonly KalenderHinweis[] };

/** Reads strangers' calendars where they can hurt nobody: in a process with its own memory limit and clock. Undefined: not a calendar. */
export async function liesFremde(texte: readonly string[], spanne: Belegt): Promise<Gelesen | undefined> {
  const teile = (await LESER.lies({ texte, spanne }).catch((fehler: unknown) => {
    if (fehler instanceof ProzessFehler) return [];
    throw fehler;
  })) as readonly GelesenerKalender[];
  const gelesen = teile.flatMap((teil) => (teil.ok ? [teil] : []));
  if (gelesen.length === 0 && texte.length > 0) return undefined;
  const hinweise = new Set(gelesen.flatMap((teil) => teil.hinweise));
  if (gelesen.length < texte.length) hinweise.add('unlesbare-eintraege');
  return {
    zeiten: vereinige(
      gelesen.flatMap(({ zeiten }) => zeiten),
      spanne,
    ),
    hinweise: [...hinweise].toSorted(),
  };
}
