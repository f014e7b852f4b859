/**
 * Number of single-letter slips between two words (insert, drop, change, swap of neighbours), or
 * `hoechstens + 1` as soon as it is more. Optimal string alignment (Damerau 1964), two rows kept.
 */
export function schreibabstand(a: string, b: string, hoechstens: number): number {
  if (Math.abs(a.length - b.length) > hoechstens) return hoechstens + 1;
  let vorletzte: number[] = [];
  let letzte = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const zeile = [i];
    for (let j = 1; j <= b.length; j++) {
      const gleich = a[i - 1] === b[j - 1] ? 0 : 1;
      const schritt = Math.min(zahl(zeile, j - 1) + 1, zahl(letzte, j) + 1, zahl(letzte, j - 1) + gleich);
      const getauscht = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      zeile.push(getauscht ? Math.min(schritt, zahl(vorletzte, j - 2) + 1) : schritt);
    }
    if (Math.min(...zeile) > hoechstens) return hoechstens + 1;
    [vorletzte, letzte] = [letzte, zeile];
  }
  return Math.min(zahl(letzte, b.length), hoechstens + 1);
}

function zahl(zeile: readonly number[], stelle: number): number {
  return zeile[stelle] ?? Infinity;
}
