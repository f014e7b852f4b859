import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusJahre } from '@kehrtour/domain/tag';
import { gleicheZahlungAb, type OffeneRechnung } from '@kehrtour/domain/zahlungsabgleich';

import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/outbox.ts';
import { Refused } from '../../platform/refused.ts';
import { offenVon } from '../zeigeRechnungen.ts';
import { listUnverteilte, setReste, type UnverteilteRow } from './bankbuchung.store.ts';
import { type BetriebsrechnungRow, listFuerBank, listVerbucht } from './rechnungswesen.store.ts';
import { verbucheZahlung } from './trageZahlungEin.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

/**
 * Spreads what was read over the invoices, also what an earlier file left when it ended in the middle; answers how many payments
 * found one. What is over is what the books say of each, so two that spread at once come to the same.
 */
export async function verteileBuchungen(ctx: AdminCtx): Promise<number> {
  const betreiber = ctx.as(ctx.actor, BETRIEB_ID);
  const seit = plusJahre(ortszeitAus(ctx.now()).tag, -2);
  const buchungen = await betreiber.transaction(listUnverteilte);
  if (buchungen.length === 0) return 0;
  const rechnungen = await beimBetreiber(ctx, (tx) => listFuerBank(tx, seit));
  const vorher = await verbuchtVon(ctx, buchungen);
  const stand = rechnungen.map((row) => ({ row, rechnung: offeneAus(row) }));
  let zugeordnet = 0;
  for (const buchung of buchungen) {
    const cent = buchung.cent - (vorher.get(buchung.verweis) ?? 0);
    const text = `${buchung.zweck} ${buchung.name}`;
    const offene = stand.map(({ rechnung }) => rechnung);
    const { zuordnungen } = gleicheZahlungAb({ cent, text }, offene);
    for (const { rechnungId, cent: teil } of zuordnungen) {
      const eine = stand.find(({ row }) => row.id === rechnungId);
      if (!eine || !(await verbuche(ctx, buchung, eine.row, teil))) continue;
      eine.rechnung.offenCent -= teil;
      eine.rechnung.bezahltCent += teil;
    }
    if (zuordnungen.length > 0) zugeordnet += 1;
  }
  const nachher = await verbuchtVon(ctx, buchungen);
  const reste = buchungen.map(({ verweis, cent }) => ({ verweis, rest: cent - (nachher.get(verweis) ?? 0) }));
  await betreiber.transaction((tx) => setReste(tx, reste));
  return zugeordnet;
}

async function verbuchtVon(
  ctx: AdminCtx,
  buchungen: readonly UnverteilteRow[],
): Promise<Map<string, number>> {
  const verweise = buchungen.map(({ verweis }) => verweis);
  const rows = await beimBetreiber(ctx, (tx) => listVerbucht(tx, verweise));
  return new Map(rows.map(({ verweis, cent }) => [verweis, cent]));
}

const offeneAus = (row: BetriebsrechnungRow): OffeneRechnung => ({
  id: row.id,
  nummer: row.nummer,
  offenCent: offenVon(row),
  bezahltCent: row.bezahlt_cent,
});

/** False when the invoice was paid or taken back meanwhile: then the payment is over. */
async function verbuche(
  ctx: AdminCtx,
  { am, verweis }: UnverteilteRow,
  row: BetriebsrechnungRow,
  cent: number,
): Promise<boolean> {
  const betrieb = ctx.as(ctx.actor, row.unternehmen_id);
  const art = cent < 0 ? 'ruecklastschrift' : row.eingezogen > 0 ? 'lastschrift' : 'ueberweisung';
  try {
    await betrieb.transaction((tx) =>
      verbucheZahlung(betrieb, tx, { rechnungId: row.id, art, cent, am, verweis }),
    );
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
