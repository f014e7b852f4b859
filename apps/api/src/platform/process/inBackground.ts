import { constants, setPriority } from 'node:os';

/**
 * Lets a process (this one unless told) compute only when nobody else wants to: whoever waits for an answer comes first. Where
 * the system does not allow it, it computes as before.
 */
export function inBackground(pid = process.pid): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Somebody who may not be polite is still allowed to work.
  }
}
