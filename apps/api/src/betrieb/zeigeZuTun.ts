import { IMPORTE_OFFEN_TAGE, type ZuTun } from '@kehrtour/contract/betrieb';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';

import { zaehleAuffaellige } from '../partner/zaehleAuffaellige.ts';
import type { AdminCtx } from '../platform/ctx.ts';
import { countResting } from '../platform/post/dispatchRest.ts';
import { isNearlyFull } from '../platform/settings/freeSpace.ts';
import { zaehleWartende } from '../rechnung/betrieb/zaehleWartende.ts';
import { countImporteMitFehlern } from './importliste.store.ts';
import { ladeVersandalarme } from './versandwache/wacheUeberVersand.ts';

/** What waits for a person at the operator's desk, as counts. */
export async function zeigeZuTun(ctx: AdminCtx): Promise<ZuTun> {
  // By whole days, as the list behind the count is filtered.
  const tag = plusTage(ortszeitAus(ctx.now()).tag, -IMPORTE_OFFEN_TAGE);
  const seit = zeitpunktAus({ tag, uhrzeit: '00:00' });
  const importeMitFehlern = await ctx.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    countImporteMitFehlern(tx, seit),
  );
  const { fehler, still } = await zaehleAuffaellige(ctx);
  const rechnungen = await zaehleWartende(ctx);
  const vieleNachrichten = (await ladeVersandalarme(ctx)).length;
  return {
    ...rechnungen,
    vieleNachrichten,
    versandRuht: await ctx.deps.db.transaction({ role: 'kehrtour_jobs' }, countResting),
    vollePlatte: (await isNearlyFull(ctx.deps.env)) ? 1 : 0,
    beiseite: (await ctx.deps.jobs.aside.list()).length,
    importeMitFehlern,
    sendungenMitFehlern: fehler,
    stilleVerbindungen: still,
  };
}
