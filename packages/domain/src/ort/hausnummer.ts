/** A house number understood: `12`, `12a`, `12 a-c`, `12/1`, `12-14`, `12½`, `Haus 3`, `10 Haus 2`. */
export interface Hausnummer {
  readonly nummer: number;
  /** Letter, half, counter or house behind the number: `a`, `½`, `/1`, `haus2`; empty when there is none. */
  readonly zusatz: string;
  /** The other end of a span or pair: `14` in `12-14`, `c` in `12 a-c`, `10` in `8;10`. */
  readonly bis?: string;
  /** `Haus 3` in a village without streets. */
  readonly haus: boolean;
}

export type Strassenseite = 'gerade' | 'ungerade';

/** Reads a text in which one blank stands where there are any, without what tells a building behind another. */
const MUSTER =
  /^(haus(?: ?nr\.?)? ?|nr\.? ?)?(\d{1,4}) ?(½|1\/2|[a-z](?![a-z]))?(?: ?(\/) ?(\d{1,3} ?[a-z]?|[a-z]))?(?: ?(?:[-–;,+&]|bis|und|u\.?) ?(\d{1,4} ?[a-z]?|[a-z](?![a-z])))?(?: ?,? ?(?:haus|hs\.?|geb(?:äude)?\.?|block|bauteil) ?(?:nr\.? ?)?(\d{1,3} ?[a-z]?|[a-z](?![a-z])))?$/i;

/** Buildings of one number that are houses of their own, with their usual abbreviations. */
const GEBAEUDETEIL: readonly (readonly [string, RegExp])[] = [
  ['hh', /hh|hinterhaus|hinterhs\.?|hinterh\.?|hths\.?/],
  ['vh', /vh|vorderhaus|vorderhs\.?|vorderh\.?|vdhs\.?/],
  ['rg', /rg|rgb|rückgebäude|rückgeb\.?|rckg\.?/],
  ['sf', /sf|sfl|seitenflügel|seitenfl\.?|seitenhaus/],
  ['qg', /qg|quergebäude|quergeb\.?|querhaus/],
  ['gh', /gh|gartenhaus|gartenhs\.?/],
  ['mh', /mh|mittelhaus|mittelgebäude/],
  ['ng', /ng|nebengebäude|nebengeb\.?|nebenhaus/],
  ['anbau', /anbau/],
  ['hof', /hof|im hof/],
];
const HINTEN = new RegExp(
  `^(.*\\d(?: ?[a-z])?) ?[,/(]? ?(?:im |i\\.? ?)?(${GEBAEUDETEIL.map(([, muster]) => muster.source).join('|')})(?: ?(\\d|links|rechts|li\\.?|re\\.?))?\\)?$`,
  'i',
);

/** `undefined` when the text is no usual house number; it is then kept as text with a hint. */
export function liesHausnummer(text: string): Hausnummer | undefined {
  const ruhig = text.trim().replace(/\s+/g, ' ');
  const [, vorn = ruhig, teil = '', nr = ''] = ruhig.length > LAENGE_MAX ? [] : (HINTEN.exec(ruhig) ?? []);
  const gelesen = liesOhneTeil(vorn);
  if (gelesen === undefined || teil === '') return gelesen;
  const name = GEBAEUDETEIL.find(([, muster]) => new RegExp(`^(?:${muster.source})$`, 'i').test(teil))?.[0];
  return { ...gelesen, zusatz: `${gelesen.zusatz}${name ?? ''}${nr.slice(0, 2).toLowerCase()}` };
}

/** The same house in fewer letters: `12 Seitenflügel links` → `12 SF li`. */
export function kurzeHausnummer(text: string): string {
  const [, vorn = text, teil = '', seite = ''] = text.length > LAENGE_MAX ? [] : (HINTEN.exec(text) ?? []);
  const name = GEBAEUDETEIL.find(([, muster]) => new RegExp(`^(?:${muster.source})$`, 'i').test(teil))?.[0];
  return [vorn, name?.toUpperCase() ?? teil, seite.slice(0, 2)].filter(Boolean).join(' ');
}

/** A house number is short; whatever is longer is some other text. */
const LAENGE_MAX = 60;

function liesOhneTeil(text: string): Hausnummer | undefined {
  const treffer = MUSTER.exec(text);
  if (treffer === null) return undefined;
  const [, haus, nummer = '', buchstabe = '', schraegstrich, hinterStrich = '', bis, imHof] = treffer;
  const halb = buchstabe === '1/2' || (buchstabe === '½' && schraegstrich === undefined);
  const zaehler = schraegstrich === undefined ? '' : `/${ohneLeerzeichen(hinterStrich)}`;
  return {
    nummer: Number(nummer),
    zusatz: `${halb ? '½' : buchstabe.toLowerCase()}${zaehler}${imHof === undefined ? '' : `haus${ohneLeerzeichen(imHof)}`}`,
    ...(bis === undefined ? {} : { bis: ohneLeerzeichen(bis) }),
    haus: /^haus/i.test(haus ?? ''),
  };
}

/** One spelling for one house, for matching only: `12 A` and `12a` are the same, `12.1` and `121` are not. */
export function hausnummerSchluessel(text: string): string {
  const gelesen = liesHausnummer(text);
  if (gelesen === undefined)
    return text
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/(\d), (?=\d)/g, '$1,')
      .replace(/(?<!\d)[ .,]+|[ .,]+(?!\d)/g, '');
  const { nummer, zusatz, bis } = gelesen;
  // `12a-12c` says its number twice.
  return `${nummer}${zusatz}${bis === undefined ? '' : `-${bis.replace(new RegExp(`^${nummer}(?=[a-z])`), '')}`}`;
}

/** Natural order: 2 before 10, 12 before 12½ before 12a before 13; what is no number comes last. */
export function vergleicheHausnummern(a: string, b: string): number {
  const links = liesHausnummer(a);
  const rechts = liesHausnummer(b);
  if (links === undefined && rechts === undefined) return a < b ? -1 : Number(a > b);
  if (links === undefined) return 1;
  if (rechts === undefined) return -1;
  if (links.nummer !== rechts.nummer) return links.nummer - rechts.nummer;
  return vergleicheZusatz(links, rechts);
}

/** Which side of the street a house stands on; `undefined` when its number does not tell. */
export function strassenseite(text: string): Strassenseite | undefined {
  const gelesen = liesHausnummer(text);
  if (gelesen === undefined || gelesen.haus) return undefined;
  return gelesen.nummer % 2 === 0 ? 'gerade' : 'ungerade';
}

function vergleicheZusatz(a: Hausnummer, b: Hausnummer): number {
  const links = sortierzusatz(a);
  const rechts = sortierzusatz(b);
  return links < rechts ? -1 : Number(links > rechts);
}

/** `½` sorts before letters, counters by their number, spans behind their first house. */
function sortierzusatz({ zusatz, bis = '' }: Hausnummer): string {
  const gezaehlt = zusatz.replace('½', '!').replace(/\d+/g, (ziffern) => ziffern.padStart(4, '0'));
  return `${gezaehlt} ${bis.padStart(5, '0')}`;
}

function ohneLeerzeichen(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
