import type { Tag } from '@kehrtour/domain/tag';
import type { MangelGesagt, Mangelart } from '@kehrtour/domain/termin/mangel';

import type { Tx } from '../platform/db/db.ts';
import { instant, liste, type SQL, sql } from '../platform/db/sql.ts';
import { FOTO_ZEILE } from './fotozeile.store.ts';
import type { FotoJson } from './fotozeile.ts';

type HausRow = {
  id: string;
  version: number;
  liegenschaft_id: string;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  geschoss: string;
  lage: string;
  nummer: string;
  einheit: string;
  nutzungseinheit_id: string | null;
  termin_id: string | null;
  text: string;
};
const HAUS: SQL = sql`m.id, m.version, m.liegenschaft_id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
  coalesce(n.geschoss, '') as geschoss, coalesce(n.lage, '') as lage, coalesce(n.nummer, '') as nummer,
  coalesce(n.bezeichnung, '') as einheit, m.nutzungseinheit_id, m.termin_id, m.text`;
const DAZU: SQL = sql`join liegenschaft l on l.unternehmen_id = m.unternehmen_id and l.id = m.liegenschaft_id
  left join nutzungseinheit n on n.unternehmen_id = m.unternehmen_id and n.id = m.nutzungseinheit_id`;

export type MangelRow = HausRow & {
  art: Mangelart;
  gefahr: boolean;
  anlage: string;
  gefunden_am: Date;
  gefunden_von: string;
  gesagt: MangelGesagt;
  frist: Tag;
  brief_am: Tag | null;
  gemeldet_am: Tag | null;
  behoben_am: Tag | null;
  fotos: FotoJson[];
  angesagt: number;
};
const MANGEL: SQL = sql`${HAUS}, m.art, m.gefahr, coalesce(a.bezeichnung, '') as anlage, m.gefunden_am,
    coalesce((select btrim(w.vorname || ' ' || w.nachname) from mitarbeiter w where w.unternehmen_id = m.unternehmen_id
      and w.id = m.gefunden_von), '') as gefunden_von,
    m.gesagt, m.frist::text as frist, m.brief_am::text as brief_am, m.gemeldet_am::text as gemeldet_am, m.behoben_am::text as behoben_am,
    coalesce((select jsonb_agg(${FOTO_ZEILE} order by f.gesehen_am, f.id) from feldfoto f
      join dokument d on d.unternehmen_id = f.unternehmen_id and d.id = f.id and d.geloescht_am is null
      where f.unternehmen_id = m.unternehmen_id and f.meldung_id = m.id), '[]') as fotos,
    (select count(*)::int from feldmeldung g cross join lateral jsonb_array_elements_text(coalesce(g.angaben -> 'fotos', '[]')) as e(foto)
      where g.unternehmen_id = m.unternehmen_id and g.id = m.id
        and not exists (select from feldfoto f where f.unternehmen_id = g.unternehmen_id and f.id::text = e.foto)) as angesagt
  from mangel m ${DAZU}
  left join anlage a on a.unternehmen_id = m.unternehmen_id and a.id = m.anlage_id`;

/** Open or done ones, of one house or of one visit. */
export type Auswahl = {
  readonly offen: boolean;
  readonly liegenschaftId: string | null;
  readonly terminId: string | null;
};
const gewaehlt = ({ liegenschaftId, terminId }: Auswahl): SQL =>
  sql`(${liegenschaftId}::uuid is null or m.liegenschaft_id = ${liegenschaftId}::uuid)
    and (${terminId}::uuid is null or m.termin_id = ${terminId}::uuid)`;

/** The most pressing first: what nobody has told the authority, danger, the nearest deadline; of what is done the last. */
export const listMaengel = (tx: Tx, auswahl: Auswahl, anzahl: number): Promise<MangelRow[]> =>
  tx.rows(sql`select ${MANGEL} where ${gewaehlt(auswahl)} and (m.behoben_am is null) = ${auswahl.offen}
    order by m.behoben_am desc nulls first, m.gemeldet_am is not null, m.gefahr desc, m.frist, m.gefunden_am, m.id limit ${anzahl}`);
export const lockMangel = (tx: Tx, id: string): Promise<MangelRow | undefined> =>
  tx.row(sql`select ${MANGEL} where m.id = ${id} for update of m`);
