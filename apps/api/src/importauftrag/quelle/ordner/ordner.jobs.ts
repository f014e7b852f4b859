import { systemCtx } from '../../../platform/ctx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { queueDue } from '../../../platform/queueDue.ts';
import { liesFaelligenOrdner } from './liesOrdner.ts';
import { listFaellige } from './ordner.store.ts';
import { ORDNER_LESEN } from './ordnervorgang.ts';

/** Looks into folders when they are due, and at once when somebody asks; one that hangs holds up its company alone. */
export async function ordnerJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(
    ORDNER_LESEN,
    ({ unternehmenId, ordnerId }) => liesFaelligenOrdner(systemCtx(deps, unternehmenId), ordnerId),
    { concurrency: 4, onePerCompany: true },
  );
  await deps.jobs.everyMinute('importordner.faellig', () => reiheFaelligeEin(deps));
}

export async function reiheFaelligeEin(deps: Deps): Promise<void> {
  const faellige = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => listFaellige(tx, deps.now()));
  await queueDue(
    deps,
    ORDNER_LESEN,
    faellige.map(({ unternehmen_id: unternehmenId, id: ordnerId }) => ({
      key: ordnerId,
      data: { unternehmenId, ordnerId },
    })),
  );
}
