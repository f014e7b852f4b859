import type { Gleichewahl, ImportVerlust } from '@kehrtour/contract/importauftrag';
import type { ImportAnzahl, ImportMeldung, ImportMeldungsgruppe } from '@kehrtour/contract/importbefund';
import type { Lesart, Wertkorrektur } from '@kehrtour/contract/importlesart';
import type { Importart, ImportStatus } from '@kehrtour/domain/importdatei/importauftrag';

import { deleteDatei, insertDatei } from '../datei/datei.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql } from '../platform/db/sql.ts';
import type { UnbekannteTaetigkeit, Vorschau } from './dateiauftrag.ts';
import type { Bestandswechsel } from './importauftrag.grund.ts';

/** How to read the file, and where that knowledge is from. */
export type Leseweise = Partial<Lesart> & {
  /** Hash of the header row as it was first read: under it corrections are remembered. */
  readonly kopf?: string;
  readonly ausProfil?: boolean;
  /** Somebody chose columns; a new encoding does not take them back. */
  readonly vonHand?: boolean;
  readonly taetigkeiten?: Readonly<Record<string, string>>;
  /** Values put right in this file; they are not remembered for another one. */
  readonly korrekturen?: readonly Wertkorrektur[];
  /** Said of this file only: what becomes of new houses at a known address, and of what it has empty cells for. */
  readonly gleiche?: Gleichewahl;
  readonly leereLoeschen?: boolean;
};
export type ImportRow = {
  id: string;
  dateiname: string;
  datei_id: string | null;
  schluessel: string | null;
  art: Importart;
  status: ImportStatus;
  lesart: Leseweise;
  zuordnung: Record<string, number>;
  vorschau: Vorschau;
  mail_fuer_termine: boolean | null;
  anzahl: Partial<ImportAnzahl>;
  meldungen: ImportMeldung[];
  meldungsgruppen: ImportMeldungsgruppe[];
  unbekannte_taetigkeiten: UnbekannteTaetigkeit[];
  verluste: ImportVerlust[];
  angelegt_am: Date;
  geprueft_am: Date | null;
  uebernommen_am: Date | null;
  rueckgaengig_am: Date | null;
  version: number;
};

const kurz = sql`i.id, i.dateiname, i.datei_id, d.schluessel, i.art, i.status, i.anzahl, i.angelegt_am, i.geprueft_am,
    i.uebernommen_am, i.rueckgaengig_am, i.version`;
const ganz = sql`${kurz}, i.lesart, i.zuordnung, i.vorschau, i.mail_fuer_termine, i.meldungen, i.meldungsgruppen, i.unbekannte_taetigkeiten, i.verluste`;
const von = sql`from importauftrag i left join datei d on d.unternehmen_id = i.unternehmen_id and d.id = i.datei_id`;

