import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { BUCHUNG_ABGESAGT } from '../termin/aendereTermin.ts';
import { raeumeAlleAuf } from './aufraeumen/raeumeBuchungenAuf.ts';
import { meldeAbsage } from './meldeAbsage.ts';
import { verfalleAlle } from './verfalle.ts';

/** Once an hour is enough: what ran out is ignored from its minute on. */
const ZUR_MINUTE = 23;

/** Bookings hear what concepts below them decided, and take their leftovers away. */
export async function buchungJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(BUCHUNG_ABGESAGT, ({ unternehmenId, terminId, ...wie }) =>
    meldeAbsage(systemCtx(deps, unternehmenId), terminId, wie),
  );
  await deps.jobs.everyMinute('buchung.verfallen', () => verfalleAlle(deps));
  await deps.jobs.everyMinute('buchung.aufraeumen', async () => {
    if (deps.now().getUTCMinutes() === ZUR_MINUTE) await raeumeAlleAuf(deps);
  });
}
