import module from 'node:module';
import { Worker } from 'node:worker_threads';

import type { Mitgabe, Nachricht, Verbrauch } from './kindprozess.ts';

/**
 * The child's side of `Kindprozess`: answers each task with what `arbeite` returns. An error that carries a
 * `grund` keeps it on the way. Ends with its parent, so that nothing is left running.
 */
export function bediene<Frage, Antwort>(
  arbeite: (inhalt: Frage, melde: (meldung: unknown) => void) => Promise<Antwort>,
): void {
  process.on('disconnect', () => process.exit(0));
  // All code is here: kept for the next start, and from now on nothing is written there any more.
  module.flushCompileCache();
  const { verbrauch, kept } = JSON.parse(process.argv[2] ?? '{}') as Partial<Mitgabe>;
  if (kept !== undefined) process.permission?.drop('fs.write', kept);
  if (verbrauch !== undefined) stelleUhr(verbrauch);
  process.on('message', async ({ inhalt }: { inhalt: Frage }) => {
    try {
      sende({
        art: 'ergebnis',
        inhalt: await arbeite(inhalt, (meldung) => sende({ art: 'meldung', inhalt: meldung })),
      });
    } catch (fehler) {
      const text = fehler instanceof Error ? fehler.message : String(fehler);
      sende({ art: 'fehler', grund: grundVon(fehler), text });
    }
  });
}

/** In a thread, because whoever computes without end hears no clock of his own; before the first word of a stranger is read. */
function stelleUhr(verbrauch: Verbrauch): void {
  new Worker(new URL('./rechenuhr.thread.ts', import.meta.url), {
    workerData: verbrauch,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
  // A thread has every right that its process was refused: there is no second one.
  process.permission.drop('worker');
}

function grundVon(fehler: unknown): string {
  if (fehler instanceof Error && 'grund' in fehler && typeof fehler.grund === 'string') return fehler.grund;
  return 'prozess.fehler';
}

function sende<Antwort>(nachricht: Nachricht<Antwort>): void {
  process.send?.(nachricht);
}

/** A file that was handed over; the channel keeps bytes as bytes. */
export function alsBytes(inhalt: unknown): Uint8Array {
  if (inhalt instanceof Uint8Array) return inhalt;
  throw new TypeError('what was handed over is no file');
}
