import type { Lesart } from '@kehrtour/contract/importauftrag';
import type { Importstand } from '@kehrtour/domain/importdatei/importliegenschaft';
import type { VorhandeneLiegenschaft, Importteil } from '@kehrtour/domain/importdatei/probelauf';

import type { Tx } from '../platform/db.ts';
import { instant, json, sql } from '../platform/sql.ts';

export type ImportRow = {
  id: string;
  dateiname: string;
  datei_id: string | null;
  art: 'csv' | 'xlsx' | 'ziv4' | 'partner';
  status: 'hochgeladen' | 'geprueft' | 'uebernommen' | 'rueckgaengig' | 'verworfen';
  lesart: Partial<Lesart> & { ausProfil?: boolean };
  zuordnung: Record<string, number>;
  mail_fuer_termine: boolean | null;
  anzahl: Record<string, number>;
  meldungen: ImportMeldungRow[];
  angelegt_am: Date;
  uebernommen_am: Date | null;
  rueckgaengig_am: Date | null;
  version: number;
  schluessel: string | null;
};
export type ImportMeldungRow = {
  zeile: number;
  spalte: number | null;
  feld: string | null;
  schwere: 'fehler' | 'warnung' | 'hinweis';
  text: string;
};

const SPALTEN = sql`i.id, i.dateiname, i.datei_id, i.art, i.status, i.lesart, i.zuordnung, i.mail_fuer_termine, i.anzahl, i.meldungen, i.angelegt_am, i.uebernommen_am, i.rueckgaengig_am, i.version, d.schluessel`;
const VON = sql`from importauftrag i left join datei d on d.unternehmen_id = i.unternehmen_id and d.id = i.datei_id`;

