import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type { hausverlaufHolen } from '@kehrtour/contract/hausverlauf';

import { verlangeSicht } from '../../liegenschaft/zeigeLiegenschaft.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { ladeNachweise } from '../nachweise.ts';
import { type HausverlaufRow, listHausverlauf } from './hausverlauf.store.ts';
import { hausverlaufszeile } from './hausverlaufszeile.ts';

const SEITE = 30;

/** What happened to a house, the newest first. Whoever sees the house sees its life. */
export function zeigeHausverlauf(
  ctx: StaffCtx,
  liegenschaftId: string,
  { art, cursor }: QueryOf<typeof hausverlaufHolen>,
): Promise<AnswerOf<typeof hausverlaufHolen>> {
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, liegenschaftId);
    const rows = await listHausverlauf(tx, { liegenschaftId, art, nach: stelle(cursor), anzahl: SEITE + 1 });
    const zeigt = rows.slice(0, SEITE);
    const nachweise = await nachweiseDer(ctx, tx, zeigt);
    const letzte = zeigt.at(-1);
    return {
      eintraege: zeigt.map((row) => hausverlaufszeile(row, nachweise)),
      weiter: rows.length > SEITE && letzte ? `${letzte.mikro}~${letzte.marke}` : null,
    };
  });
}

function stelle(cursor: string | undefined): { mikro: string; marke: string } | undefined {
  const [mikro, marke] = cursor?.split('~') ?? [];
  return mikro === undefined || marke === undefined ? undefined : { mikro, marke };
}

async function nachweiseDer(ctx: StaffCtx, tx: Tx, rows: readonly HausverlaufRow[]) {
  const terminIds = [
    ...new Set(rows.flatMap((row) => (row.quelle === 'ansage' && row.termin_id ? [row.termin_id] : []))),
  ];
  const nachweise = terminIds.length === 0 ? [] : await ladeNachweise(ctx, tx, { terminIds });
  return new Map(nachweise.map((nachweis) => [nachweis.id, nachweis]));
}
