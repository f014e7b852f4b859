import { SESSION_MS } from '../platform/access/session.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import { hashToken, newToken } from '../platform/settings/secrets.ts';
import { type Anmeldung, insertSitzung } from './konto.store.ts';

/** Begins a session for a login that has just shown who it is. Answers an opaque token of 256 bit; only its hash is stored. */
export async function beginneSitzung(ctx: GuestCtx, login: Anmeldung, geraet: string): Promise<string> {
  const accessToken = newToken();
  const now = ctx.now();
  const ablauf = new Date(now.getTime() + SESSION_MS);
  await ctx.transaction((tx) =>
    insertSitzung(tx, { hash: hashToken(accessToken), login, now, ablauf, geraet }),
  );
  ctx.deps.log.info(
    { person: login.person_id, strategie: login.strategie, requestId: ctx.requestId },
    'login',
  );
  return accessToken;
}
