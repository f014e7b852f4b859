import { parentPort, workerData } from 'node:worker_threads';

import { liesKalender } from './liesKalender.ts';
import type { Belegt } from './zeitraum.ts';

const { texte, spanne } = workerData as { texte: string[]; spanne: Belegt };
parentPort?.postMessage(texte.map((text) => liesKalender(text, spanne)));
