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
