import { spawn } from 'node:child_process';
import { readFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

import { judgeOf, type Patience } from './judge.ts';
import { Board } from './underWay.ts';

const STDOUT = 1;
/** Linux counts by hundredths of a second, whatever the machine. */
const TICK_MS = 10;
/** Behind the name of the program, which may hold anything: user time is the twelfth word, the system's the next. */
const USER_TIME = 11;

const { shared, patience, name } = workerData as {
  shared: SharedArrayBuffer;
  patience: Patience;
  name: string;
};
const board = new Board(shared);
const standsStill = judgeOf(patience);

/** The thread of the loop bears the number of its process. */
function computedMs(): number | undefined {
  try {
    const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'latin1');
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(words[USER_TIME]) + Number(words[USER_TIME + 1])) * TICK_MS;
  } catch {
    return undefined;
  }
}

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
  const look = { passedMs: now - last, beats: board.beats, computedMs: computedMs() };
  last = now;
  if (!standsStill(look) || board.held) return;
  const event = { level: 60, time: Date.now(), pid: process.pid, process: name, underWay: board.underWay() };
  endWhateverHappens();
  try {
    writeSync(STDOUT, `${JSON.stringify({ ...event, msg: 'the event loop stands still: ended' })}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, patience.lookMs);
