import module from 'node:module';
import { Worker } from 'node:worker_threads';

import type { Handover, Message, Usage } from './ownProcess.ts';

/**
 * The child's side of `OwnProcess`: answers each task with what `work` returns. An error that carries a
 * `grund` keeps it on the way. Ends with its parent, so that nothing is left running.
 */
export function serveParent<Question, Answer>(
  work: (content: Question, report: (said: unknown) => void) => Promise<Answer>,
): void {
  process.on('disconnect', () => process.exit(0));
  // All code is here: kept for the next start, and from now on nothing is written there any more.
  module.flushCompileCache();
  const { usage, kept } = JSON.parse(process.argv[2] ?? '{}') as Partial<Handover>;
  if (kept !== undefined) process.permission?.drop('fs.write', kept);
  if (usage !== undefined) startClock(usage);
  process.on('message', async ({ content }: { content: Question }) => {
    try {
      send({
        type: 'result',
        content: await work(content, (said) => send({ type: 'report', content: said })),
      });
    } catch (fault) {
      const text = fault instanceof Error ? fault.message : String(fault);
      send({ type: 'fault', grund: reasonOf(fault), text });
    }
  });
}

/** In a thread, because whoever computes without end hears no clock of his own; before the first word of a stranger is read. */
function startClock(usage: Usage): void {
  new Worker(new URL('./cpuClock.thread.ts', import.meta.url), {
    workerData: usage,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
  // A thread has every right that its process was refused: there is no second one.
  process.permission.drop('worker');
}

function reasonOf(fault: unknown): string {
  if (fault instanceof Error && 'grund' in fault && typeof fault.grund === 'string') return fault.grund;
  return 'prozess.fehler';
}

function send<Answer>(message: Message<Answer>): void {
  process.send?.(message);
}

/** A file that was handed over; the channel keeps bytes as bytes. */
export function asBytes(content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content;
  throw new TypeError('what was handed over is no file');
}
