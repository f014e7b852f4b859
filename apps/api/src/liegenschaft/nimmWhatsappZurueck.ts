import { announce } from '../platform/db/events.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { record } from '../platform/history.ts';
import { listHaeuserMitNummer, updateWiderrufUeberall } from './whatsapp.store.ts';

/** Whoever answered the message itself wants no WhatsApp any more, from no company: all of them write from one number. */
export async function nimmWhatsappZurueck(deps: Deps, nummer: string): Promise<void> {
  const betriebe = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    updateWiderrufUeberall(tx, nummer, deps.now()),
  );
  await forEachCompany(deps, { what: 'whatsapp.zurueck', rows: betriebe }, (ctx) =>
    ctx.transaction(async (tx) => {
      for (const { id } of await listHaeuserMitNummer(tx, nummer)) {
        const nach = { bestaetigt: 'als Antwort auf eine WhatsApp-Nachricht' };
        await record(ctx, tx, { gegenstand: 'liegenschaft', id, was: 'WhatsApp abbestellt', nach });
        await announce(tx, { art: 'liegenschaft', id });
      }
    }),
  );
}
