import type { Moeglichkeit } from '@kehrtour/domain/freieZeiten';

import { sperreKehrtouren } from '../kehrtour/kehrtourStand.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { einstellungenAus } from '../unternehmen/einstellungen.ts';
import { findBetrieb } from './angebot/betrieb.store.ts';
import { type BuchungRow, findBuchung } from './buchung.store.ts';

/** Whose days and which rounds a time concerns. */
export type Beteiligte = {
  readonly mitarbeiterIds: readonly string[];
  readonly kehrtourIds: readonly string[];
};
export const beteiligteAn = (zeiten: readonly Moeglichkeit[]): Beteiligte => ({
  mitarbeiterIds: zeiten.map(({ mitarbeiterId }) => mitarbeiterId),
  kehrtourIds: zeiten.flatMap((zeit) => (zeit.art === 'platz' ? [zeit.kehrtourId] : [])),
});

/** Rounds first and people after them, as when a round is announced, all of them at once: nobody waits in a ring. */
export async function sperreBeteiligte(tx: Tx, { mitarbeiterIds, kehrtourIds }: Beteiligte): Promise<void> {
  if (kehrtourIds.length > 0) await sperreKehrtouren(tx, kehrtourIds);
  await sperreMitarbeiter(tx, mitarbeiterIds);
}

/**
 * The booking under the locks that every change of it takes: its round and its person's days, then the appointment.
 * @param auch what the change touches besides
 * @param zuerst what the caller refuses before anything else, on the locked row: who changed it is a better answer than "later"
 */
export async function sperreBuchung(
  tx: Tx,
  terminId: string,
  auch: Beteiligte = { mitarbeiterIds: [], kehrtourIds: [] },
  zuerst?: (buchung: BuchungRow) => Promise<void>,
) {
  const vorher = await findBuchung(tx, terminId);
  if (!vorher) throw new Refused('code-ungueltig');
  await sperreBeteiligte(tx, {
    mitarbeiterIds: [vorher.mitarbeiter_id, ...auch.mitarbeiterIds],
    kehrtourIds: [...(vorher.kehrtour_id === null ? [] : [vorher.kehrtour_id]), ...auch.kehrtourIds],
  });
  const buchung = await findBuchung(tx, terminId, true);
  const betrieb = await findBetrieb(tx);
  if (!buchung || !betrieb) throw new Refused('code-ungueltig');
  await zuerst?.(buchung);
  // Moved elsewhere between reading and locking: that person's days, or that round, are not locked here.
  if (buchung.mitarbeiter_id !== vorher.mitarbeiter_id || buchung.kehrtour_id !== vorher.kehrtour_id)
    throw new Refused('ueberlastet', { retryAfterSeconds: 1 });
  return { buchung, betrieb, regeln: einstellungenAus(betrieb.einstellungen).terminbuchung };
}
