import type { ImportAnzahl, ImportMeldung } from '@kehrtour/contract/importbefund';
import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import type { Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import type { Adresse } from '@kehrtour/domain/ort/adresse';

import type { Tx } from '../../../platform/db/db.ts';
import { instant, json, liste, sql } from '../../../platform/db/sql.ts';
import type { Importschritt, UnbekannteTaetigkeit, Vorschau } from '../../dateiauftrag.ts';
import type { Hausstand } from '../../hausstand.ts';

/** What writes many houses stands in line: a push, the switch of a file, and taking either back. */
export const lockImporte = (tx: Tx): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(aktuelles_unternehmen()::text, 46))`);

export type BekanntesHaus = {
  id: string;
  external_id: string | null;
  adresse: Adresse;
  import_stand: Importstand | null;
  lokal_geaendert: Importteil[];
  nicht_mehr_im_export: boolean;
  /** Source of the import that wrote it last. */
  quelle: string | null;
};
const BEKANNT = sql`select l.id, l.external_id, l.import_stand, to_jsonb(l.lokal_geaendert) as lokal_geaendert, l.nicht_mehr_im_export, i.quelle,
    json_build_object('strasse', l.strasse, 'hausnr', l.hausnr || l.hausnr_zusatz, 'plz', l.plz, 'ort', l.ort) as adresse
  from liegenschaft l left join importauftrag i on i.unternehmen_id = l.unternehmen_id and i.id = l.import_id`;
/** Houses by the ids of the program. */
export const listNachId = (tx: Tx, ids: readonly string[]): Promise<BekanntesHaus[]> =>
  tx.rows(sql`${BEKANNT} where l.external_id = any(${liste(ids)}::text[]) order by l.id`);
/** Houses in these postcodes that no program has an id for. */
export const listOhneId = (tx: Tx, plz: readonly string[]): Promise<BekanntesHaus[]> =>
  tx.rows(sql`${BEKANNT} where l.external_id is null and l.plz = any(${liste(plz)}::text[]) order by l.id`);

export type SendungsauftragRow = {
  id: string;
  anzahl: Partial<ImportAnzahl>;
  meldungen: ImportMeldung[];
  unbekannte_taetigkeiten: UnbekannteTaetigkeit[];
  schritte: number;
};
type Gefunden = SendungsauftragRow & { ist_letzter: boolean; wird_zurueckgenommen: boolean };
/** The import of this source that began since then and is in force; `zuruecknahme` is the kind of work that takes it back. */
export const findSendungsauftrag = (
  tx: Tx,
  { quelle, seit, zuruecknahme }: { quelle: string; seit: Date; zuruecknahme: string },
): Promise<Gefunden | undefined> =>
  tx.row(sql`select i.id, i.anzahl, i.meldungen, i.unbekannte_taetigkeiten,
      (select coalesce(max(z.nummer) + 1, 0) from importzeile z where z.unternehmen_id = i.unternehmen_id and z.importauftrag_id = i.id)::int as schritte,
      i.id is not distinct from (select j.id from importauftrag j where j.status = 'uebernommen' and j.uebernommen_am is not null
        order by j.uebernommen_am desc, j.id limit 1) as ist_letzter,
      exists (select from vorgang v where v.art = ${zuruecknahme} and v.bezug_id = i.id
        and v.status in ('wartet', 'laeuft')) as wird_zurueckgenommen
    from importauftrag i where i.quelle = ${quelle} and i.status = 'uebernommen' and i.angelegt_am >= ${instant(seit)}
    order by i.angelegt_am desc, i.id limit 1 for update of i`);
/** There are no columns to look at. */
const OHNE_DATEI: Vorschau = {
  lesart: { zeichensatz: null, trennzeichen: null, kopfzeile: null },
  kopf: '',
  zuordnung: {},
  fehlendePflichtfelder: [],
  spalten: [],
  zeilen: [],
  zeilenImText: 0,
  zeilenform: 'liegenschaft',
  hatMails: false,
};
export const insertSendungsauftrag = (
  tx: Tx,
  neu: { id: string; quelle: string; name: string; am: Date },
): Promise<number> =>
  tx.run(sql`insert into importauftrag (id, dateiname, quelle, art, status, vorschau, angelegt_am, geprueft_am)
    values (${neu.id}, ${neu.name}, ${neu.quelle}, 'partner', 'uebernommen', ${json(OHNE_DATEI)}::jsonb, ${instant(neu.am)}, ${instant(neu.am)})`);
/** @param geschrieben when houses were written: then it is the newest import, and dry runs before it are old */
export const updateSendungsauftrag = (
  tx: Tx,
  auftrag: Omit<SendungsauftragRow, 'schritte'>,
  geschrieben: Date | undefined,
): Promise<number> =>
  tx.run(sql`update importauftrag set anzahl = ${json(auftrag.anzahl)}::jsonb, meldungen = ${json(auftrag.meldungen)}::jsonb,
      unbekannte_taetigkeiten = ${json(auftrag.unbekannte_taetigkeiten)}::jsonb, version = version + 1
      ${geschrieben === undefined ? sql`` : sql`, uebernommen_am = ${instant(geschrieben)}`}
    where id = ${auftrag.id}`);

/** Houses that this import has written already; what they were before it stays as it was first kept. */
export const listGeschriebene = (
  tx: Tx,
  importId: string,
  ids: readonly string[],
): Promise<{ liegenschaft_id: string; nummer: number }[]> =>
  tx.rows(sql`select liegenschaft_id, nummer from importzeile
    where importauftrag_id = ${importId} and liegenschaft_id = any(${liste(ids)}::uuid[])`);
export type Sendungsschritt = Importschritt & { vorher: Hausstand | null };
export const saveSchritte = (
  tx: Tx,
  importId: string,
  schritte: readonly Sendungsschritt[],
): Promise<number> =>
  tx.run(sql`insert into importzeile (importauftrag_id, nummer, befund, titel, liegenschaft_id, neu, vorher, aenderungen)
    select ${importId}::uuid, r.*
    from jsonb_to_recordset(${json(schritte)}::jsonb) as r(nummer integer, befund text, titel text, liegenschaft_id uuid,
      neu jsonb, vorher jsonb, aenderungen jsonb)
    on conflict (unternehmen_id, importauftrag_id, nummer)
    do update set titel = excluded.titel, neu = excluded.neu, aenderungen = excluded.aenderungen,
      -- what this import had marked as missing, and has found again
      befund = case importzeile.befund when 'fehlt' then excluded.befund else importzeile.befund end,
      vorher = case importzeile.befund when 'fehlt' then jsonb_set(excluded.vorher, '{haus,nicht_mehr_im_export}', 'false') else importzeile.vorher end`);
