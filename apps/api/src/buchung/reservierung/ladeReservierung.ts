import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import type { Moeglichkeit, Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';

import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import { type Angebot, buchbareTaetigkeit } from '../angebot/angebot.ts';
import { ladeAngebot } from '../angebot/ladeAngebot.ts';
import { zeitwunschAus } from '../angebot/wunsch.ts';
import { moeglichkeitAus, zeitDerReservierung } from './moeglichkeitAus.ts';
import { findReservierung, type ReservierungRow } from './reservierung.store.ts';

/** What of a hold never changes, so that it is read without a lock: only how long it runs does. */
export type Gehalten = Pick<ReservierungRow, 'id' | 'wunsch'> & {
  readonly angebot: Angebot;
  readonly token: Uint8Array;
  readonly taetigkeit: BuchbareRow;
  readonly zeit: Moeglichkeit;
  /** The time and its surcharge as they were shown. */
  readonly gezeigt: Zeit;
  readonly zeitwunsch: Zeitwunsch;
};

/** A hold with the offer it was taken from. @throws Refused 'buchung.reservierung-abgelaufen', also for another company's */
export async function ladeReservierung(ctx: GuestCtx, slug: string, reservierung: string): Promise<Gehalten> {
  const angebot = await ladeAngebot(ctx, slug);
  const token = hashToken(reservierung);
  const row = await angebot.ctx.transaction((tx) => findReservierung(tx, token));
  const taetigkeit = row && buchbareTaetigkeit(angebot.stamm, row.wunsch.taetigkeitId);
  if (!row || !taetigkeit) throw new Refused('buchung.reservierung-abgelaufen');
  return {
    id: row.id,
    wunsch: row.wunsch,
    angebot,
    token,
    taetigkeit,
    zeit: moeglichkeitAus(row),
    gezeigt: zeitDerReservierung(angebot, taetigkeit, row),
    zeitwunsch: zeitwunschAus(row.wunsch, taetigkeit),
  };
}
