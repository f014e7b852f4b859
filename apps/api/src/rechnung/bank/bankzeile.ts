import type { Tag } from '@kehrtour/domain/tag';

/** One entry of a bank statement, whatever file it came in. */
export type Bankzeile = {
  /** What the bank calls it, or a hash of what it says: the same entry has the same one in every file. */
  readonly verweis: string;
  readonly am: Tag;
  /** Negative: went out. */
  readonly cent: number;
  readonly name: string;
  readonly zweck: string;
};
