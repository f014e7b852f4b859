import type { Tag } from '@kehrtour/domain/tag';

import { handstandJe } from '../handstand.ts';
import { LEERER_VERLAUF, type Verlauf } from '../verlauf.ts';
import type { Quartalsstand } from './quartalsstand.ts';

export type Quartalsbrettstand = {
  /** What can be taken back. */
  verlauf: Verlauf<Quartalsstand>;
  /** What is arranged by hand; `version`: under which the server keeps it, null while it does not. */
  hand: { stand: Quartalsstand; version: number | null } | null;
  /** The week that is looked at. */
  woche: Tag | null;
};

/** By proposal: a new one has nothing to take back. */
export const useQuartalsbrettstand = handstandJe<Quartalsbrettstand>(() => ({
  verlauf: LEERER_VERLAUF,
  hand: null,
  woche: null,
}));
