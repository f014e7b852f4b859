import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { aktualisiereFaelligesAbo } from './aktualisiereAbo.ts';
import { listFaellige } from './kalender.store.ts';
import { KALENDER_LESEN } from './legeAboAn.ts';

/** Reads subscribed calendars when they are due, and at once when somebody asks. */
export async function kalenderJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(
    KALENDER_LESEN,
    ({ unternehmenId, aboId }) => aktualisiereFaelligesAbo(systemCtx(deps, unternehmenId), aboId),
    { concurrency: 2 },
  );
  await deps.jobs.everyMinute('kalender.faellig', () => reiheFaelligeEin(deps));
}

export async function reiheFaelligeEin(deps: Deps): Promise<void> {
  const faellige = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => listFaellige(tx, deps.now()));
  for (const { unternehmen_id: unternehmenId, id: aboId } of faellige)
    await systemCtx(deps, unternehmenId).transaction((tx) =>
      deps.jobs.enqueue(tx, KALENDER_LESEN, { unternehmenId, aboId }, { singletonKey: aboId }),
    );
}
