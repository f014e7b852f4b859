import type { Quartalsauswahl } from '@kehrtour/contract/quartal';

import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { GEBUCHT, nimmGebuchteAuf } from './nimmGebuchteAuf.ts';
import { rechneAusStapel, rechneKehrtour } from './planeKehrtour.ts';
import { PLANEN, PLANEN_STAPEL, QUARTAL } from './planungsvorgang.ts';
import { rechneQuartal } from './quartal/rechneQuartal.ts';

/** Jobs of rounds. The payload is our own, written by `planeKehrtour` and `schlageQuartalVor`. */
export async function kehrtourJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(
    PLANEN,
    async (data) => {
      const { vorgangId, kehrtourId, sekunden } = data as unknown as {
        vorgangId: string;
        kehrtourId: string;
        sekunden: number | null;
      };
      await rechneKehrtour(systemCtx(deps, data.unternehmenId), { vorgangId, kehrtourId, sekunden });
    },
    { concurrency: 2 },
  );
  await deps.jobs.work(PLANEN_STAPEL, async (data) => {
    const { vorgangId, kehrtourId } = data as unknown as { vorgangId: string; kehrtourId: string };
    await rechneAusStapel(systemCtx(deps, data.unternehmenId), { vorgangId, kehrtourId });
  });
  await deps.jobs.work(QUARTAL, async (data) => {
    const { vorgangId, auswahl } = data as unknown as { vorgangId: string; auswahl: Quartalsauswahl };
    await rechneQuartal(systemCtx(deps, data.unternehmenId), { vorgangId, auswahl });
  });
  await deps.jobs.work(GEBUCHT, (data) =>
    nimmGebuchteAuf(systemCtx(deps, data.unternehmenId), String(data['kehrtourId'])),
  );
}
