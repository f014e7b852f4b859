/** Who somebody is to a property. */
export const KONTAKTROLLEN = ['eigentuemer', 'bewohner', 'verwalter'] as const;
export type Kontaktrolle = (typeof KONTAKTROLLEN)[number];

export const KONTAKTROLLEN_NAMEN: Record<Kontaktrolle, string> = {
  eigentuemer: 'Eigentümer',
  bewohner: 'Bewohner',
  verwalter: 'Hausverwaltung',
};

/** A person, or a company or authority. */
export const KONTAKTARTEN = ['person', 'firma'] as const;
export type Kontaktart = (typeof KONTAKTARTEN)[number];

/** Where an address came from; data of the Kehrbuch alone must never serve advertising (§ 19 Abs. 5 SchfHwG). */
export const DATENHERKUENFTE = ['kehrbuch', 'auftrag', 'selbst'] as const;
export type Datenherkunft = (typeof DATENHERKUENFTE)[number];

export const ANREDEN = [
  'herr',
  'frau',
  'eheleute',
  'herrUndFrau',
  'familie',
  'erbengemeinschaft',
  'firma',
  'ohne',
] as const;
export type Anrede = (typeof ANREDEN)[number];

export interface Personenname {
  readonly anrede: Anrede;
  readonly titel?: string;
  readonly vorname?: string;
  readonly nachname?: string;
  readonly firma?: string;
}

const ANREDE_TEXT: Record<Anrede, string> = {
  herr: 'Herr',
  frau: 'Frau',
  eheleute: 'Eheleute',
  herrUndFrau: 'Herr und Frau',
  familie: 'Familie',
  erbengemeinschaft: 'Erbengemeinschaft',
  firma: '',
  ohne: '',
};

/** `Frau Dr. Monika Escherich`, `Pegnitz Hausverwaltung GmbH`: the address line of a letter. */
export function anschriftsname(name: Personenname): string {
  if (name.firma !== undefined && name.nachname === undefined) return name.firma;
  return verbinde(ANREDE_TEXT[name.anrede], name.titel, name.vorname, name.nachname);
}

/** `Monika Escherich`: for lists. */
export function listenname(name: Personenname): string {
  return verbinde(name.vorname, name.nachname) || (name.firma ?? '');
}

/** `Guten Tag Frau Dr. Escherich`, and without a name `Guten Tag`; it never guesses a gender. */
export function grussformel(name: Personenname): string {
  if (name.nachname === undefined) return 'Guten Tag';
  if (name.anrede === 'firma' || name.anrede === 'erbengemeinschaft') return 'Guten Tag';
  if (name.anrede === 'ohne') return `Guten Tag ${listenname(name)}`;
  return verbinde('Guten Tag', ANREDE_TEXT[name.anrede], name.titel, name.nachname);
}

function verbinde(...teile: (string | undefined)[]): string {
  return teile.filter((teil) => teil !== undefined && teil !== '').join(' ');
}
