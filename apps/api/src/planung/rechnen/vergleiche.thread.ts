import { parentPort } from 'node:worker_threads';

import type { Problem } from '@kehrtour/planner';

import { vergleiche, type Vergleich } from '../problem/planbild.problem.ts';
import type { Threadmeldung } from './imThread.ts';

export type Vergleichsauftrag = {
  readonly problem: Problem;
  readonly seconds: number;
  readonly steps: number;
};

parentPort?.on('message', ({ problem, ...lauf }: Vergleichsauftrag) => {
  const result = vergleiche(problem, { ...lauf, now: () => performance.now() });
  parentPort?.postMessage({ kind: 'done', result } satisfies Threadmeldung<Vergleich>);
});
