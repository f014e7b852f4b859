import { bestaetigenBis } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import type { Ctx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { begrenzeSpur } from '../grenze/begrenzeSpur.ts';
import { sperreSpur } from '../grenze/grenze.store.ts';
import { type Buchungsspur, spurVon } from '../grenze/spur.ts';
import type { Gehalten } from './ladeReservierung.ts';
import { nimmGehaltene } from './nimmGehaltene.ts';
import { findGebucht, lockReservierung, type ReservierungRow } from './reservierung.store.ts';
import { beteiligteAn, sperreBeteiligte } from './sperreBeteiligte.ts';

type Einloesung = {
  /** Its drives judged by road. */
  readonly gehalten: Gehalten;
  /** Whom the time is taken for. */
  readonly terminId: string;
  readonly kontakt: { readonly email: string; readonly telefon?: string | undefined };
};

export type Eingeloest =
  | { readonly art: 'schon-gebucht'; readonly terminId: string }
  | {
      readonly art: 'genommen';
      readonly zeit: Moeglichkeit;
      /** Until when the address of the mail has to be confirmed; null: nothing to confirm. */
      readonly bestaetigenBis: Date | null;
      readonly spur: Buchungsspur;
    };

/**
 * Turns a held time into one that is taken for an appointment, with every lock that needs, always in this order: what its
 * network, mail, phone and house are counted by, its round, its person's days, the hold.
 * @throws Refused 'buchung.reservierung-abgelaufen' | 'buchung.zu-viele-unbestaetigte' | 'termin.zeit-belegt'
 */
export async function loeseReservierungEin(
  ctx: TenantCtx,
  tx: Tx,
  { gehalten, terminId, kontakt }: Einloesung,
): Promise<Eingeloest> {
  const spur = spurVon(ctx, { ...kontakt, anschrift: gehalten.wunsch.anschrift });
  await sperreSpur(tx, spur);
  await sperreBeteiligte(tx, beteiligteAn([gehalten.zeit]));
  const row = await lockReservierung(tx, gehalten.token);
  if (!row) throw new Refused('buchung.reservierung-abgelaufen');
  const gebucht = await findGebucht(tx, row.id);
  if (gebucht) return { art: 'schon-gebucht', terminId: gebucht.termin_id };
  const laeuftAb = bestaetigenBisDer(ctx, gehalten, row);
  await begrenzeSpur(ctx, tx, spur, { regeln: gehalten.angebot.regeln, bekannt: laeuftAb === null });
  const zeit = await nimmGehaltene(ctx, tx, { row, gehalten }, { terminId, laeuftAb });
  return { art: 'genommen', zeit, bestaetigenBis: laeuftAb, spur };
}

/** Whoever has the code of a slip or a mail is known by it; everybody else shows that the mail can be read. */
function bestaetigenBisDer(
  ctx: Ctx,
  { angebot: { regeln } }: Gehalten,
  { wunsch, fenster_von }: ReservierungRow,
): Date | null {
  return regeln.bestaetigenMinuten === null || wunsch.mitCode
    ? null
    : bestaetigenBis(ctx.now(), regeln.bestaetigenMinuten, fenster_von);
}
