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

/** What lists say instead of the name of somebody with an Auskunftssperre (§ 51 BMG); the database writes the same word. */
export const SPERRVERMERK_NAME = 'Auskunftssperre';

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

/** `Frau Dr. Monika Escherich`, `Pegnitz Hausverwaltung GmbH`: somebody with all that is known of the name. */
export function anschriftsname(name: Personenname): string {
  if (name.firma && !name.nachname) return name.firma;
  return mitAnrede(name);
}

/** The word for it stands once: heirs are `Erben nach Karl Zahn` already. */
function mitAnrede({ anrede, titel, vorname, nachname }: Personenname): string {
  const person = verbinde(titel, vorname, nachname);
  const wort = ANREDE_TEXT[anrede];
  const schonGesagt = person.toLowerCase().startsWith(`${wort.toLowerCase()} `) || ERBEN.test(person);
  return person === '' || schonGesagt ? person : verbinde(wort, person);
}

/** `Erben nach Karl Zahn`, `Nachlass Zahn`: what says of itself that it is an estate. */
const ERBEN = /\berben\b|^nachla(?:ss|ß)\b|\bnachla(?:ss|ß)$/i;

/** Several people under one name: without the word a letter would be for one of them. */
const MEHRERE: readonly Anrede[] = ['eheleute', 'herrUndFrau', 'familie', 'erbengemeinschaft'];

/** Without a first name nobody sees from `Dr. Schmidt` whom it is for. */
const EINZELNE: readonly Anrede[] = ['herr', 'frau'];

/** `Dr. Monika Escherich`, `Frau Dr. Schmidt`, `Eheleute Müller`, `Hausverwaltung Kraus GmbH`: whom a slip, a letter or a mail is for. */
export function empfaengername(name: Personenname): string {
  if (name.firma && !name.nachname) return name.firma;
  const mitWort = MEHRERE.includes(name.anrede) || (EINZELNE.includes(name.anrede) && !name.vorname);
  return mitWort ? mitAnrede(name) : verbinde(name.titel, name.vorname, name.nachname);
}

/** `Monika Escherich`: for lists. */
export function listenname(name: Personenname): string {
  return verbinde(name.vorname, name.nachname) || (name.firma ?? '');
}

/** What stands behind a name and is none: which of two generations, a degree, a calling that is over … */
const GENERATION =
  /[,\s](?:(?:sen|jun|sr|jr)\.?|senior|junior|d\.\s?[ÄJ]\.|de[rs]\s(?:Ältere|Jüngere)n?|die\s(?:Ältere|Jüngere)|II{1,2}\.?|LL\.\s?[MB]\.|M\.\s?A\.|B\.\s?A\.|[MB]\.\s?(?:Sc|Eng|Ed)\.|MBA|Ph\.\s?D\.|Md[BLE]|[ai]\.\s?[DR]\.)$/;
/** … the name before a marriage or of a farm, with whom somebody lives, for whose hands it is, a remark in brackets or a number, and all that follows. */
const FRUEHER_ODER_BEI =
  /[,\s](?:\((?!(?:FH|TH|TU|Uni|Univ|BA|DH|VWA)\b)|\d|(?:geb\.|geborene|verw\.|gesch\.|verh\.|gen\.|[cC]\/[oO]|z\.\s?Hd\.?|zu Händen|p\.\s?A(?:dr)?\.|i\.\s?[AV]\.|vertr\.\s?(?:d\.|durch)|[fb]\.|Inh\.|(?:genannt|vulgo|geschiedene|verwitwete|mit|als|für|bei|ab|seit|bis)(?=\s))\s?\S)/;

/** `Bauer sen.` is called Bauer; on an envelope he stays the elder one. */
export function ohneNachsatz(name: string): { name: string; nachsatz: string } {
  const stelle = FRUEHER_ODER_BEI.exec(name)?.index ?? GENERATION.exec(name)?.index ?? name.length;
  const davor = name.slice(0, stelle).trimEnd();
  const kern = stelle < name.length && davor.endsWith(',') ? davor.slice(0, -1).trimEnd() : davor;
  return kern === '' ? { name, nachsatz: '' } : { name: kern, nachsatz: name.slice(stelle + 1).trim() };
}

export const GRUSS = 'Guten Tag';
/** The greeting without a name: nobody's gender is guessed, and a firm or an estate is no person. */
const OHNE_NAMEN: readonly Anrede[] = ['ohne', 'firma', 'erbengemeinschaft'];

/** `Guten Tag Frau Dr. Escherich`, `Guten Tag Eheleute Müller` under whichever first name they stand; where no name can be said, `Guten Tag`. */
export function grussformel({ anrede, titel, nachname }: Personenname): string {
  if (!nachname || OHNE_NAMEN.includes(anrede)) return GRUSS;
  const gesprochen = (titel ?? '')
    .split(' ')
    .map((wort) => AMTSKUERZEL[wort]?.[anrede === 'frau' ? 1 : 0] ?? wort);
  // What follows a comma says what somebody is (`Sauer, Landwirt`).
  const [gerufen = ''] = ohneNachsatz(nachname).name.split(',');
  return verbinde(GRUSS, ANREDE_TEXT[anrede], ...gesprochen, gerufen.trim());
}

/** Short forms of callings before a name, with what is said for them to a man and to a woman. */
export const AMTSKUERZEL: Readonly<Record<string, readonly [string, string]>> = {
  RA: ['Rechtsanwalt', 'Rechtsanwältin'],
  RAin: ['Rechtsanwalt', 'Rechtsanwältin'],
  StB: ['Steuerberater', 'Steuerberaterin'],
  StBin: ['Steuerberater', 'Steuerberaterin'],
  WP: ['Wirtschaftsprüfer', 'Wirtschaftsprüferin'],
  'Pfr.': ['Pfarrer', 'Pfarrerin'],
  'Pfrin.': ['Pfarrer', 'Pfarrerin'],
  'Bgm.': ['Bürgermeister', 'Bürgermeisterin'],
};

function verbinde(...teile: (string | undefined)[]): string {
  return teile.filter((teil) => teil !== undefined && teil !== '').join(' ');
}
