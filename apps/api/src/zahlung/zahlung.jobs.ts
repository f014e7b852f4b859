import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { setKehrtourplaner } from '../unternehmen/betriebsschalter.ts';
import { erinnereAnEnde, meldeEnde } from './erinnereAnEnde.ts';
import { letzterFreierTag } from './letzterFreierTag.ts';
import { listOhneTarif } from './zahlung.store.ts';

/** Looks once a day and after every start who has come to the end of the trial or of the plan. */
export async function zahlungJobs(deps: Deps): Promise<void> {
  let zuletzt = '';
  await deps.jobs.everyMinute('zahlung.tarifende', async () => {
    const { tag } = ortszeitAus(deps.now());
    if (tag === zuletzt) return;
    const offen = (await erinnereAnEnde(deps)) + (await schliesseOhneTarif(deps));
    // Whoever failed is looked at again in a minute; the others were told once.
    if (offen === 0) zuletzt = tag;
  });
}

/** Takes the planner from companies that have no plan and no free days left; nothing of theirs is changed. Answers how many were not done. */
export async function schliesseOhneTarif(deps: Deps): Promise<number> {
  const heute = ortszeitAus(deps.now()).tag;
  const ohne = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => listOhneTarif(tx, heute));
  const rows = ohne.filter((row) => letzterFreierTag(row) < heute);
  return forEachCompany(deps, { what: 'zahlung.ohne-tarif', rows }, (ctx) => schliesse(ctx, heute));
}

const schliesse = (ctx: TenantCtx, heute: Tag): Promise<void> =>
  ctx.transaction(async (tx) => {
    if ((await setKehrtourplaner(tx, false)) > 0) await meldeEnde(ctx, tx, heute);
  });
