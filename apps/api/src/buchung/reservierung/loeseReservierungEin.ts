import { bestaetigenBis } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import { uebernimmZeit } from '../../belegung/belegung.ts';
import { findKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { Ctx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { begrenzeSpur } from '../grenze/begrenzeSpur.ts';
import { sperreSpur } from '../grenze/grenze.store.ts';
import { type Buchungsspur, spurVon } from '../grenze/spur.ts';
import type { Gehalten } from './ladeReservierung.ts';
import { nimmNochEinmal } from './nimmNochEinmal.ts';
import { moeglichkeitAus } from './reserviere.ts';
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

/** The held time while the hold runs; one that ran out, or lies in a round that was called off, only if it is still offered. */
async function nimmGehaltene(
  ctx: TenantCtx,
  tx: Tx,
  { row, gehalten: { zeitwunsch, angebot } }: { row: ReservierungRow; gehalten: Gehalten },
  fuer: { terminId: string; laeuftAb: Date | null },
): Promise<Moeglichkeit> {
  const gilt = row.laeuft_ab > ctx.now() && (await faehrtNoch(tx, row));
  if (gilt && (await uebernimmZeit(tx, row.id, fuer))) return moeglichkeitAus(row);
  const noch = await nimmNochEinmal(ctx, tx, { row, zeitwunsch, ganzes: angebot }, fuer);
  if (!noch) throw new Refused('termin.zeit-belegt');
  return noch;
}

async function faehrtNoch(tx: Tx, { kehrtour_id }: ReservierungRow): Promise<boolean> {
  if (kehrtour_id === null) return true;
  const status = (await findKehrtour(tx, kehrtour_id))?.status;
  return status === 'geplant' || status === 'angekuendigt';
}
