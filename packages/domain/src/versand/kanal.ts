import { keysOf, tableOf } from '../keysOf.ts';
import { MESSENGER, MESSENGER_WORTE } from '../messenger.ts';

/** What the product says of a way by which a notice reaches people. */
interface Kanalworte {
  /** As one chooses it. */
  readonly wahl: string;
  readonly menge: readonly [einzahl: string, mehrzahl: string];
  /** As it stands in a proof. */
  readonly nachweis: string;
  /** What is said of a delivery: `eingeworfen`. */
  readonly zugestellt: string;
  /** What the office reads when it reached nobody, and as a reason behind `weil`. */
  readonly kamNichtAn: string;
  readonly weilNicht: string;
  /** Calendar days until a notice counts as received; editable per company. */
  readonly zustelltage: number;
  /** Leaves by itself as soon as it is announced, and cannot be called back; all others the office carries. */
  readonly gesendet: boolean;
}

const worte = (
  wahl: string,
  menge: Kanalworte['menge'],
  rest: Omit<Kanalworte, 'wahl' | 'menge'>,
): Kanalworte => ({ wahl, menge, ...rest });

/** The ways by which a notice reaches people; what a proof may name. Which of them can be chosen says the API's `kanal/`. */
export const KANAL_WORTE = {
  einwurf: worte('Zettel einwerfen', ['Zettel zum Einwerfen', 'Zettel zum Einwerfen'], {
    nachweis: 'Zettel',
    zugestellt: 'eingeworfen',
    kamNichtAn: 'Die Ansage kam zurück',
    weilNicht: 'der Zettel nicht ankam',
    zustelltage: 0,
    gesendet: false,
  }),
  // A letter counts as received on the fourth day after posting (§ 41 VwVfG since 2025).
  brief: worte('Brief selbst drucken', ['Brief', 'Briefe'], {
    nachweis: 'Brief',
    zugestellt: 'aufgegeben',
    kamNichtAn: 'Der Brief kam zurück',
    weilNicht: 'der Brief nicht ankam',
    zustelltage: 4,
    gesendet: false,
  }),
  // Printed and posted by somebody else: a day until it is with the post, then as any letter.
  briefdienst: worte('Brief per Briefdienst', ['Brief über den Briefdienst', 'Briefe über den Briefdienst'], {
    nachweis: 'Brief über den Briefdienst',
    zugestellt: 'aufgegeben',
    kamNichtAn: 'Der Brief kam nicht an',
    weilNicht: 'der Brief nicht ankam',
    zustelltage: 5,
    gesendet: true,
  }),
  mail: worte('E-Mail', ['E-Mail', 'E-Mails'], {
    nachweis: 'E-Mail',
    zugestellt: 'gesendet',
    kamNichtAn: 'Die E-Mail kam nicht an',
    weilNicht: 'die E-Mail nicht ankam',
    zustelltage: 1,
    gesendet: true,
  }),
  sms: worte('SMS', ['SMS', 'SMS'], {
    nachweis: 'SMS',
    zugestellt: 'gesendet',
    kamNichtAn: 'Die SMS kam nicht an',
    weilNicht: 'die SMS nicht ankam',
    zustelltage: 1,
    gesendet: true,
  }),
  // Only to whoever has allowed it.
  ...tableOf(MESSENGER, (messenger) => {
    const { name, menge } = MESSENGER_WORTE[messenger];
    return worte(name, menge, {
      nachweis: name,
      zugestellt: 'gesendet',
      kamNichtAn: `Die ${menge[0]} kam nicht an`,
      weilNicht: `die ${menge[0]} nicht ankam`,
      zustelltage: 1,
      gesendet: true,
    });
  }),
  telefon: worte('Anruf', ['Anruf', 'Anrufe'], {
    nachweis: 'Telefon',
    zugestellt: 'angerufen',
    kamNichtAn: 'Die Ansage kam zurück',
    weilNicht: 'der Anruf niemanden erreichte',
    zustelltage: 0,
    gesendet: false,
  }),
  aushang: worte('Aushang am Haus', ['Aushang', 'Aushänge'], {
    nachweis: 'Aushang',
    zugestellt: 'ausgehängt',
    kamNichtAn: 'Die Ansage kam zurück',
    weilNicht: 'der Aushang nicht ankam',
    zustelltage: 0,
    gesendet: false,
  }),
} as const satisfies Readonly<Record<string, Kanalworte>>;

export type Kanal = keyof typeof KANAL_WORTE;
export const KANAELE = keysOf(KANAL_WORTE);

