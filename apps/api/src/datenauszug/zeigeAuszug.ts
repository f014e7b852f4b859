import type { Datenauszug } from '@kehrtour/contract/datenauszug';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { type AuszugRow, findAuszug } from './datenauszug.store.ts';

/** Whether an export is there, or on its way. */
export async function zeigeAuszug(ctx: StaffCtx): Promise<Datenauszug> {
  if (!darf(ctx.actor.rolle, 'datenauszug.holen')) throw new Refused('nicht-erlaubt');
  return auszugAus(await ctx.transaction((tx) => findAuszug(tx, ctx.now())));
}

export function auszugAus(row: AuszugRow | undefined): Datenauszug {
  if (!row) return { auszug: null };
  return {
    auszug: {
      angefordertAm: row.angefordert_am.toISOString(),
      von: row.von,
      vorgangId: row.vorgang_id,
      groesse: row.groesse,
      laeuftAb: row.laeuft_ab.toISOString(),
    },
  };
}
