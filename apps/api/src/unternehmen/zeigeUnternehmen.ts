import type { Unternehmen } from '@kehrtour/contract/unternehmen';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { getUnternehmen, type UnternehmenRow } from './unternehmen.store.ts';

/** The own company, as everyone on staff may see it. */
export function zeigeUnternehmen(ctx: StaffCtx): Promise<Unternehmen> {
  return ctx.transaction(unternehmenJetzt);
}

export async function unternehmenJetzt(tx: Tx): Promise<Unternehmen> {
  return unternehmenAus(await getUnternehmen(tx));
}

function unternehmenAus(row: UnternehmenRow): Unternehmen {
  const { unternehmen_id: _id, einstellungen: _einstellungen, logo_name, logo_groesse, ...rest } = row;
  return { ...rest, logo: logo_name === null ? null : { name: logo_name, groesse: logo_groesse ?? 0 } };
}