/** What stands in the same letter: open, of the same flat or of the house as a whole. */
export const listBriefmaengel = (tx: Tx, id: string): Promise<MangelRow[]> =>
  tx.rows(sql`select ${MANGEL}
    join mangel dieser on dieser.unternehmen_id = m.unternehmen_id and dieser.liegenschaft_id = m.liegenschaft_id
      and dieser.nutzungseinheit_id is not distinct from m.nutzungseinheit_id and dieser.id = ${id}
    where m.behoben_am is null or m.id = ${id} order by m.frist, m.gefunden_am, m.id`);

export type HausmangelRow = {
  liegenschaft_id: string;
  text: string;
  frist: Tag;
  geschoss: string;
  lage: string;
  nummer: string;
  einheit: string;
};
/** Open ones of these houses. */
export const listOffeneDer = (tx: Tx, liegenschaftIds: readonly string[]): Promise<HausmangelRow[]> =>
  tx.rows(sql`select m.liegenschaft_id, m.text, m.frist::text as frist, coalesce(n.geschoss, '') as geschoss, coalesce(n.lage, '') as lage,
      coalesce(n.nummer, '') as nummer, coalesce(n.bezeichnung, '') as einheit
    from mangel m left join nutzungseinheit n on n.unternehmen_id = m.unternehmen_id and n.id = m.nutzungseinheit_id
    where m.liegenschaft_id = any(${liste(liegenschaftIds)}::uuid[]) and m.behoben_am is null order by m.frist, m.id`);

export type GesagterRow = { art: Mangelart; text: string; frist: Tag; gefahr: boolean };
/** Open ones of a visit that somebody of the house was told of. */
export const listGesagte = (tx: Tx, terminId: string): Promise<GesagterRow[]> =>
  tx.rows(sql`select art, text, frist::text as frist, gefahr from mangel
    where termin_id = ${terminId} and behoben_am is null and (gesagt <> 'niemand' or brief_am is not null) order by frist, id`);

export type Mangelneu = {
  id: string;
  liegenschaftId: string;
  einheitId: string | null;
  anlageId: string | null;
  terminId: string;
  art: Mangelart;
  text: string;
  gefahr: boolean;
  gefundenAm: Date;
  von: string;
  frist: Tag;
  gesagt: MangelGesagt;
  am: Date;
};
/** A flat or an installation of another house is none of this one. */
export const insertMangel = (tx: Tx, neu: Mangelneu): Promise<number> =>
  tx.run(sql`insert into mangel (id, liegenschaft_id, nutzungseinheit_id, anlage_id, termin_id, art, text, gefahr, gefunden_am, gefunden_von,
      frist, gesagt, angelegt_am)
    values (${neu.id}, ${neu.liegenschaftId}, ${einheitDesHauses(neu)},
      (select a.id from anlage a where a.id = ${neu.anlageId}::uuid and a.liegenschaft_id = ${neu.liegenschaftId}), ${neu.terminId},
      ${neu.art}, ${neu.text}, ${neu.gefahr}, ${instant(neu.gefundenAm)}, ${neu.von}, ${neu.frist}::date, ${neu.gesagt}, ${instant(neu.am)})`);
const einheitDesHauses = ({
  einheitId,
  liegenschaftId,
}: Pick<Mangelneu, 'einheitId' | 'liegenschaftId'>): SQL =>
  sql`(select n.id from nutzungseinheit n where n.id = ${einheitId}::uuid and n.liegenschaft_id = ${liegenschaftId})`;

export const updateMangel = (
  tx: Tx,
  id: string,
  neu: Pick<MangelRow, 'art' | 'text' | 'frist' | 'brief_am' | 'gemeldet_am' | 'behoben_am'>,
): Promise<number> =>
  tx.run(sql`update mangel set art = ${neu.art}, text = ${neu.text}, frist = ${neu.frist}::date, brief_am = ${neu.brief_am}::date,
    gemeldet_am = ${neu.gemeldet_am}::date, behoben_am = ${neu.behoben_am}::date, version = version + 1 where id = ${id}`);
/** Only while nobody has been written to about it: what was taken back at the door never was. */
export const deleteUngesagten = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    sql`delete from mangel where id = ${id} and brief_am is null and gemeldet_am is null and behoben_am is null and version = 1
      and rueckgabe_id is null`,
  );

