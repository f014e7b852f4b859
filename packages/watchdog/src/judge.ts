/** A loop that waits without computing has as many times the patience: a disk that is gone may come back. */
const WITHOUT_COMPUTING = 4;
/** How much of the silence has to be computed: on a machine with many others at work a loop gets little. */
const COMPUTED_PART = 2 / 3;

export interface Look {
  /** Since the look before, by the clock of the watch. */
  passedMs: number;
  /** How often the loop has turned since it began. */
  beats: number;
  /** What the thread of the loop has computed since it began; undefined where the system does not say. */
  computedMs: number | undefined;
}
export interface Patience {
  silentMs: number;
  lookMs: number;
}

/**
 * Whether a loop stands still, look by look. What the watch did not see does not count: it had no turn itself, or slept with the
 * machine.
 */
export function judgeOf({ silentMs, lookMs }: Patience): (look: Look) => boolean {
  let beats = -1;
  let silent = 0;
  let computedAt: number | undefined;
  return (look) => {
    if (look.beats !== beats) {
      beats = look.beats;
      silent = 0;
      computedAt = look.computedMs;
      return false;
    }
    silent += Math.min(look.passedMs, 2 * lookMs);
    if (silent < silentMs) return false;
    if (look.computedMs === undefined || computedAt === undefined) return true;
    return look.computedMs - computedAt >= silentMs * COMPUTED_PART || silent >= silentMs * WITHOUT_COMPUTING;
  };
}
