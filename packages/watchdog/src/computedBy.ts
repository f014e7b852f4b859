import { readFileSync } from 'node:fs';

/** Linux counts by hundredths of a second, whatever the machine. */
const TICK_MS = 10;
/** Behind the name of the program, which may hold anything: state is the first word, user time the twelfth, the system's the next. */
const STATE = 0;
const USER_TIME = 11;
const STOPPED = 'T';

/**
 * Milliseconds that the main thread of a process has computed; it bears the number of its process. Undefined where the system does
 * not say it, and of a process that was stopped: whoever cannot compute is given no time for it.
 */
export function computedBy(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1');
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (words[STATE] === STOPPED) return undefined;
    return (Number(words[USER_TIME]) + Number(words[USER_TIME + 1])) * TICK_MS;
  } catch {
    return undefined;
  }
}
