import type { Verlaufsgegenstand, Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import { actorName } from './actor.ts';
import type { Ctx, TenantCtx } from './ctx.ts';
import type { Tx } from './db/db.ts';
import { instant, json, sql } from './db/sql.ts';

/** What happened to one thing, in the words the history has for it. */
type Entry = {
  [Gegenstand in Verlaufsgegenstand]: {
    gegenstand: Gegenstand;
    id: string;
    was: Verlaufswort<Gegenstand>;
    von?: unknown;
    nach?: unknown;
  };
}[Verlaufsgegenstand];

/** Keeps who changed what when, from and to; entries are never changed. */
export async function record(ctx: Ctx, tx: Tx, entry: Entry): Promise<void> {
  await tx.run(sql`insert into verlauf (gegenstand, gegenstand_id, am, wer, was, von, nach)
    values (${entry.gegenstand}, ${entry.id}, ${instant(ctx.now())}, ${actorName(ctx.actor)}, ${entry.was}, ${json(entry.von)}::jsonb, ${json(entry.nach)}::jsonb)`);
}

/** The same for many things at once, in their order. */
export async function recordAll(ctx: Ctx, tx: Tx, entries: readonly Entry[]): Promise<void> {
  await tx.run(sql`insert into verlauf (gegenstand, gegenstand_id, am, wer, was, von, nach)
    select r.gegenstand, r.id, ${instant(ctx.now())}, ${actorName(ctx.actor)}::text, r.was, r.von, r.nach
    from jsonb_to_recordset(${json(entries)}::jsonb) as r(gegenstand text, id uuid, was text, von jsonb, nach jsonb)`);
}

/** The same for what belongs to the company as a whole; its entries have names for ids, and the history wants a uuid. */
export function recordOfCompany(
  ctx: TenantCtx,
  tx: Tx,
  entry: { was: Verlaufswort<'unternehmen'>; von?: unknown; nach?: unknown },
): Promise<void> {
  return record(ctx, tx, { gegenstand: 'unternehmen', id: ctx.unternehmenId, ...entry });
}
