import type { Deps } from '../platform/deps.ts';
import { forEachCompany } from '../platform/forEachCompany.ts';
import { deleteAuszug, findAuszug, listUnternehmenMitAltem, lockAuszug } from './datenauszug.store.ts';

/** Every company's export whose days are over; runs again without harm. */
export async function loescheAlteAuszuege(deps: Deps): Promise<void> {
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listUnternehmenMitAltem(tx, deps.now()),
  );
  await forEachCompany(deps, { what: 'datenauszug.aufraeumen', rows: alle }, (ctx) =>
    ctx.transaction(async (tx) => {
      const auszug = await lockAuszug(tx);
      if (!auszug || (await findAuszug(tx, ctx.now()))) return;
      // Before its row: whatever ends this in between, the next one still knows the key.
      if (auszug.schluessel) await deps.files.remove(auszug.schluessel);
      await deleteAuszug(tx);
    }),
  );
}
