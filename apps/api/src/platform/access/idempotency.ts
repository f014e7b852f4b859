import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { actorName } from '../actor.ts';
import { type Ctx, joinedTo, type TenantCtx } from '../ctx.ts';
import type { Db } from '../db/db.ts';
import { json, liste, sql } from '../db/sql.ts';
import { batchedEach, perKey } from '../queue/batched.ts';
import { Refused } from '../refusal/refused.ts';

type Stored = { anfrage_hash: string; antwort: unknown };

/** Visible letters alone: the key is stored. */
const KEY = /^[\x21-\x7e]{8,255}$/;

/** The mandatory key of a creating call; a form of a page without JavaScript sends it as a hidden field. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string' || !KEY.test(header)) throw new Refused('schluessel-fehlt');
  return header;
}

/**
 * Runs `work` inside one transaction together with the row that remembers its answer.
 * A copy that arrives meanwhile waits at the unique key and gets the stored answer; another body is refused.
 * A refusal rolls back both, so that the person may correct and try again with the same key.
 */
export async function once<T, C extends Ctx>(
  ctx: C,
  key: string,
  fingerprint: unknown,
  work: (joined: C) => Promise<T>,
): Promise<T> {
  const hash = hashOf(fingerprint);
  const who = actorName(ctx.actor);
  return ctx.transaction(
    async (tx) => {
      const fresh = await tx.run(sql`
      insert into idempotenz (wer, schluessel, anfrage_hash, status) values (${who}, ${key}, ${hash}, 200) on conflict do nothing`);
      if (fresh === 0) {
        const stored = await tx.row<Stored>(
          sql`select anfrage_hash, antwort from idempotenz where wer = ${who} and schluessel = ${key}`,
        );
        if (stored?.anfrage_hash !== hash) throw new Refused('schluessel-anders-benutzt');
        return stored.antwort as T;
      }
      const answer = await work(joinedTo(ctx, tx));
      await tx.run(
        sql`update idempotenz set antwort = ${json(answer)}::jsonb where wer = ${who} and schluessel = ${key}`,
      );
      return answer;
    },
    { statementTimeoutMs: 15_000 },
  );
}

const hashOf = (fingerprint: unknown): string =>
  createHash('sha256').update(JSON.stringify(fingerprint)).digest('hex');

type Asked = { readonly who: string; readonly key: string };
const keptOf = perKey((db: Db) =>
  batchedEach<Asked, Stored | undefined>(async (unternehmenId, asked) => {
    const rows = await db
      .alone({ unternehmenId })
      .rows<Stored & { wer: string; schluessel: string }>(
        sql`select wer, schluessel, anfrage_hash, antwort from idempotenz where schluessel = any(${liste(asked.map(({ key }) => key))}::text[])`,
      );
    const known = new Map(rows.map((row) => [`${row.wer}\n${row.schluessel}`, row]));
    return asked.map(({ who, key }) => known.get(`${who}\n${key}`));
  }),
);

/**
 * What the same call answered before, if it did: for verbs that would refuse a repetition because of its own effect.
 * Undefined when nothing, or something else, was answered under this key.
 */
export async function answeredBefore(ctx: TenantCtx, key: string, fingerprint: unknown): Promise<unknown> {
  const stored = await keptOf(ctx.deps.db)(ctx.unternehmenId, { who: actorName(ctx.actor), key });
  return stored?.anfrage_hash === hashOf(fingerprint) ? (stored.antwort ?? undefined) : undefined;
}
