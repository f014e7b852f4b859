import type { ZuTun } from '@kehrtour/contract/betrieb';

import { zaehleAuffaellige } from '../partner/zaehleAuffaellige.ts';
import type { AdminCtx } from '../platform/ctx.ts';
import { zaehleWartende } from '../rechnung/betrieb/zaehleWartende.ts';
import { countImporteMitFehlern } from './betrieb.store.ts';

const IMPORTE_TAGE = 14;
const TAG_MS = 86_400_000;

/** What waits for a person at the operator's desk, as counts. */
export async function zeigeZuTun(ctx: AdminCtx): Promise<ZuTun> {
  const seit = new Date(ctx.now().getTime() - IMPORTE_TAGE * TAG_MS);
  const importeMitFehlern = await ctx.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    countImporteMitFehlern(tx, seit),
  );
  const { fehler, still } = await zaehleAuffaellige(ctx);
  const rechnungen = await zaehleWartende(ctx);
  return { ...rechnungen, importeMitFehlern, sendungenMitFehlern: fehler, stilleVerbindungen: still };
}
