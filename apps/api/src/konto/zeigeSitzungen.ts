import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { sitzungenHolen } from '@kehrtour/contract/konto';

import type { StaffCtx } from '../platform/ctx.ts';
import { listSitzungen } from './konto.store.ts';

/** One's own sessions; the name of a session is the beginning of its hash, never the token. */
export async function zeigeSitzungen(ctx: StaffCtx): Promise<AnswerOf<typeof sitzungenHolen>> {
  const rows = await ctx.transaction((tx) => listSitzungen(tx, 'mitarbeiter', ctx.actor.id));
  const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');
  return {
    sitzungen: rows.map((row) => ({
      kennung: hex(row.token_hash).slice(0, 12),
      seit: row.angelegt_am.toISOString(),
      zuletzt: row.zuletzt_am.toISOString(),
      geraet: row.geraet,
      diese: hex(row.token_hash) === hex(ctx.actor.sitzung),
    })),
  };
}
