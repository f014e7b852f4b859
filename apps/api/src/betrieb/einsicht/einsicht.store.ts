import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export type EinsichtRow = {
  id: string;
  wer: string;
  grund: string;
  von: Date;
  bis: Date;
  beendet_am: Date | null;
  laeuft: boolean;
  gesehen: { bereich: string; anzahl: number }[];
};

export const insertEinsicht = (
  tx: Tx,
  neu: { id: string; adminUserId: string; wer: string; grund: string; von: Date; bis: Date },
): Promise<number> =>
  tx.run(sql`insert into einsicht (id, admin_user_id, wer, grund, von, bis)
    values (${neu.id}, ${neu.adminUserId}, ${neu.wer}, ${neu.grund}, ${instant(neu.von)}, ${instant(neu.bis)})`);
/** None when it had ended before. */
export const setBeendet = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(
    sql`update einsicht set beendet_am = ${instant(am)} where id = ${id} and beendet_am is null and bis > ${instant(am)}`,
  );
export const findEinsicht = (
  tx: Tx,
  id: string,
): Promise<{ grund: string; unternehmen_id: string; name: string } | undefined> =>
  tx.row(
    sql`select e.grund, u.unternehmen_id, u.name from einsicht e join unternehmen u using (unternehmen_id) where e.id = ${id}`,
  );
export const listEinsichten = (tx: Tx, now: Date, anzahl: number): Promise<EinsichtRow[]> =>
  tx.rows(sql`
    select e.id, e.wer, e.grund, e.von, e.bis, e.beendet_am, tor_einsicht_laeuft(e.id, ${instant(now)}) as laeuft, coalesce((
      select jsonb_agg(jsonb_build_object('bereich', z.bereich, 'anzahl', z.anzahl) order by z.bereich)
      from (select bereich, count(*)::int as anzahl from einsicht_zugriff where einsicht_id = e.id group by bereich) as z), '[]') as gesehen
    from einsicht e order by e.von desc, e.id limit ${anzahl}`);
export const findBetriebName = (tx: Tx): Promise<{ name: string } | undefined> =>
  tx.row(sql`select name from unternehmen`);

export async function beginEinsicht(
  tx: Tx,
  neu: { sitzung: Uint8Array; unternehmenId: string; id: string; bis: Date },
): Promise<boolean> {
  const row = await tx.row<{ ok: boolean }>(
    sql`select tor_einsicht_beginnen(${neu.sitzung}, ${neu.unternehmenId}, ${neu.id}, ${instant(neu.bis)}) as ok`,
  );
  return row?.ok === true;
}
export const endEinsicht = (tx: Tx, sitzung: Uint8Array): Promise<unknown> =>
  tx.rows(sql`select tor_einsicht_beenden(${sitzung})`);
export const findOffene = (
  tx: Tx,
  sitzung: Uint8Array,
  now: Date,
): Promise<{ unternehmen_id: string | null; einsicht_id: string | null; bis: Date | null } | undefined> =>
  tx.row(sql`select unternehmen_id, einsicht_id, bis from tor_einsicht(${sitzung}, ${instant(now)})`);
