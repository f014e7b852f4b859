import type { AmAbschlussBeendet, OffeneBeimAbschluss, TerminStatus } from '@kehrtour/domain/termin/termin';
import { wechsleTerminStatus } from '@kehrtour/domain/termin/terminwechsel';

import type { GebundeneAufgabe } from '../aufgabe/beendeAufgaben.ts';
import { holeAufgabenZurueck } from '../aufgabe/beendeAufgaben.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { orRefusal } from '../platform/orRefusal.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { meldeVermerk, sageWeiter, schreibeAusgang } from './aendereTermin.ts';
import { loeseVermerk } from './nimmVermerkZurueck.ts';
import { lockTermin, type TerminstandRow, weissKunde } from './vermerk.store.ts';
import { vomBuero, wechsleTermin } from './wechsleTermin.ts';

export { lockOffeneTermine as offeneTermine, lockOffeneVon as offeneTermineVon } from './vermerk.store.ts';

/** Why a visit ended that nobody marked; it stands in the history. */
const GRUND = 'Beim Abschluss der Kehrtour ohne Ergebnis';

/** What a closing did to a visit, so that it can be taken back. */
export type BeendeterBesuch = {
  readonly terminId: string;
  readonly vorher: TerminStatus;
  readonly nach: AmAbschlussBeendet;
  readonly aufgaben: readonly GebundeneAufgabe[];
};

type Abschluss = {
  readonly offene: OffeneBeimAbschluss;
  /** How long whoever was not driven to hears nothing of it. */
  readonly bedenkSekunden?: number;
};

/** For a round that is closed: visits without a result end, and their work is free. Whoever was not driven to is told so. */
export async function beendeOffeneTermine(
  ctx: StaffCtx,
  tx: Tx,
  termine: readonly TerminstandRow[],
  { offene, bedenkSekunden = 0 }: Abschluss,
): Promise<BeendeterBesuch[]> {
  // Nobody stood at the door: what nobody marked was not seen.
  const wer = vomBuero(ctx);
  const beendete: BeendeterBesuch[] = [];
  for (const termin of termine) {
    const { id: terminId, status: vorher } = termin;
    if (offene === 'nichtAngetroffen' && wechsleTerminStatus(vorher, 'meldeNichtAngetroffen', wer).ok) {
      const aufgaben = await schreibeAusgang(ctx, tx, termin, {
        aktion: 'meldeNichtAngetroffen',
        wer,
        grund: GRUND,
        ungelesen: true,
        umstand: { abschluss: true },
      });
      beendete.push({ terminId, vorher, nach: 'nichtAngetroffen', aufgaben });
    } else {
      const aufgaben = await schreibeAusgang(ctx, tx, termin, {
        aktion: 'meldeNichtGefahren',
        wer,
        was: 'stand:nichtGefahren',
        grund: GRUND,
        ungelesen: true,
      });
      await sageWeiter(ctx, tx, termin, bedenkSekunden);
      beendete.push({ terminId, vorher, nach: 'abgesagt', aufgaben });
    }
  }
  return beendete;
}

/** A visit stands again as before its day was ended; false where somebody was told, or has planned with it, since then. */
export async function oeffneBeendeten(
  ctx: StaffCtx,
  tx: Tx,
  { terminId, vorher, nach, aufgaben }: BeendeterBesuch,
  seit: Date,
): Promise<boolean> {
  const termin = await lockTermin(tx, terminId);
  if (!termin || termin.status !== nach) return false;
  const wer = vomBuero(ctx);
  if (nach === 'nichtAngetroffen') {
    if (termin.vermerk?.abschluss !== true) return false;
    if ((await orRefusal(tx, () => loeseVermerk(ctx, tx, termin, { wer }))) instanceof Refused) return false;
  } else {
    if (await weissKunde(tx, terminId, seit.toISOString())) return false;
    if (!(await holeAufgabenZurueck(tx, aufgaben))) return false;
    await wechsleTermin(ctx, tx, termin, {
      aktion: 'nimmAbschlussZurueck',
      wer,
      was: 'abschluss-zurueckgenommen',
      vorher,
    });
  }
  await meldeVermerk(ctx, tx, termin);
  return true;
}
