import { ABGESAGT } from '../kehrtour/beendeKehrtour.ts';
import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { TERMIN_ABGESAGT } from '../termin/aendereTermin.ts';
import { sageEinemKundenAb, sageKundenAb } from './sageKundenAb.ts';

export async function ankuendigungJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(ABGESAGT, (data) =>
    sageKundenAb(
      systemCtx(deps, data.unternehmenId),
      String(data['kehrtourId']),
      String(data['grund'] ?? ''),
    ),
  );
  await deps.jobs.work(TERMIN_ABGESAGT, (data) =>
    sageEinemKundenAb(
      systemCtx(deps, data.unternehmenId),
      String(data['kehrtourId']),
      String(data['terminId']),
    ),
  );
}
