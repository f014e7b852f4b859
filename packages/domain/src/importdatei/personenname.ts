import { type Anrede, ohneNachsatz, type Personenname } from '../kontakt.ts';
import { ausVersalien, istVersal, istVersalwort } from './versalien.ts';
import { VORNAMEN } from './vornamen.ts';

/** In which order a column writes names that have no comma. */
export const NAMENSFOLGEN = ['vornameZuerst', 'nachnameZuerst'] as const;
export type Namensfolge = (typeof NAMENSFOLGEN)[number];

/** What a whole column says of its order; unsure where it says nothing, or both. */
export interface Namensbefund {
  readonly folge: Namensfolge;
  readonly sicher: boolean;
  /** Names of which nobody can tell what is what without the order; at most three. */
  readonly beispiele: readonly string[];
}
/** What of it one name is read by. */
export type Namenslesart = Pick<Namensbefund, 'folge' | 'sicher'>;

const ANREDE_WOERTER: Record<string, Anrede> = {
  herr: 'herr',
  herrn: 'herr',
  hr: 'herr',
  frau: 'frau',
  fr: 'frau',
  fräulein: 'frau',
  frl: 'frau',
  eheleute: 'eheleute',
  ehel: 'eheleute',
  'herr und frau': 'herrUndFrau',
  'frau und herr': 'herrUndFrau',
  familie: 'familie',
  fam: 'familie',
  erbengemeinschaft: 'erbengemeinschaft',
  eg: 'erbengemeinschaft',
  firma: 'firma',
  fa: 'firma',
};

/** What no person is called: legal forms, offices and kinds of houses that are run by somebody. */
const FIRMA =
  /(?:^|[\s,(.&-])(?:gmbh|mbh|ohg|gbr|e\.\s?g\.|e\.?\s?v\.?|e\.\s?k\.|stiftung|verein|gemeinde|landkreis|landratsamt|pfarr(?:amt|ei|gemeinde|haus|kirche|pfründe)\w*|kirchen(?:gemeinde|verwaltung|stiftung|pflege|vorstand|kreis|amt)\w*|diakonie|caritas|immobilien|wohnungsbau\w*|genossenschaft|sparkasse|eigentümergemeinschaft|gasthof)(?=$|[\s,).&-])|(?:haus|grundstücks?|vermögens|immobilien|liegenschafts)verwaltung|verwaltungs?(?=$|[\s-])|genossenschaft|\bWEG[- ]/i;
/** Authorities, trades and families of merchants, as they stand at the beginning of a name or right behind it. */
const AMT_ODER_GEWERBE =
  /^(?:freistaat|markt(?=\s[A-ZÄÖÜ])|bundesrepublik|bundesanstalt|bezirk|bistum|(?:erz)?diözese|universität|zweckverband|kloster|klinik(?:um)?|krankenhaus|kindergarten|kita|feuerwehr|freiwillige feuerwehr|autohaus|gasthaus|gaststätte|restaurant|pizzeria|café|apotheke|kanzlei|sägewerk|gebr(?:üder|\.)|\p{L}+erei)\s\S|\s(?:&|und|u\.)\s(?:söhne|sohn|töchter|tochter|partner|co\.?)$/iu;
/** Legal forms of two letters stand in capitals; in small ones they are parts of names. */
const KURZE_RECHTSFORM = /(?:^|[\s.&])(?:AG|KG|UG|SE|eG|EG|Co\.)(?=$|[\s,).&])/;
/** Words that people are called as well: beside a first name or after an Anrede they are names. */
const FIRMA_ODER_NAME = /(?:^|\s)(?:stadt|bank|schule|hotel|praxis|weg|verwaltung|verwalter)(?=$|\s)/i;
const ERBEN = /\berbengemeinschaft\b|\berben\b/i;
/** Written out in full they would eat the beginning of names (`Ingrid`, `Philipp`): a title ends with its dot or a blank. */
const TITEL =
  /^(?:(?:prof|dr|mag|dipl|ing|med|dent|vet|phil|rer|nat|jur|pol|oec|agr|theol|kfm|h\.?\s?c)\.(?:in(?=\s))?[\s-]*|(?:prof|dr)\s+|dipl[-\s]+ing\.?\s+)+(?=\S)/i;
/** Since 1919 a part of the family name (art. 109 WRV). */
const ADEL =
  /^(?:freifrau|freiherr|freiin|graf|gräfin|baron|baronin|fürst|fürstin|prinz|prinzessin|ritter|edler|edle)$/i;
