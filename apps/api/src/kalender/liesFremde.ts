import { ProcessFault } from '../platform/process/ownProcess.ts';
import { StrangerReader } from '../platform/process/strangerReader.ts';
import type { Gelesen, Kalenderantwort, Kalenderauftrag } from './kalenderantwort.ts';
import type { Belegt } from './zeitraum.ts';

/** A calendar that needs longer or more memory than any honest one is refused. */
const LESER = new StrangerReader<Kalenderauftrag, Gelesen>(
  new URL('./kalender.process.ts', import.meta.url),
  {
    memoryMb: 256,
    cpuMs: 10_000,
    wallMs: 30_000,
    slots: 2,
    waitingMax: 500,
  },
);

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
    return await LESER.read({ antwort: { form, bytes }, spanne, eigenerWirt });
  } catch (fehler) {
    if (fehler instanceof ProcessFault) return { ok: false, grund: 'zu-aufwendig' };
    throw fehler;
  }
}
