import { type Anrede, ohneNachsatz, type Personenname } from '../../liegenschaft/kontakt.ts';
import { BEWOHNER, istFirma } from './firma.ts';
import { istChinesisch, nachHerkunft } from './herkunft.ts';
import {
  anredeNachVorn,
  istGrad,
  istTitel,
  liesAnrede,
  ohneAnrede,
  ohneTitelUndAmt,
  titelNachVorn,
} from './namensanfang.ts';
import { ohneStand } from './stand.ts';
import { ausVersalien, istKlein, istVersal, istVersalwort } from './versalien.ts';
import { liesSterbefall, type Sterbefall } from './verstorben.ts';
import { istVorname } from './vornamen.ts';
import { beginntNachnamen, istKurz, istRang, nachDemVorsatz, VORSATZ, vorsatzZumNamen } from './vorsatz.ts';
import { FUER_MEHRERE, ohneEhefrau, ohneEhewort, UND, zweiLeute } from './zweiLeute.ts';

/** In which order a column writes names that have no comma. */
export const NAMENSFOLGEN = ['vornameZuerst', 'nachnameZuerst'] as const;
export type Namensfolge = (typeof NAMENSFOLGEN)[number];

/** What a whole column says of its order; unsure where it says nothing, or both. */
export interface Namensbefund {
  readonly folge: Namensfolge;
  readonly sicher: boolean;
  /** Names of which nobody can tell what is what without the order; at most three. */
  readonly beispiele: readonly string[];
  /** How many names stand the other way round than the column, as far as known first names say. */
  readonly fraglich: number;
  /** Both orders stand in it: whose first name nobody knows is doubted. */
  readonly gemischt?: true;
  /** A person said the order: nothing is doubted any more. */
  readonly gesagt?: true;
}
/** What of it one name is read by. */
export type Namenslesart = Pick<Namensbefund, 'folge' | 'sicher' | 'gemischt' | 'gesagt'>;

const ERBEN = /\berbengemeinschaft\b|\berb(?:engem|gem|eng)\.|\berben\b|^nachla(?:ss|ß)\b|\bnachla(?:ss|ß)$/i;
/** Several who have no word of their own in an address: it belongs to their name. */
const GESCHWISTER = /^(?:geschwister|geschw\.) ?\S/i;
/** A cell that names nobody. */
const NIEMAND =
  /^\(?(?:(?:eigentümer|besitzer|bewohner|mieter|name)(?:in)? ?)?(?:unbekannt|nicht bekannt|ohne namen?|keine angabe|leer(?:stand|stehend)?|unbewohnt|n\. ?n\.|k\. ?a\.|\?+|x{2,}|[-–—.]+)\)?$/i;
/** Remarks that nobody is called: that somebody is widowed, and for whose hands a letter was. */
const VERWITWET = /(?:^|[ ,])\(?ww[er]\.\)?(?=$|[ ,])| ?\((?:witwer?|wwe|wwr)\)|^witwe(?= )/i;
/** What somebody is to the house, with a colon before the name. */
const EIGENSCHAFT =
  /^(?:(?:mit)?eigentümer|besitzer|bewohner|(?:haupt)?mieter|pächter|nutzer|hausmeister|verwalter)(?:in)? ?: ?/i;
/** Others belong to it whom nobody names: then nobody is greeted alone. */
const UND_ANDERE =
  / (?:u\. ?a\.|et al\.|(?:und|u\.|&) ?(?:and(?:ere|\.)|Mit(?:besitzer|bes\.|eigentümer|eigent\.|eig\.)))$/;
/** How somebody is written to. */
const AN = /^(?:an |sehr geehrter? )(?=(?:herrn?|frau|familie|fam\.|eheleute|firma|fa\.) )/i;
const ZU_HAENDEN = /^(?:z\. ?hd\.?|zhd\.?|zu händen(?: von)?) ?:? ?/i;

/** So many of those names that say anything say the same. */
const EINIG = 0.8;
/** Where more of them than this say the opposite, both orders stand in the column: of known names alone so few do by themselves. */
const GEMISCHT = 0.05;

