import { useEffect, useRef, useState } from 'react';

import { fileOrder } from './fileOrder.ts';
import type { DemoPlan, PlanningNews } from './planning.ts';

/** The planner is faster than an eye: each better order stays this long. */
const SHOW_EACH_MS = 420;
/** More would bore; first and last are always among them. */
const SHOWN_MAX = 8;

export type Planning =
  | { readonly state: 'unordered'; readonly plan: DemoPlan }
  | { readonly state: 'planning'; readonly plan: DemoPlan }
  | {
      readonly state: 'planned';
      readonly plan: DemoPlan;
      readonly steps: number;
      readonly milliseconds: number;
      readonly orders: number;
    }
  | { readonly state: 'failed'; readonly plan: DemoPlan };

/** Plans the twelve houses in a thread of their own and replays what it found, slowly enough to be seen. */
export function usePlanning(): { planning: Planning; plan: () => void; reset: () => void } {
  const [planning, setPlanning] = useState<Planning>(() => ({ state: 'unordered', plan: fileOrder() }));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return {
    planning,
    plan: () => {
      stop.current();
      setPlanning(({ plan }) => ({ state: 'planning', plan }));
      stop.current = runThread(
        (steps) => {
          stop.current = replay(steps, setPlanning);
        },
        () => setPlanning(({ plan }) => ({ state: 'failed', plan })),
      );
    },
    reset: () => {
      stop.current();
      setPlanning({ state: 'unordered', plan: fileOrder() });
    },
  };
}

/** @returns how to end it early */
function runThread(onDone: (steps: Planning[]) => void, onFailure: () => void): () => void {
  const thread = new Worker(new URL('./plan.thread.ts', import.meta.url), { type: 'module' });
  const better: DemoPlan[] = [];
  thread.addEventListener('error', onFailure);
  thread.addEventListener('message', ({ data }: MessageEvent<PlanningNews>) => {
    if (data.kind === 'better') return void better.push(data.plan);
    thread.terminate();
    const { plan, steps, milliseconds } = data;
    const shown = spread(better, SHOWN_MAX).map((plan): Planning => ({ state: 'planning', plan }));
    onDone([...shown, { state: 'planned', plan, steps, milliseconds, orders: better.length }]);
  });
  thread.postMessage('plan');
  return () => thread.terminate();
}

function replay(steps: readonly Planning[], show: (planning: Planning) => void): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [now, ...later] = still ? steps.slice(-1) : steps;
  if (now) show(now);
  if (later.length === 0) return () => {};
  let stop = () => {};
  const timer = setTimeout(() => (stop = replay(later, show)), SHOW_EACH_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** At most so many of a list, evenly spread over it. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from(
    { length: most },
    (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))],
  ).flatMap((item) => (item === undefined ? [] : [item]));
}
