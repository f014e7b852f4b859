import { jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';

import type { Tx } from '../platform/db/db.ts';
import { rowset } from '../platform/db/rowset.ts';
import { json, liste, sql } from '../platform/db/sql.ts';
import { verwirfPostAn } from './gegangene.store.ts';
import type {
  AnlageRow,
  EinheitRow,
  Gegangener,
  HausRow,
  HausUndLeute,
  KontaktRow,
  VerbindungRow,
} from './hausUndLeute.ts';

const HAEUSER = rowset<HausRow>(
  'liegenschaft',
  {
    id: 'uuid',
    quelle: 'text',
    external_id: 'text',
    laufnummer: 'numeric',
    ...jeSpalte(() => 'text'),
    strasse: 'text',
    hausnr: 'text',
    hausnr_zusatz: 'text',
    plz: 'text',
    ort: 'text',
    ortsteil: 'text',
    typ: 'text',
    rolle: 'text',
    status: 'text',
    einheiten_anzahl: 'integer',
    lat: 'float8',
    lon: 'float8',
    ort_quelle: 'text',
    ort_guete: 'text',
    notiz_zugang: 'text',
    notiz_arbeit: 'text',
    lokal_geaendert: 'text[]',
    import_stand: 'jsonb',
    import_id: 'uuid',
    nicht_mehr_im_export: 'boolean',
  },
  'version = liegenschaft.version + 1, geaendert_am = now()',
);
const EINHEITEN = rowset<EinheitRow>('nutzungseinheit', {
  id: 'uuid',
  liegenschaft_id: 'uuid',
  external_id: 'text',
  nummer: 'text',
  geschoss: 'text',
  lage: 'text',
  bezeichnung: 'text',
  aktiv: 'boolean',
  import_id: 'uuid',
});
const ANLAGEN = rowset<AnlageRow>('anlage', {
  id: 'uuid',
  liegenschaft_id: 'uuid',
  nutzungseinheit_id: 'uuid',
  art: 'text',
  bezeichnung: 'text',
  brennstoff: 'text',
  benutzung: 'text',
  bauweise: 'text',
  selbstkalibrierend: 'boolean',
  leistung_kw: 'numeric',
  baujahr: 'smallint',
  arbeitswerte: 'numeric',
  lage: 'text',
  aktiv: 'boolean',
  schluessel: 'text',
  import_id: 'uuid',
});
const KONTAKTE = rowset<KontaktRow>(
  'kontakt',
  {
    id: 'uuid',
    art: 'text',
    anrede: 'text',
    titel: 'text',
    vorname: 'text',
    nachname: 'text',
    firma: 'text',
    zeile2: 'text',
    strasse: 'text',
    hausnr: 'text',
    plz: 'text',
    ort: 'text',
    telefon: 'text',
    mobil: 'text',
    email: 'text',
    email_fuer_termine: 'boolean',
    sperrvermerk: 'boolean',
    datenherkunft: 'text',
    external_id: 'text',
    import_id: 'uuid',
  },
  'geaendert_am = now()',
);
const VERBINDUNGEN = rowset<VerbindungRow>('liegenschaft_kontakt', {
  id: 'uuid',
  liegenschaft_id: 'uuid',
  nutzungseinheit_id: 'uuid',
  kontakt_id: 'uuid',
  rolle: 'text',
  empfaengt_termin: 'boolean',
});

/** Writes houses with units and people, one statement per table, in the order in which the tables refer to each other. */
export async function saveHaeuser(tx: Tx, haeuser: readonly HausUndLeute[]): Promise<void> {
  await HAEUSER.save(
    tx,
    haeuser.map(({ haus }) => haus),
  );
  await EINHEITEN.save(
    tx,
    haeuser.flatMap(({ einheiten }) => einheiten),
  );
  await ANLAGEN.save(
    tx,
    haeuser.flatMap(({ anlagen }) => anlagen),
  );
  // One person may have to do with several of these houses.
  await KONTAKTE.save(
    tx,
    haeuser.flatMap(({ kontakte }) => kontakte),
  );
  await VERBINDUNGEN.save(
    tx,
    haeuser.flatMap(({ verbindungen }) => verbindungen),
  );
}

/** The present rows of these houses; locks them against edits until the transaction ends. */
export const lockHaeuser = async (tx: Tx, ids: readonly string[]): Promise<HausUndLeute[]> =>
  mitLeuten(tx, ids, await HAEUSER.list(tx, sql`t.id = any(${liste(ids)}::uuid[])`, sql`for update`));
/** The same, only to be looked at. */
export const listHaeuser = async (tx: Tx, ids: readonly string[]): Promise<HausUndLeute[]> =>
  mitLeuten(tx, ids, await HAEUSER.list(tx, sql`t.id = any(${liste(ids)}::uuid[])`));

async function mitLeuten(
  tx: Tx,
  ids: readonly string[],
  haeuser: readonly HausRow[],
): Promise<HausUndLeute[]> {
  const unter = sql`t.liegenschaft_id = any(${liste(ids)}::uuid[])`;
  const einheiten = Map.groupBy(await EINHEITEN.list(tx, unter), (row) => row.liegenschaft_id);
  const anlagen = Map.groupBy(await ANLAGEN.list(tx, unter), (row) => row.liegenschaft_id);
  const verbindungen = Map.groupBy(await VERBINDUNGEN.list(tx, unter), (row) => row.liegenschaft_id);
  const kontaktIds = [...verbindungen.values()].flat().map((row) => row.kontakt_id);
  const kontakte = new Map(
    (await KONTAKTE.list(tx, sql`t.id = any(${liste(kontaktIds)}::uuid[])`)).map((row) => [row.id, row]),
  );
  return haeuser.map((haus) => ({
    haus,
    einheiten: einheiten.get(haus.id) ?? [],
    anlagen: anlagen.get(haus.id) ?? [],
    kontakte: (verbindungen.get(haus.id) ?? []).flatMap(({ kontakt_id: id }) => kontakte.get(id) ?? []),
    verbindungen: verbindungen.get(haus.id) ?? [],
  }));
}

/** What a house no longer has. */
export type Hausteile = {
  readonly kontakte: readonly Gegangener[];
  readonly anlagen: readonly string[];
  readonly einheiten: readonly string[];
};
/** Takes single people, installations and units away; whoever belongs to another house, too, stays there. */
export async function deleteHausteile(tx: Tx, weg: Hausteile, now: Date): Promise<void> {
  if (weg.kontakte.length > 0) {
    await verwirfPostAn(tx, weg.kontakte, now);
    await tx.run(sql`delete from liegenschaft_kontakt v
      using jsonb_to_recordset(${json(weg.kontakte)}::jsonb) as r("kontaktId" uuid, "liegenschaftId" uuid)
      where v.kontakt_id = r."kontaktId" and v.liegenschaft_id = r."liegenschaftId"`);
    await tx.run(sql`delete from kontakt k where k.id = any(${liste(weg.kontakte.map(({ kontaktId }) => kontaktId))}::uuid[])
      and not exists (select from liegenschaft_kontakt v where v.unternehmen_id = k.unternehmen_id and v.kontakt_id = k.id)`);
  }
  await ANLAGEN.remove(tx, weg.anlagen);
  await EINHEITEN.remove(tx, weg.einheiten);
}

/** Takes houses away with all that hangs on them; people of other houses stay. */
export async function deleteHaeuser(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from kontakt k using liegenschaft_kontakt v
    where v.unternehmen_id = k.unternehmen_id and v.kontakt_id = k.id and v.liegenschaft_id = any(${liste(ids)}::uuid[])
    and not exists (select from liegenschaft_kontakt a
    where a.unternehmen_id = k.unternehmen_id and a.kontakt_id = k.id and a.liegenschaft_id <> all(${liste(ids)}::uuid[]))`);
  await tx.run(sql`delete from liegenschaft where id = any(${liste(ids)}::uuid[])`);
}

/** Marks what the file no longer names and takes the mark from what it names again; `zurueck` turns both around. */
export const markiereFehlende = (tx: Tx, importId: string, zurueck = false): Promise<number> =>
  tx.run(sql`update liegenschaft l set nicht_mehr_im_export = ((z.befund = 'fehlt') <> ${zurueck}::boolean), version = l.version + 1, geaendert_am = now()
    from importzeile z
    where z.unternehmen_id = l.unternehmen_id and z.importauftrag_id = ${importId} and z.befund in ('fehlt', 'wiederDa')
      and l.id = z.liegenschaft_id`);

/** A whole export of a program did not name them. */
export const setzeFehlend = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(sql`update liegenschaft set nicht_mehr_im_export = true, version = version + 1, geaendert_am = now()
    where id = any(${liste(ids)}::uuid[]) and not nicht_mehr_im_export`);

export type LageRow = { id: string; lat: number; lon: number; quelle: string; guete: string };
/** Places that were found; a house that somebody placed meanwhile keeps its place. */
export const saveLagen = (tx: Tx, rows: readonly LageRow[]): Promise<number> =>
  tx.run(sql`update liegenschaft l set lat = r.lat, lon = r.lon, ort_quelle = r.quelle, ort_guete = r.guete, version = l.version + 1
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, lat float8, lon float8, quelle text, guete text) where l.id = r.id and l.lat is null`);
