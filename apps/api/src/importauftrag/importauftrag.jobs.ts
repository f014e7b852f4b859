import { PLATZ_SCHAFFEN } from '../datei/datei.ts';
import { KARTE_GILT } from '../ort/nimmKarteAn.ts';
import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import {
  IMPORT_PRUEFEN,
  IMPORT_UEBERNEHMEN,
  IMPORT_VERORTEN,
  IMPORT_ZURUECKNEHMEN,
} from './importvorgang.ts';
import { loescheAlteDateien } from './loescheAlteDateien.ts';
import { fuehreRuecknahmeAus } from './nimmImportZurueck.ts';
import { fuehreProbelauf } from './pruefeImport.ts';
import { QUELLEN } from './quelle/quellen.ts';
import { schaffePlatz } from './schaffePlatz.ts';
import { fuehreUebernahmeAus } from './uebernimmImport.ts';
import { verorteBestand, verorteNachKarte } from './verorteBestand.ts';

/** Once an hour, and not with everything else that does. */
const ZUR_MINUTE = 41;

/** Jobs of imports. */
export async function importauftragJobs(deps: Deps): Promise<void> {
  const ctx = (data: { unternehmenId: string }) => systemCtx(deps, data.unternehmenId);
  await deps.jobs.work(IMPORT_PRUEFEN, (data) => fuehreProbelauf(ctx(data), data));
  await deps.jobs.work(IMPORT_UEBERNEHMEN, (data) => fuehreUebernahmeAus(ctx(data), data));
  await deps.jobs.work(IMPORT_VERORTEN, (data) => verorteBestand(ctx(data), data));
  await deps.jobs.work(KARTE_GILT, (data) => verorteNachKarte(ctx(data)));
  await deps.jobs.work(IMPORT_ZURUECKNEHMEN, (data) => fuehreRuecknahmeAus(ctx(data), data));
  await deps.jobs.work(PLATZ_SCHAFFEN, (data) => schaffePlatz(ctx(data)));
  for (const { jobs } of QUELLEN) await jobs?.(deps);
  await deps.jobs.everyMinute('importdateien.aufraeumen', async () => {
    if (deps.now().getUTCMinutes() === ZUR_MINUTE) await loescheAlteDateien(deps);
  });
}
