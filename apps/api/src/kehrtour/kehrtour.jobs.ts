import { rechneQuartal } from '../planung/quartal/rechneQuartal.ts';
import { haltPlanerBereit } from '../planung/rechnen/planeImThread.ts';
import { FAHRZEITEN_VORAB, PLANEN, PLANEN_STAPEL, QUARTAL } from '../planung/stand/planungsvorgang.ts';
import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { TERMIN_VERMERKT } from '../termin/aendereTermin.ts';
import { hoereAnlaesse } from './aenderung/hoereAnlaesse.ts';
import { GEBUCHT, nimmGebuchteAuf } from './halt/nimmGebuchteAuf.ts';
import { folgeDenVermerken } from './lauf/starteKehrtour.ts';
import { rechneAusStapel, rechneKehrtour } from './plan/planeKehrtour.ts';
import { ermittleFahrzeiten } from './vorbereitung/ermittleFahrzeiten.ts';

/** Jobs of rounds. */
export async function kehrtourJobs(deps: Deps): Promise<void> {
  const ctx = (data: { unternehmenId: string }) => systemCtx(deps, data.unternehmenId);
  haltPlanerBereit();
  await deps.jobs.work(PLANEN, (data) => rechneKehrtour(ctx(data), data), { concurrency: 2 });
  await deps.jobs.work(PLANEN_STAPEL, (data) => rechneAusStapel(ctx(data), data));
  await deps.jobs.work(FAHRZEITEN_VORAB, (data) => ermittleFahrzeiten(ctx(data), data.kehrtourId));
  await deps.jobs.work(QUARTAL, (data) => rechneQuartal(ctx(data), data));
  await deps.jobs.work(TERMIN_VERMERKT, (data) => folgeDenVermerken(ctx(data), data.kehrtourId));
  await hoereAnlaesse(deps);
  await deps.jobs.work(GEBUCHT, (data) => nimmGebuchteAuf(ctx(data), data.kehrtourId));
}
