import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { DATENAUSZUG } from './auszugvorgang.ts';
import { erzeugeAuszug } from './erzeugeAuszug.ts';
import { loescheAlteAuszuege } from './loescheAlteAuszuege.ts';
import { loescheUebergebene } from './uebergabe/loescheUebergebene.ts';

/** Once an hour, and not with everything else that does. */
const ZUR_MINUTE = 37;

/** One export at a time in each process: packing is work for the processor. */
export async function datenauszugJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(DATENAUSZUG, (auftrag) =>
    erzeugeAuszug(systemCtx(deps, auftrag.unternehmenId), auftrag),
  );
  await deps.jobs.everyMinute('datenauszug.aufraeumen', async () => {
    if (deps.now().getUTCMinutes() !== ZUR_MINUTE) return;
    await loescheAlteAuszuege(deps);
    await loescheUebergebene(deps);
  });
}
