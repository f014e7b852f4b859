import type { Ctx } from './ctx.ts';
import { Refused } from './refused.ts';
import { sql } from './sql.ts';

export type Limit = { readonly anzahl: number; readonly proSekunden: number };

/**
 * Counts one use of `schluessel` in the database, so that all processes share it.
 * @throws Refused 'zu-viele-versuche' with the seconds to wait.
 */
export async function countOrRefuse(ctx: Ctx, schluessel: string, limit: Limit): Promise<void> {
  const seconds = Math.floor(ctx.now().getTime() / 1000);
  const fenster = Math.floor(seconds / limit.proSekunden);
  const row = await ctx.deps.db.transaction({}, (tx) =>
    tx.row<{ anzahl: number }>(
      sql`select tor_zaehlen(${`${schluessel}/${limit.proSekunden}`}, ${fenster * limit.proSekunden}) as anzahl`,
    ),
  );
  if ((row?.anzahl ?? 0) > limit.anzahl) {
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
    tx.rows(sql`select tor_zurueckzaehlen(${`${schluessel}/${limit.proSekunden}`}, ${fenster})`),
  );
}
