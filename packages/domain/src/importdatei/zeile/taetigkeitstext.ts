import { type KatalogId, TAETIGKEITSKATALOG } from '../../taetigkeit/taetigkeitskatalog.ts';
import { folgtAuf } from '../../text/folgtAuf.ts';

/** A Tätigkeit as a file names it, and the catalogue entry it was taken for. */
export interface GelesenerTaetigkeitstext {
  readonly text: string;
  readonly taetigkeitId: KatalogId | undefined;
  /** 1 = beyond doubt; below `TAETIGKEIT_SICHER_MIN` a person should look. */
  readonly sicherheit: number;
}

export const TAETIGKEIT_SICHER_MIN = 0.7;

/** Old interval letters: times a year, yearly, even or odd years, years divisible by three, and one or two years after those. */
const INTERVALLE = ['1', '2', '3', '4', 'j', 'g', 'u', 'd', 'e', 'z'] as const;
type Intervall = (typeof INTERVALLE)[number] | '';
const intervallAus = (text: string): Intervall => INTERVALLE.find((eines) => eines === text) ?? '';

const KUERZEL =
  /^(KS|KEHR|K|RS|SN|GS|AWG|AWÜG|AG|AWO|AWÖ|AWÜÖ|AO|AÖ|AW|AWÜ|AWU|EM|ME|MG|MÖ|MO|FM|FSM|MF|FSS|FS|FSB|FB|LÜ|LA|RWM|GHS|NS|BA|RB|WH|WM|EMS|AB)([1-4]|[jgudez])?$/i;

/** At each sign that parts, but for those in brackets: the next bracket behind them is one that closes. */
function teileAn(zelle: string): string[] {
  const teile: string[] = [];
  let [bis, inKlammer] = [zelle.length, false];
  for (let stelle = zelle.length - 1; stelle >= -1; stelle -= 1) {
    const zeichen = zelle[stelle] ?? ',';
    if (zeichen === '(' || zeichen === ')') inKlammer = zeichen === ')';
    if (stelle >= 0 && (inKlammer || !',;+\n|'.includes(zeichen))) continue;
    teile.push(zelle.slice(stelle + 1, bis).trim());
    bis = stelle;
  }
  return teile.filter((teil) => teil !== '').toReversed();
}

/** In small letters with ae/oe/ue/ss: `REGELMÄSSIG` is `regelmäßig`. */
const ohneUmlaute = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');

const vergleichbar = (teil: string): string => ohneUmlaute(teil).replaceAll(/\s+/g, ' ');

/** What a company calls its own work. */
type EigeneNamen = Pick<ReadonlySet<string>, 'keys'>;

/** Names of the catalogue with a comma of their own („Kehrung, gelegentlich genutzt“), part by part. */
const MEHRTEILIGE_NAMEN = mehrteilige(TAETIGKEITSKATALOG.map(({ name }) => name));

/** Names that a comma of their own would part, in their parts. */
function mehrteilige(namen: Iterable<string>): string[][] {
  return [...namen].map((name) => teileAn(name).map(vergleichbar)).filter(({ length }) => length > 1);
}

/** A company's own names are the same for all rows of a file. */
const gemerkt = new WeakMap<EigeneNamen, string[][]>();
function mitEigenen(eigene: EigeneNamen): string[][] {
  const bekannte = gemerkt.get(eigene);
  if (bekannte !== undefined) return bekannte;
  const alle = [...mehrteilige(eigene.keys()), ...MEHRTEILIGE_NAMEN].toSorted((a, b) => b.length - a.length);
  gemerkt.set(eigene, alle);
  return alle;
}

/** The parts of a cell; those that make up a name of the catalogue or of the company's own are one, alone or among others. */
function teileDerZelle(zelle: string, eigene: EigeneNamen): string[] {
  const teile = teileAn(zelle);
  const ganze: string[] = [];
  for (let i = 0; i < teile.length;) {
    const name = mitEigenen(eigene).find((einer) =>
      einer.every((wort, j) => vergleichbar(teile[i + j] ?? '') === wort),
    );
    const anzahl = name?.length ?? 1;
    ganze.push(teile.slice(i, i + anzahl).join(', '));
    i += anzahl;
  }
  return ganze;
}

