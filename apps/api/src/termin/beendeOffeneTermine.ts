import { type OffeneBeimAbschluss } from '@kehrtour/domain/termin';
import { wechsleTerminStatus } from '@kehrtour/domain/terminwechsel';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { sageWeiter, schreibeAusgang } from './aendereTermin.ts';
import type { TerminstandRow } from './vermerk.store.ts';
import { vomBuero } from './wechsleTermin.ts';

export { lockOffeneTermine as offeneTermine } from './vermerk.store.ts';

/** Why a visit ended that nobody marked; it stands in the history. */
const GRUND = 'Beim Abschluss der Kehrtour ohne Ergebnis';

/** For a round that is closed: visits without a result end, and their work is free. Who was not driven to is told so. */
export async function beendeOffeneTermine(
  ctx: StaffCtx,
  tx: Tx,
  termine: readonly TerminstandRow[],
  offene: OffeneBeimAbschluss,
): Promise<void> {
  // Nobody stood at the door: what nobody marked was not seen.
  const wer = vomBuero(ctx);
  for (const termin of termine) {
    if (
      offene === 'nichtAngetroffen' &&
      wechsleTerminStatus(termin.status, 'meldeNichtAngetroffen', wer).ok
    ) {
      await schreibeAusgang(ctx, tx, termin, {
        aktion: 'meldeNichtAngetroffen',
        wer,
        grund: GRUND,
        ungelesen: true,
        umstand: { abschluss: true },
      });
    } else {
      await schreibeAusgang(ctx, tx, termin, {
        aktion: 'meldeNichtGefahren',
        wer,
        was: 'stand:nichtGefahren',
        grund: GRUND,
        ungelesen: true,
      });
      await sageWeiter(ctx, tx, termin);
    }
  }
}
