import { KartenFehler } from './kartenfehler.ts';

/**
 * Work with as little memory as is enough, in MB. Whoever may hold more throws waste away later: most is given only to what
 * cannot be done with less.
 */
export async function mitGenugSpeicher<Ergebnis>(
  [wenig, viel]: readonly [number, number],
  arbeite: (speicherMb: number) => Promise<Ergebnis>,
): Promise<Ergebnis> {
  try {
    return await arbeite(wenig);
  } catch (fehler) {
    if (fehler instanceof KartenFehler && fehler.grund === 'karte.zu-wenig-speicher') return arbeite(viel);
    throw fehler;
  }
}
