import { systemCtx } from '../../../platform/ctx.ts';
import { announce } from '../../../platform/db/events.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findKehrtourZuAusgang } from '../../empfang/ankuendigung.store.ts';

/** Tells open screens that a notice came or failed: it stands on the answers board at once. */
export async function meldeNeuenVersandstand(
  deps: Deps,
  unternehmenId: string,
  ausgangId: string,
): Promise<void> {
  await systemCtx(deps, unternehmenId).transaction(async (tx) => {
    const row = await findKehrtourZuAusgang(tx, ausgangId);
    if (row) await announce(tx, { art: 'kehrtour', id: row.kehrtour_id });
  });
}
