import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { reiheFaelligeEin, SANDBOX_ZURUECKSETZEN, setzeSandboxZurueck } from './setzeSandboxZurueck.ts';

/** Every night, and as soon as somebody works again after a night when nobody did. */
export async function sandboxJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(SANDBOX_ZURUECKSETZEN, ({ unternehmenId }) =>
    setzeSandboxZurueck(systemCtx(deps, unternehmenId)),
  );
  await deps.jobs.everyMinute('sandbox.nachts', () => reiheFaelligeEin(deps));
}
