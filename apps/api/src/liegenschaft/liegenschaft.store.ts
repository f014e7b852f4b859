import type { Liegenschaft, Liegenschaftdaten } from '@kehrtour/contract/liegenschaft';
import { type Bestandsspalte, TEXTSPALTEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { imHausGeordnet } from '@kehrtour/domain/liegenschaft/einheitenreihe';

import type { Tx } from '../platform/db/db.ts';
import { liste, type SQL, sql } from '../platform/db/sql.ts';

/** The columns that `bestandsspalte` names, each with what is made of it. */
const spalten = (teil: (name: SQL, spalte: Bestandsspalte) => SQL): SQL =>
  sql.join(
    TEXTSPALTEN.map((spalte) => teil(sql.raw(spalte), spalte)),
    sql`, `,
  );

export type LiegenschaftRow = Record<Bestandsspalte, string> & {
  id: string;
  strasse: string;
  hausnr: string;
  hausnr_zusatz: string;
  plz: string;
  ort: string;
  ortsteil: string;
  laufnummer: number | null;
  typ: Liegenschaft['typ'];
  rolle: Liegenschaft['rolle'];
  status: Liegenschaft['status'];
  notiz_zugang: string;
  notiz_arbeit: string;
  lat: number | null;
  lon: number | null;
  ort_quelle: Liegenschaft['ortQuelle'];
  einheiten_anzahl: number;
  quelle: string;
  external_id: string | null;
  nicht_mehr_im_export: boolean;
  lokal_geaendert: string[];
  version: number;
  angesagt: boolean;
  in_kehrtour: boolean;
};

/** With `sperren` the row waits for every other writer of this house. */
export const findLiegenschaft = (tx: Tx, id: string, sperren = false): Promise<LiegenschaftRow | undefined> =>
  tx.row(sql`
    select l.id, l.strasse, l.hausnr, l.hausnr_zusatz, l.plz, l.ort, l.ortsteil, l.laufnummer, ${spalten((name) => sql`l.${name}`)}, l.typ, l.rolle, l.status,
      l.notiz_zugang, l.notiz_arbeit, l.lat, l.lon, l.ort_quelle, l.einheiten_anzahl, l.quelle, l.external_id, l.nicht_mehr_im_export,
      to_jsonb(l.lokal_geaendert) as lokal_geaendert, l.version,
      exists (select from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id and t.status <> 'entwurf') as angesagt,
      exists (select from halt h where h.unternehmen_id = l.unternehmen_id and h.liegenschaft_id = l.id) as in_kehrtour
    from liegenschaft l where l.id = ${id} ${sperren ? sql`for update of l` : sql``}`);

/** Whether this person drives or drove there. */
export async function istEigene(tx: Tx, id: string, mitarbeiterId: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(sql`
    select exists (select from halt where liegenschaft_id = ${id} and mitarbeiter_id = ${mitarbeiterId})
      or exists (select from termin where liegenschaft_id = ${id} and mitarbeiter_id = ${mitarbeiterId}) as ja`);
  return row?.ja === true;
}

type Lage = { lat: number; lon: number } | null;
export async function insertLiegenschaft(
  tx: Tx,
  id: string,
  neu: Liegenschaftdaten,
  lage: Lage,
): Promise<void> {
  await tx.run(sql`
    insert into liegenschaft (id, strasse, hausnr, hausnr_zusatz, plz, ort, ortsteil, laufnummer, ${spalten((name) => name)}, typ,
      einheiten_anzahl, rolle, status, notiz_zugang, notiz_arbeit, lat, lon, ort_quelle)
    values (${id}, ${neu.strasse}, ${neu.hausnr}, ${neu.hausnrZusatz}, ${neu.plz}, ${neu.ort}, ${neu.ortsteil}, ${neu.laufnummer},
        ${spalten((_name, spalte) => sql`${neu[spalte]}`)},
      ${neu.typ}, ${neu.einheitenAnzahl}, ${neu.rolle}, ${neu.status}, ${neu.notizZugang}, ${neu.notizArbeit}, ${lage?.lat ?? null},
        ${lage?.lon ?? null}, ${lage ? 'hand' : null})`);
}

export const updateLiegenschaft = (tx: Tx, id: string, neu: Liegenschaftdaten): Promise<number> =>
  tx.run(sql`
    update liegenschaft
    set strasse = ${neu.strasse}, hausnr = ${neu.hausnr}, hausnr_zusatz = ${neu.hausnrZusatz}, plz = ${neu.plz}, ort = ${neu.ort},
      ortsteil = ${neu.ortsteil},
      laufnummer = ${neu.laufnummer}, ${spalten((name, spalte) => sql`${name} = ${neu[spalte]}`)}, typ = ${neu.typ},
          einheiten_anzahl = ${neu.einheitenAnzahl}, rolle = ${neu.rolle}, status = ${neu.status},
      notiz_zugang = ${neu.notizZugang}, notiz_arbeit = ${neu.notizArbeit} where id = ${id}`);

/** Counts the version on and keeps which parts a person changed, so that the next import leaves them alone. */
export async function touch(tx: Tx, id: string, teile: readonly string[]): Promise<void> {
  await tx.run(sql`
    update liegenschaft set version = version + 1, geaendert_am = now(),
      lokal_geaendert = (select coalesce(array_agg(distinct teil order by teil), '{}') from unnest(lokal_geaendert || ${liste(teile)}::text[]) as t(teil))
    where id = ${id}`);
}

export const updateLage = (tx: Tx, id: string, { lat, lon }: { lat: number; lon: number }): Promise<number> =>
  tx.run(
    sql`update liegenschaft set lat = ${lat}, lon = ${lon}, ort_quelle = 'hand', ort_guete = null where id = ${id}`,
  );

export const deleteLiegenschaft = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`with leute as (select kontakt_id from liegenschaft_kontakt where liegenschaft_id = ${id}),
      haus as (delete from liegenschaft where id = ${id} returning id)
    delete from kontakt k using haus where k.id in (select kontakt_id from leute)
      and not exists (select from liegenschaft_kontakt lk
      where lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id and lk.liegenschaft_id <> haus.id)`);

