import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { deleteUnternehmen } from '../unternehmen/unternehmensstand.ts';
import {
  deleteAlteRechnungen,
  istLeereHuelle,
  listAlteBelege,
  listUnternehmenMitAlten,
} from './rechnungsende.store.ts';

/**
 * Removes invoices that the law does not keep any more (§ 147 AO), with a row that says which went. Printed ones first: as
 * long as the row is there, the next run knows that this one was not ended. What an open tax matter needs longer is exported
 * before, not kept for all.
 */
export async function loescheAlteRechnungen(deps: Deps): Promise<void> {
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, listUnternehmenMitAlten);
  await forEachCompany(deps, { what: 'rechnung.ende', rows: alle }, async (ctx) => {
    for (const { schluessel } of await ctx.transaction(listAlteBelege)) await deps.files.remove(schluessel);
    const anzahl = await ctx.transaction(async (tx) => {
      const entfernt = await deleteAlteRechnungen(tx, ctx.now());
      if (await istLeereHuelle(tx)) await deleteUnternehmen(tx);
      return entfernt;
    });
    if (anzahl > 0)
      deps.log.info({ unternehmenId: ctx.unternehmenId, anzahl }, 'invoices removed after eight years');
  });
}
