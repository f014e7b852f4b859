/**
 * Pairs as many of both sides as belong together, each with one other at most, the surest first (augmenting paths, step by step).
 * `note` is undefined where two do not belong together, and greater where it is surer.
 */
export function verpaare<L, R>(
  links: readonly L[],
  rechts: readonly R[],
  note: (l: L, r: R) => number | undefined,
): Map<L, R> {
  const noten = links.map((l) => rechts.map((r) => note(l, r)));
  const stufen = [...new Set(noten.flat())].filter((eine) => eine !== undefined);
  const linkesZu = new Map<number, number>();
  const findePlatz = (l: number, stufe: number, besucht: Set<number>): boolean => {
    for (const r of rechts.keys()) {
      const eine = noten[l]?.[r];
      if (eine === undefined || eine < stufe || besucht.has(r)) continue;
      besucht.add(r);
      const anderes = linkesZu.get(r);
      if (anderes !== undefined && !findePlatz(anderes, stufe, besucht)) continue;
      linkesZu.set(r, l);
      return true;
    }
    return false;
  };
  const versorgt = new Set<number>();
  for (const stufe of stufen.toSorted((a, b) => b - a))
    for (const l of links.keys()) if (!versorgt.has(l) && findePlatz(l, stufe, new Set())) versorgt.add(l);
  const paare = new Map<L, R>();
  for (const [r, l] of linkesZu) {
    const [linkes, rechtes] = [links[l], rechts[r]];
    if (linkes !== undefined && rechtes !== undefined) paare.set(linkes, rechtes);
  }
  return paare;
}
