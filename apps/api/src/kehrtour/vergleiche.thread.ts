import { parentPort } from 'node:worker_threads';

import type { Problem } from '@kehrtour/planner';

import type { Threadmeldung } from './imThread.ts';
import { kuerzesteWege, type Vergleich } from './planbild.problem.ts';

export type Vergleichsauftrag = { readonly problem: Problem; readonly seconds: number };

parentPort?.on('message', ({ problem, seconds }: Vergleichsauftrag) => {
  const result = kuerzesteWege(problem, { seconds, now: () => performance.now() });
  parentPort?.postMessage({ kind: 'done', result } satisfies Threadmeldung<Vergleich>);
});
