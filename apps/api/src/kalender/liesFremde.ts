import { Fremdleser } from '../platform/process/fremdleser.ts';
import { ProzessFehler } from '../platform/process/kindprozess.ts';
import type { Gelesen, Kalenderantwort, Kalenderauftrag } from './kalenderantwort.ts';
import type { Belegt } from './zeitraum.ts';

/** A calendar that needs longer or more memory than any honest one is refused. */
const LESER = new Fremdleser<Kalenderauftrag, Gelesen>(new URL('./kalender.process.ts', import.meta.url), {
  speicherMb: 256,
  rechenMs: 10_000,
  zeitMs: 30_000,
  plaetze: 2,
  wartendeMax: 500,
});

/**
 * Reads a stranger's calendar where it can hurt nobody: in a process with its own memory limit and clock. `eigenerWirt` is the host in
 * the UIDs of our own feed, whose appointments do not count.
 */
export async function liesFremde(
  { form, bytes }: Kalenderantwort,
  spanne: Belegt,
  eigenerWirt: string,
): Promise<Gelesen> {
  try {
    return await LESER.lies({ antwort: { form, bytes }, spanne, eigenerWirt });
  } catch (fehler) {
    if (fehler instanceof ProzessFehler) return { ok: false, grund: 'zu-aufwendig' };
    throw fehler;
  }
}
