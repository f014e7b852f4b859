/**
 * Pairs as many of both sides as belong together, each with one other at most, the surest first (augmenting paths, step by step).
 * `note` is undefined where two do not belong together, and greater where it is surer.
 */
export function verpaare<L, R>(
  links: readonly L[],
  rechts: readonly R[],
  note: (l: L, r: R) => number | undefined,
): Map<L, R> {
  const noten = links.map((l) => rechts.map((r) => note(l, r) ?? -1));
  const linkesZu = new Map<number, number>();
  const findePlatz = (l: number, stufe: number, besucht: Set<number>): boolean => {
    const moegliche = (noten[l] ?? []).flatMap((eine, r) => (eine >= stufe && !besucht.has(r) ? [r] : []));
    const freies = moegliche.find((r) => !linkesZu.has(r));
    if (freies !== undefined) {
      linkesZu.set(freies, l);
      return true;
    }
    for (const r of moegliche) {
      if (besucht.has(r)) continue;
      besucht.add(r);
      if (!findePlatz(linkesZu.get(r) ?? 0, stufe, besucht)) continue;
      linkesZu.set(r, l);
      return true;
    }
    return false;
  };
  const versorgt = new Set<number>();
  for (const stufe of stufenVon(noten))
    for (const l of links.keys()) if (!versorgt.has(l) && findePlatz(l, stufe, new Set())) versorgt.add(l);
  const paare = new Map<L, R>();
  for (const [r, l] of linkesZu) {
    const [linkes, rechtes] = [links[l], rechts[r]];
    if (linkes !== undefined && rechtes !== undefined) paare.set(linkes, rechtes);
  }
  return paare;
}

/** The surest first. */
const stufenVon = (noten: readonly (readonly number[])[]): number[] =>
  [...new Set(noten.flatMap((reihe) => [...new Set(reihe)]))]
    .filter((eine) => eine >= 0)
    .toSorted((a, b) => b - a);