const OHNE_EIGENE: EigeneNamen = new Set<string>();

/**
 * Reads a whole cell: several Tätigkeiten parted by comma, plus, line break, or Kürzel parted by blanks. A name of the catalogue
 * is one Tätigkeit, whatever commas it has.
 */
export function liesTaetigkeiten(
  zelle: string,
  eigene: EigeneNamen = OHNE_EIGENE,
): GelesenerTaetigkeitstext[] {
  return teileDerZelle(zelle, eigene).flatMap((teil) => {
    const woerter = teil.split(/\s+/);
    const lauterKuerzel = woerter.length > 1 && woerter.every((wort) => KUERZEL.test(wort));
    return (lauterKuerzel ? woerter : [teil]).map(liesTaetigkeit);
  });
}

/** Reads one Tätigkeit: a Kürzel (`KS3`, `AWG`, `GSj`) or words (`Kehrung (3x jährlich)`). */
export function liesTaetigkeit(text: string): GelesenerTaetigkeitstext {
  const kuerzel = KUERZEL.exec(text.trim());
  const [taetigkeitId, sicherheit] =
    kuerzel === null
      ? ausWorten(text)
      : ausKuerzel((kuerzel[1] ?? '').toUpperCase(), intervallAus((kuerzel[2] ?? '').toLowerCase()));
  return { text: text.trim(), taetigkeitId, sicherheit };
}

type Treffer = readonly [KatalogId | undefined, number];

const FESTE_KUERZEL: Record<string, KatalogId> = {
  EM: 'messung_oelgas',
  ME: 'messung_oelgas',
  MG: 'messung_oelgas',
  MÖ: 'messung_oelgas',
  MO: 'messung_oelgas',
  FM: 'messung_fest',
  FSM: 'messung_fest',
  MF: 'messung_fest',
  FSS: 'fss',
  FS: 'fss',
  FSB: 'fsb',
  FB: 'fsb',
  LÜ: 'lueftung',
  LA: 'lueftung',
  RWM: 'rwm',
  GHS: 'gashausschau',
  NS: 'nachschau',
  BA: 'bauabnahme',
  RB: 'rohbau',
  WH: 'wiederholung',
  WM: 'wiederholung',
  EMS: 'erstmessung',
  AB: 'ausbrennen',
};

function ausKuerzel(stamm: string, intervall: Intervall): Treffer {
  const fest = FESTE_KUERZEL[stamm];
  if (fest !== undefined) return [fest, 0.9];
  if (/^(KS|KEHR|K|RS|SN)$/.test(stamm)) return kehrung(intervall);
  // A gas flue is swept several times a year only where solid fuel shares it; `GSj` is its yearly check.
  if (stamm === 'GS') return /[2-4]/.test(intervall) ? kehrung(intervall) : [gas(intervall), 0.7];
  if (/^(AWO|AWÖ|AWÜÖ|AO|AÖ)$/.test(stamm)) return [oel(intervall), 0.9];
  return [gas(intervall), stamm.endsWith('G') ? 0.9 : 0.6];
}

function kehrung(intervall: Intervall): Treffer {
  if (intervall === '4') return ['kehrung_4x', 0.95];
  if (intervall === '3') return ['kehrung_3x', 0.95];
  if (intervall === '2') return ['kehrung_2x', 0.95];
  return ['kehrung_1x', intervall === '1' || intervall === 'j' ? 0.95 : 0.6];
}

function gas(intervall: Intervall): KatalogId {
  if (/^[dez]$/.test(intervall)) return 'awu_gas_3';
  return /^[gu]$/.test(intervall) ? 'awu_gas_2' : 'awu_gas_1';
}

function oel(intervall: Intervall): KatalogId {
  return /^[gudez]$/.test(intervall) ? 'awu_oel_2' : 'awu_oel_1';
}

