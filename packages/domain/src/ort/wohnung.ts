/** Words that name a flat or where in the house it is; some only with a number behind them. */
const MIT_NUMMER =
  'wohnung|wohng\\.?|whg\\.?|wng\\.?|wohneinheit|we|app\\.?|appartement|apartment|apt\\.?|top|zimmer|zi\\.?|aufgang|aufg\\.?|eingang|treppenhaus|treppe|stiege|stg\\.?';
const ALLEIN =
  'eg|dg|ug|kg|hp|og|erdgeschoss|erdgeschoß|dachgeschoss|dachgeschoß|untergeschoss|obergeschoss|souterrain|hochparterre|parterre|keller|maisonette|galerie|links|rechts|mitte|li\\.|re\\.|vorne|hinten';
const GESCHOSS =
  '(?:\\d{1,2}|i{1,3}|iv|v|erste[rs]?|zweite[rs]?|dritte[rs]?)\\.? ?(?:og|dg|ug|kg|eg|stock(?:werk)?|etage|et\\.|obergeschoss|geschoss)';
/** Behind a number and a blank, a comma, a slash, a bracket or a dash. */
const WOHNUNG = new RegExp(
  `^(.*?\\d[^,;/(|]*?)(?: ?[,;/(|–-]+ ?| )((?:${GESCHOSS}|${ALLEIN}|(?:${MIT_NUMMER}) ?(?:nr\\.? ?)?(?:\\d|[a-z](?![a-z])|links|rechts|mitte|oben|unten|vorne|hinten|eg|dg|ug))(?![a-zäöüß]).*)$`,
  'i',
);
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
  const [, haus, wohnung = ''] = WOHNUNG.exec(ruhig) ?? [];
  if (haus === undefined) return { haus: ruhig, wohnung: '' };
  return { haus: haus.trim(), wohnung: wohnung.replace(/^\(|\)$/g, '').trim() };
}
