/** Costs less than this are noise; more than this need not be known. */
const NOISE_MS = 8;
const ENOUGH_MS = 60;
const TIMES = 4;
/** What costs its length costs four times as much for four times as much, with a logarithm five times; a square sixteen times. */
const RATIO_MAX = 9;
const LOOKS = 3;

export interface Wachstum {
  /** Letters of the smaller input. */
  readonly zeichen: number;
  readonly ms: number;
  /** How often as much the four times larger one cost. */
  readonly verhaeltnis: number;
}

async function once(arbeit: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await arbeit();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How computing grows with the input: sizes are multiplied by four until the larger one costs enough to be told from noise, and both
 * are measured in the same process right after each other. Undefined where even the largest input costs nothing worth measuring.
 * The processor's time of this thread counts, the least of several looks.
 */
export async function wachstum(
  lies: (text: string) => unknown,
  stueck: (laenge: number) => string,
  bisZeichen: number,
): Promise<Wachstum | undefined> {
  let klein: { text: string; ms: number } | undefined;
  for (let laenge = 1000; laenge <= bisZeichen; laenge *= TIMES) {
    const text = stueck(laenge);
    const ms = await once(() => lies(text));
    if (klein !== undefined && ms > NOISE_MS) {
      const verhaeltnis = await genauer(lies, { klein, gross: { text, ms } });
      if (verhaeltnis > RATIO_MAX || ms > ENOUGH_MS) return { zeichen: klein.text.length, ms, verhaeltnis };
    }
    klein = { text, ms };
  }
  return undefined;
}

async function genauer(
  lies: (text: string) => unknown,
  { klein, gross }: Record<'klein' | 'gross', { text: string; ms: number }>,
): Promise<number> {
  let [kleinMs, grossMs] = [klein.ms, gross.ms];
  for (let look = 0; look < LOOKS && grossMs / Math.max(kleinMs, 0.3) > RATIO_MAX; look += 1) {
    // The first look at the smaller one was also the first at all: what is compiled later is counted in neither.
    const [a, b] = [await once(() => lies(klein.text)), await once(() => lies(gross.text))];
    [kleinMs, grossMs] = look === 0 ? [a, b] : [Math.max(kleinMs, a), Math.min(grossMs, b)];
  }
  return grossMs / Math.max(kleinMs, 0.3);
}

/** Whether that is more than the length explains. */
export const kostetMehr = (was: Wachstum | undefined): boolean =>
  was !== undefined && was.verhaeltnis > RATIO_MAX;
