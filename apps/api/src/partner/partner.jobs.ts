import type { Deps } from '../platform/deps.ts';
import { loescheAlteAbrufe } from './loescheAlteAbrufe.ts';

/** Once an hour, and not with everything else that does. */
const ZUR_MINUTE = 23;

export async function partnerJobs(deps: Deps): Promise<void> {
  await deps.jobs.everyMinute('partner.aufraeumen', async () => {
    if (deps.now().getUTCMinutes() === ZUR_MINUTE) await loescheAlteAbrufe(deps);
  });
}
