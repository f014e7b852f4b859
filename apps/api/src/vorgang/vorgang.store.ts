import type { Problem } from '@kehrtour/contract/problem';
import type { VorgangStatus } from '@kehrtour/domain/versand/vorgang';

import type { Tx } from '../platform/db/db.ts';
import { json, sql } from '../platform/db/sql.ts';

export type VorgangRow = {
  id: string;
  art: string;
  bezug_id: string | null;
  status: VorgangStatus;
  anteil: number;
  schritt: string;
  ergebnis: unknown;
  fehler: Partial<Problem> | null;
  abbruch_gewuenscht: boolean;
};

const SPALTEN = sql`id, art, bezug_id, status, anteil, schritt, ergebnis, fehler, abbruch_gewuenscht`;
export const findVorgang = (tx: Tx, id: string): Promise<VorgangRow | undefined> =>
  tx.row(sql`select ${SPALTEN} from vorgang where id = ${id}`);
export const findLaufenden = (
  tx: Tx,
  art: string,
  bezugId: string,
  ab: 'wartet' | 'laeuft',
): Promise<VorgangRow | undefined> =>
  tx.row(
    sql`select ${SPALTEN} from vorgang where art = ${art} and bezug_id = ${bezugId}
      and (status = 'laeuft' or status = ${ab}) order by angelegt_am desc limit 1`,
  );
/** Of work that is about the company itself. */
export const findLaufendenDerArt = (tx: Tx, art: string): Promise<{ id: string } | undefined> =>
  tx.row(
    sql`select id from vorgang where art = ${art} and status in ('wartet', 'laeuft') order by angelegt_am desc limit 1`,
  );
/** Only where the newest work about it failed: what went well since is no fault any more. */
export async function findLetztenFehler(tx: Tx, bezugId: string): Promise<string | null> {
  const row = await tx.row<{ status: VorgangStatus; detail: string | null }>(
    sql`select status, fehler ->> 'detail' as detail from vorgang where bezug_id = ${bezugId} order by angelegt_am desc limit 1`,
  );
  return row?.status === 'fehler' ? row.detail : null;
}
export async function countWartende(tx: Tx, art: string): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from vorgang where art = ${art} and status = 'wartet'`,
  );
  return row?.anzahl ?? 0;
}
export const insertVorgang = (
  tx: Tx,
  neu: { id: string; art: string; bezugId: string | null; schritt: string },
): Promise<number> =>
  tx.run(
    sql`insert into vorgang (id, art, bezug_id, schritt) values (${neu.id}, ${neu.art}, ${neu.bezugId}, ${neu.schritt})`,
  );
/** What has ended stays as it ended, whoever comes late. */
export const updateVorgang = (
  tx: Tx,
  id: string,
  stand: {
    status: VorgangRow['status'];
    anteil: number;
    schritt: string;
    ergebnis?: unknown;
    fehler?: unknown;
  },
): Promise<number> =>
  tx.run(
    sql`update vorgang
      set status = ${stand.status}, anteil = ${stand.anteil}, schritt = ${stand.schritt}, ergebnis = ${json(stand.ergebnis)}::jsonb,
        fehler = ${json(stand.fehler)}::jsonb, geaendert_am = now()
      where id = ${id} and status in ('wartet', 'laeuft')`,
  );
/** What nobody was at any more waits again. */
export const setWiederWartend = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    sql`update vorgang set status = 'wartet', fehler = null, abbruch_gewuenscht = false, geaendert_am = now() where id = ${id} and status = 'fehler'`,
  );
export const wuenscheAbbruch = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    sql`update vorgang set abbruch_gewuenscht = true where id = ${id} and status in ('wartet', 'laeuft')`,
  );
