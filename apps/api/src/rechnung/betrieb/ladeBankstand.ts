import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusJahre } from '@kehrtour/domain/tag';
import type { OffeneRechnung } from '@kehrtour/domain/zahlung/zahlungsabgleich';

import type { AdminCtx } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { offenVon } from '../zeigeRechnungen.ts';
import { listZahlernamen } from './bankbuchung.store.ts';
import {
  type BetriebsrechnungRow,
  listFuerBank,
  listMandate,
  listZahlungsverweise,
} from './rechnungswesen.store.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

export type Bankrechnung = OffeneRechnung & { readonly row: BetriebsrechnungRow };

/** What payments of the bank can be for, and who is known to pay it. Two years back: a debit may be returned that long. */
export async function ladeBankstand(ctx: AdminCtx): Promise<Bankrechnung[]> {
  const seit = plusJahre(ortszeitAus(ctx.now()).tag, -2);
  const namen = await ctx.as(ctx.actor, BETRIEB_ID).transaction((tx) => listZahlernamen(tx, seit));
  return beimBetreiber(ctx, async (tx) => {
    const rows = await listFuerBank(tx, seit);
    const zahlungen = await listZahlungsverweise(tx, seit);
    const mandate = await listMandate(tx);
    const bekannte = Map.groupBy(
      [
        ...zahlungen.flatMap(({ unternehmen_id, verweis }) => ({
          unternehmen_id,
          name: namen.get(verweis) ?? '',
        })),
        ...mandate.map(({ unternehmen_id, kontoinhaber }) => ({ unternehmen_id, name: kontoinhaber })),
      ],
      ({ unternehmen_id }) => unternehmen_id,
    );
    return rows.map((row) => {
      const frueher = bekannte.get(row.unternehmen_id)?.map(({ name }) => name) ?? [];
      return {
        row,
        id: row.id,
        nummer: row.nummer,
        offenCent: offenVon(row),
        bezahltCent: row.bezahlt_cent,
        zahler: [...new Set([row.name, row.inhalt.empfaenger.name, ...frueher])],
      };
    });
  });
}
