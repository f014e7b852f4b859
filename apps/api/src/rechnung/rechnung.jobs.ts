import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { fuehreRechnungslaufAus } from './fuehreRechnungslaufAus.ts';
import { legeRechnungAb } from './legeRechnungAb.ts';
import { loescheAlteRechnungen } from './loescheAlteRechnungen.ts';
import { RECHNUNG_ABLEGEN, RECHNUNGSLAUF } from './rechnungsjobs.ts';

/** Once an hour, and not with everything else that does. */
const ENDE_ZUR_MINUTE = 49;

export async function rechnungJobs(deps: Deps): Promise<void> {
  await deps.jobs.everyMinute('rechnung.ende', async () => {
    if (deps.now().getUTCMinutes() === ENDE_ZUR_MINUTE) await loescheAlteRechnungen(deps);
  });
  await deps.jobs.work(RECHNUNGSLAUF, async ({ monat }, signal) => {
    await fuehreRechnungslaufAus(deps, monat, signal);
  });
  await deps.jobs.work(RECHNUNG_ABLEGEN, async ({ unternehmenId, rechnungId }) => {
    await legeRechnungAb(systemCtx(deps, unternehmenId), rechnungId);
  });
}
