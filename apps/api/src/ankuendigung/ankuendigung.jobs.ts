import { VERSPAETET } from '../feld/feldnews.ts';
import { ABGESAGT } from '../kehrtour/kehrtournews.ts';
import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { TERMIN_ABGESAGT } from '../termin/aendereTermin.ts';
import { sageEinemKundenAb, sageKundenAb } from './absage/sageKundenAb.ts';
import { ANSAGE_ZURUECK, nimmNaechsteWege, nimmNaechsteWegeAlle } from './ersatzweg/nimmNaechsteWege.ts';
import { sageVerspaetungAn } from './verspaetung/sageVerspaetungAn.ts';

export async function ankuendigungJobs(deps: Deps): Promise<void> {
  await deps.jobs.everyMinute('ankuendigung.ersatzweg', () => nimmNaechsteWegeAlle(deps));
  await deps.jobs.work(ANSAGE_ZURUECK, ({ unternehmenId }) =>
    nimmNaechsteWege(systemCtx(deps, unternehmenId)),
  );
  await deps.jobs.work(ABGESAGT, ({ unternehmenId, kehrtourId, grund }) =>
    sageKundenAb(systemCtx(deps, unternehmenId), kehrtourId, grund),
  );
  await deps.jobs.work(VERSPAETET, ({ unternehmenId, mitarbeiterId, minuten }) =>
    sageVerspaetungAn(systemCtx(deps, unternehmenId), { mitarbeiterId, minuten }).then(() => undefined),
  );
  await deps.jobs.work(TERMIN_ABGESAGT, ({ unternehmenId, kehrtourId, terminId }) =>
    sageEinemKundenAb(systemCtx(deps, unternehmenId), kehrtourId, terminId),
  );
}
