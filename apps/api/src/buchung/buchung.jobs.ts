import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { BUCHUNG_ABGESAGT } from '../termin/aendereTermin.ts';
import { meldeAbsage } from './meldeAbsage.ts';

/** Bookings hear what concepts below them decided. */
export async function buchungJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(BUCHUNG_ABGESAGT, (data) =>
    meldeAbsage(systemCtx(deps, data.unternehmenId), String(data['terminId']), String(data['grund'] ?? '')),
  );
}
