import { networksAround } from '@kehrtour/addresses/networkOf';

import type { Ctx } from '../ctx.ts';
import type { Db } from '../db/db.ts';
import { liste, sql } from '../db/sql.ts';
import { batched, perKey } from '../queue/batched.ts';
import { Refused } from '../refusal/refused.ts';

export type Limit = { readonly anzahl: number; readonly proSekunden: number };

/** What is counted names mailboxes, numbers and networks; the table keeps what only this installation can make of them. */
const counted = (ctx: Ctx, schluessel: string, { proSekunden }: Limit): string =>
  ctx.deps.secrets.derive(`grenze/${schluessel}/${proSekunden}`, 16).toString('hex');

/**
 * Counts one use of `schluessel` in the database, so that all processes share it.
 * @throws Refused 'zu-viele-versuche' with the seconds to wait.
 */
export async function countOrRefuse(ctx: Ctx, schluessel: string, limit: Limit): Promise<void> {
  const seconds = Math.floor(ctx.now().getTime() / 1000);
  const fenster = Math.floor(seconds / limit.proSekunden);
  const anzahl = await counterOf(ctx.deps.db)({
    schluessel: counted(ctx, schluessel, limit),
    fenster: fenster * limit.proSekunden,
  });
  if (anzahl > limit.anzahl) {
    throw new Refused('zu-viele-versuche', {
      retryAfterSeconds: (fenster + 1) * limit.proSekunden - seconds,
    });
  }
}

/** Like `countOrRefuse`, for verbs that must not show that a limit was reached. */
export async function mayCount(ctx: Ctx, schluessel: string, limit: Limit): Promise<boolean> {
  try {
    await countOrRefuse(ctx, schluessel, limit);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Gives one use back: where only failures count, a success takes its own count away again. */
export async function giveBack(ctx: Ctx, schluessel: string, limit: Limit): Promise<void> {
  const seconds = Math.floor(ctx.now().getTime() / 1000);
  const fenster = Math.floor(seconds / limit.proSekunden) * limit.proSekunden;
  await ctx.deps.db.transaction({}, (tx) =>
    tx.rows(sql`select tor_zurueckzaehlen(${counted(ctx, schluessel, limit)}, ${fenster})`),
  );
}

/**
 * Counts one use of `was` by the caller's network. The wider networks around an IPv6 one are counted after it: whom her own
 * connection refuses uses up nothing of her neighbours. @throws Refused 'zu-viele-versuche'
 */
export async function countNetworkOrRefuse(ctx: Ctx, was: string, limit: Limit): Promise<void> {
  for (const { network, times } of networksAround(ctx.adresse))
    await countOrRefuse(ctx, `${was}/${network}`, { ...limit, anzahl: limit.anzahl * times });
}

/** Gives back what `countNetworkOrRefuse` counted. */
export async function giveNetworkBack(ctx: Ctx, was: string, limit: Limit): Promise<void> {
  for (const { network } of networksAround(ctx.adresse)) await giveBack(ctx, `${was}/${network}`, limit);
}

type Use = { readonly schluessel: string; readonly fenster: number };

/** In sorted order, so that two processes never wait for each other in a ring. */
const counterOf = perKey((db: Db) =>
  batched<Use, number>(async (uses) => {
    const rows = await db.alone({}).rows<{ nr: number; anzahl: number }>(sql`
        select nr::int as nr, tor_zaehlen(schluessel, fenster) as anzahl
        from (select * from unnest(${liste(uses.map(({ schluessel }) => schluessel))}::text[], ${liste(uses.map(({ fenster }) => fenster))}::bigint[])
          with ordinality as u(schluessel, fenster, nr) order by schluessel, nr) as u`);
    const totals = new Map(rows.map(({ nr, anzahl }) => [nr, anzahl]));
    return uses.map((_use, index) => totals.get(index + 1) ?? 0);
  }),
);
