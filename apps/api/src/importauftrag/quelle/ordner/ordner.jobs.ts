import { systemCtx } from '../../../platform/ctx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { liesFaelligenOrdner } from './liesOrdner.ts';
import { listFaellige } from './ordner.store.ts';
import { ORDNER_LESEN } from './ordnervorgang.ts';

/** Looks into folders when they are due, and at once when somebody asks; one that hangs holds up one of two hands. */
export async function ordnerJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(
    ORDNER_LESEN,
    ({ unternehmenId, ordnerId }) => liesFaelligenOrdner(systemCtx(deps, unternehmenId), ordnerId),
    { concurrency: 2 },
  );
  await deps.jobs.everyMinute('importordner.faellig', () => reiheFaelligeEin(deps));
}

export async function reiheFaelligeEin(deps: Deps): Promise<void> {
  const faellige = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => listFaellige(tx, deps.now()));
  for (const { unternehmen_id: unternehmenId, id: ordnerId } of faellige)
    await systemCtx(deps, unternehmenId).transaction((tx) =>
      deps.jobs.enqueue(tx, ORDNER_LESEN, { unternehmenId, ordnerId }, { singletonKey: ordnerId }),
    );
}
