import { keysOf, tableOf } from '../keysOf.ts';
/** What hangs on a house and is swept, inspected or measured: what burns, what leads the smoke away, what brings air. */
export const ANLAGEARTEN = [
  'heizkessel',
  'kombiwasserheizer',
  'wasserheizer',
  'heizherd',
  'kaminofen',
  'pelletofen',
  'kachelofen',
  'offenerKamin',
  'blockheizkraftwerk',
  'waermepumpe',
  'raeucheranlage',
  'feuerstaette',
  'schornstein',
  'abgasleitung',
  'verbrennungsluft',
  'lueftung',
] as const;
export type Anlageart = (typeof ANLAGEARTEN)[number];

type Anlagegruppe = 'feuerstaette' | 'abgasanlage' | 'luft';

interface Artworte {
  readonly name: string;
  readonly gruppe: Anlagegruppe;
  /** Heats the room it stands in (§ 2 Nr. 3 1. BImSchV): it is not measured again and again. */
  readonly einzelraum?: true;
  /** Words of lists and the codes of district software, in small letters. */
  readonly muster: RegExp;
}

/** The more special pattern stands first. */
const ARTEN: Readonly<Record<Anlageart, Artworte>> = {
  blockheizkraftwerk: {
    name: 'Blockheizkraftwerk',
    gruppe: 'feuerstaette',
    muster: /blockheiz|bhkw|^bh$|brennstoffzelle|verbrennungsmotor/,
  },
  waermepumpe: { name: 'Gaswärmepumpe', gruppe: 'feuerstaette', muster: /w(ä|ae)rmepumpe|^wp$/ },
  pelletofen: {
    name: 'Pelletofen',
    gruppe: 'feuerstaette',
    einzelraum: true,
    muster: /pellet-?(kamin)?ofen|^po$/,
  },
  kachelofen: {
    name: 'Kachel- oder Grundofen',
    gruppe: 'feuerstaette',
    einzelraum: true,
    muster: /kachel|grundofen|heizeinsatz|speicherofen|^kh$|^ko-?gr$/,
  },
  offenerKamin: {
    name: 'Offener Kamin',
    gruppe: 'feuerstaette',
    einzelraum: true,
    muster: /offener? kamin|heizkamin|kamineinsatz|cheminee|^ok$/,
  },
  kaminofen: {
    name: 'Kaminofen',
    gruppe: 'feuerstaette',
    einzelraum: true,
    muster:
      /kaminofen|schwedenofen|raumheizer|einzelofen|zimmerofen|dauerbrand|dauerbrenner|werkstattofen|^ofen$|^ko$/,
  },
  heizherd: { name: 'Herd', gruppe: 'feuerstaette', einzelraum: true, muster: /herd|^hd$/ },
  kombiwasserheizer: {
    name: 'Kombitherme',
    gruppe: 'feuerstaette',
    muster: /kombi|umlaufwasser|therme|etagenheizung|wandger(ä|ae)t|^kw$|^uw$/,
  },
  wasserheizer: {
    name: 'Warmwasserbereiter',
    gruppe: 'feuerstaette',
    muster: /warmwasser|wasserheizer|durchlauferhitzer|vorratswasser|badeofen|^dw$|^vw$/,
  },
  heizkessel: {
    name: 'Heizkessel',
    gruppe: 'feuerstaette',
    muster: /kessel|zentralheizung|brennwertger|vergaser|^heizung$|^(gas|(ö|oe)l|pellet)-?heizung$|^hk$|^zh$/,
  },
  raeucheranlage: {
    name: 'Räucheranlage',
    gruppe: 'feuerstaette',
    muster: /r(ä|ae)ucher|^ra$/,
  },
  schornstein: {
    name: 'Schornstein',
    gruppe: 'abgasanlage',
    muster: /schornstein|kaminzug|^kamin$|schlot|^sn$/,
  },
  abgasleitung: {
    name: 'Abgasleitung',
    gruppe: 'abgasanlage',
    muster: /abgas|luft-abgas|^las$|^al$|^ai$/,
  },
  verbrennungsluft: {
    name: 'Verbrennungsluft- oder Abluftöffnung',
    gruppe: 'luft',
    muster: /verbrennungsluft|zuluft|abluft/,
  },
  lueftung: {
    name: 'Lüftungsanlage',
    gruppe: 'luft',
    muster: /l(ü|ue)ftung|dunstabzug|k(ü|ue)chenabluft|^rlt/,
  },
  feuerstaette: {
    name: 'Andere Feuerstätte',
    gruppe: 'feuerstaette',
    muster: /feuerst|brenner|backofen|schmiede|gasstrahler/,
  },
};
/** Patterns are asked in this order, not in that of the choice. */
const LESEFOLGE = keysOf(ARTEN);

