import fs from 'node:fs';

import type { DestinationStream } from 'pino';

import { systemCode } from '../refusal/systemCode.ts';

const TRY_AGAIN_AFTER_MS = 1_000;
const BUSY_TRIES_MAX = 20;
const BUSY_PAUSE_MS = 10;
const pauseCell = new Int32Array(new SharedArrayBuffer(4));

/**
 * Where the log goes: standard output. While it takes nothing (a full disk behind it, say) lines are dropped and counted, and
 * `tell` hears how many as soon as it takes some again. pino's own stream would end the process, or wait for ever.
 */
export function openLogDestination(tell: (lines: number) => void, handle = 1): DestinationStream {
  let dropped = 0;
  let failedAt = -Infinity;
  return {
    write: (line) => {
      if (performance.now() - failedAt < TRY_AGAIN_AFTER_MS) return void (dropped += 1);
      try {
        // After a line that broke off begins a new one.
        writeWhole(handle, Buffer.from(dropped > 0 ? `\n${line}` : line));
      } catch {
        dropped += 1;
        failedAt = performance.now();
        return;
      }
      const lines = dropped;
      dropped = 0;
      if (lines > 0) queueMicrotask(() => tell(lines));
    },
  };
}

/** @throws what the system says, also when a pipe stays full */
function writeWhole(handle: number, bytes: Buffer): void {
  let written = 0;
  for (let tries = 0; written < bytes.length;)
    try {
      written += fs.writeSync(handle, bytes, written);
    } catch (error) {
      tries += 1;
      if (systemCode(error) !== 'EAGAIN' || tries > BUSY_TRIES_MAX) throw error;
      Atomics.wait(pauseCell, 0, 0, BUSY_PAUSE_MS);
    }
}