export type AnzahlenRow = { maengel: number; verstrichen: number; auftraege: number };
/** All that is open; `verstrichen`: what the authority has to hear of. */
export const countOffene = async (tx: Tx, heute: Tag): Promise<AnzahlenRow> =>
  (await tx.row<AnzahlenRow>(sql`select count(*)::int as maengel,
      count(*) filter (where gemeldet_am is null and (gefahr or frist < ${heute}::date))::int as verstrichen,
      (select count(*)::int from auftrag where beendet_am is null) as auftraege
    from mangel where behoben_am is null`)) ?? { maengel: 0, verstrichen: 0, auftraege: 0 };

export type AuftragRow = HausRow & {
  preis_cent: number | null;
  besteller: string;
  erteilt_am: Date;
  aufgenommen_von: string;
  aufgabe_id: string | null;
  aufgabe: string | null;
  aufgabe_erledigt: boolean;
  beendet_am: Tag | null;
};
const AUFTRAG: SQL = sql`${HAUS}, m.preis_cent, m.besteller, m.erteilt_am,
    coalesce((select btrim(w.vorname || ' ' || w.nachname) from mitarbeiter w where w.unternehmen_id = m.unternehmen_id
      and w.id = m.aufgenommen_von), '') as aufgenommen_von,
    m.aufgabe_id, b.bezeichnung as aufgabe, coalesce(b.status = 'erledigt', false) as aufgabe_erledigt, m.beendet_am::text as beendet_am
  from auftrag m ${DAZU}
  left join aufgabe b on b.unternehmen_id = m.unternehmen_id and b.id = m.aufgabe_id`;
export const listAuftraege = (tx: Tx, auswahl: Auswahl, anzahl: number): Promise<AuftragRow[]> =>
  tx.rows(sql`select ${AUFTRAG} where ${gewaehlt(auswahl)} and (m.beendet_am is null) = ${auswahl.offen}
    order by m.beendet_am desc nulls first, m.erteilt_am, m.id limit ${anzahl}`);
export const findAuftrag = (tx: Tx, id: string): Promise<AuftragRow | undefined> =>
  tx.row(sql`select ${AUFTRAG} where m.id = ${id}`);
export const lockAuftrag = (tx: Tx, id: string): Promise<AuftragRow | undefined> =>
  tx.row(sql`select ${AUFTRAG} where m.id = ${id} for update of m`);

export type Auftragneu = {
  id: string;
  liegenschaftId: string;
  einheitId: string | null;
  terminId: string;
  aufgabeId: string | null;
  text: string;
  preisCent: number | null;
  besteller: string;
  erteiltAm: Date;
  von: string;
};
export const insertAuftrag = (tx: Tx, neu: Auftragneu): Promise<number> =>
  tx.run(sql`insert into auftrag (id, liegenschaft_id, nutzungseinheit_id, termin_id, aufgabe_id, text, preis_cent, besteller, erteilt_am,
      aufgenommen_von)
    values (${neu.id}, ${neu.liegenschaftId}, ${einheitDesHauses(neu)}, ${neu.terminId}, ${neu.aufgabeId}, ${neu.text}, ${neu.preisCent},
      ${neu.besteller}, ${instant(neu.erteiltAm)}, ${neu.von})`);
export const setAuftragBeendet = (tx: Tx, id: string, am: Tag | null): Promise<number> =>
  tx.run(sql`update auftrag set beendet_am = ${am}::date, version = version + 1 where id = ${id}`);
export const setAuftragsaufgabe = (tx: Tx, id: string, aufgabeId: string): Promise<number> =>
  tx.run(sql`update auftrag set aufgabe_id = ${aufgabeId}, version = version + 1 where id = ${id}`);
/** Only as it came, while nobody has worked with it. */
export const deleteUnberuehrten = (tx: Tx, id: string): Promise<{ aufgabe_id: string | null } | undefined> =>
  tx.row(
    sql`delete from auftrag where id = ${id} and beendet_am is null and version = 1 returning aufgabe_id`,
  );

export const deleteMaengelVor = (tx: Tx, vor: Tag, hoechstens: number): Promise<number> =>
  tx.run(sql`delete from mangel where id in (
    select id from mangel where behoben_am < ${vor}::date order by id limit ${hoechstens})`);
export const deleteAuftraegeVor = (tx: Tx, vor: Tag, hoechstens: number): Promise<number> =>
  tx.run(sql`delete from auftrag where id in (
    select id from auftrag where beendet_am < ${vor}::date order by id limit ${hoechstens})`);
