import type { Taetigkeitsdaten } from '@kehrtour/contract/taetigkeit';
import type { Taetigkeitsbuchung } from '@kehrtour/contract/terminbuchung';
import type { Taetigkeit } from '@kehrtour/domain/taetigkeit/taetigkeit';

import type { Tx } from '../platform/db/db.ts';
import { json, liste, sql } from '../platform/db/sql.ts';

/** Inserts entries in the given order, all in one statement. */
export async function insertTaetigkeiten(tx: Tx, eintraege: readonly Taetigkeit[]): Promise<void> {
  const rows = eintraege.map((eintrag, reihenfolge) => ({ ...werteAus(eintrag), reihenfolge }));
  await tx.run(sql`
    insert into taetigkeit (id, name, kundentext, art, dauer_minuten, online, qualifikation, vor_ort, regel, reihenfolge)
    select * from jsonb_to_recordset(${json(rows)}::jsonb)
      as t(id text, name text, kundentext text, art text, dauer_minuten integer, online text, qualifikation text, vor_ort boolean,
        regel jsonb, reihenfolge integer)`);
}

/** Recurrence, seasons and surcharges, as the column holds them; the default catalogue leaves out what is zero. */
export type Regel = Pick<Taetigkeitsdaten, 'wiederholung' | 'fenster'> &
  Partial<
    Pick<
      Taetigkeitsdaten,
      'jeWeitereEinheitMinuten' | 'jeWeitereFeuerstaetteMinuten' | 'feuerstaettenInbegriffen'
    >
  >;
export type TaetigkeitRow = {
  id: string;
  name: string;
  kundentext: string;
  art: Taetigkeitsdaten['art'];
  dauer_minuten: number;
  online: Taetigkeitsdaten['online'];
  qualifikation: Taetigkeitsdaten['qualifikation'];
  vor_ort: boolean;
  regel: Regel;
  /** Only what the company said; the rest falls back. */
  buchung: Partial<Taetigkeitsbuchung>;
  aktiv: boolean;
  version: number;
  offene_aufgaben: number;
};
type Werte = Omit<TaetigkeitRow, 'aktiv' | 'buchung' | 'version' | 'offene_aufgaben' | 'regel'> & {
  /** Written as it is; read it is a `Regel`. */
  regel: object;
};

/** An entry as its columns: what no column has is part of its rule. */
export function werteAus({
  id,
  name,
  kundentext,
  art,
  dauerMinuten,
  online,
  qualifikation,
  vorOrt,
  ...regel
}: Taetigkeit | (Taetigkeitsdaten & { id: string })): Werte {
  return {
    id,
    name,
    kundentext,
    art,
    dauer_minuten: dauerMinuten,
    online,
    qualifikation,
    vor_ort: vorOrt,
    regel,
  };
}

const columns = sql`t.id, t.name, t.kundentext, t.art, t.dauer_minuten, t.online, t.qualifikation, t.vor_ort, t.regel, t.buchung, t.aktiv, t.version,
  coalesce(a.offen, 0) as offene_aufgaben from taetigkeit t
  left join (select unternehmen_id, taetigkeit_id, count(*)::int as offen from aufgabe where status = 'offen'
    group by unternehmen_id, taetigkeit_id) a on a.unternehmen_id = t.unternehmen_id and a.taetigkeit_id = t.id`;

/** The catalogue in the order the company gave it, switched-off entries last. */
export const listTaetigkeiten = (tx: Tx): Promise<TaetigkeitRow[]> =>
  tx.rows(sql`select ${columns} order by t.aktiv desc, t.reihenfolge, t.name, t.id`);
export const findTaetigkeit = (tx: Tx, id: string): Promise<TaetigkeitRow | undefined> =>
  tx.row(sql`select ${columns} where t.id = ${id}`);

/** Ids and names, for comparing as people do: what is upper and lower case the database's locale may not know. */
export const listNamen = (tx: Tx): Promise<{ id: string; name: string }[]> =>
  tx.rows(sql`select id, name from taetigkeit`);

/** Adds one entry at the end of the catalogue. */
export async function insertTaetigkeit(tx: Tx, neu: Werte): Promise<void> {
  await tx.run(sql`
    insert into taetigkeit (id, name, kundentext, art, dauer_minuten, online, qualifikation, vor_ort, regel, reihenfolge)
    values (${neu.id}, ${neu.name}, ${neu.kundentext}, ${neu.art}, ${neu.dauer_minuten}, ${neu.online}, ${neu.qualifikation}, ${neu.vor_ort},
      ${json(neu.regel)}::jsonb, (select coalesce(max(reihenfolge) + 1, 0) from taetigkeit))`);
}

/** False when somebody else was faster. */
export async function saveTaetigkeit(
  tx: Tx,
  neu: Werte & { aktiv: boolean; version: number },
): Promise<boolean> {
  const saved = await tx.run(sql`
    update taetigkeit set name = ${neu.name}, kundentext = ${neu.kundentext}, art = ${neu.art}, dauer_minuten = ${neu.dauer_minuten}, online = ${neu.online},
      qualifikation = ${neu.qualifikation}, vor_ort = ${neu.vor_ort}, regel = ${json(neu.regel)}::jsonb, aktiv = ${neu.aktiv}, version = version + 1
    where id = ${neu.id} and version = ${neu.version}`);
  return saved === 1;
}

/** False when somebody else was faster. */
export async function saveBuchung(
  tx: Tx,
  id: string,
  neu: { online: Taetigkeitsdaten['online']; buchung: Taetigkeitsbuchung; version: number },
): Promise<boolean> {
  const saved = await tx.run(sql`
    update taetigkeit set online = ${neu.online}, buchung = ${json(neu.buchung)}::jsonb, version = version + 1
    where id = ${id} and version = ${neu.version}`);
  return saved === 1;
}

/** Leaves `online = 'ja'` to the last of those that share a text. */
export const onlyOneOfEachText = (tx: Tx): Promise<number> =>
  tx.run(sql`
    update taetigkeit t set online = 'link', version = version + 1 where t.online = 'ja' and t.aktiv and exists (
      select from taetigkeit o where o.unternehmen_id = t.unternehmen_id and o.aktiv and o.online = 'ja' and o.kundentext = t.kundentext
        and (o.reihenfolge, o.id) > (t.reihenfolge, t.id))`);

export const deleteUnbenutzte = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(
    sql`delete from taetigkeit t
      where t.id = any(${liste(ids)}::text[])
        and not exists (select from aufgabe a where a.unternehmen_id = t.unternehmen_id and a.taetigkeit_id = t.id)`,
  );
