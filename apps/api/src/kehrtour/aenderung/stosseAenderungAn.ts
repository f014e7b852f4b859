import type { Aenderungsursache } from '@kehrtour/domain/planung/aenderung';

import { PLANEN } from '../../planung/stand/planungsvorgang.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { laufenderVorgang, starteVorgang } from '../../vorgang/vorgang.ts';

type Anlass = {
  readonly kehrtouren: readonly { readonly id: string }[];
  readonly ursache: Aenderungsursache;
  /** Who gave cause for it; nobody where a program did. */
  readonly von?: string | undefined;
};

/**
 * Something happened that announced rounds do not know: each gets a plan that does, which waits for somebody to accept it.
 * A plan that waits already goes into it. Nobody knows what a computation that has begun has read: one more is queued.
 */
export async function stosseAenderungAn(
  ctx: TenantCtx,
  tx: Tx,
  { kehrtouren, ursache, von }: Anlass,
): Promise<void> {
  for (const { id } of kehrtouren) {
    const letzter = await laufenderVorgang(tx, PLANEN.name, id);
    const begonnener = await laufenderVorgang(tx, PLANEN.name, id, 'laeuft');
    if (letzter !== begonnener) continue;
    await starteVorgang(ctx, tx, {
      job: PLANEN,
      bezugId: id,
      schritt: 'Fahrzeiten ermitteln',
      data: { kehrtourId: id, sekunden: null, von, ursache },
    });
  }
}
