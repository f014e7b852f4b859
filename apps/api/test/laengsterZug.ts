const HINSEHEN_MS = 5;

/** Milliseconds of computing in which this process answered nobody, at most, while `arbeit` went on: what others wait for its sake. */
export async function laengsterZug(arbeit: () => Promise<unknown>): Promise<number> {
  let laengster = 0;
  let zuletzt = process.cpuUsage();
  const sieh = (): void => {
    const { user, system } = process.cpuUsage(zuletzt);
    laengster = Math.max(laengster, (user + system) / 1000);
    zuletzt = process.cpuUsage();
  };
  const uhr = setInterval(sieh, HINSEHEN_MS);
  try {
    await arbeit();
  } finally {
    clearInterval(uhr);
    sieh();
  }
  return laengster;
}