export const findImport = (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  tx.row(sql`select ${ganz} ${von} where i.id = ${id} and i.status <> 'verworfen'`);
/** The same, held until the transaction ends: of two people who press a button one comes second. */
export const lockImport = (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  tx.row(sql`select ${ganz} ${von} where i.id = ${id} and i.status <> 'verworfen' for update of i`);

export type ImportKurzRow = Omit<
  ImportRow,
  | 'lesart'
  | 'zuordnung'
  | 'vorschau'
  | 'mail_fuer_termine'
  | 'meldungen'
  | 'meldungsgruppen'
  | 'unbekannte_taetigkeiten'
  | 'verluste'
>;
export const listImporte = (tx: Tx, vor: string | undefined, limit: number): Promise<ImportKurzRow[]> =>
  tx.rows(
    sql`select ${kurz} ${von}
      where i.status <> 'verworfen' ${vor === undefined ? sql`` : sql`and i.angelegt_am < ${vor}::timestamptz`}
      order by i.angelegt_am desc limit ${limit}`,
  );

/** Only the newest import that is in force may be taken back; a push that changed nothing is none. */
export const findLetzten = (tx: Tx): Promise<{ id: string } | undefined> =>
  tx.row(
    sql`select id from importauftrag where status = 'uebernommen' and uebernommen_am is not null order by uebernommen_am desc, id limit 1`,
  );
/** Who last imported properties, gave them back, joined or parted them since this moment, and what it was about; undefined where nobody did. */
export const findSeither = (
  tx: Tx,
  am: Date,
): Promise<{ was: Bestandswechsel; am: Date; wer: string; worum: string } | undefined> =>
  tx.row(sql`
    select s.was, s.am, s.worum, coalesce(m.vorname || ' ' || m.nachname, '') as wer from (
      select 'eingelesen' as was, uebernommen_am as am, dateiname as worum, 'import' as gegenstand, id from importauftrag
      union all select 'zurueckgenommen', rueckgaengig_am, dateiname, 'import', id from importauftrag
      union all select 'zusammengefuehrt', am, anschrift, 'liegenschaft', nach_id from zusammenfuehrung
      union all select 'getrennt', zurueckgenommen_am, anschrift, 'liegenschaft', nach_id from zusammenfuehrung) s
    left join lateral (select coalesce(v.nach ->> 'mitarbeiterId', nullif(split_part(v.wer, 'mitarbeiter:', 2), '')) as id
      from verlauf v where v.gegenstand = s.gegenstand and v.gegenstand_id = s.id and v.am = s.am order by v.id desc limit 1) v on true
    left join mitarbeiter m on m.id::text = v.id
    where s.am > ${instant(am)} order by s.am desc limit 1`);

export type NeuerImport = {
  id: string;
  dateiname: string;
  art: ImportRow['art'];
  datei: { id: string; schluessel: string; groesse: number; typ: string };
  lesart: Leseweise;
  vorschau: Vorschau;
  von: string;
  am: Date;
};
export async function insertImport(tx: Tx, neu: NeuerImport): Promise<void> {
  const { datei } = neu;
  await insertDatei(tx, { ...datei, name: neu.dateiname });
  await tx.run(sql`insert into importauftrag (id, dateiname, datei_id, art, lesart, zuordnung, vorschau, angelegt_von, angelegt_am)
    values (${neu.id}, ${neu.dateiname}, ${datei.id}, ${neu.art}, ${json(neu.lesart)}::jsonb, ${json(neu.vorschau.zuordnung)}::jsonb,
      ${json(neu.vorschau)}::jsonb, ${neu.von}, ${instant(neu.am)})`);
}

/** A new way of reading makes the dry run old. */
export const updateLesart = (tx: Tx, id: string, lesart: Leseweise, vorschau: Vorschau): Promise<number> =>
  tx.run(sql`update importauftrag set lesart = ${json(lesart)}::jsonb, zuordnung = ${json(vorschau.zuordnung)}::jsonb, vorschau = ${json(vorschau)}::jsonb,
    status = 'hochgeladen', geprueft_am = null, version = version + 1 where id = ${id}`);
/** A decision about this file makes the dry run old, not the reading. */
export const updateEntscheidung = (tx: Tx, id: string, lesart: Leseweise): Promise<number> =>
  tx.run(sql`update importauftrag set lesart = ${json(lesart)}::jsonb, status = 'hochgeladen', geprueft_am = null, version = version + 1
    where id = ${id}`);
export const updateMail = (tx: Tx, id: string, mail: boolean): Promise<number> =>
  tx.run(sql`update importauftrag set mail_fuer_termine = ${mail}, version = version + 1 where id = ${id}`);

export type Pruefstand = {
  anzahl: ImportAnzahl;
  meldungen: readonly ImportMeldung[];
  gruppen: readonly ImportMeldungsgruppe[];
  unbekannt: readonly UnbekannteTaetigkeit[];
  verluste: readonly ImportVerlust[];
  hatMails: boolean;
};
export const setGeprueft = (tx: Tx, id: string, stand: Pruefstand, am: Date): Promise<number> =>
  tx.run(sql`update importauftrag set status = 'geprueft', anzahl = ${json(stand.anzahl)}::jsonb,
    meldungen = ${json(stand.meldungen)}::jsonb, meldungsgruppen = ${json(stand.gruppen)}::jsonb,
    unbekannte_taetigkeiten = ${json(stand.unbekannt)}::jsonb,
    verluste = ${json(stand.verluste)}::jsonb, vorschau = jsonb_set(vorschau, '{hatMails}', to_jsonb(${stand.hatMails}::boolean)),
    geprueft_am = ${instant(am)}, version = version + 1 where id = ${id}`);
export const setUebernommen = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(
    sql`update importauftrag set status = 'uebernommen', uebernommen_am = ${instant(am)}, version = version + 1 where id = ${id}`,
  );
export const setRueckgaengig = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(
    sql`update importauftrag set status = 'rueckgaengig', rueckgaengig_am = ${instant(am)}, version = version + 1 where id = ${id}`,
  );
/** The file and what was read of it go; that there was one is remembered. */
export async function setVerworfen(tx: Tx, { id, datei_id: dateiId }: ImportRow): Promise<void> {
  await tx.run(
    sql`update importauftrag
      set status = 'verworfen', vorschau = '{}', meldungen = '[]', meldungsgruppen = '[]', verluste = '[]', datei_id = null, version = version + 1
      where id = ${id}`,
  );
  if (dateiId !== null) await deleteDatei(tx, dateiId);
}
