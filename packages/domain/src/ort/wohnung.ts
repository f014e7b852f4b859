/** Words that name a flat or where in the house it is; some only with a number behind them. */
const MIT_NUMMER =
  'tür|tuer|wohnung|wohng\\.?|whg\\.?|wng\\.?|wohneinheit|we|app\\.?|appartement|apartment|apt\\.?|top|zimmer|zi\\.?|aufgang|aufg\\.?|eingang|treppenhaus|treppe|stiege|stg\\.?';
const ALLEIN =
  'eg|dg|ug|kg|hp|og|erdgeschoss|erdgeschoß|dachgeschoss|dachgeschoß|untergeschoss|obergeschoss|souterrain|hochparterre|parterre|keller|maisonette|galerie|links|rechts|mitte|li\\.|re\\.|vorne|hinten';
const GESCHOSS =
  '(?:\\d{1,2}|i{1,3}|iv|v|erste[rs]?|zweite[rs]?|dritte[rs]?)\\.? ?(?:og|dg|ug|kg|stock(?:werk)?|etage|et\\.|obergeschoss|geschoss)';
const WOHNUNGSWORT = new RegExp(
  `^(?:${GESCHOSS}|${ALLEIN}|(?:${MIT_NUMMER}) ?(?:nr\\.? ?)?(?:\\d|[a-z](?![a-z])|links|rechts|mitte|oben|unten|vorne|hinten|eg|dg|ug))(?![a-zäöüß])`,
  'i',
);
/** Floors by their Roman number, as Munich and Vienna write them; `12 I` alone may be the house with the letter. */
const ROEMISCH =
  /^(?:II|III|IV|VI|I(?= ?(?:li|re|links|rechts|mitte)))[.]? ?(?:li[.]?|re[.]?|links|rechts|mitte)?$/;
const GRENZE = /[ ,;/(|–-]+/g;
/** `Seitenflügel links` is one building; the side belongs to it. */
const GEBAEUDE_DAVOR = /(?:haus|flügel|gebäude|hs\.?|fl\.?|geb\.?|\b[hvsqg][hfgl])$/i;

/** `Haus 2 OG`: the number is that of the house. */
const HAUSWORT_DAVOR = /\b(?:haus|hs\.?|geb(?:äude)?\.?|block|bauteil)$/i;

/** `12-14 DG` and `12 bis 14 DG`: the second number is a house. `1-2 OG` and `1 - 3. Stock` are floors of house 1. */
function gehtImHausWeiter(haus: string, wohnung: string, grenze: string): boolean {
  const [, danach = '', ordnung = '', wort = ''] = /^(\d{1,4})(\.?) ?([a-zäöüß]*)/i.exec(wohnung) ?? [];
  if (danach === '') return false;
  if (/\d ?[a-z]? (?:bis|und|u\.|&|\+)$/i.test(haus)) return true;
  const davor = /(\d{1,4}) ?[a-z]?$/i.exec(haus)?.[1];
  if (davor === undefined || !/[–-]/.test(grenze) || ordnung !== '' || Number(danach) <= Number(davor))
    return false;
  return danach.length > 1 || !/^(?:og|stock|stockwerk|etage|et|obergeschoss|geschoss)$/i.test(wort);
}

/** An address is short; whatever is longer is some other text. */
const LAENGE_MAX = 200;

/**
 * Parts what belongs to a house from what names a flat, a floor or a staircase in it: `Ringweg 12 Wohnung 3` → `Ringweg 12` and
 * `Wohnung 3`; a back house stays, it is a house of its own. Without a number in front there is no house to be parted from.
 */
export function trenneWohnung(text: string): { haus: string; wohnung: string } {
  const ruhig = text.trim().replace(/\s+/g, ' ');
  if (ruhig.length > LAENGE_MAX) return { haus: ruhig, wohnung: '' };
  const [vorn = '', ...hinten] = ruhig.split(/ ?\/\/ ?/);
  if (hinten.length > 0 && /\d/.test(vorn)) return { haus: vorn, wohnung: hinten.join(' ').trim() };
  for (const grenze of ruhig.matchAll(GRENZE)) {
    const haus = ruhig.slice(0, grenze.index);
    const wohnung = ruhig.slice(grenze.index + grenze[0].length);
    const seite = /^(?:links|rechts|li\.|re\.)/i.test(wohnung) && GEBAEUDE_DAVOR.test(haus);
    const nummerDesHauses = /^\d/.test(wohnung) && HAUSWORT_DAVOR.test(haus);
    if (
      /\d/.test(haus) &&
      !seite &&
      !nummerDesHauses &&
      !gehtImHausWeiter(haus, wohnung, grenze[0]) &&
      (WOHNUNGSWORT.test(wohnung) || ROEMISCH.test(wohnung))
    )
      return { haus, wohnung: wohnung.replace(/\)$/, '').trim() };
  }
  return { haus: ruhig, wohnung: '' };
}
