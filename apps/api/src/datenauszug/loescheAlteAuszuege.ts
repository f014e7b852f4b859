import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteAuszug, findAuszug, listUnternehmenMitAltem, lockAuszug } from './datenauszug.store.ts';

/** Every company's export whose days are over; runs again without harm. */
export async function loescheAlteAuszuege(deps: Deps): Promise<void> {
  const alle = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listUnternehmenMitAltem(tx, deps.now()),
  );
  for (const { unternehmen_id } of alle) {
    const ctx = systemCtx(deps, unternehmen_id);
    await ctx.transaction(async (tx) => {
      const auszug = await lockAuszug(tx);
      if (!auszug || (await findAuszug(tx, ctx.now()))) return;
      // Before its row: whatever ends this in between, the next one still knows the key.
      if (auszug.schluessel) await deps.files.remove(auszug.schluessel);
      await deleteAuszug(tx);
    });
  }
}
