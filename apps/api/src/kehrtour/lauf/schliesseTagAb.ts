import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { tagAbschliessen } from '@kehrtour/contract/tagesabschluss';
import { wechsleKehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtour';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import type { OffeneBeimAbschluss } from '@kehrtour/domain/termin/termin';

import type { KehrtourRow } from '../../planung/stand/runde.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { offeneTermineVon } from '../../termin/beendeOffeneTermine.ts';
import { lockKehrtour } from '../runde/kehrtour.store.ts';
import { beendeEigene } from './beendeEigene.ts';
import { kehrtourlaufRefused } from './kehrtourlauf.grund.ts';
import { listRundenVon } from './tagesabschluss.store.ts';

/** Ends the own day, of all rounds and bookings: whoever it is, nobody else's visits. */
export async function schliesseTagAb(
  ctx: StaffCtx,
  { tag, offene }: { tag: Tag; offene?: OffeneBeimAbschluss | undefined },
): Promise<AnswerOf<typeof tagAbschliessen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.fahren')) throw new Refused('nicht-erlaubt');
  if (tag > ortszeitAus(ctx.now()).tag) throw kehrtourlaufRefused('tag-kommt-noch');
  return ctx.transaction(async (tx) => {
    const von = mitternacht(tag);
    const bis = mitternacht(plusTage(tag, 1));
    const runden = await lockAbschliessbare(ctx, tx, { tag, von, bis });
    const eigene = await offeneTermineVon(tx, ctx.actor.id, { von, bis });
    const bleiben = await beendeEigene(ctx, tx, { tag, runden, eigene, offene });
    return { beendet: eigene.length, bleiben };
  });
}

const mitternacht = (tag: Tag): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });

async function lockAbschliessbare(
  ctx: StaffCtx,
  tx: Tx,
  spanne: { tag: Tag; von: Date; bis: Date },
): Promise<KehrtourRow[]> {
  const runden: KehrtourRow[] = [];
  for (const { id } of await listRundenVon(tx, ctx.actor.id, spanne)) {
    const runde = await lockKehrtour(tx, id);
    if (runde && wechsleKehrtourStatus(runde.status, 'schliesseAb', ctx.actor.rolle).ok) runden.push(runde);
  }
  return runden;
}
