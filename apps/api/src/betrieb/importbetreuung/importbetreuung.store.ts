import type { BetreuterImport } from '@kehrtour/contract/importbetreuung';
import type { Betreuungstat } from '@kehrtour/domain/unternehmen/betreuung';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export const findBetrieb = (tx: Tx): Promise<{ id: string; name: string } | undefined> =>
  tx.row(sql`select unternehmen_id as id, name from unternehmen`);
/** Nothing that a person wrote or that names one: columns are counted, not called. */
export const findKennzahlen = (
  tx: Tx,
  id: string,
): Promise<
  | {
      art: BetreuterImport['art'];
      status: BetreuterImport['status'];
      anzahl: BetreuterImport['anzahl'];
      lesart: BetreuterImport['lesart'];
      zeilen: number;
      spalten: number;
      zugeordnet: number;
      pflicht: string[];
      datei: boolean;
      angelegt_am: Date;
      geprueft_am: Date | null;
      uebernommen_am: Date | null;
      rueckgaengig_am: Date | null;
    }
  | undefined
> =>
  tx.row(sql`
    select art, status, anzahl, jsonb_strip_nulls(jsonb_build_object('zeichensatz', vorschau #> '{lesart,zeichensatz}',
        'trennzeichen', vorschau #> '{lesart,trennzeichen}', 'kopfzeile', vorschau #> '{lesart,kopfzeile}')) as lesart,
      coalesce((vorschau ->> 'zeilenImText')::int, 0) as zeilen,
      jsonb_array_length(coalesce(vorschau -> 'spalten', '[]')) as spalten,
      (select count(*)::int from jsonb_object_keys(zuordnung)) as zugeordnet,
      coalesce(vorschau -> 'fehlendePflichtfelder', '[]') as pflicht, datei_id is not null as datei,
      angelegt_am, geprueft_am, uebernommen_am, rueckgaengig_am
    from importauftrag where id = ${id}`);
export const listNotizen = (
  tx: Tx,
  importId: string,
): Promise<{ id: string; am: Date; wer: string; text: string }[]> =>
  tx.rows(
    sql`select id, am, wer, text from importnotiz where importauftrag_id = ${importId} order by am desc, id limit 200`,
  );
export const insertNotiz = (
  tx: Tx,
  neu: { id: string; importId: string; am: Date; wer: string; text: string },
): Promise<number> =>
  tx.run(sql`insert into importnotiz (id, importauftrag_id, am, wer, text)
    select ${neu.id}, id, ${instant(neu.am)}, ${neu.wer}, ${neu.text} from importauftrag where id = ${neu.importId}`);

export type TatRow = {
  id: string;
  was: Betreuungstat;
  wer: string | null;
  am: Date;
  grund: string | null;
  mal: number;
};
/** Deeds stand in the history, what was opened stands with the insight; the notes keep their own words. */
export const listTaten = (tx: Tx, importId: string, anzahl: number): Promise<TatRow[]> =>
  tx.rows(sql`
    select 'tat-' || v.id as id, substr(v.was, 11) as was, v.nach ->> 'wer' as wer, v.am,
      coalesce(v.nach ->> 'grund', n.text) as grund, 1 as mal
    from verlauf v left join importnotiz n on n.id::text = v.nach ->> 'notiz'
    where v.gegenstand = 'import' and v.gegenstand_id = ${importId} and v.was like 'betreiber-%'
    union all
    select 'blick-' || z.einsicht_id || z.bereich,
      case z.bereich when '/importe/:id/datei' then 'datei' when '/importe/:id/fehler' then 'fehlerliste' else 'angesehen' end,
      e.wer, z.zuletzt_am, e.grund, z.anzahl
    from einsicht_zugriff z join einsicht e on e.id = z.einsicht_id
    where z.bereich in ('/importe/:id', '/importe/:id/fehler', '/importe/:id/datei')
      and lower(split_part(z.ziel, '/', 3)) = ${importId}::uuid::text
    order by am desc, id limit ${anzahl}`);
export const listAlleTaten = (
  tx: Tx,
  anzahl: number,
): Promise<(TatRow & { import_id: string; dateiname: string | null })[]> =>
  tx.rows(sql`
    select 'tat-' || v.id as id, substr(v.was, 11) as was, v.nach ->> 'wer' as wer, v.am,
      coalesce(v.nach ->> 'grund', n.text) as grund, 1 as mal, v.gegenstand_id as import_id, i.dateiname
    from verlauf v left join importnotiz n on n.id::text = v.nach ->> 'notiz' left join importauftrag i on i.id = v.gegenstand_id
    where v.gegenstand = 'import' and v.was like 'betreiber-%' order by v.am desc, v.id desc limit ${anzahl}`);
export const gibtEsImport = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.row(sql`select id from importauftrag where id = ${id}`);
