import type { Sperre } from '@kehrtour/contract/halt';
import type { Tag } from '@kehrtour/domain/tag';

import type { HausRow } from '../stand/planung.store.ts';
import type { Terminbezug } from './termineAmHalt.ts';

/** A stop to be, with everything that binds it. */
export type HaltAnliegen = {
  readonly id: string;
  /** With what is done at this stop: of a house whose flats have stops of their own, not all of it. */
  readonly haus: HausRow;
  /** The one flat that the stop is for; null: the house. */
  readonly nutzungseinheitId: string | null;
  readonly dauerMinuten: number;
  readonly sperre: Sperre;
  /** Locks that hold no more, as people read it. */
  readonly gefallen: readonly string[];
  readonly bisher: { mitarbeiterId: string; tag: Tag; beginn: Date } | undefined;
  /** Called off or visited in vain within the last year. */
  readonly enttaeuscht: boolean;
} & Terminbezug;
