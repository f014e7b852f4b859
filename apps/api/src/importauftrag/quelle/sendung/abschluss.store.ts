import type { Tx } from '../../../platform/db/db.ts';
import { instant, json, sql } from '../../../platform/db/sql.ts';

export const insertNennung = (
  tx: Tx,
  quelle: string,
  externalIds: readonly string[],
  am: Date,
): Promise<number> =>
  tx.run(
    sql`insert into sendungsnennung (quelle, am, external_ids) values (${quelle}, ${instant(am)}, ${json(externalIds)}::jsonb)`,
  );

/** How many are read of a program that crashed for days; nobody waits for the end of such an export. */
const NENNUNGEN_MAX = 5000;

export type Exportstand = {
  /** Different ids since the last whole export. */
  genannt: number;
  /** Houses of this source that are not marked yet. */
  bestand: number;
  /** Those of them that were named. */
  wiedergesehen: number;
};
const genannte = (quelle: string) => sql`genannt as (
  select distinct t.id from (select external_ids from sendungsnennung where quelle = ${quelle} order by id desc limit ${NENNUNGEN_MAX}) s,
    jsonb_array_elements_text(s.external_ids) as t(id))`;
/** By its own name or one of an entry that went into it. */
const wurdeGenannt = sql`(l.external_id in (select id from genannt) or exists (select from hauskennung k
  where k.unternehmen_id = l.unternehmen_id and k.liegenschaft_id = l.id and k.schluessel in (select 'id:' || id from genannt)))`;
const vonQuelle = (quelle: string) => sql`from liegenschaft l
  join importauftrag i on i.unternehmen_id = l.unternehmen_id and i.id = l.import_id and i.quelle = ${quelle}
  where l.external_id is not null and not l.nicht_mehr_im_export`;

export const findExportstand = (tx: Tx, quelle: string): Promise<Exportstand | undefined> =>
  tx.row(sql`with ${genannte(quelle)}
    select (select count(*)::int from genannt) as genannt, count(*)::int as bestand,
      count(*) filter (where ${wurdeGenannt})::int as wiedergesehen ${vonQuelle(quelle)}`);
export type FehlendeRow = { id: string; strasse: string; hausnr: string; ort: string };
export const listFehlende = (tx: Tx, quelle: string): Promise<FehlendeRow[]> =>
  tx.rows(sql`with ${genannte(quelle)}
    select l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.ort ${vonQuelle(quelle)}
      and not ${wurdeGenannt} order by l.strasse, l.id`);
export const deleteNennungen = (tx: Tx, quelle: string): Promise<number> =>
  tx.run(sql`delete from sendungsnennung where quelle = ${quelle}`);
/** For programs that never fall silent. */
export const deleteNennungenVor = (tx: Tx, vor: Date): Promise<number> =>
  tx.run(sql`delete from sendungsnennung where am < ${instant(vor)}`);
/** Sources whose last push lies before `vor`: nothing more comes of that export. */
export const listStille = (tx: Tx, vor: Date): Promise<{ quelle: string }[]> =>
  tx.rows(
    sql`select quelle from sendungsnennung group by quelle having max(am) < ${instant(vor)} order by quelle`,
  );

/** A house that the day's import wrote already keeps what it was before; only that it is missing is new. */
export const saveFehlende = (
  tx: Tx,
  importId: string,
  schritte: readonly { nummer: number; titel: string; liegenschaft_id: string }[],
): Promise<number> =>
  tx.run(sql`insert into importzeile (importauftrag_id, nummer, befund, titel, liegenschaft_id, aenderungen)
    select ${importId}::uuid, r.nummer, 'fehlt', r.titel, r.liegenschaft_id, '[]'::jsonb
    from jsonb_to_recordset(${json(schritte)}::jsonb) as r(nummer integer, titel text, liegenschaft_id uuid)
    where not exists (select from importzeile z where z.importauftrag_id = ${importId}::uuid and z.liegenschaft_id = r.liegenschaft_id)`);
/** As the last import of this source was called. */
export const findQuellname = (tx: Tx, quelle: string): Promise<{ name: string } | undefined> =>
  tx.row(
    sql`select dateiname as name from importauftrag where quelle = ${quelle} order by angelegt_am desc, id limit 1`,
  );
