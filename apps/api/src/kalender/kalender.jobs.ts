import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { queueDue } from '../platform/queueDue.ts';
import { aktualisiereFaelligesAbo } from './aktualisiereAbo.ts';
import { listFaellige } from './kalender.store.ts';
import { KALENDER_LESEN } from './legeAboAn.ts';

/** Reads subscribed calendars when they are due, and at once when somebody asks; whoever has many slow ones waits for himself. */
export async function kalenderJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(
    KALENDER_LESEN,
    ({ unternehmenId, aboId }) => aktualisiereFaelligesAbo(systemCtx(deps, unternehmenId), aboId),
    { concurrency: 4, onePerCompany: true },
  );
  await deps.jobs.everyMinute('kalender.faellig', () => reiheFaelligeEin(deps));
}

export async function reiheFaelligeEin(deps: Deps): Promise<void> {
  const faellige = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => listFaellige(tx, deps.now()));
  await queueDue(
    deps,
    KALENDER_LESEN,
    faellige.map(({ unternehmen_id: unternehmenId, id: aboId }) => ({
      key: aboId,
      data: { unternehmenId, aboId },
    })),
  );
}
