export type Disc = { readonly x: number; readonly y: number; readonly radius: number };

type Room = {
  /** Pixels that stay free between two discs. */
  gap: number;
  /** No disc goes farther from its place: what lies closer than that stays a heap until somebody looks nearer. */
  reach: number;
};

const ROUNDS = 40;
/** Every disc meets every other one in each round. */
const DISCS_MAX = 160;

/** Pushes discs apart that would cover each other's number, no farther from their places than that takes. */
export function spreadDiscs(discs: readonly Disc[], { gap, reach }: Room): { x: number; y: number }[] {
  const spread = discs.map(({ x, y }, index) => ({
    // Two on one place part in different directions.
    x: x + Math.cos(index * 2.4) * 0.5,
    y: y + Math.sin(index * 2.4) * 0.5,
  }));
  if (discs.length > DISCS_MAX) return discs.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    pushApart(spread, discs, gap);
    // Back towards the place, less from round to round, so that it comes to rest.
    const pull = 0.12 * (1 - round / ROUNDS);
    for (const [index, one] of spread.entries()) {
      const home = discs[index] ?? one;
      const [dx, dy] = [(one.x - home.x) * (1 - pull), (one.y - home.y) * (1 - pull)];
      const share = Math.min(1, reach / Math.max(Math.hypot(dx, dy), 1e-9));
      [one.x, one.y] = [home.x + dx * share, home.y + dy * share];
    }
  }
  return spread;
}

function pushApart(spread: { x: number; y: number }[], discs: readonly Disc[], gap: number): void {
  for (const [i, a] of spread.entries())
    for (let j = i + 1; j < spread.length; j += 1) {
      const b = spread[j];
      if (b === undefined) continue;
      const apart = (discs[i]?.radius ?? 0) + (discs[j]?.radius ?? 0) + gap;
      const [wayX, wayY] = [b.x - a.x, b.y - a.y];
      if (Math.abs(wayX) >= apart || Math.abs(wayY) >= apart) continue;
      const way = Math.hypot(wayX, wayY) || 1;
      const push = (apart - way) / 2;
      if (push <= 0) continue;
      const [dx, dy] = [(wayX / way) * push, (wayY / way) * push];
      [a.x, a.y, b.x, b.y] = [a.x - dx, a.y - dy, b.x + dx, b.y + dy];
    }
}