/** The order that a column writes names in, judged by known first names: a comma says it of itself, and so do capitals. */
export function erkenneNamensfolge(namen: readonly string[]): Namensbefund {
  let vorne = 0;
  let hinten = 0;
  const beispiele: string[] = [];
  for (const name of namen) {
    const woerter = offeneWoerter(name);
    if (woerter === undefined) continue;
    const spricht = folgeNachWoertern(woerter);
    if (spricht === 'vornameZuerst') vorne += 1;
    if (spricht === 'nachnameZuerst') hinten += 1;
    if (beispiele.length < 3) beispiele.push(name.trim().slice(0, 60));
  }
  const folge = hinten > vorne ? 'nachnameZuerst' : 'vornameZuerst';
  const einig = Math.max(vorne, hinten) > EINIG * (vorne + hinten);
  const fraglich = Math.min(vorne, hinten);
  const gemischt = fraglich > GEMISCHT * (vorne + hinten);
  return {
    folge,
    sicher: beispiele.length === 0 || einig,
    beispiele,
    fraglich,
    ...(gemischt ? { gemischt } : {}),
  };
}

/** What a known first name at one end says, or where a `von` stands: it begins a family name. */
function folgeNachWoertern(woerter: readonly string[]): Namensfolge | undefined {
  const [erstes, letztes] = [woerter[0] ?? '', woerter.at(-1) ?? ''].map(istVorname);
  if (erstes !== letztes) return erstes ? 'vornameZuerst' : 'nachnameZuerst';
  const vorsatz = woerter.findIndex((wort) => VORSATZ.test(wort));
  if (vorsatz < 0 || erstes) return undefined;
  return vorsatz === 0 ? 'nachnameZuerst' : 'vornameZuerst';
}

/** Of a name that hangs on the order: nobody said it, or what is known of its first names speaks against it. */
export function istFraglich(text: string, { folge, sicher, gemischt, gesagt }: Namenslesart): boolean {
  if (gesagt) return false;
  const woerter = offeneWoerter(text);
  if (woerter === undefined) return false;
  const [erstes = '', letztes = ''] = [woerter[0], woerter.at(-1)];
  if (folgeDurchUnd(woerter) !== undefined) return false;
  const nurNachname = nachDemVorsatz(woerter) === woerter.length;
  if (nurNachname) return !sicher || folge === 'nachnameZuerst';
  const [vorname, nachname] = folge === 'vornameZuerst' ? [erstes, letztes] : [letztes, erstes];
  if (!sicher || (!istVorname(vorname) && (istVorname(nachname) || gemischt === true))) return true;
  if (folge === 'vornameZuerst') return siehtVerkehrtAus(woerter);
  // `Xaveria Holzner-Kögl` among names that begin with the family's.
  return woerter.length === 2 && !istVorname(letztes) && istDoppelname(letztes) && !erstes.includes('-');
}

/** `Huber-Bauer Sepp`, `D'Angelo Rino`, `von Berg Xaveria`, `Li Wei`: what stands first is rather the family's. */
function siehtVerkehrtAus(woerter: readonly string[]): boolean {
  const [erstes = '', letztes = ''] = [woerter[0], woerter.at(-1)];
  if (nachDemVorsatz(woerter) > 0) return !istVorname(letztes);
  if (woerter.length !== 2 || istVorname(erstes)) return false;
  if (istChinesisch(woerter)) return true;
  return (istDoppelname(erstes) && !letztes.includes('-')) || /^(?:D|O|Dell|Dall)['’]/.test(erstes);
}

/** `Huber-Bauer`, and neither `Karl-Heinz` nor `K.-H.` */
const istDoppelname = (wort: string): boolean => {
  const teile = wort.split('-');
  return teile.length > 1 && !wort.includes('.') && !teile.some(istVorname);
};

function haengtAnFolge(text: string): boolean {
  const woerter = offeneWoerter(text);
  return woerter !== undefined && folgeDurchUnd(woerter) === undefined;
}

/** The words of a name that hangs on the order of its column; undefined where it does not. */
function offeneWoerter(text: string): string[] | undefined {
  const name = ohneVorspann(text);
  if (name.includes(',') || UND_ANDERE.test(name) || NIEMAND.test(name) || ERBEN.test(name) || istFirma(name))
    return undefined;
  if (GESCHWISTER.test(name) || zweiLeute(name) !== undefined || zweiNachnamen(name) !== undefined)
    return undefined;
  const sterbefall = liesSterbefall(name);
  if (sterbefall !== undefined) return 'lebt' in sterbefall ? offeneWoerter(sterbefall.lebt) : undefined;
  const { name: kern } = ohneNachsatz(ohneTitelUndAmt(titelNachVorn(ohneAnrede(name).rest)).rest);
  const woerter = ohneTitelUndAmt(kern).rest.split(' ');
  if (woerter.length < 2 || ohneSpalte(woerter) !== undefined) return undefined;
  // `von der Heide`, with nobody's first name; `De Luca` may be one of two words, or De called Luca.
  const nurNachname = nachDemVorsatz(woerter) === woerter.length && !istKurz(woerter);
  return nurNachname ? undefined : woerter;
}

/** One blank where there are any, without what says who somebody is to the house, or that something is written to her. */
const ohneVorspann = (text: string): string =>
  anredeNachVorn(
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/,(?=\p{L})/gu, ', ')
      .replace(EIGENSCHAFT, '')
      .replace(AN, '')
      .replace(ZU_HAENDEN, ''),
  );

