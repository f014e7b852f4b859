/** Seeded random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number in [0, bound). */
  below(bound: number): number;
}

/** sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, no multiplication, fast in V8. */
export function seeded(seed: number): Random {
  let a = seed | 0;
  let b = (seed / 0x100000000) | 0;
  let c = 0x9e3779b9 | 0;
  let d = 1;
  const step = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) step();
  return {
    next: () => step() / 0x100000000,
    below: (bound) => Math.floor((step() / 0x100000000) * bound),
  };
}
