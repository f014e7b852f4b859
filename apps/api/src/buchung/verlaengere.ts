import type { Reserviert } from '@kehrtour/contract/buchung';
import { haeltBis, VERLAENGERUNGEN_MAX } from '@kehrtour/domain/buchung';

import type { GuestCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refused.ts';
import { hashToken } from '../platform/secrets.ts';
import { buchbareTaetigkeit } from './angebot.ts';
import { begrenzeSeite } from './grenzen.ts';
import { ladeAngebot } from './ladeAngebot.ts';
import { oeffneBetrieb } from './oeffneBetrieb.ts';
import { reserviertAus } from './reserviere.ts';
import {
  deleteReservierung,
  gibZeitFrei,
  lockReservierung,
  verlaengere as verlaengereRow,
} from './reservierung.store.ts';

/** Ten more minutes, as long as nobody else has the time, a few times. @throws Refused 'buchung.reservierung-abgelaufen' */
export async function verlaengere(ctx: GuestCtx, slug: string, token: string): Promise<Reserviert> {
  await begrenzeSeite(ctx);
  const angebot = await ladeAngebot(ctx, slug);
  const row = await angebot.ctx.transaction(async (tx) => {
    const alt = await lockReservierung(tx, hashToken(token));
    if (!alt || alt.verlaengert >= VERLAENGERUNGEN_MAX) throw new Refused('buchung.reservierung-abgelaufen');
    const laeuftAb = haeltBis(ctx.now());
    if (!(await verlaengereRow(tx, alt.id, laeuftAb))) throw new Refused('buchung.reservierung-abgelaufen');
    return { ...alt, laeuft_ab: laeuftAb, verlaengert: alt.verlaengert + 1 };
  });
  const taetigkeit = buchbareTaetigkeit(angebot.stamm, row.wunsch.taetigkeitId);
  if (!taetigkeit) throw new Refused('buchung.reservierung-abgelaufen');
  return reserviertAus(angebot, { taetigkeit }, row);
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
