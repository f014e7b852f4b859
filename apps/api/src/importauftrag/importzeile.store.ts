import { setImmediate } from 'node:timers/promises';

import type { ImportBefund } from '@kehrtour/contract/importauftrag';
import type { Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import type { Adresse } from '@kehrtour/domain/ort/adresse';

import type { Tx } from '../platform/db/db.ts';
import { json, liste, sql } from '../platform/db/sql.ts';
import type { Importschritt } from './dateiauftrag.ts';
import type { Hausstand } from './hausstand.ts';

export const clearSchritte = (tx: Tx, importId: string): Promise<number> =>
  tx.run(sql`delete from importzeile where importauftrag_id = ${importId}`);
/** @param paket a text of JSON: at most 200 `Importschritt` */
export const insertSchritte = (tx: Tx, importId: string, paket: string): Promise<number> =>
  tx.run(sql`insert into importzeile (importauftrag_id, nummer, befund, titel, liegenschaft_id, neu, aenderungen)
    select ${importId}::uuid, r.*
    from jsonb_to_recordset(${sql.param(paket)}::jsonb) as r(nummer integer, befund text, titel text, liegenschaft_id uuid,
      neu jsonb, aenderungen jsonb)`);

export const listSchritte = (
  tx: Tx,
  importId: string,
  befund: ImportBefund,
  seite: { nach: number; limit: number },
): Promise<Omit<Importschritt, 'neu'>[]> =>
  tx.rows(sql`select nummer, befund, titel, liegenschaft_id, aenderungen from importzeile
    where importauftrag_id = ${importId} and befund = ${befund} and nummer > ${seite.nach} order by nummer limit ${seite.limit}`);

export type Schreibschritt = {
  nummer: number;
  befund: 'neu' | 'geaendert';
  liegenschaft_id: string;
  neu: Importstand;
  vorher: Hausstand | null;
};
/** Steps that write a property, in order, for the switch and for taking it back. */
export const listSchreibschritte = (
  tx: Tx,
  importId: string,
  seite: { nach: number; limit: number },
): Promise<Schreibschritt[]> =>
  tx.rows(sql`select nummer, befund, liegenschaft_id, neu, vorher from importzeile
    where importauftrag_id = ${importId} and befund in ('neu', 'geaendert') and nummer > ${seite.nach} order by nummer limit ${seite.limit}`);

/** Keeps what a property was before. */
export const saveVorher = (
  tx: Tx,
  importId: string,
  rows: readonly { nummer: number; vorher: Hausstand }[],
): Promise<number> =>
  tx.run(sql`update importzeile z set vorher = r.vorher
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(nummer integer, vorher jsonb) where z.importauftrag_id = ${importId} and z.nummer = r.nummer`);

const JSON_SEITE = 500;
/** All rows of a question as texts of JSON, page by page, so that no single answer is large. */
async function seitenweise(
  tx: Tx,
  seite: (nach: string | null) => ReturnType<typeof sql>,
): Promise<string[]> {
  const seiten: string[] = [];
  for (let nach: string | null = null; ;) {
    const row: { text: string | null; letzte: string | null } | undefined = await tx.row(seite(nach));
    if (!row?.text) return seiten;
    seiten.push(row.text);
    await setImmediate();
    nach = row.letzte;
  }
}
/** Properties that files brought, as the last one described them. */
export const readVorhandene = (tx: Tx): Promise<string[]> =>
  seitenweise(
    tx,
    (nach) => sql`select json_agg(json_build_object('id', id, 'stand', import_stand,
        'lokalGeaendert', to_json(lokal_geaendert), 'fehltImExport', nicht_mehr_im_export))::text as text, max(id::text) as letzte
      from (select * from liegenschaft
      where quelle = 'datei' and import_stand is not null and (${nach}::uuid is null or id > ${nach}::uuid) order by id
      limit ${JSON_SEITE}) l`,
  );
/** Properties that were made by hand. */
export const listVonHand = (
  tx: Tx,
  nach: string | null,
): Promise<{ id: string; external_id: string | null; adresse: Adresse }[]> =>
  tx.rows(
    sql`select id, external_id, json_build_object('strasse', strasse, 'hausnr', hausnr || hausnr_zusatz, 'plz', plz, 'ort', ort) as adresse
      from liegenschaft where import_stand is null and (${nach}::uuid is null or id > ${nach}::uuid) order by id limit ${JSON_SEITE}`,
  );

/** Something new was announced, work of this import is promised or done, or one of its houses was joined with another: it cannot vanish any more. */
export async function istInGebrauch(tx: Tx, importId: string): Promise<boolean> {
  const row = await tx.row<{
    ja: boolean;
  }>(sql`select exists (select from importzeile z join termin t on t.unternehmen_id = z.unternehmen_id and t.liegenschaft_id = z.liegenschaft_id
      where z.importauftrag_id = ${importId} and z.befund = 'neu' and z.vorher is null and t.status <> 'entwurf')
    or exists (select from zusammenfuehrung v join importzeile z on z.unternehmen_id = v.unternehmen_id and z.liegenschaft_id in (v.nach_id, v.von_id)
      where z.importauftrag_id = ${importId} and v.zurueckgenommen_am is null)
    or exists (select from aufgabe where import_id = ${importId} and (status = 'erledigt' or kehrtour_id is not null)) as ja`);
  return row?.ja === true;
}

export async function countOhneLage(tx: Tx, importId: string): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from liegenschaft where import_id = ${importId} and lat is null`,
  );
  return row?.anzahl ?? 0;
}

export type OrtloseRow = { id: string; strasse: string; hausnr: string; plz: string; ort: string };
/** Houses that nobody has located yet, in the order of streets. */
export const listOrtlose = (tx: Tx): Promise<OrtloseRow[]> =>
  tx.rows(
    sql`select id, strasse, hausnr || hausnr_zusatz as hausnr, plz, ort from liegenschaft where lat is null order by ort, strasse, id`,
  );
export const listVerortete = (tx: Tx): Promise<(OrtloseRow & { lat: number; lon: number })[]> =>
  tx.rows(sql`select id, strasse, hausnr || hausnr_zusatz as hausnr, plz, ort, lat, lon from liegenschaft
    where lat is not null and (ort_guete is null or ort_guete = any(${liste(['exakt', 'hausnummer_benachbart'])}::text[]))`);
