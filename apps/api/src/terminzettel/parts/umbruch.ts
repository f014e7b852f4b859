export type Messung = (text: string) => number;

/** Breaks a text into lines no wider than `breite`; a word that is wider alone is broken inside. Loses no letter. */
export function umbrich(text: string, breite: number, messe: Messung): string[] {
  return text.split('\n').flatMap((absatz) => umbrichAbsatz(absatz.trim(), breite, messe));
}

function umbrichAbsatz(absatz: string, breite: number, messe: Messung): string[] {
  const zeilen: string[] = [];
  let zeile = '';
  for (const stueck of trennstellen(absatz)) {
    if (messe(ohneRand(zeile + stueck)) <= breite) {
      zeile += stueck;
      continue;
    }
    if (zeile.trim() !== '') zeilen.push(ohneRand(zeile));
    const gebrochen = brichWort(stueck, breite, messe);
    zeile = gebrochen.pop() ?? '';
    zeilen.push(...gebrochen);
  }
  return zeile.trim() === '' ? zeilen : [...zeilen, ohneRand(zeile)];
}

/** Words with the blank that follows them; hyphens and slashes inside long words are places to break too. */
function trennstellen(absatz: string): string[] {
  return absatz.match(/[^ ]*?(?:[-/–](?=[^\d\s-])| +|$)/g)?.filter((stueck) => stueck !== '') ?? [];
}

function brichWort(wort: string, breite: number, messe: Messung): string[] {
  if (messe(ohneRand(wort)) <= breite) return [wort];
  const teile: string[] = [];
  let teil = '';
  for (const zeichen of wort) {
    if (teil !== '' && messe(teil + zeichen) > breite && zeichen !== ' ') {
      teile.push(teil);
      teil = '';
    }
    teil += zeichen;
  }
  return [...teile, teil];
}

/** At most `zeilenMax` lines; what is left out shows as an ellipsis at the end of the last one. */
export function kuerze(zeilen: readonly string[], zeilenMax: number, breite: number, messe: Messung): string[] {
  if (zeilen.length <= zeilenMax) return [...zeilen];
  if (zeilenMax <= 0) return [];
  const behalten = zeilen.slice(0, zeilenMax);
  let letzte = behalten.pop() ?? '';
  while (letzte !== '' && messe(`${letzte} …`) > breite) letzte = letzte.slice(0, -1);
  return [...behalten, `${letzte.replace(/[\s,;:–-]+$/, '')} …`];
}

function ohneRand(text: string): string {
  return text.replace(/ +$/, '');
}
