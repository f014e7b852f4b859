import type { UebergabeBestaetigende } from '@kehrtour/domain/recht/bezirksuebergabe';
import { NICHT_VORGESCHRIEBENE } from '@kehrtour/domain/taetigkeit/nichtVorgeschrieben';
import type { Tag } from '@kehrtour/domain/tag';
import { STEHENDE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, json, type SQL, sql, worte } from '../../platform/db/sql.ts';

export type Geloeschtes = { haeuser: number; besuche: number; arbeiten: number };
export type UebergabeRow = {
  id: string;
  nachfolger: string;
  uebergeben_am: Tag;
  datei_am: Date | null;
  datei_haeuser: number | null;
  datei_pruefsumme: string | null;
  beanstandet_am: Tag | null;
  beanstandung: string;
  nachgebessert_am: Tag | null;
  bestaetigt_am: Tag | null;
  bestaetigt_von: UebergabeBestaetigende | null;
  bestaetigung_eingetragen_am: Date | null;
  geloescht_am: Date | null;
  geloescht: Geloeschtes | null;
};
/** The one that runs, else the last one. */
export const findUebergabe = (tx: Tx): Promise<UebergabeRow | undefined> =>
  tx.row(sql`select id, nachfolger, uebergeben_am, datei_am, datei_haeuser, datei_pruefsumme, beanstandet_am, beanstandung,
      nachgebessert_am, bestaetigt_am, bestaetigt_von, bestaetigung_eingetragen_am, geloescht_am, geloescht
    from bezirksuebergabe order by geloescht_am desc nulls first, angelegt_am desc limit 1`);
/** The one that runs; whoever changes it at the same moment waits. */
export const lockUebergabe = (
  tx: Tx,
): Promise<
  | Pick<
      UebergabeRow,
      'id' | 'beanstandet_am' | 'nachgebessert_am' | 'bestaetigt_am' | 'bestaetigung_eingetragen_am'
    >
  | undefined
> =>
  tx.row(sql`select id, beanstandet_am, nachgebessert_am, bestaetigt_am, bestaetigung_eingetragen_am from bezirksuebergabe
    where geloescht_am is null for update`);
export const insertUebergabe = (
  tx: Tx,
  {
    id,
    nachfolger,
    uebergebenAm,
    von,
    am,
  }: { id: string; nachfolger: string; uebergebenAm: Tag; von: string; am: Date },
): Promise<number> =>
  tx.run(sql`insert into bezirksuebergabe (id, nachfolger, uebergeben_am, angelegt_von, angelegt_am)
    values (${id}, ${nachfolger}, ${uebergebenAm}::date, ${von}, ${instant(am)}) on conflict do nothing`);
export const deleteUebergabe = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from bezirksuebergabe where id = ${id} and geloescht_am is null`);
export const setDatei = (
  tx: Tx,
  { id, am, haeuser, pruefsumme }: { id: string; am: Date; haeuser: number; pruefsumme: string },
): Promise<number> =>
  tx.run(sql`update bezirksuebergabe set datei_am = ${instant(am)}, datei_haeuser = ${haeuser}, datei_pruefsumme = ${pruefsumme}
    where id = ${id}`);
export const setBeanstandet = (tx: Tx, id: string, am: Tag, text: string): Promise<number> =>
  tx.run(
    sql`update bezirksuebergabe set beanstandet_am = ${am}::date, beanstandung = ${text} where id = ${id}`,
  );
export const setNachgebessert = (tx: Tx, id: string, am: Tag): Promise<number> =>
  tx.run(sql`update bezirksuebergabe set nachgebessert_am = ${am}::date where id = ${id}`);
export const setBestaetigt = (
  tx: Tx,
  { id, am, von, jetzt }: { id: string; am: Tag; von: UebergabeBestaetigende; jetzt: Date },
): Promise<number> =>
  tx.run(sql`update bezirksuebergabe set bestaetigt_am = ${am}::date, bestaetigt_von = ${von},
    bestaetigung_eingetragen_am = ${instant(jetzt)} where id = ${id}`);
/** Counts on while it goes in parts: the row is the proof of all of them. */
export const addGeloescht = (tx: Tx, id: string, dazu: Geloeschtes): Promise<number> =>
  tx.run(sql`update bezirksuebergabe set geloescht = jsonb_build_object(
      'haeuser', coalesce((geloescht ->> 'haeuser')::int, 0) + ${dazu.haeuser}::int,
      'besuche', coalesce((geloescht ->> 'besuche')::int, 0) + ${dazu.besuche}::int,
      'arbeiten', coalesce((geloescht ->> 'arbeiten')::int, 0) + ${dazu.arbeiten}::int)
    where id = ${id}`);
export const setGeloescht = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(sql`update bezirksuebergabe set geloescht_am = ${instant(am)},
    geloescht = coalesce(geloescht, ${json({ haeuser: 0, besuche: 0, arbeiten: 0 })}::jsonb) where id = ${id}`);
/** Companies whose confirmation was entered before this moment; read by the operator's role. */
export const listZuLoeschende = (tx: Tx, vor: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from bezirksuebergabe
    where geloescht_am is null and bestaetigung_eingetragen_am <= ${instant(vor)} order by 1`);

