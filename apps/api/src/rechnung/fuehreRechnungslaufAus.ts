import { type Abrechnungsmonat, ersterTag, letzterTag } from '@kehrtour/domain/abrechnung';

import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { BETRIEB_ID } from '../platform/outbox.ts';
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
  const offen = await deps.db.transaction({ role: 'kehrtour_jobs', statementTimeoutMs: 30_000 }, (tx) =>
    listOhneRechnung(tx, ersterTag(monat), letzterTag(monat)),
  );
  let gemacht = 0;
  const arbeite = async (): Promise<void> => {
    for (let id = offen.pop(); id !== undefined; id = offen.pop()) {
      signal?.throwIfAborted();
      const ctx = systemCtx(deps, id, `rechnungslauf/${monat}`);
      const neu = await ctx.transaction((tx) => stelleRechnungAus(ctx, tx, monat));
      if (neu !== undefined) gemacht += 1;
    }
  };
  await Promise.all(Array.from({ length: deps.db.kind === 'pglite' ? 1 : ZUGLEICH }, arbeite));
  const betrieb = systemCtx(deps, BETRIEB_ID);
  await betrieb.transaction((tx) => finishLauf(tx, ersterTag(monat), deps.now()));
  return gemacht;
}
