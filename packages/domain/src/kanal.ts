/** What the product says of a way by which a notice reaches people. */
interface Kanalworte {
  /** As one chooses it. */
  readonly wahl: string;
  readonly menge: readonly [einzahl: string, mehrzahl: string];
  /** As it stands in a proof. */
  readonly nachweis: string;
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
    zustelltage: 0,
    gesendet: false,
  }),
  // A letter counts as received on the fourth day after posting (§ 41 VwVfG since 2025).
  brief: worte('Brief mit der Post', ['Brief', 'Briefe'], {
    nachweis: 'Brief',
    zustelltage: 4,
    gesendet: false,
  }),
  mail: worte('E-Mail', ['E-Mail', 'E-Mails'], { nachweis: 'E-Mail', zustelltage: 1, gesendet: true }),
  sms: worte('SMS', ['SMS', 'SMS'], { nachweis: 'SMS', zustelltage: 1, gesendet: true }),
  telefon: worte('Anruf', ['Anruf', 'Anrufe'], { nachweis: 'Telefon', zustelltage: 0, gesendet: false }),
  aushang: worte('Aushang am Haus', ['Aushang', 'Aushänge'], {
    nachweis: 'Aushang',
    zustelltage: 0,
    gesendet: false,
  }),
} as const satisfies Readonly<Record<string, Kanalworte>>;

export type Kanal = keyof typeof KANAL_WORTE;
export const KANAELE = Object.keys(KANAL_WORTE) as readonly Kanal[];

/** What a notice tells. */
export const ANKUENDIGUNGSARTEN = [
  'ankuendigung',
  'aenderung',
  'absage',
  'bestaetigung',
  'nichtAngetroffen',
  // To who looks after the house: what its flats were told.
  'mitteilung',
] as const;
export type Ankuendigungsart = (typeof ANKUENDIGUNGSARTEN)[number];

/** Calendar days until a notice counts as received, by way. */
export type Zustelltage = Readonly<Record<Kanal, number>>;
