import { workerData } from 'node:worker_threads';

import { CPU_TIME_UP, MEMORY_UP, type Usage } from './ownProcess.ts';

const LOOK_MS = 50;
const MB = 2 ** 20;

const { cpuMs, totalMb } = workerData as Usage;

/** The time of all threads of this process: what was computed, not what was waited for a processor. */
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > cpuMs) process.kill(process.pid, CPU_TIME_UP);
  if (process.memoryUsage.rss() > totalMb * MB) process.kill(process.pid, MEMORY_UP);
}, LOOK_MS);
