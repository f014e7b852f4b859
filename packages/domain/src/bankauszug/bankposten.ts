import type { Tag } from '../tag.ts';

/** One payment; a posting of a bank may hold several. */
export interface Bankteil {
  /** Negative: went out. */
  readonly cent: number;
  /** Who paid, or was paid. */
  readonly name: string;
  readonly zweck: string;
}

/** How one kind of file tells of a posting: within one kind the same posting always says the same. */
export interface Bankform {
  readonly form: string;
  /** A mark of all it says, short enough to keep. */
  readonly abdruck: string;
  /** What the bank calls it; empty where it gives nothing. */
  readonly kennung: string;
}

/** One posting of a bank, whatever file it came in. */
export interface Bankposten extends Bankform {
  /** As the file writes it, without blanks; empty where it does not say. */
  readonly konto: string;
  readonly am: Tag;
  /** What all of its payments come to. */
  readonly cent: number;
  readonly teile: readonly Bankteil[];
}

/** A posting as it is kept. */
export interface BekannterPosten {
  readonly posten: string;
  readonly konto: string;
  readonly am: Tag;
  readonly cent: number;
  /** None where it was kept before kinds of files were. */
  readonly formen: readonly Bankform[];
  readonly teile: readonly Bankteil[];
  /** A sum of which nothing is spread yet: what it is made of may take its place. */
  readonly ersetzbar: boolean;
}