/**
 * Parts one name cell: `Escherich, Monika`, `Frau Dr. Monika Escherich`, `Böhm GmbH & Co. KG`. Whose name hangs on an order that
 * nobody knows is greeted without it.
 */
export function liesName(text: string, folge: Namensfolge = 'vornameZuerst', sicher = true): Personenname {
  const zelle = ohneVorspann(text);
  if (NIEMAND.test(zelle)) return { anrede: 'ohne' };
  if (BEWOHNER.test(zelle)) return { anrede: 'ohne', nachname: zelle };
  if (ERBEN.test(zelle))
    return {
      anrede: 'erbengemeinschaft',
      nachname: zelle.replace(/^erb(?:engem|gem|eng)\. ?/i, 'Erbengemeinschaft '),
    };
  const sterbefall = liesSterbefall(zelle);
  if (sterbefall !== undefined) return nachTod(sterbefall, folge, sicher);
  if (istFirma(zelle)) return { anrede: 'firma', firma: zelle.replace(/^(firma|fa\.?)\s+/i, '') };
  const ohneRest = zelle.replace(VERWITWET, ' ').replace(/\s+/g, ' ').trim();
  const ganz = ohneEhewort(ohneVersalien(ohneRest));
  if (GESCHWISTER.test(ganz)) return { anrede: 'ohne', nachname: ganz };
  if (UND_ANDERE.test(ganz)) return { anrede: 'ohne', nachname: ohneAnrede(ganz).rest };
  const { rest: einer, mitEhefrau } = ohneEhefrau(ganz);
  const zwei = mitEhefrau ? undefined : (zweiLeute(ganz) ?? zweiNachnamen(ganz));
  return zwei ?? einName(einer, { folge, sicher, mitEhefrau, zelle });
}

/** Heirs are written to instead of who has died; one of two who is left is not greeted as if there were both. */
function nachTod(sterbefall: Sterbefall, folge: Namensfolge, sicher: boolean): Personenname {
  if ('lebt' in sterbefall) return liesName(sterbefall.lebt, folge, sicher);
  const { titel, vorname, nachname, firma } = liesName(sterbefall.tot, folge, sicher);
  if (firma !== undefined) return { anrede: 'firma', firma };
  if (nachname === undefined) return { anrede: 'ohne' };
  return {
    anrede: 'erbengemeinschaft',
    nachname: ['Erben nach', titel, vorname, nachname].filter(Boolean).join(' '),
  };
}

/** `Eheleute Müller und Schmidt`: each has a name of her own; where one of the two is a first name, nobody knows whose. */
function zweiNachnamen(text: string): Personenname | undefined {
  const { anrede, rest } = ohneAnrede(text);
  const [eine = '', und = '', andere = '', ...mehr] = rest.split(' ');
  if (!FUER_MEHRERE.includes(anrede) || !UND.test(und) || andere === '' || mehr.length > 0) return undefined;
  if (istVorname(eine) !== istVorname(andere)) return { anrede: 'ohne', nachname: text };
  return { anrede, nachname: `${eine} und ${andere}` };
}

