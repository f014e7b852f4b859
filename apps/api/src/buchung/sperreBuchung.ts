import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { einstellungenAus } from '../unternehmen/einstellungen.ts';
import { findBetrieb } from './angebot/betrieb.store.ts';
import { type BuchungRow, findBuchung } from './buchung.store.ts';
import { auchVon, type Beteiligte, sperreBeteiligte } from './reservierung/nimmZeit.ts';

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
  await sperreBeteiligte(tx, auchVon(auch, vorher));
  const buchung = await findBuchung(tx, terminId, true);
  const betrieb = await findBetrieb(tx);
  if (!buchung || !betrieb) throw new Refused('code-ungueltig');
  await zuerst?.(buchung);
  // Moved elsewhere between reading and locking: that person's days, or that round, are not locked here.
  if (buchung.mitarbeiter_id !== vorher.mitarbeiter_id || buchung.kehrtour_id !== vorher.kehrtour_id)
    throw new Refused('ueberlastet', { retryAfterSeconds: 1 });
  return { buchung, betrieb, regeln: einstellungenAus(betrieb.einstellungen).terminbuchung };
}
