import type { Deps } from '../platform/deps.ts';
import { loescheAbgelehnte } from './loescheAbgelehnte.ts';

/** Once an hour, and not with everything else that does. */
const ZUR_MINUTE = 37;

export async function feldJobs(deps: Deps): Promise<void> {
  await deps.jobs.everyMinute('feld.aufraeumen', async () => {
    if (deps.now().getUTCMinutes() === ZUR_MINUTE) await loescheAbgelehnte(deps);
  });
}