/** Word patterns over the text in small letters with ae/oe/ue; the more special stands first. */
const WORT_MUSTER: readonly (readonly [RegExp, KatalogId, number])[] = [
  [/feuerstaettenbescheid/, 'fsb', 1],
  [/feuerstaettenschau|^fss\b/, 'fss', 1],
  [/ersatzvornahme/, 'ersatz', 1],
  [/rohbau|zwischenabnahme/, 'rohbau', 1],
  [/abnahme/, 'bauabnahme', 0.9],
  [/anlassbezogen|\W15 schfhwg/, 'pruef15', 0.9],
  [/nachschau|maengel|mangel/, 'nachschau', 0.9],
  [/ausbrennen|ausschlagen/, 'ausbrennen', 1],
  [/erstmessung|(?:^|\W)14\b.{0,20}?1\. ?bimschv/, 'erstmessung', 1],
  [/wiederholung/, 'wiederholung', 1],
  [/feststoff|staubmessung/, 'messung_fest', 1],
  [/dunstabzug|kuechenabluft|kuechen/, 'dunstabzug', 0.9],
  [/lueftung|luftanlage/, 'lueftung', 0.9],
  [/gashausschau|dichtheit|gasleitung/, 'gashausschau', 1],
  [/rauchwarn|rauchmelder/, 'rwm', 1],
  [/\bg(?:eg|modg)\b|waermepumpe|heizungspruefung/, 'geg60', 0.8],
  [/beratung/, 'beratung', 0.9],
];

function ausWorten(text: string): Treffer {
  const worte = ohneUmlaute(text);
  const muster = WORT_MUSTER.find(([form]) => form.test(worte));
  if (muster !== undefined) return [muster[1], muster[2]];
  if (/abgasweg|\bawue?\b/.test(worte) || folgtAuf(worte, 'abgas', 'pruefung')) return abgasweg(worte);
  if (/kehr|fegen|reinig/.test(worte)) return kehrungAusWorten(worte);
  if (/mess|bimsch/.test(worte)) return ['messung_oelgas', /emission|oel|gas|bimsch/.test(worte) ? 1 : 0.7];
  return [undefined, 0];
}

function abgasweg(worte: string): Treffer {
  const allZweiJahre = /alle 2|alle zwei|2 ?-?jaehr|zweijaehr|brennwert|raumluftunabh/.test(worte);
  const allDreiJahre = /alle 3|alle drei|3 ?-?jaehr|dreijaehr|selbstkalib/.test(worte);
  if (/oel/.test(worte)) return [allZweiJahre || allDreiJahre ? 'awu_oel_2' : 'awu_oel_1', 1];
  const sicherheit = /gas(?!weg)/.test(worte) ? 1 : 0.6;
  if (allDreiJahre) return ['awu_gas_3', sicherheit];
  return [allZweiJahre ? 'awu_gas_2' : 'awu_gas_1', sicherheit];
}

const ZAHLWOERTER: Record<string, Intervall> = { einmal: '1', zweimal: '2', dreimal: '3', viermal: '4' };

function kehrungAusWorten(worte: string): Treffer {
  // Before the figures: `1/2jährlich` is no single time a year.
  if (/vierteljaehr|1\/4 ?-?jaehr|quartal/.test(worte)) return kehrung('4');
  if (/halbjaehr|1\/2 ?-?jaehr/.test(worte)) return kehrung('2');
  const wort = /einmal|zweimal|dreimal|viermal/.exec(worte)?.[0];
  const ziffer = /([1-4]) ?(?:x|mal|\/|pro|je|\*)/.exec(worte)?.[1] ?? '';
  const anzahl = wort === undefined ? ziffer : (ZAHLWOERTER[wort] ?? '');
  if (anzahl !== '') return kehrung(intervallAus(anzahl));
  if (/ganzjaehr/.test(worte)) return ['kehrung_4x', 0.9];
  if (/mehr als gelegentlich|pellet|kessel|haeufig/.test(worte)) return ['kehrung_2x', 0.8];
  if (/gelegentlich|jaehrlich/.test(worte)) return ['kehrung_1x', 0.9];
  return /regelmaessig/.test(worte) ? ['kehrung_3x', 0.9] : ['kehrung_1x', 0.6];
}
