/** Asking the system for CPU time costs as much as a step of the search: the wall clock says when it is worth it. */
const EVERY_MS = 2;

/** Milliseconds of the wall, or of this process's own CPU where other work shares the machine. */
export function clock(cpu: boolean): () => number {
  if (!cpu) return () => performance.now();
  let asked = -Infinity;
  let spent = 0;
  return () => {
    const now = performance.now();
    if (now - asked < EVERY_MS) return spent;
    asked = now;
    const { user, system } = process.cpuUsage();
    spent = (user + system) / 1000;
    return spent;
  };
}
