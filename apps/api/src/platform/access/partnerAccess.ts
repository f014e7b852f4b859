import type { PartnerUmgebung, Partnerrecht } from '@kehrtour/domain/unternehmen/partner';
import type { FastifyRequest } from 'fastify';

import type { Actor } from '../actor.ts';
import type { Tx } from '../db/db.ts';
import { instant, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../refusal/refused.ts';
import { hashToken } from '../settings/secrets.ts';
import { bearerOf } from './session.ts';
import { sessionsSeen } from './sessionsSeen.ts';

/** The vendors' document misspells the header in one place, and somebody has copied it from there. */
export const BEARER_OF_PARTNERS = ['authorization', 'authroziation'];

type ZugangRow = { unternehmen_id: string; zugangscode_id: string; gesetzt: unknown };
type VerbindungRow = {
  partner_id: string;
  partner_name: string;
  umgebung: PartnerUmgebung;
  rechte: Partnerrecht[];
  gesperrt: boolean;
  testbetrieb: boolean;
};

/**
 * Connection, app id and company are read on every request: whoever ends one of them ends it at once.
 * @throws Refused 'nicht-angemeldet' | 'betrieb-gesperrt' | 'partner.umgebung'
 */
export async function authenticatePartner(
  deps: Deps,
  request: FastifyRequest,
): Promise<{ actor: Actor; unternehmenId: string }> {
  const token = bearerOf(request, BEARER_OF_PARTNERS);
  if (token === undefined) throw new Refused('nicht-angemeldet');
  const hash = hashToken(token);
  const seen = sessionsSeen(deps.db);
  try {
    const known = await deps.db.transaction({}, (tx) => whose(deps, tx, hash, appIdOf(request)));
    seen.remember(hash);
    return known;
  } catch (error) {
    seen.forget(hash);
    throw error;
  }
}

/** The secret of a vendor's program as it was sent. */
export function appIdOf(request: FastifyRequest): string | undefined {
  const header = request.headers['app-id'];
  return typeof header === 'string' && header.length <= 200 ? header : undefined;
}

async function whose(
  deps: Deps,
  tx: Tx,
  hash: Buffer,
  appId: string | undefined,
): Promise<{ actor: Actor; unternehmenId: string }> {
  const zugang = await tx.row<ZugangRow>(
    // Row-level security reads the company when the next statement begins.
    sql`select unternehmen_id, zugangscode_id, set_config('app.unternehmen', unternehmen_id::text, true) as gesetzt
      from tor_zugang(${hash}) where art = 'partner'`,
  );
  if (!zugang) throw new Refused('nicht-angemeldet');
  const row = await tx.row<VerbindungRow>(sql`
    select v.partner_id, v.partner_name, v.umgebung, v.rechte, u.gesperrt, u.testbetrieb from partnerverbindung v
    join unternehmen u on u.unternehmen_id = v.unternehmen_id
    where v.id = ${zugang.zugangscode_id} and v.beendet_am is null
      and tor_partner_gilt(v.partner_id, v.umgebung, ${instant(deps.now())})`);
  if (!row) throw new Refused('nicht-angemeldet');
  if (row.gesperrt) throw new Refused('betrieb-gesperrt');
  // A company may have become a real one, or one for trying, since it was connected.
  if (row.testbetrieb !== (row.umgebung === 'test')) throw new Refused('partner.umgebung');
  if (appId !== undefined && !(await gehoertZu(deps, tx, appId, row))) throw new Refused('nicht-angemeldet');
  const { partner_id: partnerId, partner_name: name, rechte } = row;
  return {
    actor: { art: 'partner', id: zugang.zugangscode_id, partnerId, name, rechte },
    unternehmenId: zugang.unternehmen_id,
  };
}

/** Only the exchange needs the app id; where a program sends it with other calls it must be its own. */
async function gehoertZu(
  deps: Deps,
  tx: Tx,
  appId: string,
  { partner_id: partnerId, umgebung }: VerbindungRow,
) {
  const app = await tx.row<{ partner_id: string; umgebung: string }>(
    sql`select partner_id, umgebung from tor_partner_app(${hashToken(appId)}, ${instant(deps.now())})`,
  );
  return app?.partner_id === partnerId && app.umgebung === umgebung;
}
