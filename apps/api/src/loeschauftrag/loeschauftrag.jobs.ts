import type { Deps } from '../platform/deps.ts';
import { loescheFaellige } from './loescheFaellige.ts';
import { loescheNachKehrbuchfrist } from './loescheNachKehrbuchfrist.ts';
import { loescheUnbestaetigte } from './loescheUnbestaetigte.ts';
import { spieleLoeschungenNach } from './spieleLoeschungenNach.ts';

/** Once an hour, and not with everything else that does. */
const ZUR_MINUTE = 11;
/** Once a day, when nobody works. */
const KEHRBUCH_STUNDE_UTC = 2;

/** Before anything of a company works: a backup that was played back must not write to anybody's customers. */
export async function loeschauftragJobs(deps: Deps): Promise<void> {
  await spieleLoeschungenNach(deps);
  await deps.jobs.everyMinute('loeschauftrag', async () => {
    if (deps.now().getUTCMinutes() !== ZUR_MINUTE) return;
    await loescheFaellige(deps);
    await loescheUnbestaetigte(deps);
    if (deps.now().getUTCHours() === KEHRBUCH_STUNDE_UTC) await loescheNachKehrbuchfrist(deps);
  });
}
