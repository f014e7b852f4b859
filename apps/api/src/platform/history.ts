import { actorName } from './actor.ts';
import type { Ctx } from './ctx.ts';
import type { Tx } from './db.ts';
import { instant, json, sql } from './sql.ts';

/** Keeps who changed what when, from and to; entries are never changed. */
export async function record(
  ctx: Ctx,
  tx: Tx,
  entry: { gegenstand: string; id: string; was: string; von?: unknown; nach?: unknown },
): Promise<void> {
  await tx.run(sql`insert into verlauf (gegenstand, gegenstand_id, am, wer, was, von, nach)
    values (${entry.gegenstand}, ${entry.id}, ${instant(ctx.now())}, ${actorName(ctx.actor)}, ${entry.was}, ${json(entry.von)}::jsonb, ${json(entry.nach)}::jsonb)`);
}