/** Two people under one name. */
const UND = /^(?:und|u\.?|&|\+)$/i;
/** They begin a family name and never end a first one. */
const VORSATZ = /^(?:von|van|vom|zu|zum|zur|de|del|della|di|da|der|den|ten|ter|auf|af|el|al)$/;

/** A cell that names nobody. */
const NIEMAND =
  /^\(?(?:(?:eigentümer|besitzer|bewohner|mieter|name)(?:in)? ?)?(?:unbekannt|nicht bekannt|ohne namen?|keine angabe|leerstand|n\. ?n\.|k\. ?a\.|\?+|x{2,}|[-–—.]+)\)?$/i;
/** Remarks that nobody is called: that somebody is widowed, and for whose hands a letter was. */
const VERWITWET = /(?:^|[ ,])\(?ww[er]\.\)?(?=$|[ ,])| ?\((?:witwer?|wwe|wwr)\)/i;
const ZU_HAENDEN = /^(?:z\. ?hd\.?|zhd\.?|zu händen(?: von)?) ?:? ?/i;

/** `Herrn`, `Fr.`, `Eheleute`, `Fa.`; `undefined` for other words. */
export function leseAnrede(text: string): Anrede | undefined {
  const klein = text
    .trim()
    .toLowerCase()
    .replaceAll(/[.]/g, ' ')
    .replaceAll(/[&+]|\bu\b/g, ' und ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const jede = klein.split(' und ').map((wort) => ANREDE_WOERTER[wort] ?? wort);
  return ANREDE_WOERTER[jede.join(' und ')] ?? (jede.length === 1 ? ANREDE_WOERTER[klein] : undefined);
}

/** By legal form or kind; people called Bank or Stadt are known by their Anrede, a comma or a first name. */
export function istFirma(text: string): boolean {
  const { anrede, rest } = ohneAnrede(text.trim());
  if (anrede === 'firma') return true;
  if (anrede !== 'ohne') return false;
  if (FIRMA.test(rest) || KURZE_RECHTSFORM.test(rest) || AMT_ODER_GEWERBE.test(rest)) return true;
  return FIRMA_ODER_NAME.test(rest) && !istEinePerson(rest);
}

function istEinePerson(text: string): boolean {
  const woerter = text.toLowerCase().split(/[\s,]+/);
  return /^[^,\s]+,\s*\S+$/.test(text) || woerter.some((wort) => VORNAMEN.has(wort)) || woerter.length === 1;
}

/** So many of those names that say anything say the same. */
const EINIG = 0.8;

/** The order that a column writes names in, judged by known first names: a comma says it of itself, and so do capitals. */
export function erkenneNamensfolge(namen: readonly string[]): Namensbefund {
  let vorne = 0;
  let hinten = 0;
  const beispiele: string[] = [];
  for (const name of namen) {
    const woerter = offeneWoerter(name);
    if (woerter === undefined) continue;
    const [erstes, letztes] = [woerter[0], woerter.at(-1)].map((wort) => istBekannt(wort ?? ''));
    if (erstes && !letztes) vorne += 1;
    if (letztes && !erstes) hinten += 1;
    if (beispiele.length < 3) beispiele.push(name.trim().slice(0, 60));
  }
  const folge = hinten > vorne ? 'nachnameZuerst' : 'vornameZuerst';
  const einig = Math.max(vorne, hinten) > EINIG * (vorne + hinten);
  return { folge, sicher: beispiele.length === 0 || einig, beispiele };
}

/** The words of a name that hangs on the order of its column; undefined where it does not. */
function offeneWoerter(text: string): string[] | undefined {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name.includes(',') || NIEMAND.test(name) || ERBEN.test(name) || istFirma(name)) return undefined;
  const { name: kern } = ohneNachsatz(ohneAnrede(name).rest);
  const woerter = ohneTitel(kern).rest.split(' ');
  return woerter.length < 2 || nachVersalien(woerter) !== undefined ? undefined : woerter;
}

const istBekannt = (wort: string): boolean => VORNAMEN.has(wort.toLocaleLowerCase('de'));

/**
 * Parts one name cell: `Escherich, Monika`, `Frau Dr. Monika Escherich`, `Böhm GmbH & Co. KG`. Whose name hangs on an order that
 * nobody knows is greeted without it.
 */
