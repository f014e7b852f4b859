import type { Spanne } from './bewerteAnordnung.ts';
import type { Schichtansicht } from './planansicht.ts';

const STUNDE = 60;
const FRUEH = 7 * STUNDE;
const SPAET = 16 * STUNDE;
/** A block narrower than this many pixels cannot be taken by a finger or read. */
const BLOCK_PX = 26;

/** The stretch of day that shows everything of these shifts, in full hours with air around. */
export function achsenspanne(schichten: readonly Schichtansicht[]): Spanne {
  const zeiten = schichten.flatMap(({ von, bis, halte }) => [
    ...(bis > von ? [von, bis] : []),
    ...halte.flatMap(({ fenster }) => (fenster === null ? [] : [fenster.von, fenster.bis])),
  ]);
  if (zeiten.length === 0) return { von: FRUEH, bis: SPAET };
  return {
    von: Math.max(0, Math.floor(Math.min(...zeiten) / STUNDE) * STUNDE),
    bis: Math.min(24 * STUNDE, Math.ceil((Math.max(...zeiten) + 1) / STUNDE) * STUNDE),
  };
}

/** Pixels of a minute at which the shortest stop can still be taken. */
export function minutePixel(schichten: readonly Schichtansicht[]): number {
  const dauern = schichten
    .flatMap(({ halte }) => halte.map(({ von, bis }) => bis - von))
    .filter((d) => d > 0);
  const kuerzeste = dauern.length === 0 ? STUNDE : Math.min(...dauern);
  return Math.min(3, Math.max(1.2, BLOCK_PX / kuerzeste));
}

/** Promised windows of a shift, each once, in the order of the day. */
export function fensterbaender(schicht: Pick<Schichtansicht, 'halte'>): (Spanne & { bricht: boolean })[] {
  const baender = new Map<string, Spanne & { bricht: boolean }>();
  for (const { fenster, verstoesse } of schicht.halte) {
    if (fenster === null) continue;
    const key = `${fenster.von}-${fenster.bis}`;
    baender.set(key, { ...fenster, bricht: (baender.get(key)?.bricht ?? false) || verstoesse.length > 0 });
  }
  return [...baender.values()].toSorted((a, b) => a.von - b.von);
}
