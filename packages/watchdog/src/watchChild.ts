import type { ChildProcess } from 'node:child_process';

import { computedBy } from './computedBy.ts';
import { judgeOf, type Patience } from './judge.ts';

/** Longer than that of the child's own watch, which knows what was under way and speaks first. */
const PATIENCE: Patience = { silentMs: 17_000, lookMs: 1000 };

/** A turn of a loop, told over the channel to whoever started it. `held`: it may be stopped on purpose. */
export interface Beat {
  beat: { held: boolean };
}

/**
 * Ends a child whose event loop has told its turns (`watchLoop.ts`) and tells them no more; one that never told any is left alone.
 *
 * @param told hears it before the end
 */
export function watchChild(child: ChildProcess, told: () => void, patience = PATIENCE): void {
  const standsStill = judgeOf(patience);
  let beats = 0;
  let held = false;
  child.on('message', (message) => {
    if (!isBeat(message)) return;
    beats += 1;
    ({ held } = message.beat);
  });
  let last = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    const look = { passedMs: now - last, beats, computedMs: computedBy(child.pid ?? 0) };
    last = now;
    if (!standsStill(look) || beats === 0 || held) return;
    clearInterval(clock);
    told();
    child.kill('SIGKILL');
  }, patience.lookMs);
  clock.unref();
  for (const end of ['exit', 'error']) child.once(end, () => clearInterval(clock));
}

const isBeat = (message: unknown): message is Beat =>
  typeof message === 'object' && message !== null && 'beat' in message;