export function leseName(text: string, folge: Namensfolge = 'vornameZuerst', sicher = true): Personenname {
  const zelle = text.trim().replace(/\s+/g, ' ');
  if (NIEMAND.test(zelle)) return { anrede: 'ohne' };
  if (ERBEN.test(zelle)) return { anrede: 'erbengemeinschaft', nachname: zelle };
  if (istFirma(zelle)) return { anrede: 'firma', firma: zelle.replace(/^(firma|fa\.?)\s+/i, '') };
  const ohneRest = zelle.replace(VERWITWET, ' ').replace(/\s+/g, ' ').trim();
  const ganz = ohneVersalien(ohneRest).replace(ZU_HAENDEN, '');
  const zwei = zweiLeute(ganz);
  if (zwei !== undefined) return zwei;
  const { anrede, rest } = ohneAnrede(ganz);
  const { name, nachsatz } = ohneNachsatz(rest);
  const { titel, ...teile } = zerlege(ohneVersalien(name), folge);
  const nachname = [teile.nachname, nachsatz].filter(Boolean).join(' ');
  return {
    anrede: sicher || offeneWoerter(ganz) === undefined ? anrede : 'ohne',
    ...(titel === '' ? {} : { titel }),
    ...benannt(teile.vorname, nachname),
  };
}

