import { istRundeIn, RUNDEN_VOR_DER_FAHRT } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import { uebernimmZeit } from '../../belegung/belegung.ts';
import { findKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { Gehalten } from './ladeReservierung.ts';
import { moeglichkeitAus } from './moeglichkeitAus.ts';
import { nimmNochEinmal } from './nimmNochEinmal.ts';
import type { ReservierungRow } from './reservierung.store.ts';

/**
 * The held time while the hold runs; one that ran out, or lies in a round that was called off, only if it is still offered.
 * @throws Refused 'termin.zeit-belegt'
 */
export async function nimmGehaltene(
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
  return status !== undefined && istRundeIn(RUNDEN_VOR_DER_FAHRT, status);
}
