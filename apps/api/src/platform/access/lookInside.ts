import type { Endpoint } from '@kehrtour/contract/endpoint';
import { fieldsOf } from '@kehrtour/domain/keysOf';
import type { FastifyRequest } from 'fastify';

import type { Actor } from '../actor.ts';
import { instant, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../refusal/refused.ts';
import { hashToken } from '../settings/secrets.ts';
import { bearerOf } from './session.ts';

const ZIEL_MAX = 300;
type Inside = { actor: Extract<Actor, { art: 'mitarbeiter' }>; unternehmenId: string };
type Row = { person_id: string; unternehmen_id: string | null; einsicht_id: string | null };

/**
 * Somebody who is no staff asks for what an operator may see with a reason. What is looked at is written down before it is
 * shown; where that fails, nothing is shown.
 * @throws Refused 'einsicht-noetig' to an operator without a reason, and `refusal` to everybody else
 */
export async function lookInside(
  deps: Deps,
  request: FastifyRequest,
  endpoint: Endpoint,
  refusal: unknown,
): Promise<Inside> {
  if (!(refusal instanceof Refused) || refusal.code !== 'nicht-angemeldet' || endpoint.method !== 'GET')
    throw refusal;
  const hash = hashToken(bearerOf(request) ?? '');
  const row = await deps.db
    .alone({})
    .row<Row>(
      sql`select person_id, unternehmen_id, einsicht_id from tor_einsicht(${hash}, ${instant(deps.now())})`,
    );
  if (!row) throw refusal;
  const { person_id: id, unternehmen_id: unternehmenId, einsicht_id: einsicht } = row;
  if (unternehmenId === null || einsicht === null) throw new Refused('einsicht-noetig');
  const ziel = zielVon(endpoint, request);
  await deps.db.transaction({ unternehmenId }, (tx) =>
    tx.run(sql`insert into einsicht_zugriff as z (einsicht_id, bereich, ziel, zuerst_am, zuletzt_am)
      values (${einsicht}, ${endpoint.path}, ${ziel}, ${instant(deps.now())}, ${instant(deps.now())})
      on conflict (unternehmen_id, einsicht_id, ziel) do update set anzahl = z.anzahl + 1, zuletzt_am = excluded.zuletzt_am`),
  );
  deps.log.info({ einsicht, person: id, unternehmen: unternehmenId, bereich: endpoint.path }, 'insight');
  return { actor: { art: 'mitarbeiter', id, rolle: 'inhaber', sitzung: hash, einsicht }, unternehmenId };
}

/** As the row is called, however its address was spelled: the company finds there what was opened of it. */
function zielVon({ path }: Endpoint, { params }: FastifyRequest): string {
  // Fastify made them of this path before any hook.
  const werte = fieldsOf(params);
  return path.replaceAll(/:(\w+)/g, (_stelle, name: string) => String(werte[name] ?? '')).slice(0, ZIEL_MAX);
}
