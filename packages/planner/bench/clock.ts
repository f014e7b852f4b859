/** Milliseconds of the wall, or of this process's own CPU where other work shares the machine. */
export function clock(cpu: boolean): () => number {
  if (!cpu) return () => performance.now();
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
}
