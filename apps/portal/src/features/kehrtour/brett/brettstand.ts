import type { Tag } from '@kehrtour/domain/tag';

import { handstandJe } from '../handstand.ts';
import type { Anordnung } from './anordnung.ts';
import type { Bewertung } from './bewerteAnordnung.ts';
import type { Planansicht } from './planansicht.ts';
import type { Planverlauf } from './planverlauf.ts';

/** An order that is changed by hand, with its times as soon as they are reckoned. */
export type Hand = { anordnung: Anordnung; bewertung: Bewertung | null };
/** What stands in the way of saving an order, until a person decides. */
export type Planfrage = { art: 'zusage' | 'veraltet'; anordnung: Anordnung };

export type Brettstand = {
  /** What can be taken back; null before the first plan was seen. */
  verlauf: Planverlauf | null;
  /** What the server does not have yet. */
  hand: Hand | null;
  /** What the order that is tried would mean; the blocks stay where they are until it is done. */
  vorschau: Planansicht | null;
  frage: Planfrage | null;
  /** The stop that is looked at, the day, and on a phone whose stops. */
  gewaehlt: string | null;
  tag: Tag | null;
  schichtId: string | null;
};

/** A round and its state: what was done before it was announced is not taken back afterwards. */
export const useBrettstand = handstandJe<Brettstand>(() => ({
  verlauf: null,
  hand: null,
  vorschau: null,
  frage: null,
  gewaehlt: null,
  tag: null,
  schichtId: null,
}));
