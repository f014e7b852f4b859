import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { fuehreRechnungslaufAus } from './fuehreRechnungslaufAus.ts';
import { legeRechnungAb } from './legeRechnungAb.ts';
import { RECHNUNG_ABLEGEN, RECHNUNGSLAUF } from './rechnungsjobs.ts';

export async function rechnungJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(RECHNUNGSLAUF, async ({ monat }, signal) => {
    await fuehreRechnungslaufAus(deps, monat, signal);
  });
  await deps.jobs.work(RECHNUNG_ABLEGEN, async ({ unternehmenId, rechnungId }) => {
    await legeRechnungAb(systemCtx(deps, unternehmenId), rechnungId);
  });
}