export const ANLAGEART_NAMEN: Readonly<Record<Anlageart, string>> = tableOf(
  ANLAGEARTEN,
  (art) => ARTEN[art].name,
);
export const anlagegruppe = (art: Anlageart): Anlagegruppe => ARTEN[art].gruppe;
export const istEinzelraum = (art: Anlageart): boolean => ARTEN[art].einzelraum === true;

/** Reads `Kaminofen`, `KO`, `Gas-Brennwertkessel` …; `undefined` for what is none of them. */
export function liesAnlageart(text: string): Anlageart | undefined {
  const klein = text.trim().toLowerCase();
  return klein === '' ? undefined : LESEFOLGE.find((art) => ARTEN[art].muster.test(klein));
}

/** What burns in it; empty where nobody said. */
export const BRENNSTOFFE = [
  '',
  'scheitholz',
  'hackgut',
  'pellets',
  'kohle',
  'heizoel',
  'heizoelSchwefelarm',
  'erdgas',
  'fluessiggas',
] as const;
export type Brennstoff = (typeof BRENNSTOFFE)[number];
export const BRENNSTOFF_NAMEN: Readonly<Record<Brennstoff, string>> = {
  '': 'Nicht bekannt',
  scheitholz: 'Scheitholz',
  hackgut: 'Hackgut oder Späne',
  pellets: 'Pellets',
  kohle: 'Kohle',
  heizoel: 'Heizöl',
  heizoelSchwefelarm: 'Heizöl, schwefelarm',
  erdgas: 'Erdgas',
  fluessiggas: 'Flüssiggas',
};
export const brennstoffart = (brennstoff: Brennstoff): 'fest' | 'oel' | 'gas' | undefined =>
  BRENNSTOFFARTEN[brennstoff];
const BRENNSTOFFARTEN: Readonly<Record<Brennstoff, 'fest' | 'oel' | 'gas' | undefined>> = {
  '': undefined,
  scheitholz: 'fest',
  hackgut: 'fest',
  pellets: 'fest',
  kohle: 'fest',
  heizoel: 'oel',
  heizoelSchwefelarm: 'oel',
  erdgas: 'gas',
  fluessiggas: 'gas',
};
const BRENNSTOFF_MUSTER: readonly (readonly [RegExp, Brennstoff])[] = [
  [/pellet/, 'pellets'],
  [/hack|sp(ä|ae)ne|schnitzel/, 'hackgut'],
  [/schwefelarm/, 'heizoelSchwefelarm'],
  [/fl(ü|ue)ssiggas|propan|^fg$|^lpg$/, 'fluessiggas'],
  [/heiz(ö|oe)l|^(ö|oe)l|^hel$|^el$/, 'heizoel'],
  [/gas/, 'erdgas'],
  [/kohle|koks|brikett/, 'kohle'],
  [/holz|fest|^bri/, 'scheitholz'],
];
/** Reads `Erdgas E`, `Heizöl EL`, `Buchenholz` …; empty for what it does not know. */
export function liesBrennstoff(text: string): Brennstoff {
  const klein = text.trim().toLowerCase();
  return BRENNSTOFF_MUSTER.find(([muster]) => muster.test(klein))?.[1] ?? '';
}

