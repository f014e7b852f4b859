import { zahlungsabgleich } from '@kehrtour/domain/zahlung/zahlungsabgleich';

import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listUnverteilte, setReste, type UnverteilteRow } from './bankbuchung.store.ts';
import { ladeBankstand } from './ladeBankstand.ts';
import { type BetriebsrechnungRow, listVerbucht } from './rechnungswesen.store.ts';
import { verbucheZahlung } from './trageZahlungEin.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

/**
 * Spreads what was read over the invoices, also what an earlier file left when it ended in the middle; answers how many payments
 * found one. What is over is what the books say of each, so two that spread at once come to the same.
 */
export async function verteileBuchungen(ctx: AdminCtx): Promise<number> {
  const betreiber = ctx.as(ctx.actor, BETRIEB_ID);
  const buchungen = await betreiber.transaction(listUnverteilte);
  if (buchungen.length === 0) return 0;
  const rechnungen = await ladeBankstand(ctx);
  const vorher = await verbuchtVon(ctx, buchungen);
  const gleicheAb = zahlungsabgleich(rechnungen);
  const nach = new Map(rechnungen.map((eine) => [eine.id, eine]));
  let zugeordnet = 0;
  for (const buchung of buchungen) {
    const { zuordnungen } = gleicheAb({
      ...buchung,
      cent: buchung.cent - (vorher.get(buchung.verweis) ?? 0),
    });
    for (const { rechnungId, cent: teil } of zuordnungen) {
      const eine = nach.get(rechnungId);
      if (!eine || !(await verbucht(ctx, buchung, eine.row, teil))) continue;
      eine.offenCent -= teil;
      eine.bezahltCent += teil;
    }
    if (zuordnungen.length > 0) zugeordnet += 1;
  }
  const nachher = await verbuchtVon(ctx, buchungen);
  const reste = buchungen.map(({ verweis, cent }) => ({ verweis, rest: cent - (nachher.get(verweis) ?? 0) }));
  await betreiber.transaction((tx) => setReste(tx, reste));
  return zugeordnet;
}

/** What the books say of entries of the bank. */
export async function verbuchtVon(
  ctx: AdminCtx,
  buchungen: readonly { verweis: string }[],
): Promise<Map<string, number>> {
  const verweise = buchungen.map(({ verweis }) => verweis);
  const rows = await beimBetreiber(ctx, (tx) => listVerbucht(tx, verweise));
  return new Map(rows.map(({ verweis, cent }) => [verweis, cent]));
}

type Bankeintrag = Pick<UnverteilteRow, 'am' | 'verweis'>;

/** @throws Refused 'nicht-gefunden' | 'rechnung.zu-viel-bezahlt' | 'rechnung.schon-aufgehoben' */
export function verbucheBankzahlung(
  ctx: AdminCtx,
  { am, verweis }: Bankeintrag,
  row: BetriebsrechnungRow,
  cent: number,
): Promise<void> {
  const betrieb = ctx.as(ctx.actor, row.unternehmen_id);
  const art = cent < 0 ? 'ruecklastschrift' : row.eingezogen > 0 ? 'lastschrift' : 'ueberweisung';
  return betrieb.transaction((tx) =>
    verbucheZahlung(betrieb, tx, { rechnungId: row.id, art, cent, am, verweis }),
  );
}

/** False when the invoice was paid or taken back meanwhile: then the payment is over. */
async function verbucht(
  ctx: AdminCtx,
  eintrag: Bankeintrag,
  row: BetriebsrechnungRow,
  cent: number,
): Promise<boolean> {
  try {
    await verbucheBankzahlung(ctx, eintrag, row, cent);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
