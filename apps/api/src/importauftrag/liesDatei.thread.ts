import { parentPort, workerData } from 'node:worker_threads';

import { type Leseauftrag, liesDatei } from './liesDatei.ts';

parentPort?.postMessage(await liesDatei(workerData as Leseauftrag));
