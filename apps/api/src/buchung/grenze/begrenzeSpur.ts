import type { Terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { zuVieleBuchungen } from '@kehrtour/domain/buchung/buchungsbestaetigung';

import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { grenzeRefused } from './grenze.grund.ts';
import { zaehleSpur } from './grenze.store.ts';
import type { Buchungsspur } from './spur.ts';

/**
 * Bounds what shares a house, a mailbox, a phone or a network, where the company has bookings confirmed. Under the lock of
 * `sperreSpur`; `bekannt` is who came with a code.
 * @throws Refused 'buchung.zu-viele-unbestaetigte' with what can be done
 */
export async function begrenzeSpur(
  ctx: Ctx,
  tx: Tx,
  spur: Buchungsspur,
  { regeln, bekannt }: { regeln: Terminbuchungseinstellungen; bekannt: boolean },
): Promise<void> {
  if (regeln.bestaetigenMinuten === null) return;
  const zuViele = zuVieleBuchungen(await zaehleSpur(tx, spur, ctx.now()), bekannt);
  if (zuViele === undefined) return;
  throw grenzeRefused('zu-viele-unbestaetigte', zuViele);
}
