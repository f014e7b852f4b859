/** Edit distance by Levenshtein: how many letters must be added, dropped or changed. */
export function abstand(a: string, b: string): number {
  let vorige = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const zeile = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const ersetzt = (vorige[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      zeile.push(Math.min(ersetzt, (vorige[j] ?? 0) + 1, (zeile[j - 1] ?? 0) + 1));
    }
    vorige = zeile;
  }
  return vorige[b.length] ?? 0;
}

/** 1 for equal texts, 0 for texts that share nothing. */
export function aehnlichkeit(a: string, b: string): number {
  const laenge = Math.max(a.length, b.length);
  return laenge === 0 ? 1 : 1 - abstand(a, b) / laenge;
}