/** A district ended: what is known of its people from the Kehrbuch alone goes, and its houses are customers' from now on. */
export async function endeDesBezirks(tx: Tx): Promise<void> {
  await tx.run(sql`delete from kontakt k where k.datenherkunft = 'kehrbuch'
    and exists (select from liegenschaft_kontakt lk where lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id)`);
  await tx.run(sql`update liegenschaft set rolle = 'nurFrei' where rolle <> 'nurFrei'`);
}

export type EinheitRow = {
  id: string;
  nummer: string;
  geschoss: string;
  lage: string;
  bezeichnung: string;
  aktiv: boolean;
};
/** Those in use first, and each in the order of the house. */
export async function listEinheiten(tx: Tx, liegenschaftId: string): Promise<EinheitRow[]> {
  const rows = await tx.rows<EinheitRow>(
    sql`select id, nummer, geschoss, lage, bezeichnung, aktiv from nutzungseinheit where liegenschaft_id = ${liegenschaftId} order by id`,
  );
  return imHausGeordnet(rows).toSorted((a, b) => Number(b.aktiv) - Number(a.aktiv));
}

/** Inserts or changes one unit of this house; 0 when the unit belongs to another one. */
export async function saveEinheit(
  tx: Tx,
  liegenschaftId: string,
  einheit: EinheitRow,
  neu: boolean,
): Promise<number> {
  const { id, nummer, geschoss, lage, bezeichnung, aktiv } = einheit;
  if (neu)
    return tx.run(sql`insert into nutzungseinheit (id, liegenschaft_id, nummer, geschoss, lage, bezeichnung, aktiv)
      values (${id}, ${liegenschaftId}, ${nummer}, ${geschoss}, ${lage}, ${bezeichnung}, ${aktiv})`);
  return tx.run(sql`update nutzungseinheit set nummer = ${nummer}, geschoss = ${geschoss}, lage = ${lage}, bezeichnung = ${bezeichnung}, aktiv = ${aktiv}
    where id = ${id} and liegenschaft_id = ${liegenschaftId}`);
}
export const deleteEinheit = (tx: Tx, liegenschaftId: string, id: string): Promise<number> =>
  tx.run(sql`delete from nutzungseinheit where id = ${id} and liegenschaft_id = ${liegenschaftId}`);
export async function einheitAngesagt(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(
    sql`select exists (select from termin where nutzungseinheit_id = ${id} and status <> 'entwurf') as ja`,
  );
  return row?.ja === true;
}
/** The number that minutes count with never falls below the units that are listed. */
export const countEinheiten = (tx: Tx, liegenschaftId: string): Promise<number> =>
  tx.run(sql`update liegenschaft l
    set einheiten_anzahl = greatest(l.einheiten_anzahl,
      (select count(*) from nutzungseinheit n where n.unternehmen_id = l.unternehmen_id and n.liegenschaft_id = l.id and n.aktiv))
    where l.id = ${liegenschaftId}`);
