import type { Gebietsdaten } from '@kehrtour/contract/gebiet';

import type { Tx } from '../platform/db/db.ts';
import { json, liste, sql } from '../platform/db/sql.ts';

export type GebietRow = Gebietsdaten & { id: string; strasseSchluessel: string; version: number };

const columns = sql`id, art, name, plz, ort, strasse, strasse_schluessel as "strasseSchluessel", hausnr_von as "hausnrVon", hausnr_bis as "hausnrBis",
  seite, flaeche, hoheitlich, ausgenommen, zustaendig, version`;

/** Postcodes first, then areas, then streets by name and house number. */
export const listGebiete = (tx: Tx): Promise<GebietRow[]> =>
  tx.rows(sql`
    select ${columns} from gebiet
    order by case art when 'plz' then 0 when 'flaeche' then 1 else 2 end, plz, name, strasse_schluessel, hausnr_von nulls first, seite, id`);

/** Locks the company against a second change of its area. */
export async function lockGebiete(tx: Tx): Promise<void> {
  await tx.run(sql`select from unternehmen for no key update`);
}

type Neu = Omit<GebietRow, 'version'>;
export async function insertGebiete(tx: Tx, neue: readonly Neu[]): Promise<void> {
  await tx.run(sql`
    insert into gebiet (id, art, name, plz, ort, strasse, strasse_schluessel, hausnr_von, hausnr_bis, seite, flaeche, hoheitlich, ausgenommen, zustaendig)
    select g.id, g.art, g.name, g.plz, g.ort, g.strasse, g."strasseSchluessel", g."hausnrVon", g."hausnrBis", g.seite,
      nullif(g.flaeche, 'null'::jsonb), g.hoheitlich, g.ausgenommen, g.zustaendig
    from jsonb_to_recordset(${json(neue)}::jsonb) as g(id uuid, art text, name text, plz text, ort text, strasse text, "strasseSchluessel" text,
      "hausnrVon" integer, "hausnrBis" integer, seite text, flaeche jsonb, hoheitlich boolean, ausgenommen boolean, zustaendig text)`);
}

/** False when somebody else was faster. */
export async function saveGebiet(tx: Tx, neu: GebietRow): Promise<boolean> {
  const flaeche = neu.flaeche === null ? sql`null` : sql`${json(neu.flaeche)}::jsonb`;
  const saved = await tx.run(sql`
    update gebiet
    set art = ${neu.art}, name = ${neu.name}, plz = ${neu.plz}, ort = ${neu.ort}, strasse = ${neu.strasse},
      strasse_schluessel = ${neu.strasseSchluessel},
      hausnr_von = ${neu.hausnrVon}, hausnr_bis = ${neu.hausnrBis}, seite = ${neu.seite}, flaeche = ${flaeche}, hoheitlich = ${neu.hoheitlich},
      ausgenommen = ${neu.ausgenommen}, zustaendig = ${neu.zustaendig}, version = version + 1
    where id = ${neu.id} and version = ${neu.version}`);
  return saved === 1;
}

export const deleteGebiete = (tx: Tx, ids: readonly string[]): Promise<GebietRow[]> =>
  tx.rows(sql`delete from gebiet where id = any(${liste(ids)}::uuid[]) returning ${columns}`);

export type HauslageRow = { strasse: string; hausnr: string; lat: number; lon: number };
/** Houses of a postcode whose place is known: an area drawn on the map needs one to decide. */
export const listHauslagen = (tx: Tx, plz: string): Promise<HauslageRow[]> =>
  tx.rows(sql`
    select strasse, hausnr || hausnr_zusatz as hausnr, lat, lon from liegenschaft where plz = ${plz} and lat is not null order by id limit 20000`);
