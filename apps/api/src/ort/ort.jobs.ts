import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { liesKarteEin } from './liesKarteEin.ts';
import { loescheAlteKarte, KARTE_LOESCHEN } from './loescheAlteKarte.ts';
import { KARTE_EINLESEN } from './nimmKarteAn.ts';

/** Jobs of places and roads. */
export async function ortJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(KARTE_EINLESEN, (data) => liesKarteEin(systemCtx(deps, data.unternehmenId), data));
  await deps.jobs.work(KARTE_LOESCHEN, ({ version }) => loescheAlteKarte(deps, version));
}
