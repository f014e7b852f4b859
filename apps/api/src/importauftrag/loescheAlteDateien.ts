import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { listAltdateien, listUnternehmenMitAlten, vergissDatei } from './altdatei.store.ts';
import { lockImport, setVerworfen } from './importauftrag.store.ts';
import { clearSchritte } from './importzeile.store.ts';
import { laufendeArbeit } from './zeigeImport.ts';

/**
 * How long an export of the district's software is kept after its import ended: names, addresses and Fristen of a whole
 * Kehrbezirk (GDPR, Art. 5: no longer than needed). Taking an import back does not need its file.
 */
export const DATEI_TAGE = AUFBEWAHRUNG.importdatei.tage;
const TAG_MS = 86_400_000;

/** Every company's old files; runs again without harm. */
export async function loescheAlteDateien(deps: Deps): Promise<void> {
  const vor = new Date(deps.now().getTime() - DATEI_TAGE * TAG_MS);
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listUnternehmenMitAlten(tx, vor),
  );
  await forEachCompany(deps, { what: 'importdateien.aufraeumen', rows: alle }, (ctx) =>
    loescheDateien(ctx, vor),
  );
}

async function loescheDateien(ctx: TenantCtx, vor: Date): Promise<void> {
  for (const alte of await ctx.transaction((tx) => listAltdateien(tx, vor)))
    await ctx.transaction(async (tx) => {
      const row = await lockImport(tx, alte.id);
      if (!row || row.datei_id === null || (await laufendeArbeit(tx, alte.id)) !== null) return;
      // Before its row: whatever ends this run in between, the next one still knows the key.
      await ctx.deps.files.remove(alte.schluessel);
      if (alte.beendet) return vergissDatei(tx, alte);
      await clearSchritte(tx, alte.id);
      return setVerworfen(tx, row);
    });
}
