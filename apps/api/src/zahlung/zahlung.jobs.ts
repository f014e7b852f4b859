import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { setKehrtourplaner } from '../unternehmen/unternehmenStand.ts';
import { letzterFreierTag } from './letzterFreierTag.ts';
import { listOhneTarif } from './zahlung.store.ts';

/** Looks once a day and after every start who has come to the end of the trial or of the plan. */
export async function zahlungJobs(deps: Deps): Promise<void> {
  let zuletzt = '';
  await deps.jobs.everyMinute('zahlung.tarifende', async () => {
    const { tag } = ortszeitAus(deps.now());
    if (tag === zuletzt) return;
    await schliesseOhneTarif(deps);
    zuletzt = tag;
  });
}

/** Takes the planner from companies that have no plan and no free days left; nothing of theirs is changed. */
export async function schliesseOhneTarif(deps: Deps): Promise<void> {
  const heute = ortszeitAus(deps.now()).tag;
  const ohne = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => listOhneTarif(tx, heute));
  for (const row of ohne)
    if (letzterFreierTag(row) < heute)
      await systemCtx(deps, row.unternehmen_id).transaction((tx) => setKehrtourplaner(tx, false));
}