function einName(
  ganz: string,
  { folge, sicher, mitEhefrau, zelle }: Namenslesart & { mitEhefrau: boolean; zelle: string },
): Personenname {
  const { anrede, rest } = ohneAnrede(ganz);
  const wie = { nachnameZuerst: folge === 'nachnameZuerst', angeredet: anrede !== 'ohne' };
  const vorn = ohneTitelUndAmt(titelNachVorn(rest), wie);
  const { name: genannter, nachsatz } = ohneNachsatz(vorn.rest);
  const { name, stand } = ohneStand(FUER_MEHRERE.includes(anrede) ? mitUnd(genannter) : genannter);
  const zweifelhaft = hatZweifelsKomma(name);
  const { titel, ...teile } = zweifelhaft
    ? { titel: '', vorname: '', nachname: name }
    : vorsatzZumNamen(zerlege(ohneVersalien(name), folge));
  const nachname = [`${teile.nachname}${stand}`, nachsatz].filter(Boolean).join(' ');
  const titelDavor = [vorn.titel, titel].filter(Boolean).join(' ');
  const klar = !istGrad(teile.nachname) && !zweifelhaft;
  const genannt = mitEhefrau ? 'herrUndFrau' : anredeFuer(klar ? anrede : 'ohne', teile.vorname, zelle);
  return {
    anrede: sicher || !haengtAnFolge(ganz) ? genannt : 'ohne',
    ...(titelDavor === '' ? {} : { titel: titelDavor }),
    ...benannt(teile.vorname, nachname),
  };
}

/** `Eheleute Huber Karl, Anna`: the comma stands for an und. */
function mitUnd(text: string): string {
  const [davor = '', danach = '', ...mehr] = text.split(/ ?, ?/);
  return mehr.length === 0 && nenntVorUndNachname(davor.split(' ')) && istVorname(danach)
    ? `${davor} und ${danach}`
    : text;
}

/** `Mayr Johann, Stoiber`: first and family name stand before it, and what stands behind it nobody knows. */
function hatZweifelsKomma(name: string): boolean {
  const komma = name.indexOf(',');
  if (komma < 0) return false;
  const [davor, danach] = [name.slice(0, komma), name.slice(komma + 1)].map((teil) => teil.trim().split(' '));
  return (
    nenntVorUndNachname(davor ?? []) && !(danach ?? []).some((wort) => istVorname(wort) || istGrad(wort))
  );
}

const nenntVorUndNachname = (woerter: readonly string[]): boolean =>
  woerter.length > 1 && woerter.some(istVorname) && !woerter.every(istVorname);

/** Nobody of two is greeted alone; a widow is a woman, whichever word says it. */
function anredeFuer(anrede: Anrede, vorname: string, zelle: string): Anrede {
  if (anrede === 'herr' || anrede === 'frau')
    return vorname.split(' ').some((wort) => UND.test(wort) || sagtAnderes(wort, anrede)) ? 'ohne' : anrede;
  const verwitwet = anrede === 'ohne' ? VERWITWET.exec(zelle)?.[0] : undefined;
  if (verwitwet === undefined) return anrede;
  return /wwr|witwer/i.test(verwitwet) ? 'herr' : 'frau';
}

/** `Herr Dr. Frau Kern`: nobody can tell which of the two was meant. */
function sagtAnderes(wort: string, anrede: Anrede): boolean {
  const andere = liesAnrede(wort);
  return andere !== undefined && andere !== anrede;
}

