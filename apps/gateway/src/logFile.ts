import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, write } from 'node:fs';
import path from 'node:path';

export interface LogFile {
  write: (text: string) => void;
  /** Resolves when everything is written that can be. */
  settled: () => Promise<void>;
}

const BYTES_MAX = 10_000_000;
const FILES = 5;
const WAITING_BYTES_MAX = 1_000_000;
const TRY_AGAIN_AFTER_MS = 1_000;

/**
 * A log that cannot fill the disk and cannot end its process: it begins a new file when one is full and forgets the oldest;
 * while nothing can be written, lines are dropped and counted, and the first line after that says how many.
 */
export function openLogFile(file: string, bytesMax = BYTES_MAX): LogFile {
  const target = boundedFile(file, bytesMax);
  let waiting = Buffer.alloc(0);
  let dropped = 0;
  let failedAt = -Infinity;
  let settle: (() => void)[] | undefined;

  const settled = () => {
    for (const resolve of settle ?? []) resolve();
    settle = undefined;
  };
  const next = () => {
    if (waiting.length === 0) return settled();
    const bytes = waiting;
    const reported = dropped;
    waiting = Buffer.alloc(0);
    target.append(Buffer.concat([missing(reported), bytes]), (rest) => {
      if (rest === undefined) {
        dropped += linesIn(bytes) + linesIn(waiting);
        waiting = Buffer.alloc(0);
        failedAt = performance.now();
        return settled();
      }
      dropped -= reported;
      waiting = Buffer.concat([rest, waiting]);
      next();
    });
  };
  return {
    write: (text) => {
      const bytes = Buffer.from(text);
      const pausing = performance.now() - failedAt < TRY_AGAIN_AFTER_MS;
      if (pausing || waiting.length + bytes.length > WAITING_BYTES_MAX)
        return void (dropped += linesIn(bytes));
      waiting = Buffer.concat([waiting, bytes]);
      if (settle) return;
      settle = [];
      next();
    },
    settled: () => new Promise((resolve) => (settle ? settle.push(resolve) : resolve())),
  };
}

interface BoundedFile {
  /** Calls back with what is still to be written, or with undefined when nothing could be; never throws. */
  append: (bytes: Buffer, done: (rest: Buffer | undefined) => void) => void;
}

function boundedFile(file: string, bytesMax: number): BoundedFile {
  let handle: number | undefined;
  let size = 0;
  const close = () => {
    if (handle !== undefined) closeSync(handle);
    handle = undefined;
  };
  const opened = (): number => {
    if (handle !== undefined && size < bytesMax) return handle;
    close();
    if (size >= bytesMax) rotate(file);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    handle = openSync(file, 'a', 0o600);
    ({ size } = fstatSync(handle));
    return handle;
  };
  const append: BoundedFile['append'] = (bytes, done) => {
    try {
      write(opened(), bytes, (error, written) => {
        if (error) close();
        size += written;
        // A disk that is nearly full takes a part.
        done(error ? undefined : bytes.subarray(written));
      });
    } catch {
      done(undefined);
    }
  };
  return { append };
}

/** `api.log` becomes `api.log.1`, and so on; the oldest goes. */
function rotate(file: string): void {
  rmSync(`${file}.${FILES - 1}`, { force: true });
  for (let nr = FILES - 2; nr >= 0; nr -= 1)
    try {
      renameSync(nr === 0 ? file : `${file}.${nr}`, `${file}.${nr + 1}`);
    } catch {
      // There are not that many yet.
    }
}

/** A line of its own, whatever broke off before it. */
function missing(lines: number): Buffer {
  if (lines === 0) return Buffer.alloc(0);
  const time = new Date().toISOString();
  return Buffer.from(`\n${JSON.stringify({ time, msg: 'log lines dropped', lines })}\n`);
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (const byte of bytes) if (byte === 10) lines += 1;
  return lines;
}
