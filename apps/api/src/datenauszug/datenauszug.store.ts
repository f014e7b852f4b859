import type { Tx } from '../platform/db/db.ts';
import { instant, liste, type SQL, sql } from '../platform/db/sql.ts';

export type AuszugRow = {
  id: string;
  vorgang_id: string;
  angefordert_am: Date;
  von: string;
  schluessel: string | null;
  groesse: number | null;
  laeuft_ab: Date;
};
export const findAuszug = (tx: Tx, jetzt: Date): Promise<AuszugRow | undefined> =>
  tx.row(sql`select a.id, a.vorgang_id, a.angefordert_am, a.schluessel, a.groesse::float8 as groesse, a.laeuft_ab,
      coalesce(m.vorname || ' ' || m.nachname, '') as von
    from datenauszug a left join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.angefordert_von
    where a.laeuft_ab > ${instant(jetzt)}`);
type Gemerkt = { id: string; vorgang_id: string; schluessel: string | null; angefordert_am: Date };
/** Whoever asks at the same moment waits here, and finds what the first one began. */
export async function lockAuszug(tx: Tx): Promise<Gemerkt | undefined> {
  // The row of the company: that of the export may be another one afterwards, or none yet.
  await tx.rows(sql`select 1 from unternehmen for no key update`);
  return tx.row(sql`select id, vorgang_id, schluessel, angefordert_am from datenauszug`);
}

type Neu = { id: string; vorgangId: string; von: string; am: Date; laeuftAb: Date };
export const insertAuszug = (tx: Tx, { id, vorgangId, von, am, laeuftAb }: Neu): Promise<number> =>
  tx.run(sql`insert into datenauszug (id, vorgang_id, angefordert_von, angefordert_am, laeuft_ab)
    values (${id}, ${vorgangId}, ${von}, ${instant(am)},${instant(laeuftAb)})`);
export const deleteAuszug = (tx: Tx): Promise<number> => tx.run(sql`delete from datenauszug`);
/** False when another one took its place meanwhile. */
export async function setAuszugFertig(
  tx: Tx,
  { id, schluessel, groesse, am }: { id: string; schluessel: string; groesse: number; am: Date },
): Promise<boolean> {
  const saved = await tx.run(
    sql`update datenauszug set schluessel = ${schluessel}, groesse = ${groesse}, fertig_am = ${instant(am)} where id = ${id}`,
  );
  return saved === 1;
}
/** Companies whose export is over; seen as the operator sees them. */
export const listUnternehmenMitAltem = (tx: Tx, jetzt: Date): Promise<{ unternehmen_id: string }[]> =>
  tx.rows(sql`select unternehmen_id from datenauszug where laeuft_ab <= ${instant(jetzt)}`);

/** Every table with rows of a company that the application reads; one that nobody has described yet is among them. */
export const listTabellen = (tx: Tx): Promise<{ name: string }[]> =>
  tx.rows(sql`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'unternehmen_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select') order by 1`);

export type Spalte = { name: string; typ: string; schluessel: boolean };
/** Columns as the database knows them: those of the primary key first, the company's own apart. */
export const listSpalten = (tx: Tx, tabelle: string): Promise<Spalte[]> =>
  tx.rows(sql`select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as typ,
      array_position(i.indkey::int2[], a.attnum) is not null as schluessel
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${tabelle}::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> 'unternehmen_id'
    order by array_position(i.indkey::int2[], a.attnum), a.attnum`);

/** Mails for the eyes of the mailbox alone: with what they carry somebody gets in, or shows that an address is hers. */
const MIT_ZUGANGSLINK = [
  'adresse-bestaetigen',
  'einladung',
  'faktorfreigabe',
  'passwort',
  'rechnungsempfaenger-code',
];
const MAILTEXT = sql`jsonb_build_object('betreff', t.nachricht->'betreff', 'text',
  case when t.vorlage = any(${liste(MIT_ZUGANGSLINK)}::text[]) then '"geschwärzt"'::jsonb else t.nachricht->'text' end)`;

export type Seite = {
  tabelle: string;
  spalten: readonly Spalte[];
  /** Which rows (alias `t`); undefined: all. */
  nur?: SQL | undefined;
  nach: readonly string[];
  anzahl: number;
};
/** Rows as text of JSON objects, from behind the last one that was read; `marke` says where that is. */
export function listZeilen(
  tx: Tx,
  { tabelle, spalten, nur, nach, anzahl }: Seite,
): Promise<{ zeile: string; marke: string[] }[]> {
  const schluessel = spalten.filter((spalte) => spalte.schluessel);
  const weg = ['unternehmen_id', ...spalten.filter(({ typ }) => typ === 'bytea').map(({ name }) => name)];
  const namen = gereiht(schluessel.map(({ name }) => sql`t.${sql.identifier(name)}`));
  const werte = gereiht(schluessel.map(({ typ }, stelle) => sql`${nach[stelle]}::text::${sql.raw(typ)}`));
  const marken = gereiht(schluessel.map(({ name }) => sql`t.${sql.identifier(name)}::text`));
  return tx.rows(sql`select (${tabelle === 'ausgang' ? sql`to_jsonb(t) - 'nachricht' || ${MAILTEXT}` : sql`to_jsonb(t)`}
      - ${liste(weg)}::text[])::text as zeile, array[${marken}]::text[] as marke
    from ${sql.identifier(tabelle)} t where ${nur ?? sql`true`} ${nach.length === 0 ? sql`` : sql`and (${namen}) > (${werte})`}
    ${schluessel.length === 0 ? sql`` : sql`order by ${namen}`} limit ${anzahl}`);
}
const gereiht = (teile: readonly SQL[]): SQL => sql.join([...teile], sql`, `);

export type Ablage = { ordner: 'dateien' | 'rechnungen'; name: string; schluessel: string };
/** What lies outside of the database: files of the company, and its printed invoices by their numbers. */
export const listAblagen = (tx: Tx): Promise<Ablage[]> =>
  tx.rows(sql`select 'dateien' as ordner, d.id || '-' || d.name as name, d.schluessel from datei d
    union all select 'rechnungen', r.nummer || '.pdf', b.schluessel from rechnungsbeleg b
      join rechnung r on r.unternehmen_id = b.unternehmen_id and r.id = b.rechnung_id
    order by 1, 2`);
/** The part of invoices that programs read. */
export const listRechnungsXml = (tx: Tx): Promise<{ nummer: string; xml: string }[]> =>
  tx.rows(sql`select nummer, xml from rechnung order by nummer`);
