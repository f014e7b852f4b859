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

const MINUTE_MS = 60_000;
/** Gaps that go first are those in which nobody is visited. */
const LUECKEN_MINUTEN = [15, 30, 60, 120, 240, 1440];

/** At most so many times, of sorted ones that do not meet: the shortest gaps between them count as busy, never a busy time as free. */
export function schliesseLuecken(zeiten: readonly Belegt[], hoechstens: number): readonly Belegt[] {
  let enger = zeiten;
  for (const minuten of LUECKEN_MINUTEN) {
    if (enger.length <= hoechstens) return enger;
    const verbunden: { von: number; bis: number }[] = [];
    for (const zeit of enger) {
      const last = verbunden.at(-1);
      if (last && zeit.von - last.bis <= minuten * MINUTE_MS) last.bis = zeit.bis;
      else verbunden.push({ ...zeit });
    }
    enger = verbunden;
  }
  return enger.slice(0, hoechstens);
}
