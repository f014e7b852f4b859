import { type Abrechnungsmonat, ersterTag, letzterTag } from '@kehrtour/domain/unternehmen/abrechnung';

import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';
import { finishLauf, listOhneRechnung } from './rechnungslauf.store.ts';
import { stelleRechnungAus } from './stelleRechnungAus.ts';

/** Companies at once; the counter of numbers lets them through one after the other anyway. */
const ZUGLEICH = 4;

/**
 * Makes what is missing of a month, each company in a transaction of its own: killed anywhere and begun again, it goes on
 * where it was. Answers how many were made.
 */
export async function fuehreRechnungslaufAus(
  deps: Deps,
  monat: Abrechnungsmonat,
  signal?: AbortSignal,
): Promise<number> {
  const rows = await deps.db.transaction({ role: 'kehrtour_jobs', statementTimeoutMs: 30_000 }, (tx) =>
    listOhneRechnung(tx, ersterTag(monat), letzterTag(monat)),
  );
  let gemacht = 0;
  const what = `rechnungslauf/${monat}`;
  const fehlen = await forEachCompany(
    deps,
    { what, rows, atOnce: ZUGLEICH, requestId: what, signal },
    async (ctx) => {
      const neu = await ctx.transaction((tx) => stelleRechnungAus(ctx, tx, monat));
      if (neu !== undefined) gemacht += 1;
    },
  );
  // The others have theirs; the queue begins the month again for those.
  if (fehlen > 0) throw new Error(`${fehlen} invoices of ${monat} are missing`);
  const betrieb = systemCtx(deps, BETRIEB_ID);
  await betrieb.transaction((tx) => finishLauf(tx, ersterTag(monat), deps.now()));
  return gemacht;
}