export const findImport = (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  tx.row(sql`select ${SPALTEN} ${VON} where i.id = ${id}`);
export const lockImport = (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  tx.row(sql`select ${SPALTEN} ${VON} where i.id = ${id} for update of i`);
export const listImporte = (tx: Tx, vor: Date | undefined, limit: number): Promise<ImportRow[]> =>
  tx.rows(
    sql`select ${SPALTEN} ${VON} where i.status <> 'verworfen' ${vor ? sql`and i.angelegt_am < ${instant(vor)}` : sql``} order by i.angelegt_am desc limit ${limit}`,
  );
/** Only the newest import that is in force may be taken back. */
export const letzterUebernommener = (tx: Tx): Promise<{ id: string } | undefined> =>
  tx.row(sql`select id from importauftrag where status = 'uebernommen' order by uebernommen_am desc limit 1`);

export async function insertImport(
  tx: Tx,
  neu: {
    id: string;
    dateiname: string;
    art: string;
    datei: { id: string; schluessel: string; groesse: number; typ: string };
    lesart: unknown;
    zuordnung: unknown;
    von: string;
    am: Date;
  },
): Promise<void> {
  await tx.run(
    sql`insert into datei (id, name, typ, groesse, schluessel) values (${neu.datei.id}, ${neu.dateiname}, ${neu.datei.typ}, ${neu.datei.groesse}, ${neu.datei.schluessel})`,
  );
  await tx.run(
    sql`insert into importauftrag (id, dateiname, datei_id, art, lesart, zuordnung, angelegt_von, angelegt_am) values (${neu.id}, ${neu.dateiname}, ${neu.datei.id}, ${neu.art}, ${json(neu.lesart)}::jsonb, ${json(neu.zuordnung)}::jsonb, ${neu.von}, ${instant(neu.am)})`,
  );
}
export const updateLesart = (
  tx: Tx,
  id: string,
  version: number,
  neu: { lesart: unknown; zuordnung: unknown; mail: boolean | null },
): Promise<number> =>
  tx.run(
    sql`update importauftrag set lesart = ${json(neu.lesart)}::jsonb, zuordnung = ${json(neu.zuordnung)}::jsonb, mail_fuer_termine = ${neu.mail}, status = 'hochgeladen', anzahl = '{}', meldungen = '[]', version = version + 1 where id = ${id} and version = ${version}`,
  );
export const setGeprueft = (
  tx: Tx,
  id: string,
  anzahl: unknown,
  meldungen: readonly ImportMeldungRow[],
): Promise<number> =>
  tx.run(
    sql`update importauftrag set status = 'geprueft', anzahl = ${json(anzahl)}::jsonb, meldungen = ${json(meldungen)}::jsonb, version = version + 1 where id = ${id}`,
  );
export const setStatus = (tx: Tx, id: string, status: ImportRow['status'], am: Date): Promise<number> =>
  tx.run(
    sql`update importauftrag set status = ${status}, uebernommen_am = case when ${status} = 'uebernommen' then ${instant(am)} else uebernommen_am end, rueckgaengig_am = case when ${status} = 'rueckgaengig' then ${instant(am)} else rueckgaengig_am end, version = version + 1 where id = ${id}`,
  );

export const findProfil = (
  tx: Tx,
  kopfHash: string,
): Promise<{ lesart: Partial<Lesart>; zuordnung: Record<string, number> } | undefined> =>
  tx.row(sql`select lesart, zuordnung from importprofil where kopf_hash = ${kopfHash}`);
export const saveProfil = (
  tx: Tx,
  kopfHash: string,
  name: string,
  lesart: unknown,
  zuordnung: unknown,
): Promise<number> =>
  tx.run(
    sql`insert into importprofil (kopf_hash, name, lesart, zuordnung) values (${kopfHash}, ${name}, ${json(lesart)}::jsonb, ${json(zuordnung)}::jsonb) on conflict (unternehmen_id, kopf_hash) do update set lesart = excluded.lesart, zuordnung = excluded.zuordnung, geaendert_am = now()`,
  );

type VorhandenRow = {
  id: string;
  import_stand: Importstand;
  lokal_geaendert: Importteil[];
  nicht_mehr_im_export: boolean;
};
export async function listVorhandene(tx: Tx): Promise<VorhandeneLiegenschaft[]> {
  const rows = await tx.rows<VorhandenRow>(
    sql`select id, import_stand, to_jsonb(lokal_geaendert) as lokal_geaendert, nicht_mehr_im_export from liegenschaft where quelle = 'datei' and import_stand is not null`,
  );
  return rows.map((row) => ({
    id: row.id,
    stand: row.import_stand,
    lokalGeaendert: row.lokal_geaendert,
    fehltImExport: row.nicht_mehr_im_export,
  }));
}

export type ImportzeileRow = {
  nummer: number;
  befund: 'neu' | 'geaendert' | 'fehlt' | 'wiederDa';
  titel: string;
  liegenschaft_id: string;
  neu: unknown;
  aenderungen: unknown[];
  vorschlag_id: string | null;
};
export const clearZeilen = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from importzeile where importauftrag_id = ${id}`);
export const insertZeilen = (tx: Tx, id: string, rows: readonly ImportzeileRow[]): Promise<number> =>
  tx.run(sql`insert into importzeile (importauftrag_id, nummer, befund, titel, liegenschaft_id, neu, aenderungen, vorschlag_id)
    select ${id}, r.* from jsonb_to_recordset(${json(rows)}::jsonb) as r(nummer integer, befund text, titel text, liegenschaft_id uuid, neu jsonb, aenderungen jsonb, vorschlag_id uuid)`);
export const listZeilen = (
  tx: Tx,
  id: string,
  filter: { befund?: string | undefined; nach?: number; limit: number },
): Promise<ImportzeileRow[]> =>
  tx.rows(
    sql`select nummer, befund, titel, liegenschaft_id, neu, aenderungen, vorschlag_id from importzeile where importauftrag_id = ${id} ${filter.befund ? sql`and befund = ${filter.befund}` : sql``} and nummer > ${filter.nach ?? -1} order by nummer limit ${filter.limit}`,
  );

export const findBundesland = (tx: Tx): Promise<{ bundesland: string } | undefined> =>
  tx.row(sql`select bundesland from unternehmen`);
export type KatalogRow = {
  id: string;
  name: string;
  kundentext: string;
  dauer_minuten: number;
  regel: Record<string, unknown>;
};
export const listKatalog = (tx: Tx): Promise<KatalogRow[]> =>
  tx.rows(sql`select id, name, kundentext, dauer_minuten, regel from taetigkeit where aktiv`);
export const hatAngekuendigtes = (tx: Tx, importId: string): Promise<{ ja: boolean } | undefined> =>
  tx.row(
    sql`select exists (select from importzeile z join termin t on t.unternehmen_id = z.unternehmen_id and t.liegenschaft_id = z.liegenschaft_id where z.importauftrag_id = ${importId}) as ja`,
  );
