import { schichtId } from '@kehrtour/domain/recht/schicht';

import { LEERER_VERLAUF, merkeStand, vor, zurueck } from '../verlauf.ts';
import type { Verlauf } from '../verlauf.ts';
import type { Anordnung } from './anordnung.ts';

/** What can be taken back on the board: deeds by hand, and what the server has reckoned meanwhile. */
export type Planverlauf = {
  verlauf: Verlauf<Anordnung>;
  /** The order that a person saw last; null where the server's is to be taken as it is. */
  letzte: Anordnung | null;
  /** The server's order that is already told here. */
  gesehen: Anordnung;
};

export const beginneVerlauf = (vomServer: Anordnung): Planverlauf => ({
  verlauf: LEERER_VERLAUF,
  letzte: vomServer,
  gesehen: vomServer,
});

/** Whether two orders mean the same: nobody sees empty shifts, their sequence, or locks that hold nothing. */
export function gleicheAnordnung(eine: Anordnung, andere: Anordnung): boolean {
  return bedeutung(eine) === bedeutung(andere);
}

function bedeutung({ schichten, sperren }: Anordnung): string {
  const fahrten = schichten
    .filter(({ haltIds }) => haltIds.length > 0)
    .map((schicht) => [schichtId(schicht), ...schicht.haltIds])
    .toSorted(nachErstem);
  const fest = Object.entries(sperren)
    .map(([id, sperre]) => [
      id,
      ...Object.entries(sperre)
        .filter(([, gilt]) => gilt)
        .map(([was]) => was)
        .toSorted(),
    ])
    .filter(({ length }) => length > 1)
    .toSorted(nachErstem);
  return JSON.stringify([fahrten, fest]);
}

const nachErstem = ([a = '']: readonly string[], [b = '']: readonly string[]): number => a.localeCompare(b);

/** A deed by hand; one that changes nothing is none. @returns the same value when there is nothing to do */
export function nachTat(stand: Planverlauf, neu: Anordnung): Planverlauf {
  const letzte = stand.letzte ?? stand.gesehen;
  if (gleicheAnordnung(letzte, neu)) return stand;
  return { ...stand, verlauf: merkeStand(stand.verlauf, letzte), letzte: neu };
}

/** What the server says: an echo of the last deed, or a new plan, which is one step like any other. */
export function nachServer(stand: Planverlauf, vomServer: Anordnung): Planverlauf {
  const { verlauf, letzte } = stand;
  const neu = { letzte: vomServer, gesehen: vomServer };
  // Before the first plan there was nothing to go back to.
  return letzte === null || letzte.schichten.length === 0 || gleicheAnordnung(letzte, vomServer)
    ? { ...neu, verlauf }
    : { ...neu, verlauf: merkeStand(verlauf, letzte) };
}

/** One step back or forth. @returns null when there is none */
export function nachSchritt(stand: Planverlauf, richtung: 'zurueck' | 'vor'): Planverlauf | null {
  const schritt = (richtung === 'vor' ? vor : zurueck)(stand.verlauf, stand.letzte ?? stand.gesehen);
  return schritt === null ? null : { ...stand, verlauf: schritt.verlauf, letzte: schritt.stand };
}
