import { type Messenger, MESSENGER_WORTE } from '@kehrtour/domain/messenger';

import { announce } from '../platform/db/events.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { record } from '../platform/history.ts';
import { listHaeuserMitNummer, updateWiderrufUeberall } from './einwilligung.store.ts';

/** Whoever answered the message itself wants nothing by it any more, from no company: all of them write from one number. */
export async function nimmEinwilligungZurueck(
  deps: Deps,
  messenger: Messenger,
  nummer: string,
): Promise<void> {
  const { name, menge } = MESSENGER_WORTE[messenger];
  const betriebe = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    updateWiderrufUeberall(tx, { messenger, nummer }, deps.now()),
  );
  await forEachCompany(deps, { what: 'einwilligung.zurueck', rows: betriebe }, (ctx) =>
    ctx.transaction(async (tx) => {
      for (const { id } of await listHaeuserMitNummer(tx, nummer)) {
        const nach = { bestaetigt: `als Antwort auf eine ${menge[0]}` };
        await record(ctx, tx, { gegenstand: 'liegenschaft', id, was: `${name} abbestellt`, nach });
        await announce(tx, { art: 'liegenschaft', id });
      }
    }),
  );
}
