/** A busy time as milliseconds since 1970, end not included. */
export type Belegt = { readonly von: number; readonly bis: number };

/** Sorted, without overlaps, inside the span; touching ones become one. */
export function vereinige(zeiten: readonly Belegt[], spanne: Belegt): Belegt[] {
  const sorted = zeiten
    .map(({ von, bis }) => ({ von: Math.max(von, spanne.von), bis: Math.min(bis, spanne.bis) }))
    .filter(({ von, bis }) => bis > von)
    .toSorted((a, b) => a.von - b.von);
  const merged: { von: number; bis: number }[] = [];
  for (const zeit of sorted) {
    const last = merged.at(-1);
    if (last && zeit.von <= last.bis) last.bis = Math.max(last.bis, zeit.bis);
    else merged.push({ ...zeit });
  }
  return merged;
}
