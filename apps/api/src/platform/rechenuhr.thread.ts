import { workerData } from 'node:worker_threads';

import { RECHENZEIT_UM } from './kindprozess.ts';

const HINSEHEN_MS = 50;

const { rechenMs } = workerData as { rechenMs: number };

/** The time of all threads of this process: what was computed, not what was waited for a processor. */
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > rechenMs) process.kill(process.pid, RECHENZEIT_UM);
}, HINSEHEN_MS);
