import type { Deps } from '../platform/deps.ts';
import { wacheUeberVersand } from './versandwache/wacheUeberVersand.ts';

export async function betriebJobs(deps: Deps): Promise<void> {
  await deps.jobs.everyMinute('versandwache', () => wacheUeberVersand(deps));
}
