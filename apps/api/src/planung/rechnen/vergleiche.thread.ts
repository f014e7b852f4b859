import { parentPort } from 'node:worker_threads';

import type { Problem } from '@kehrtour/planner';

import { vergleiche, type Vergleich } from '../problem/planbild.problem.ts';
import type { Threadmeldung } from './imThread.ts';

export type Vergleichsauftrag = { readonly problem: Problem; readonly seconds: number };

parentPort?.on('message', ({ problem, seconds }: Vergleichsauftrag) => {
  const result = vergleiche(problem, { seconds, now: () => performance.now() });
  parentPort?.postMessage({ kind: 'done', result } satisfies Threadmeldung<Vergleich>);
});