/** A remark in brackets stays as it is: `(EG)` is no name. */
const ohneVersalien = (text: string): string =>
  istVersal(text) || istKlein(text) ? text.replace(/^[^(]+/, (davor) => ausVersalien(davor)) : text;

type Teile = { titel: string; vorname: string; nachname: string };

/** With the title wherever it stands: in front, behind the comma, between family and first name. */
function zerlege(name: string, folge: Namensfolge): Teile {
  const { titel, rest } = ohneTitelUndAmt(name, { nachnameZuerst: folge === 'nachnameZuerst' });
  const komma = rest.indexOf(',');
  if (komma >= 0) {
    const [vorname = '', danach = ''] = rest
      .slice(komma + 1)
      .split(',')
      .map((teil) => teil.trim());
    const innen = ohneTitelUndAmt(titelNachVorn(vorname), { nachnameZuerst: true });
    const alle = [titel, innen.titel].filter(Boolean).join(' ');
    const vornamen = [innen.rest, danach].filter(Boolean).join(', ');
    return { titel: alle, vorname: vornamen, nachname: rest.slice(0, komma).trim() };
  }
  const mitten = folge === 'nachnameZuerst' ? titelInDerMitte(rest) : undefined;
  const woerter = rest.split(' ');
  return (
    mitten ?? { titel, ...(ohneSpalte(woerter) ?? vorUndNachname(woerter, folgeDurchUnd(woerter) ?? folge)) }
  );
}

/** What says itself which is the family name, whatever the column does. */
const ohneSpalte = (woerter: readonly string[]): Omit<Teile, 'titel'> | undefined =>
  nachVersalien(woerter) ?? nachDoppelname(woerter) ?? nachHerkunft(woerter);

/** `Müller Karl-Heinz`: nobody's family name is two first names with a hyphen. */
function nachDoppelname(woerter: readonly string[]): Omit<Teile, 'titel'> | undefined {
  const [erstes = '', letztes = ''] = [woerter[0], woerter.at(-1)];
  if (woerter.length !== 2 || !letztes.includes('-') || !istVorname(letztes) || istVorname(erstes))
    return undefined;
  return { nachname: erstes, vorname: letztes };
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

/** `Hans und Petra Müller`, `Müller Hans und Petra`: where `und` stands says which end has the first names, whatever the column does. */
function folgeDurchUnd(woerter: readonly string[]): Namensfolge | undefined {
  if (woerter.length < 4) return undefined;
  if (UND.test(woerter[1] ?? '')) return 'vornameZuerst';
  return UND.test(woerter.at(-2) ?? '') ? 'nachnameZuerst' : undefined;
}

function titelInDerMitte(name: string): Teile | undefined {
  const woerter = name.split(' ');
  const stelle = woerter.findIndex((wort, i) => i > 0 && istTitel(wort));
  if (stelle < 0) return undefined;
  const { titel, rest } = ohneTitelUndAmt(woerter.slice(stelle).join(' '));
  return { titel, vorname: rest, nachname: woerter.slice(0, stelle).join(' ') };
}

function vorUndNachname(woerter: readonly string[], folge: Namensfolge): Omit<Teile, 'titel'> {
  if (woerter.length === 1) return { nachname: woerter.join(' '), vorname: '' };
  if (beginntNachnamen(woerter, 0) && !istKurz(woerter) && istVorname(woerter.at(-1) ?? ''))
    return geteilt(woerter, ersterVorname(woerter), 'nachnameZuerst');
  if (folge === 'nachnameZuerst') return geteilt(woerter, ersterVorname(woerter), folge);
  if (beginntNachnamen(woerter, 0) || (woerter.length === 2 && istRang(woerter[0] ?? '')))
    return { nachname: woerter.join(' '), vorname: '' };
  const beginn = woerter.findIndex((_wort, i) => i > 0 && beginntNachnamen(woerter, i));
  return geteilt(woerter, beginn > 0 ? beginn : woerter.length - 1, folge);
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
  const kern = (istKurz(woerter) ? 0 : nachDemVorsatz(woerter)) || 1;
  const gehoertDazu = (wort: string): boolean =>
    UND.test(wort) || /^\p{L}\.$/u.test(wort) || istVorname(wort);
  while (stelle > kern && gehoertDazu(woerter[stelle - 1] ?? '')) stelle -= 1;
  if (stelle < woerter.length) return UND.test(woerter[stelle] ?? '') ? stelle - 1 : stelle;
  return kern;
}

function benannt(vorname: string, nachname: string): Pick<Personenname, 'vorname' | 'nachname'> {
  return {
    ...(vorname === '' ? {} : { vorname }),
    ...(nachname === '' ? {} : { nachname }),
  };
}
