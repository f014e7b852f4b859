import type { Deps } from '../../platform/deps.ts';
import { loescheAlteDokumente } from './loescheAlteDokumente.ts';

/** Once an hour, and not with everything else that does. */
const ZUR_MINUTE = 43;

export async function dokumentJobs(deps: Deps): Promise<void> {
  await deps.jobs.everyMinute('dokument.aufraeumen', async () => {
    if (deps.now().getUTCMinutes() === ZUR_MINUTE) await loescheAlteDokumente(deps);
  });
}
