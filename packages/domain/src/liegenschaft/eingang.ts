import type { Einheitsangaben } from './einheitenreihe.ts';

/** By which door a flat of a house with several is reached. */
export interface Eingang {
  /** `Eingang B`, `Hinterhaus`, `Hausnr. 16`; '' where the flat says none. */
  readonly name: string;
  /** Where in the house, without the entrance. */
  readonly lage: string;
}

/** What tells one entrance from another: a letter, a number, a direction. */
const KENNUNG = String.raw`(?:\d{1,4}\s?[a-z]?|[a-z]|[ivx]{1,4}|nord|süd|ost|west|links|rechts|mitte|vorne?|hinten)`;
const TEIL = 'eingang|hauseingang|aufgang|treppenhaus|stiege|gebäudeteil|gebäude|bauteil|block|turm|haus';
const BAU =
  'vorderhaus|hinterhaus|mittelhaus|gartenhaus|seitenhaus|querhaus|nebenhaus|vordergebäude|rückgebäude|quergebäude|seitengebäude|nebengebäude|hofgebäude';
// `Wohnung Nr. 3` is a flat, `Hausnr. 3` a door; in `Haus 2. OG` the figure belongs to the storey.
const EINGANG = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:(?:${BAU})(?:\s\d{1,2})?|(?:seitenflügel|flügel)(?:\s${KENNUNG})?|(?:${TEIL})\s${KENNUNG}|(?:haus-?|hs\.?\s?-?|h)(?:nr\.|nummer)\s?\d{1,4}\s?[a-z]?)(?![\p{L}\d]|\.\s?\p{L})`,
  'iu',
);
/** As lists of large towns write them, in capitals only: `gh` may be anything. */
const KURZ: Readonly<Record<string, string>> = {
  VH: 'Vorderhaus',
  HH: 'Hinterhaus',
  GH: 'Gartenhaus',
  RG: 'Rückgebäude',
  QG: 'Quergebäude',
  SF: 'Seitenflügel',
};
const KURZFORM = new RegExp(String.raw`(?<![\p{L}\d-])(?:${Object.keys(KURZ).join('|')})(?![\p{L}\d])`, 'u');

/** Reads the entrance out of where a flat is said to be, and gives back both parts. */
export function liesEingang(lage: string): Eingang {
  const [kurz] = KURZFORM.exec(lage) ?? [];
  const [wort = kurz] = EINGANG.exec(lage) ?? [];
  if (wort === undefined) return { name: '', lage: lage.trim() };
  return { name: geschrieben(KURZ[wort] ?? wort), lage: ohne(lage, wort) };
}

/** `Eingang b` and `eingang  B` are one door. */
function geschrieben(wort: string): string {
  const ruhig = wort
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<=\d) (?=[a-z]$)/i, '')
    .trim();
  const gross = ruhig.charAt(0).toUpperCase() + ruhig.slice(1);
  return gross.replace(/(?<=\p{L} )([a-z]|[ivx]{1,4})$/iu, (kennung) => kennung.toUpperCase());
}

const ohne = (lage: string, wort: string): string =>
  lage
    .replace(wort, '|')
    .split(/[|,;·/]+/)
    .map((teil) => teil.replaceAll(/^[\s()–-]+|(?<![\s()–-])[\s()–-]+$/g, ''))
    .filter((teil) => teil !== '')
    .join(', ');

/** The entrance of a flat: in its Lage, else in its name or storey. */
export function eingangVon({
  lage,
  bezeichnung,
  geschoss,
}: Pick<Einheitsangaben, 'lage' | 'bezeichnung' | 'geschoss'>): string {
  return (
    [lage, bezeichnung, geschoss].map((text) => liesEingang(text).name).find((name) => name !== '') ?? ''
  );
}

/** The same flat as somebody sees it who stands at its entrance already. */
export const hinterDemEingang = <E extends Einheitsangaben>(einheit: E): E => ({
  ...einheit,
  lage: liesEingang(einheit.lage).lage,
  bezeichnung: liesEingang(einheit.bezeichnung).lage,
  geschoss: liesEingang(einheit.geschoss).lage,
});

const natuerlich = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/**
 * Flats by their entrance, those that name none first; one group where the house has one door. A house that names a
 * Hinterhaus for some flats has a front one for the others.
 */
export function jeEingang<T>(
  stuecke: readonly T[],
  einheitVon: (stueck: T) => Pick<Einheitsangaben, 'lage' | 'bezeichnung' | 'geschoss'> | undefined,
): { readonly eingang: string; readonly stuecke: readonly T[] }[] {
  const gruppen = Map.groupBy(stuecke, (stueck) => {
    const einheit = einheitVon(stueck);
    return einheit === undefined ? '' : eingangVon(einheit);
  });
  return [...gruppen]
    .map(([eingang, darin]) => ({ eingang, stuecke: darin }))
    .toSorted((a, b) => natuerlich.compare(a.eingang, b.eingang));
}
