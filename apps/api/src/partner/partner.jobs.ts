import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { loescheAlteAbrufe } from './loescheAlteAbrufe.ts';
import { schliesseStilleSendungenAb } from './schliesseSendungenAb.ts';
import { reiheWebhooksEin, stelleZu, WEBHOOK, WEBHOOK_LANGSAM } from './webhook/stelleZu.ts';

/** Once an hour, and not with everything else that does. */
const ZUR_MINUTE = 23;
const ABSCHLUSS_MINUTEN: readonly number[] = [13, 43];

export async function partnerJobs(deps: Deps): Promise<void> {
  for (const [job, concurrency] of [
    [WEBHOOK, 8],
    [WEBHOOK_LANGSAM, 4],
  ] as const)
    await deps.jobs.work(
      job,
      ({ unternehmenId, verbindungId }) => stelleZu(systemCtx(deps, unternehmenId), verbindungId),
      { concurrency, onePerCompany: true },
    );
  await deps.jobs.everyMinute('partner.webhooks', () => reiheWebhooksEin(deps));
  await deps.jobs.everyMinute('partner.aufraeumen', async () => {
    const minute = deps.now().getUTCMinutes();
    if (minute === ZUR_MINUTE) await loescheAlteAbrufe(deps);
    if (ABSCHLUSS_MINUTEN.includes(minute)) await schliesseStilleSendungenAb(deps);
  });
}
