import type { TenantCtx } from '../../platform/ctx.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachCompany } from '../../platform/forEachCompany.ts';
import { deleteDokument, endgueltigVor, listUnternehmenMitAlten, lockEinAltes } from './dokument.store.ts';

/** Every company's documents that were deleted long ago, or whose house is gone; runs again without harm. */
export async function loescheAlteDokumente(deps: Deps): Promise<void> {
  const vor = endgueltigVor(deps.now());
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listUnternehmenMitAlten(tx, vor),
  );
  await forEachCompany(deps, { what: 'dokument.aufraeumen', rows: alle }, async (ctx) => {
    while (await loescheEines(ctx, vor));
  });
}

function loescheEines(ctx: TenantCtx, vor: Date): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const altes = await lockEinAltes(tx, vor);
    if (!altes) return false;
    // Before its row: whatever ends this in between, the next one still knows the key.
    await ctx.deps.files.remove(altes.schluessel);
    await deleteDokument(tx, altes.id);
    return true;
  });
}