/** There was work of an order, done or to come. */
const HAT_AUFTRAG = sql`exists (select from aufgabe a join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
  where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and y.art = 'frei')`;
/**
 * Houses that are known from the district alone (alias `l`): nothing but sovereign work is done there, or nobody there ever booked or
 * ordered anything. Whom the office wrote down by hand is no customer by that: it writes down who owns a house of the district, too.
 */
const GEHT = sql`(l.rolle = 'nurHoheitlich' or (l.rolle = 'freiUndHoheitlich' and not exists (select from liegenschaft_kontakt lk
  join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
  where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id
    and (k.datenherkunft = 'selbst' or (k.datenherkunft = 'auftrag' and ${HAT_AUFTRAG})))))`;
export const listGehendeHaeuser = (tx: Tx, hoechstens: number): Promise<{ id: string }[]> =>
  tx.rows(
    sql`select l.id from liegenschaft l where ${GEHT} order by l.id limit ${hoechstens} for update of l`,
  );
type Umfang = { gehen: number; bleiben: number; termine: number };
export async function countUmfang(tx: Tx, jetzt: Date): Promise<Umfang> {
  const row = await tx.row<Umfang>(sql`select
      count(*) filter (where ${GEHT})::int as gehen,
      count(*) filter (where not ${GEHT} and l.rolle <> 'nurFrei')::int as bleiben,
      coalesce(sum((select count(*) from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id
        and t.ende > ${instant(jetzt)} and t.status in ${worte(STEHENDE)})) filter (where ${GEHT}), 0)::int as termine
    from liegenschaft l`);
  return row ?? { gehen: 0, bleiben: 0, termine: 0 };
}

const IM_BEZIRK = sql`(select h.id from liegenschaft h where h.rolle <> 'nurFrei')`;
const NUR_AUFTRAG = worte(NICHT_VORGESCHRIEBENE);
/**
 * Rows of a table (alias `t`) that belong to the district; undefined: nothing of it is handed over. Whoever booked for herself, and
 * what no ordinance asks for, is the company's own and no successor's.
 */
export function imBezirk(tabelle: string, ab: Tag): SQL | undefined {
  const amHaus = sql`t.liegenschaft_id in ${IM_BEZIRK}`;
  const JE_TABELLE: Readonly<Record<string, SQL>> = {
    taetigkeit: sql`t.id not in ${NUR_AUFTRAG}
      and exists (select from aufgabe a where a.taetigkeit_id = t.id and a.liegenschaft_id in ${IM_BEZIRK})`,
    liegenschaft: sql`t.rolle <> 'nurFrei'`,
    nutzungseinheit: amHaus,
    anlage: amHaus,
    kontakt: sql`t.datenherkunft <> 'selbst'
      and t.id in (select lk.kontakt_id from liegenschaft_kontakt lk where lk.liegenschaft_id in ${IM_BEZIRK})`,
    liegenschaft_kontakt: sql`${amHaus} and exists (select from kontakt k where k.id = t.kontakt_id and k.datenherkunft <> 'selbst')`,
    aufgabe: sql`${amHaus} and t.taetigkeit_id not in ${NUR_AUFTRAG} and (t.status = 'offen' or coalesce(t.erledigt_am, t.frist_bis) >= ${ab}::date
      or exists (select from taetigkeit y where y.id = t.taetigkeit_id and y.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau'))`,
    feldmeldung: sql`t.art = 'mangel' and t.am >= ${ab}::date
      and exists (select from termin b where b.id = t.termin_id and b.liegenschaft_id in ${IM_BEZIRK})`,
    dokument: sql`${amHaus} and t.geloescht_am is null`,
  };
  return JE_TABELLE[tabelle];
}
/** Files of documents that belong to the district. */
export const listUnterlagen = (tx: Tx): Promise<{ name: string; schluessel: string }[]> =>
  tx.rows(sql`select d.id || '-' || k.name as name, d.schluessel from dokument k
    join datei d on d.unternehmen_id = k.unternehmen_id and d.id = k.id
    where k.liegenschaft_id in ${IM_BEZIRK} and k.geloescht_am is null order by 1`);
