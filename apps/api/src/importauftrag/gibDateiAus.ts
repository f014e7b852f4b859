import { IMPORTFORMATE } from '@kehrtour/domain/importdatei/datei/importformat';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { holeDatei } from './holeDatei.ts';
import { findImport } from './importauftrag.store.ts';

/** The file as it came. @throws Refused 'import.datei-unlesbar' once it was deleted */
export async function gibDateiAus(
  ctx: StaffCtx,
  id: string,
): Promise<{ name: string; bytes: Buffer; typ: string }> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  const row = await ctx.transaction((tx) => findImport(tx, id));
  if (!row) throw new Refused('nicht-gefunden');
  const { bytes, art } = await holeDatei(ctx, row);
  return { name: row.dateiname, bytes: Buffer.from(bytes), typ: IMPORTFORMATE[art].mime };
}
