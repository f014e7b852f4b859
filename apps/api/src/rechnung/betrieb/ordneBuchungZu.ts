import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Bankrest, bankbuchungZuordnen } from '@kehrtour/contract/rechnungswesen';

import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { rechnungRefused } from '../rechnung.grund.ts';
import { offenVon } from '../zeigeRechnungen.ts';
import { findRest, legeBuchungAb, nimmRest, setReste } from './bankbuchung.store.ts';
import { verbucheBankzahlung, verbuchtVon } from './verteileBuchungen.ts';
import { zeigeBankrest } from './zeigeBankrest.ts';
import { betriebsrechnungJetzt } from './zeigeBetriebsrechnungen.ts';

/**
 * Books what is over of an entry of the bank on an invoice, as much as it owes, or puts it aside because it is for none.
 * @throws Refused 'nicht-gefunden' | 'veraltet' | 'rechnung.zu-viel-bezahlt' | 'rechnung.schon-aufgehoben'
 */
export async function ordneBuchungZu(
  ctx: AdminCtx,
  { verweis, restCent, rechnung }: BodyOf<typeof bankbuchungZuordnen>,
): Promise<{ rest: Bankrest[] }> {
  const betreiber = ctx.as(ctx.actor, BETRIEB_ID);
  const buchung = await betreiber.transaction((tx) => findRest(tx, verweis));
  if (buchung?.rest_cent !== restCent) throw rechnungRefused('schon-zugeordnet');
  if (rechnung === null) {
    await betreiber.transaction((tx) => legeBuchungAb(tx, verweis, ctx.now()));
    return { rest: await zeigeBankrest(ctx) };
  }
  const row = await betriebsrechnungJetzt(ctx, rechnung);
  const cent = restCent > 0 ? Math.min(restCent, offenVon(row)) : Math.max(restCent, -row.bezahlt_cent);
  if (cent === 0)
    throw new Refused(row.aufgehoben ? 'rechnung.schon-aufgehoben' : 'rechnung.zu-viel-bezahlt');
  // Whoever presses second finds nothing that is over; what ends here in its middle is spread with the next file.
  if ((await betreiber.transaction((tx) => nimmRest(tx, verweis, restCent))) === 0)
    throw rechnungRefused('schon-zugeordnet');
  try {
    await verbucheBankzahlung(ctx, buchung, row, cent);
  } finally {
    const verbucht = await verbuchtVon(ctx, [buchung]);
    const rest = buchung.cent - (verbucht.get(verweis) ?? 0);
    await betreiber.transaction((tx) => setReste(tx, [{ verweis, rest }]));
  }
  return { rest: await zeigeBankrest(ctx) };
}
