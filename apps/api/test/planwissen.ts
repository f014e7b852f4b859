/** One piece of work with its Frist. */
export type Arbeit = {
  readonly von: string;
  readonly bis: string;
  readonly minuten: number;
  readonly taetigkeit: string;
};

/** What the checker knows of a house beside the plan. */
export type Hauswissen = {
  readonly lage?: { readonly lat: number; readonly lon: number };
  /** Its open work that no announced round has taken. */
  readonly arbeiten: readonly Arbeit[];
  /** Public holidays where it stands. */
  readonly feiertage: readonly string[];
};

/** Hours as the test has set them: minutes of one person's day without its break. */
export type Personwissen = {
  readonly id: string;
  readonly name: string;
  readonly darfSchauen: boolean;
  readonly minutenAm: ReadonlyMap<string, number>;
  /** An owner who decided otherwise for himself in this round. */
  readonly entscheidetSelbst: boolean;
};

/** What the checker knows of a plan beside the plan: all of it was set up by the test itself. */
export type Planwissen = {
  readonly gewaehlt: readonly string[];
  readonly haus: ReadonlyMap<string, Hauswissen>;
  readonly leute: readonly Personwissen[];
  /** Other work by person, as it stood when the plan was made. */
  readonly anderswo: readonly Besetzt[];
  /** Houses of which an announced round has taken work. */
  readonly vergeben: ReadonlySet<string>;
  /** Only this kind of work, where it was chosen so. */
  readonly nurTaetigkeit?: string;
  /** Houses that a person left out. */
  readonly vonHand: ReadonlySet<string>;
  /** Days on which somebody is away, as `person/day`. */
  readonly abwesend: ReadonlySet<string>;
  /** Holidays where the company sits: they were asked for already. */
  readonly feiertageAmSitz: readonly string[];
};
export type Besetzt = { wer: string; von: number; bis: number };

/** What one visit on these days has to do at a house: the days that suit all of it, how long it takes, who may. */
export type Besuchswissen = {
  readonly von: string;
  readonly bis: string;
  readonly minuten: number;
  readonly schau: boolean;
  readonly arbeiten: readonly Arbeit[];
};

/** Undefined where nothing is to do. Work that begins only after other work must be done waits for a visit of its own. */
export function besuchIn(
  haus: Hauswissen | undefined,
  tage: readonly string[],
  nurTaetigkeit?: string,
): Besuchswissen | undefined {
  const [erster = '', letzter = ''] = [tage.toSorted()[0], tage.toSorted().at(-1)];
  const begonnen = (haus?.arbeiten ?? []).filter(
    ({ von, taetigkeit }) => von <= letzter && (nurTaetigkeit === undefined || taetigkeit === nurTaetigkeit),
  );
  const ende =
    begonnen
      .map(({ bis }) => bis)
      .filter((bis) => bis >= erster)
      .toSorted()[0] ?? '9999';
  const dabei = begonnen.filter(({ von }) => von <= ende);
  if (dabei.length === 0) return undefined;
  return {
    von:
      dabei
        .map(({ von }) => von)
        .toSorted()
        .at(-1) ?? '',
    bis: dabei.map(({ bis }) => bis).toSorted()[0] ?? '',
    minuten: dabei.reduce((summe, { minuten }) => summe + minuten, 0),
    schau: dabei.some(({ taetigkeit }) => taetigkeit === 'fss'),
    arbeiten: dabei,
  };
}
