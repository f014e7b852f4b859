import type { Loeschauftrag } from '@kehrtour/contract/loeschauftrag';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { faelligAm, LOESCHHINDERNISSE } from '@kehrtour/domain/unternehmen/loeschauftrag';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { countHindernisse, findLoeschauftrag } from './loeschauftrag.store.ts';

/** Whether the company is to be deleted, when, and what stands in the way. */
export async function zeigeLoeschauftrag(ctx: StaffCtx): Promise<Loeschauftrag> {
  if (!darf(ctx.actor.rolle, 'unternehmen.loeschen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction((tx) => loeschauftragJetzt(ctx, tx));
}

export async function loeschauftragJetzt(ctx: StaffCtx, tx: Tx): Promise<Loeschauftrag> {
  const heute = ortszeitAus(ctx.now()).tag;
  const auftrag = await findLoeschauftrag(tx);
  const stand = await countHindernisse(tx, ctx.now(), heute);
  return {
    auftrag: auftrag
      ? { beantragtAm: auftrag.beantragt_am.toISOString(), von: auftrag.von, faelligAm: auftrag.faellig_am }
      : null,
    heuteBeantragt: faelligAm(heute, stand.tarif_endet_am),
    hindernisse: LOESCHHINDERNISSE.filter((art) => stand[art] > 0).map((art) => ({
      art,
      anzahl: stand[art],
    })),
    rechnungen: stand.rechnungen,
    name: stand.name,
  };
}
