/** What the checker knows of a house beside the plan. */
export type Hauswissen = {
  readonly lage?: { readonly lat: number; readonly lon: number };
  /** Its only work; null where nothing is to do, or where it is done. */
  readonly arbeit: {
    readonly von: string;
    readonly bis: string;
    readonly minuten: number;
    readonly taetigkeit: string;
  } | null;
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
  /** Houses whose work another announced round has. */
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
