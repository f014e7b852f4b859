import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { lockImport, setVerworfen } from './importauftrag.store.ts';
import { clearSchritte } from './importzeile.store.ts';
import { laufendeArbeit } from './zeigeImport.ts';

/** Throws away a file that was not taken over, with everything that was read of it. */
export async function verwirfImport(ctx: StaffCtx, id: string): Promise<Record<string, never>> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  const schluessel = await ctx.transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (!row) throw new Refused('nicht-gefunden');
    if (
      (row.status !== 'hochgeladen' && row.status !== 'geprueft') ||
      (await laufendeArbeit(tx, id)) !== null
    )
      throw new Refused('import.falscher-stand');
    await clearSchritte(tx, id);
    await setVerworfen(tx, row);
    await announce(tx, { art: 'import', id });
    return row.schluessel;
  });
  if (schluessel !== null) await ctx.deps.files.remove(schluessel);
  return {};
}
