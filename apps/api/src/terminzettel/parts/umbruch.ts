import { trennstelle } from './trennstelle.ts';

export type Messung = (text: string) => number;

/** Breaks a text into lines no wider than `breite`; a word that is wider alone is broken inside. Loses no letter. */
export function umbrich(text: string, breite: number, messe: Messung): string[] {
  return text.split('\n').flatMap((absatz) => umbrichAbsatz(absatz.trim(), breite, messe));
}

function umbrichAbsatz(absatz: string, breite: number, messe: Messung): string[] {
  const zeilen: string[] = [];
  let zeile = '';
  for (const stueck of trennstellen(absatz, (text) => messe(text) <= breite)) {
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

/** What must not stand at the end of a line: "9." before "Oktober", "§" before its number, "Tel." before the digits. */
const KLEBT_VORN = /(^|[ (])(\d{1,2}\.|§§?|Abs\.|Nr\.|ca\.|Tel\.|Code) +$/;

/** What must not begin a line: units after a number, and a bare number such as "Kehrbezirk 3". */
const KLEBT_HINTEN = /^(Uhr|Abs\.|Min\.|Minuten|Std\.|\d{1,3}[.,;)]* *$)/;

/** Words with the blank that follows them; hyphens and slashes inside long words are places to break too, those of a code are not. */
function trennstellen(absatz: string, passt: (text: string) => boolean): string[] {
  const stuecke =
    absatz
      .match(/[^ ]*?(?:[-/–](?=[^\d\s-])(?![0-9A-Z]{4}(?: |$))| +|$)/g)
      ?.filter((stueck) => stueck !== '') ?? [];
  return stuecke.reduce<string[]>((bisher, stueck) => {
    const letztes = bisher.at(-1);
    if (letztes === undefined) return [stueck];
    const klebt = KLEBT_VORN.test(letztes) || (/[\p{L}\d] +$/u.test(letztes) && KLEBT_HINTEN.test(stueck));
    if (!klebt || !passt(ohneRand(letztes + stueck))) return [...bisher, stueck];
    return [...bisher.slice(0, -1), letztes + stueck];
  }, []);
}

/** Breaks inside a word that is wider than the line; between letters with a hyphen, at a syllable where one ends in time. */
function brichWort(wort: string, breite: number, messe: Messung): string[] {
  const teile: string[] = [];
  let rest = wort;
  while (messe(ohneRand(rest)) > breite) {
    const vorn = rest.slice(0, trennstelle(rest, wasPasst(rest, breite, messe)));
    const bindestrich = strich(vorn, rest.slice(vorn.length));
    teile.push(messe(vorn + bindestrich) <= breite ? vorn + bindestrich : vorn);
    rest = rest.slice(vorn.length);
  }
  return [...teile, rest];
}

/** How much of a word stands in the line with its hyphen; always one sign, so that there is an end. */
function wasPasst(wort: string, breite: number, messe: Messung): number {
  let passt = 0;
  for (const zeichen of wort) {
    const teil = wort.slice(0, passt + zeichen.length);
    if (passt > 0 && messe(teil + strich(teil, wort.slice(teil.length))) > breite) break;
    passt = teil.length;
  }
  return passt;
}

const strich = (davor: string, danach: string): string =>
  /\p{L}\p{L}$/u.test(davor) && /^\p{L}/u.test(danach) ? '-' : '';

/** At most `zeilenMax` lines; what is left out shows as an ellipsis at the end of the last one. */
export function kuerze(
  zeilen: readonly string[],
  zeilenMax: number,
  breite: number,
  messe: Messung,
): string[] {
  if (zeilen.length <= zeilenMax) return [...zeilen];
  if (zeilenMax <= 0) return [];
  const behalten = zeilen.slice(0, zeilenMax);
  let letzte = behalten.pop() ?? '';
  while (letzte !== '' && messe(mitEllipse(letzte)) > breite) letzte = ohneLetztesWort(letzte);
  return [...behalten, mitEllipse(letzte)];
}

function mitEllipse(text: string): string {
  return `${text.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')} …`.trimStart();
}

/** Gives up a whole word; inside a line of one long word, a letter. */
function ohneLetztesWort(zeile: string): string {
  const blank = zeile.trimEnd().lastIndexOf(' ');
  return blank > 0 ? zeile.slice(0, blank) : zeile.slice(0, -1);
}

function ohneRand(text: string): string {
  return text.replace(/(?<! ) +$/, '');
}
