import type { Reserviert } from '@kehrtour/contract/buchung';
import { haeltBis, VERLAENGERUNGEN_MAX } from '@kehrtour/domain/buchung/buchung';
import { umgangMitWahl } from '@kehrtour/domain/buchung/buchungsbestaetigung';

import { gibZeitFrei, verlaengereZeit } from '../../belegung/belegung.ts';
import { sperreMitarbeiter } from '../../mitarbeiter/sperreMitarbeiter.ts';
import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import { oeffneBetrieb } from '../angebot/oeffneBetrieb.ts';
import { mitNachsicht } from '../angebot/strassenwege.ts';
import { begrenzeSeite } from '../grenze/grenzen.ts';
import { nimmNochEinmal } from './nimmGehaltene.ts';
import { reserviertAus } from './reserviere.ts';
import { deleteReservierung, lockReservierung, merkeVerlaengerung } from './reservierung.store.ts';
import { ladeReservierung } from './reservierung.ts';

/**
 * Ten more minutes, a few times. A hold that ran out is taken once more while its time is still offered.
 * @throws Refused 'buchung.reservierung-abgelaufen'
 */
export async function verlaengere(ctx: GuestCtx, slug: string, token: string): Promise<Reserviert> {
  await begrenzeSeite(ctx);
  const gehalten = await ladeReservierung(ctx, slug, token);
  const { angebot, taetigkeit, zeit } = gehalten;
  // Where a booking is only noted, nobody keeps a time by holding on to it.
  if (umgangMitWahl(angebot.regeln, gehalten.wunsch) === 'vormerken')
    throw new Refused('buchung.reservierung-abgelaufen');
  const zeitwunsch = await mitNachsicht(angebot, gehalten.zeitwunsch, zeit.tag);
  return angebot.ctx.transaction(async (tx) => {
    // The person's days before the hold, in the order in which it is booked.
    await sperreMitarbeiter(tx, [zeit.mitarbeiterId]);
    const alt = await lockReservierung(tx, gehalten.token);
    if (!alt || alt.verlaengert >= VERLAENGERUNGEN_MAX) throw new Refused('buchung.reservierung-abgelaufen');
    const laeuftAb = haeltBis(ctx.now());
    const gilt =
      alt.laeuft_ab > ctx.now() ||
      (await nimmNochEinmal(angebot.ctx, tx, { ...gehalten, zeitwunsch }, { laeuftAb, terminId: null }));
    if (!gilt || !(await verlaengereZeit(tx, alt.id, laeuftAb)))
      throw new Refused('buchung.reservierung-abgelaufen');
    await merkeVerlaengerung(tx, alt.id, laeuftAb);
    const row = { ...alt, laeuft_ab: laeuftAb, verlaengert: alt.verlaengert + 1 };
    return reserviertAus(angebot, { taetigkeit }, row);
  });
}

/** Leaving the page frees the time; doing so twice, or too late, changes nothing. */
export async function gibReservierungFrei(ctx: GuestCtx, slug: string, token: string): Promise<void> {
  await begrenzeSeite(ctx);
  const kunde = await oeffneBetrieb(ctx, slug);
  await kunde.transaction(async (tx) => {
    const row = await lockReservierung(tx, hashToken(token));
    if (!row) return;
    await gibZeitFrei(tx, row.id);
    await deleteReservierung(tx, row.id);
  });
}
