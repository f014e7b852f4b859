import { spawn } from 'node:child_process';
import { appendFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

import { computedBy } from './computedBy.ts';
import { judgeOf, type Patience } from './judge.ts';
import { Board } from './underWay.ts';

const STDOUT = 1;

const { shared, patience, name, logFile } = workerData as {
  shared: SharedArrayBuffer;
  patience: Patience;
  name: string;
  logFile: string | undefined;
};
const board = new Board(shared);
const standsStill = judgeOf(patience);

/** Nobody may read what we write, and a pipe that is full holds whoever writes into it. */
function endWhateverHappens(): void {
  // Only while this process is its parent still: when it is gone, the number may be another's.
  const script = `sleep 2; read -r _ _ _ parent _ < /proc/$$/stat; [ "$parent" = ${process.pid} ] && kill -9 ${process.pid}`;
  spawn('sh', ['-c', script], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

let last = performance.now();
setInterval(() => {
  const now = performance.now();
  const look = { passedMs: now - last, beats: board.beats, computedMs: computedBy(process.pid) };
  last = now;
  if (!standsStill(look) || board.held) return;
  const event = { level: 60, time: Date.now(), pid: process.pid, process: name, underWay: board.underWay() };
  endWhateverHappens();
  const line = `${JSON.stringify({ ...event, msg: 'the event loop stands still: ended' })}\n`;
  try {
    if (logFile !== undefined) appendFileSync(logFile, line);
    writeSync(STDOUT, line);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, patience.lookMs);
