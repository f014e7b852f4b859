import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

export type SandboxRow = { mitarbeiter_id: string; zurueckgesetzt_am: Date | null };
export const findSandbox = (tx: Tx): Promise<SandboxRow | undefined> =>
  tx.row(sql`select mitarbeiter_id, zurueckgesetzt_am from sandbox`);
/** Two that set it back stand in line, and a company that is none is left alone. */
export const lockSandbox = (tx: Tx): Promise<SandboxRow | undefined> =>
  tx.row(sql`select s.mitarbeiter_id, s.zurueckgesetzt_am from sandbox s
    join unternehmen u on u.unternehmen_id = s.unternehmen_id and u.testbetrieb for update of s`);
export const insertSandbox = (tx: Tx, mitarbeiterId: string, am: Date): Promise<number> =>
  tx.run(sql`insert into sandbox (mitarbeiter_id, angelegt_am) values (${mitarbeiterId}, ${instant(am)})`);
export const setZurueckgesetzt = (tx: Tx, am: Date): Promise<number> =>
  tx.run(sql`update sandbox set zurueckgesetzt_am = ${instant(am)}`);

/** Codes of slips open nothing any more; tokens and accesses of programs do. */
export const deleteCodes = (tx: Tx): Promise<unknown> =>
  tx.rows(sql`select tor_zugang_entfernen(id) from zugangscode`);

/** Of every vendor; read by the role of jobs. */
export const listFaellige = (tx: Tx, vor: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from sandbox
    where coalesce(zurueckgesetzt_am, angelegt_am) < ${instant(vor)} order by unternehmen_id`);
