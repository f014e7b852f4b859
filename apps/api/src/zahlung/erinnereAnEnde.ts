import { addressOf } from '@kehrtour/addresses/addresses';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import { faelligerHinweis, planerBis } from '@kehrtour/domain/unternehmen/planerende';
import { tarifAm } from '@kehrtour/domain/unternehmen/tarifwechsel';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { letzterFreierTag } from './letzterFreierTag.ts';
import { planerendeMail, type Planerende } from './zahlung.mail.ts';
import { findInhabermails, listEndende } from './zahlung.store.ts';

/** Tells the owners a week and a day before the planner closes; each hint is written once, however often this is run. Answers how many were not done. */
export async function erinnereAnEnde(deps: Deps): Promise<number> {
  const heute = ortszeitAus(deps.now()).tag;
  const endende = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => listEndende(tx, heute));
  return forEachCompany(deps, { what: 'zahlung.erinnerung', rows: endende }, async (ctx, row) => {
    const bis = planerBis(row.wechsel, letzterFreierTag(row), heute);
    const tage = bis === null ? null : faelligerHinweis(bis, heute);
    if (bis === null || tage === null) return;
    const ende = { bis, test: tarifAm(row.wechsel, heute) === null };
    await ctx.transaction((tx) => maileInhabern(ctx, tx, ende, `${tage}-tage`));
  });
}

/** The planner was closed in this transaction. */
export const meldeEnde = (ctx: TenantCtx, tx: Tx, geschlossenAm: Tag): Promise<void> =>
  maileInhabern(ctx, tx, { geschlossenAm }, 'geschlossen');

async function maileInhabern(ctx: TenantCtx, tx: Tx, ende: Planerende, stufe: string): Promise<void> {
  const link = addressOf(ctx.deps.env.addresses, 'portal', '/konto/einstellungen/zahlung');
  const tag = 'bis' in ende ? ende.bis : ende.geschlossenAm;
  for (const { email, name } of await findInhabermails(tx))
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse: email }, ...planerendeMail({ name, link, ende }) },
      { anlass: 'hinweis', ereignis: `planerende/${tag}/${stufe}`, vorlage: 'planerende' },
    );
}