/** A remark in brackets stays as it is: `(EG)` is no name. */
const ohneVersalien = (text: string): string =>
  istVersal(text) ? text.replace(/^[^(]+/, (davor) => ausVersalien(davor)) : text;

/** `Meier Georg, Meier Anna`, `Herr Georg Meier und Frau Anna Meier`: two under one name, each written with it. */
function zweiLeute(text: string): Personenname | undefined {
  const teile = text.split(/ ?[,;/] ?| (?:und|u\.|&|\+) /);
  if (teile.length !== 2) return undefined;
  const leute = teile.map((teil) => ohneAnrede(teil));
  const woerter = leute.map(({ rest }) => ohneTitel(rest).rest.split(' '));
  const [eine = [], andere = []] = woerter;
  if (eine.length < 2 || andere.length < 2) return undefined;
  const anreden = leute.map(({ anrede }) => anrede);
  const anrede = anreden.includes('herr') && anreden.includes('frau') ? 'herrUndFrau' : 'ohne';
  if (eine[0] === andere[0])
    return {
      anrede,
      nachname: eine[0],
      vorname: `${eine.slice(1).join(' ')} und ${andere.slice(1).join(' ')}`,
    };
  if (eine.at(-1) === andere.at(-1))
    return {
      anrede,
      nachname: eine.at(-1),
      vorname: `${eine.slice(0, -1).join(' ')} und ${andere.slice(0, -1).join(' ')}`,
    };
  // Two of different names are one letter to both; nobody of them is greeted alone.
  return /[,;]/.test(text) && woerter.every((eines) => eines.some(istBekannt))
    ? { anrede: 'ohne', nachname: text }
    : undefined;
}

/** Of a text in which one blank stands where there are any. */
function ohneAnrede(text: string): { anrede: Anrede; rest: string } {
  const treffer =
    /^((?:herrn?|hr\.?|frau|fr\.?) ?\/ ?(?:herrn?|hr\.?|frau|fr\.?)(?= )|(?:herrn?|hr\.?|frau|fr\.?) ?(?:und|u\.?|&|\+) ?(?:herrn?|hr\.?|frau|fr\.?)(?= )|herrn?(?= )|hr\.|frau(?= )|fr\.|fräulein(?= )|frl\.|frl(?= )|eheleute(?= )|ehel\.|familie(?= )|fam\.|firma(?= )|fa\.) ?(.+)$/i.exec(
      text,
    );
  if (treffer === null) return { anrede: 'ohne', rest: text };
  return { anrede: leseAnrede(treffer[1] ?? '') ?? 'ohne', rest: treffer[2] ?? '' };
}

function ohneTitel(text: string): { titel: string; rest: string } {
  const titel = TITEL.exec(text)?.[0] ?? '';
  return { titel: titel.trim(), rest: text.slice(titel.length) };
}

type Teile = { titel: string; vorname: string; nachname: string };

/** With the title wherever it stands: in front, behind the comma, between family and first name. */
function zerlege(name: string, folge: Namensfolge): Teile {
  const { titel, rest } = ohneTitel(name);
  const komma = rest.indexOf(',');
  if (komma >= 0) {
    const [vorname = '', danach = ''] = rest
      .slice(komma + 1)
      .split(',')
      .map((teil) => teil.trim());
    const innen = ohneTitel(vorname);
    const hinten = TITEL.test(`${danach} x`) ? danach : '';
    const alle = [titel, innen.titel, hinten].filter(Boolean).join(' ');
    const vornamen = [innen.rest, hinten === '' ? danach : ''].filter(Boolean).join(', ');
    return { titel: alle, vorname: vornamen, nachname: rest.slice(0, komma).trim() };
  }
  const mitten = folge === 'nachnameZuerst' ? titelInDerMitte(rest) : undefined;
  const woerter = rest.split(' ');
  return mitten ?? { titel, ...(nachVersalien(woerter) ?? vorUndNachname(woerter, folge)) };
}

/** `MEIER Georg`, `Georg MEIER`: capitals say which is the family name, whatever the column does. */
function nachVersalien(woerter: readonly string[]): Omit<Teile, 'titel'> | undefined {
  const gross = woerter.filter(istVersalwort);
  if (gross.length === 0 || gross.length === woerter.length) return undefined;
  const [vorn, hinten] = [woerter.slice(0, gross.length), woerter.slice(-gross.length)];
  const nachname = ausVersalien(gross.join(' '));
  if (vorn.every(istVersalwort)) return { nachname, vorname: woerter.slice(gross.length).join(' ') };
  if (hinten.every(istVersalwort)) return { nachname, vorname: woerter.slice(0, -gross.length).join(' ') };
  return undefined;
}

function titelInDerMitte(name: string): Teile | undefined {
  const woerter = name.split(' ');
  const stelle = woerter.findIndex((wort, i) => i > 0 && TITEL.test(`${wort} x`));
  if (stelle < 0) return undefined;
  const { titel, rest } = ohneTitel(woerter.slice(stelle).join(' '));
  return { titel, vorname: rest, nachname: woerter.slice(0, stelle).join(' ') };
}

function vorUndNachname(woerter: readonly string[], folge: Namensfolge): Omit<Teile, 'titel'> {
  if (woerter.length === 1 || beginntNachnamen(woerter, 0)) {
    const bis = folge === 'nachnameZuerst' ? ersterVorname(woerter) : woerter.length;
    return geteilt(woerter, bis, folge);
  }
  if (folge === 'nachnameZuerst') return geteilt(woerter, ersterVorname(woerter), folge);
  const beginn = woerter.findIndex((_wort, i) => i > 0 && beginntNachnamen(woerter, i));
  return geteilt(woerter, beginn > 0 ? beginn : woerter.length - 1, folge);
}

/** `von`, and `Freifrau` before it; alone, Graf and Ritter are names as others are. */
function beginntNachnamen(woerter: readonly string[], stelle: number): boolean {
  const [wort = '', danach = ''] = woerter.slice(stelle);
  return VORSATZ.test(wort) || (ADEL.test(wort) && VORSATZ.test(danach));
}

function geteilt(woerter: readonly string[], stelle: number, folge: Namensfolge): Omit<Teile, 'titel'> {
  const [vorn, hinten] = [woerter.slice(0, stelle).join(' '), woerter.slice(stelle).join(' ')];
  const allein = folge === 'nachnameZuerst' || stelle === woerter.length;
  return allein ? { nachname: vorn, vorname: hinten } : { vorname: vorn, nachname: hinten };
}

/**
 * Where the first names begin behind a family name: with the known ones at the end, and whoever is joined to them. Where none is
 * known it is the last word behind a `von`, and else everything behind the first one.
 */
function ersterVorname(woerter: readonly string[]): number {
  if (woerter.length < 2) return woerter.length;
  let stelle = woerter.length;
  const istVorname = (wort: string): boolean =>
    UND.test(wort) ||
    /^\p{L}\.$/u.test(wort) ||
    wort
      .toLowerCase()
      .split('-')
      .every((teil) => VORNAMEN.has(teil));
  while (stelle > 1 && istVorname(woerter[stelle - 1] ?? '')) stelle -= 1;
  if (stelle < woerter.length) return UND.test(woerter[stelle] ?? '') ? stelle - 1 : stelle;
  const vorsaetze = woerter.findIndex((wort, i) => !VORSATZ.test(wort) && !beginntNachnamen(woerter, i));
  return vorsaetze > 0 ? Math.min(vorsaetze + 1, woerter.length) : 1;
}

function benannt(vorname: string, nachname: string): Pick<Personenname, 'vorname' | 'nachname'> {
  return {
    ...(vorname === '' ? {} : { vorname }),
    ...(nachname === '' ? {} : { nachname }),
  };
}
