import { workerData } from 'node:worker_threads';

import { RECHENZEIT_UM, SPEICHER_UM, type Verbrauch } from './kindprozess.ts';

const HINSEHEN_MS = 50;
const MB = 2 ** 20;

const { rechenMs, gesamtMb } = workerData as Verbrauch;

/** The time of all threads of this process: what was computed, not what was waited for a processor. */
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > rechenMs) process.kill(process.pid, RECHENZEIT_UM);
  if (process.memoryUsage.rss() > gesamtMb * MB) process.kill(process.pid, SPEICHER_UM);
}, HINSEHEN_MS);
