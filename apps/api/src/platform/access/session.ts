import type { Rolle } from '@kehrtour/contract/konto';
import type { Strategie } from '@kehrtour/domain/unternehmen/konto';
import type { FastifyRequest } from 'fastify';

import type { Actor } from '../actor.ts';
import { instant, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../refusal/refused.ts';
import { hashToken } from '../settings/secrets.ts';
import { sessionsSeen } from './sessionsSeen.ts';

/** Absolute life of an access token (specification §9). */
export const SESSION_MS = 7_200_000;

type SessionRow = {
  strategie: Strategie;
  person_id: string;
  unternehmen_id: string | null;
  feldgeraet: Uint8Array | null;
};
type RoleRow = { rolle: Rolle; aktiv: boolean; gesperrt: boolean };

/** The token of the Authorization header; cookies are ignored on purpose, so there is nothing to forge across sites. */
export function bearerOf(request: FastifyRequest, names = ['authorization']): string | undefined {
  const header = names.map((name) => request.headers[name]).find((value) => typeof value === 'string');
  return typeof header !== 'string' ? undefined : /^Bearer ([^\s]{1,4000})$/.exec(header)?.[1];
}

/**
 * Session and role are read from the database on every request: logout, a new role or a block act at once.
 * @param imFeld what is asked is for phones that hold a day, too; their sessions open nothing else
 * @throws Refused 'nicht-angemeldet' | 'betrieb-gesperrt' | 'nicht-erlaubt'
 */
export async function authenticate(
  deps: Deps,
  request: FastifyRequest,
  strategie: Strategie,
  imFeld = false,
): Promise<{ actor: Actor; unternehmenId: string | undefined }> {
  const token = bearerOf(request);
  if (token === undefined) throw new Refused('nicht-angemeldet');
  const hash = hashToken(token);
  const seen = sessionsSeen(deps.db);
  try {
    const known = await whose(deps, hash, { strategie, imFeld });
    seen.remember(hash);
    return known;
  } catch (error) {
    seen.forget(hash);
    throw error;
  }
}

async function whose(
  deps: Deps,
  hash: Buffer,
  { strategie, imFeld }: { strategie: Strategie; imFeld: boolean },
): Promise<{ actor: Actor; unternehmenId: string | undefined }> {
  return deps.db.transaction({}, async (tx) => {
    const session = await tx.row<SessionRow>(
      sql`select strategie, person_id, unternehmen_id, feldgeraet from tor_sitzung(${hash}, ${strategie}, ${instant(deps.now())})`,
    );
    if (!session) throw new Refused('nicht-angemeldet');
    if (session.feldgeraet !== null && !imFeld) throw new Refused('nicht-erlaubt');
    if (strategie === 'adminUser') {
      return { actor: { art: 'adminUser', id: session.person_id, sitzung: hash }, unternehmenId: undefined };
    }
    // A statement of its own: row-level security reads the company once, when the next one begins.
    await tx.rows(sql`select set_config('app.unternehmen', ${session.unternehmen_id}, true)`);
    const role = await tx.row<RoleRow>(sql`
      select m.rolle, m.aktiv, u.gesperrt from mitarbeiter m
      join unternehmen u on u.unternehmen_id = m.unternehmen_id where m.id = ${session.person_id}`);
    if (!role?.aktiv) throw new Refused('nicht-angemeldet');
    if (role.gesperrt) throw new Refused('betrieb-gesperrt');
    return {
      actor: { art: 'mitarbeiter', id: session.person_id, rolle: role.rolle, sitzung: hash },
      unternehmenId: session.unternehmen_id ?? undefined,
    };
  });
}

/** When a session of staff ends by itself; undefined: it has ended. */
export async function sessionEnd(deps: Deps, hash: Uint8Array): Promise<Date | undefined> {
  const row = await deps.db
    .alone({})
    .row<{ laeuft_ab: Date }>(
      sql`select laeuft_ab from tor_sitzung(${hash}, 'mitarbeiter', ${instant(deps.now())})`,
    );
  return row?.laeuft_ab;
}