/** Ways by which somebody can wish to be told first; `einwurf` stands for paper. */
export const WUNSCHKANAELE = ['mail', 'sms', ...MESSENGER, 'einwurf'] as const satisfies readonly Kanal[];
export type Wunschkanal = (typeof WUNSCHKANAELE)[number];

export const WUNSCHKANAL_NAMEN: Readonly<Record<Wunschkanal, string>> = {
  mail: 'E-Mail',
  sms: 'SMS',
  ...tableOf(MESSENGER, (messenger) => MESSENGER_WORTE[messenger].name),
  einwurf: 'Zettel',
};

/** Messages among the ways: what can follow another by itself. */
export const NACHRICHTENKANAELE = ['mail', 'sms', ...MESSENGER] as const satisfies readonly Kanal[];
export type Nachrichtenkanal = (typeof NACHRICHTENKANAELE)[number];
export const istNachricht = (kanal: string): kanal is Nachrichtenkanal =>
  NACHRICHTENKANAELE.some((einer) => einer === kanal);

/** The ways by which the office sends on what reached nobody: those that leave by themselves. */
export const NACHSENDEKANAELE = [
  'mail',
  ...MESSENGER,
  'sms',
  'briefdienst',
] as const satisfies readonly Kanal[];
export type Nachsendekanal = (typeof NACHSENDEKANAELE)[number];
export const istNachsendbar = (kanal: Kanal): kanal is Nachsendekanal =>
  NACHSENDEKANAELE.some((einer) => einer === kanal);

/** Accusative, behind “Senden Sie”. */
export const NACHSENDEWORTE: Readonly<Record<Nachsendekanal, string>> = {
  mail: 'eine E-Mail',
  ...tableOf(MESSENGER, (messenger) => `eine ${MESSENGER_WORTE[messenger].menge[0]}`),
  sms: 'eine SMS',
  briefdienst: 'einen Brief über den Briefdienst',
};

const PAPIER: readonly Kanal[] = ['einwurf', 'brief', 'briefdienst', 'aushang'];
/** Whether it lies in somebody's hand, whoever prints and carries it. */
export const istPapier = (kanal: Kanal): boolean => PAPIER.includes(kanal);

/** The ways that reach somebody with the wished one first; one that does not reach them falls to the next. */
export function nachWunsch(moeglich: readonly Kanal[], zuerst: Wunschkanal | null): Kanal[] {
  const gewuenscht = (kanal: Kanal): boolean =>
    // Whoever wants paper wants it however it comes.
    zuerst === 'einwurf' ? istPapier(kanal) : kanal === zuerst;
  return moeglich.toSorted((a, b) => Number(gewuenscht(b)) - Number(gewuenscht(a)));
}

/** What a notice tells. */
export const ANKUENDIGUNGSARTEN = [
  'ankuendigung',
  'aenderung',
  'absage',
  'bestaetigung',
  'nichtAngetroffen',
  // To whoever looks after the house: what its flats were told.
  'mitteilung',
] as const;
export type Ankuendigungsart = (typeof ANKUENDIGUNGSARTEN)[number];

export const ANKUENDIGUNGSART_NAMEN: Record<Ankuendigungsart, string> = {
  ankuendigung: 'Ankündigung',
  aenderung: 'Geänderte Zeit',
  absage: 'Absage',
  bestaetigung: 'Bestätigung',
  nichtAngetroffen: 'Nicht angetroffen',
  mitteilung: 'Mitteilung an die Hausverwaltung',
};

/** Calendar days until a notice counts as received, by way. */
export type Zustelltage = Readonly<Record<Kanal, number>>;

/** Ways that need a service of others: the installation has one, and the company wants it. */
export const DIENSTKANAELE = ['sms', ...MESSENGER, 'briefdienst'] as const satisfies readonly Kanal[];
export type Dienstkanal = (typeof DIENSTKANAELE)[number];

/** The ways of which a company says what they may cost in a month. */
export const MONATSKANAELE = ['briefdienst', ...MESSENGER] as const satisfies readonly Kanal[];
export type Monatskanal = (typeof MONATSKANAELE)[number];

/** What the holder of a phone allows with a code that went there. */
export const FREIGABEN = ['sms', ...MESSENGER] as const satisfies readonly Kanal[];
export type Freigabe = (typeof FREIGABEN)[number];

/** Who says that a way which needs to be allowed is wanted no more: the one it goes to, or the office that heard of it. */
export const WIDERRUFENDE = ['kunde', 'buero'] as const;
export type Widerrufende = (typeof WIDERRUFENDE)[number];