/** How much it burns, in the words of KÜO Anlage 1; empty where nobody said. */
export const BENUTZUNGEN = [
  '',
  'ganzjaehrig',
  'heizperiode',
  'mehrAlsGelegentlich',
  'gelegentlich',
  'dauerndUnbenutzt',
] as const;
export type Benutzung = (typeof BENUTZUNGEN)[number];
export const BENUTZUNG_NAMEN: Readonly<Record<Benutzung, string>> = {
  '': 'Nicht bekannt',
  ganzjaehrig: 'Ganzjährig regelmäßig',
  heizperiode: 'Regelmäßig in der Heizperiode',
  mehrAlsGelegentlich: 'Mehr als gelegentlich',
  gelegentlich: 'Gelegentlich',
  dauerndUnbenutzt: 'Dauernd unbenutzt, betriebsbereit',
};

/** Reads `gelegentlich`, `regelmäßig in der Heizperiode` …; empty for what it does not know. */
export function liesBenutzung(text: string): Benutzung {
  const klein = text.trim().toLowerCase();
  return BENUTZUNG_MUSTER.find(([muster]) => muster.test(klein))?.[1] ?? '';
}
const BENUTZUNG_MUSTER: readonly (readonly [RegExp, Benutzung])[] = [
  [/unbenutzt/, 'dauerndUnbenutzt'],
  [/mehr als gelegentlich|h(ä|ae)ufig/, 'mehrAlsGelegentlich'],
  [/gelegentlich|selten/, 'gelegentlich'],
  [/ganzj(ä|ae)hrig/, 'ganzjaehrig'],
  [/heizperiode|regelm(ä|ae)(ß|ss)ig/, 'heizperiode'],
];

/** Where oil and gas take their air from, and whether the smoke is pressed out; empty where nobody said. */
export const BAUWEISEN = [
  '',
  'raumluftabhaengig',
  'raumluftunabhaengig',
  'brennwertUeberdruck',
  'brennwertRaumluftunabhaengig',
] as const;
export type Bauweise = (typeof BAUWEISEN)[number];
export const BAUWEISE_NAMEN: Readonly<Record<Bauweise, string>> = {
  '': 'Nicht bekannt',
  raumluftabhaengig: 'Raumluftabhängig',
  raumluftunabhaengig: 'Raumluftunabhängig',
  brennwertUeberdruck: 'Brennwert, raumluftabhängig, Überdruck',
  brennwertRaumluftunabhaengig: 'Brennwert, raumluftunabhängig',
};

/** Reads a column of its own (`ja` means that it needs the air of the room) and the name of the installation. */
export function liesBauweise(raumluft: string, name = ''): Bauweise {
  const klein = `${raumluft} ${name}`.toLowerCase();
  const unabhaengig = /unabh(ä|ae)ngig|^(nein|n|0|rlu)\b|\brlu\b/.test(klein);
  const abhaengig = /raumluftabh(ä|ae)ngig|^(ja|j|1|rla)\b|\brla\b/.test(klein);
  const brennwert = /brennwert/.test(klein);
  if (unabhaengig) return brennwert ? 'brennwertRaumluftunabhaengig' : 'raumluftunabhaengig';
  if (!abhaengig) return '';
  return brennwert ? 'brennwertUeberdruck' : 'raumluftabhaengig';
}

/** Years that can stand on a type plate. */
export const BAUJAHR_MIN = 1700;
export const BAUJAHR_MAX = 2100;
/** Type plates and the database know tenths. */
export const LEISTUNG_KW_MIN = 0.1;
/** Larger ones need a permit of their own and are no matter of a district. */
export const LEISTUNG_KW_MAX = 100_000;
export const ANLAGE_AW_MAX = 9999;
/** A house has no more; what a file brings beyond stays out. */
export const ANLAGEN_JE_HAUS_MAX = 200;
