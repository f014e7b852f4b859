/** Costs less than this are noise; more than this need not be known. */
const NOISE_MS = 20;
const ENOUGH_MS = 80;
const TIMES = 4;
/** What costs its length costs four times as much for four times as much, with a logarithm five times; a square sixteen times. */
const RATIO_MAX = 9;
const LOOKS = 5;
/** A collection of garbage hits one size, a square each of them. */
const SIZES = 2;

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
 * are measured in the same process right after each other. Undefined where it grows with its length, or where even the largest input
 * costs nothing worth measuring. The processor's time of this thread counts, the least of several looks, at two sizes in a
 * row, or beyond doubt at the last one.
 */
export async function waechstSchneller(
  lies: (text: string) => unknown,
  stueck: (laenge: number) => string,
  bisZeichen: number,
): Promise<Wachstum | undefined> {
  let klein: string | undefined;
  let auffaellig = 0;
  for (let laenge = 1000; laenge <= bisZeichen; laenge *= TIMES) {
    const gross = stueck(laenge);
    const ms = await once(() => lies(gross));
    if (klein !== undefined && ms > NOISE_MS) {
      const verhaeltnis = await vergleiche(lies, klein, gross);
      auffaellig = verhaeltnis > RATIO_MAX ? auffaellig + 1 : 0;
      const letzte = laenge * TIMES > bisZeichen;
      if (auffaellig >= SIZES || (auffaellig > 0 && letzte && ms > ENOUGH_MS))
        return { zeichen: klein.length, ms, verhaeltnis };
      if (auffaellig === 0 && ms > ENOUGH_MS) return undefined;
    }
    klein = gross;
  }
  return undefined;
}

/** The least of several looks at each; the first ones are also those at which code is compiled. */
async function vergleiche(lies: (text: string) => unknown, klein: string, gross: string): Promise<number> {
  let [kleinMs, grossMs] = [Infinity, Infinity];
  for (let look = 0; look < LOOKS; look += 1) {
    kleinMs = Math.min(kleinMs, await once(() => lies(klein)));
    grossMs = Math.min(grossMs, await once(() => lies(gross)));
    if (grossMs < NOISE_MS || grossMs / Math.max(kleinMs, 1) <= RATIO_MAX) break;
  }
  return grossMs < NOISE_MS ? 0 : grossMs / Math.max(kleinMs, 1);
}
