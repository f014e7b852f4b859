import { OFFENE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Exportwahl } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { OFFENE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../../platform/db/db.ts';
import { instant, json, liste, type SQL, sql, worte } from '../../platform/db/sql.ts';
import { LISTENNAME } from '../kontaktspalten.store.ts';

export type UngenanntesRow = {
  id: string;
  version: number;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  status: string;
  lokal_geaendert: string[];
  kontakte: string[];
  offen: number;
  import_name: string | null;
  import_am: Date | null;
  angekuendigt_am: Date | null;
  kehrtour_id: string | null;
  kehrtour_name: string | null;
};

/** Put to rest it is no question any more, whoever did it. */
const OFFEN = sql`l.nicht_mehr_im_export and l.status <> 'ohneTaetigkeiten'
  and not exists (select from exportentscheid e where e.unternehmen_id = l.unternehmen_id and e.liegenschaft_id = l.id and e.gilt)`;

const ungenannte = (welche: SQL, jetzt: Date, anzahl: number): SQL => sql`
  select l.id, l.version, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, l.status, to_jsonb(l.lokal_geaendert) as lokal_geaendert,
    i.dateiname as import_name, i.angelegt_am as import_am, t.am as angekuendigt_am, r.id as kehrtour_id, r.name as kehrtour_name,
    (select count(*)::int from aufgabe a where a.unternehmen_id = l.unternehmen_id and a.liegenschaft_id = l.id and a.status = 'offen') as offen,
    coalesce((select jsonb_agg(distinct ${LISTENNAME}) from liegenschaft_kontakt lk
      join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
      where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id), '[]') as kontakte
  from liegenschaft l
    left join importauftrag i on i.unternehmen_id = l.unternehmen_id and i.id = l.import_id
    left join lateral (select min(fenster_von) as am from termin
      where unternehmen_id = l.unternehmen_id and liegenschaft_id = l.id and fenster_bis > ${instant(jetzt)}
        and status in ${worte(OFFENE)}) t on true
    left join lateral (select k.id, coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) as name from kehrtour k
      where k.unternehmen_id = l.unternehmen_id and k.status in ${worte(OFFENE_RUNDEN)}
        and (k.vorgaben::text like '%' || l.id || '%' or exists (select from halt h
          where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and h.liegenschaft_id = l.id))
      order by k.nummer limit 1) r on true
  where ${OFFEN} and ${welche} 
  order by l.ort, l.strasse, nullif(regexp_replace(l.hausnr, '[^0-9].*$', ''), '')::numeric nulls first, l.hausnr, l.id limit ${anzahl}`;

export const listUngenannte = (tx: Tx, jetzt: Date, anzahl: number): Promise<UngenanntesRow[]> =>
  tx.rows(ungenannte(sql`true`, jetzt, anzahl));
/** Those of them that are still a question; the rows wait for every other writer. */
export async function lockUngenannte(tx: Tx, ids: readonly string[], jetzt: Date): Promise<UngenanntesRow[]> {
  await tx.rows(
    sql`select id from liegenschaft where id = any(${liste(ids)}::uuid[]) order by id for update`,
  );
  return tx.rows(ungenannte(sql`l.id = any(${liste(ids)}::uuid[])`, jetzt, ids.length));
}
export async function countUngenannte(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from liegenschaft l where ${OFFEN}`,
  );
  return row?.anzahl ?? 0;
}
export const listAnschriften = (
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; strasse: string; hausnr: string }[]> =>
  tx.rows(
    sql`select id, strasse, hausnr || hausnr_zusatz as hausnr from liegenschaft where id = any(${liste(ids)}::uuid[])`,
  );

export type NeuerEntscheid = {
  id: string;
  wahl: Exportwahl;
  am: Date;
  mitarbeiterId: string;
  haeuser: { id: string; status: string; lokal: string[] }[];
};
export const insertEntscheid = (tx: Tx, neu: NeuerEntscheid): Promise<number> =>
  tx.run(sql`insert into exportentscheid (id, liegenschaft_id, wahl, vorher, version, am, von_mitarbeiter)
    select ${neu.id}, l.id, ${neu.wahl}, jsonb_build_object('status', h.status, 'lokal', h.lokal), l.version, ${instant(neu.am)}, ${neu.mitarbeiterId}
    from jsonb_to_recordset(${json(neu.haeuser)}::jsonb) as h(id uuid, status text, lokal jsonb) join liegenschaft l on l.id = h.id`);

const UNVERAENDERT = sql`(e.wahl = 'behalten' or l.version = e.version)`;
export type EntscheidRow = {
  id: string;
  wahl: Exportwahl;
  am: Date;
  wer: string;
  anzahl: number;
  erstes: { strasse: string; hausnr: string };
  rueckholbar: number;
};
export const listEntscheide = (tx: Tx, anzahl: number): Promise<EntscheidRow[]> =>
  tx.rows(sql`select e.id, e.wahl, e.am, coalesce(max(btrim(m.vorname || ' ' || m.nachname)), '') as wer, count(*)::int as anzahl,
      count(*) filter (where ${UNVERAENDERT})::int as rueckholbar,
      (array_agg(jsonb_build_object('strasse', l.strasse, 'hausnr', l.hausnr || l.hausnr_zusatz) order by l.ort, l.strasse, l.hausnr, l.id))[1] as erstes
    from exportentscheid e join liegenschaft l on l.unternehmen_id = e.unternehmen_id and l.id = e.liegenschaft_id
      left join mitarbeiter m on m.unternehmen_id = e.unternehmen_id and m.id = e.von_mitarbeiter
    where e.gilt group by e.id, e.wahl, e.am order by e.am desc, e.id limit ${anzahl}`);

/** Houses of a decision that still holds; the rows wait for every other writer. */
export async function lockEntscheid(
  tx: Tx,
  id: string,
): Promise<{ liegenschaft_id: string; wahl: Exportwahl; unveraendert: boolean }[]> {
  await tx.rows(sql`select l.id from liegenschaft l join exportentscheid e on e.unternehmen_id = l.unternehmen_id and e.liegenschaft_id = l.id
    where e.id = ${id} and e.gilt order by l.id for update of l`);
  return tx.rows(sql`select e.liegenschaft_id, e.wahl, ${UNVERAENDERT} as unveraendert
    from exportentscheid e join liegenschaft l on l.unternehmen_id = e.unternehmen_id and l.id = e.liegenschaft_id
    where e.id = ${id} and e.gilt order by e.liegenschaft_id`);
}
/** They stand as before the decision, and are a question again. */
export async function setWieDavor(tx: Tx, id: string, haeuser: readonly string[]): Promise<void> {
  await tx.run(sql`update liegenschaft l set status = e.vorher ->> 'status', version = l.version + 1, geaendert_am = now(),
      lokal_geaendert = (select coalesce(array_agg(t.teil order by t.teil), '{}') from jsonb_array_elements_text(e.vorher -> 'lokal') as t(teil))
    from exportentscheid e where e.unternehmen_id = l.unternehmen_id and e.liegenschaft_id = l.id and e.id = ${id} and e.gilt
      and e.wahl = 'stilllegen' and l.id = any(${liste(haeuser)}::uuid[])`);
  await tx.run(
    sql`update exportentscheid set gilt = false where id = ${id} and liegenschaft_id = any(${liste(haeuser)}::uuid[])`,
  );
}
