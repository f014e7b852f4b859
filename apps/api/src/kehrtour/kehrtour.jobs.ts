import { IMPORTIERT } from '../importauftrag/importvorgang.ts';
import { rechneQuartal } from '../planung/quartal/rechneQuartal.ts';
import { haltPlanerBereit } from '../planung/rechnen/planeImThread.ts';
import { FAHRZEITEN_VORAB, PLANEN, PLANEN_STAPEL, QUARTAL } from '../planung/stand/planungsvorgang.ts';
import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { GESCHLOSSEN } from '../schliesstag/aendereSchliesstage.ts';
import { TERMIN_VERMERKT } from '../termin/aendereTermin.ts';
import { ABWESEND, WIEDER_DA } from '../verfuegbarkeit/aendereAbwesenheiten.ts';
import { planeNachImport, planeUmAbwesenheit, planeUmSchliesstage } from './aenderung/planeUmAusfall.ts';
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
  await deps.jobs.work(ABWESEND, (data) => planeUmAbwesenheit(ctx(data), data));
  await deps.jobs.work(WIEDER_DA, (data) => planeUmAbwesenheit(ctx(data), data));
  await deps.jobs.work(GESCHLOSSEN, (data) => planeUmSchliesstage(ctx(data), data));
  await deps.jobs.work(IMPORTIERT, (data) => planeNachImport(ctx(data), data));
  await deps.jobs.work(GEBUCHT, (data) => nimmGebuchteAuf(ctx(data), data.kehrtourId));
}
