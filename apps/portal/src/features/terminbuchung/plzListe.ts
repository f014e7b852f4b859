import { liesPlz } from '@kehrtour/domain/ort/plz';

export type PlzListe = {
  eintraege: { plz: string; ort: string }[];
  /** Lines without a postcode, as they were pasted. */
  unlesbar: string[];
};

const KOPFZEILE = /^["']?(plz|postleitzahl(en)?)["']?([;,\t ]|$)/i;
const TRENNER = /^[\s;,|"'\-–]+|(?<![\s;,|"'\-–])[\s;,|"'\-–]+$/g;

/**
 * Postcodes out of whatever was pasted: one per line with or without the place, a spreadsheet's columns, or many in one
 * line. Each postcode comes once, with the first place named beside it.
 */
export function liesPlzListe(text: string): PlzListe {
  const gefunden = new Map<string, string>();
  const unlesbar: string[] = [];
  for (const zeile of text.split(/\r?\n/).map((eine) => eine.trim())) {
    if (zeile === '' || KOPFZEILE.test(zeile)) continue;
    const treffer = [...zeile.matchAll(/(?<!\d)(?:DE?(?:\s*-)?\s*)?(\d{4,5})(?!\d)/gi)];
    const plzs = treffer.flatMap(([, ziffern = '']) => liesPlz(ziffern)?.plz ?? []);
    const [einzige] = plzs;
    if (einzige === undefined) {
      unlesbar.push(zeile);
      continue;
    }
    const ort = plzs.length === 1 ? zeile.replace(treffer[0]?.[0] ?? '', '').replaceAll(TRENNER, '') : '';
    for (const plz of plzs) if ((gefunden.get(plz) ?? '') === '') gefunden.set(plz, ort.slice(0, 80));
  }
  return { eintraege: [...gefunden].map(([plz, ort]) => ({ plz, ort })), unlesbar };
}
