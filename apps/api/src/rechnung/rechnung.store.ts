import type { Verbrauch } from '@kehrtour/contract/rechnung';
import type { Rechnungsart } from '@kehrtour/domain/rechnung/rechnung';
import type { Tag } from '@kehrtour/domain/tag';
import type { Abrechnungsmonat } from '@kehrtour/domain/unternehmen/abrechnung';
import type { Kanal } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, type SQL, sql } from '../platform/db/sql.ts';
import type { Rechnungsinhalt } from './beleg/rechnungsinhalt.ts';

export type RechnungRow = {
  unternehmen_id: string;
  id: string;
  art: Rechnungsart;
  nummer: string;
  monat: Tag;
  ausgestellt_am: Tag;
  faellig_am: Tag;
  brutto_cent: number;
  inhalt: Rechnungsinhalt;
  bezahlt_cent: number;
  mahnstufe: number;
  gemahnt_bis: Tag | null;
  beanstandet: boolean;
  aufgehoben: boolean;
};

/** An invoice with what happened to it since: it never changes itself. */
const RECHNUNG: SQL = sql`
  select r.unternehmen_id, r.id, r.art, r.nummer, r.monat::text as monat, r.ausgestellt_am::text as ausgestellt_am,
    r.faellig_am::text as faellig_am, r.brutto_cent, r.inhalt,
    coalesce((select sum(z.cent)::int from zahlungseingang z where z.unternehmen_id = r.unternehmen_id and z.rechnung_id = r.id), 0) as bezahlt_cent,
    coalesce((select max(m.stufe)::int from mahnung m where m.unternehmen_id = r.unternehmen_id and m.rechnung_id = r.id), 0) as mahnstufe,
    (select max(m.bis)::text from mahnung m where m.unternehmen_id = r.unternehmen_id and m.rechnung_id = r.id) as gemahnt_bis,
    exists (select from beanstandung b where b.unternehmen_id = r.unternehmen_id and b.rechnung_id = r.id and b.beantwortet_am is null) as beanstandet,
    exists (select from rechnung g where g.unternehmen_id = r.unternehmen_id and g.hebt_auf = r.id) as aufgehoben
  from rechnung r`;

/** Invoices of the one company of this transaction, newest first. */
export const listRechnungen = (tx: Tx): Promise<RechnungRow[]> =>
  tx.rows(sql`${RECHNUNG} order by r.ausgestellt_am desc, r.nummer desc`);
export const findRechnung = (tx: Tx, id: string): Promise<RechnungRow | undefined> =>
  tx.row(sql`${RECHNUNG} where r.id = ${id}`);
export const findXml = (tx: Tx, id: string): Promise<{ nummer: string; xml: string } | undefined> =>
  tx.row(sql`select nummer, xml from rechnung where id = ${id}`);

export async function naechsteNummer(tx: Tx, reihe: string): Promise<number> {
  const row = await tx.row<{ nummer: number }>(sql`select tor_rechnungsnummer(${reihe}) as nummer`);
  if (!row) throw new Error('no number');
  return row.nummer;
}

/** False when this month has its invoice already. */
export async function insertRechnung(
  tx: Tx,
  neu: {
    id: string;
    monat: Abrechnungsmonat;
    fassung: number;
    hebtAuf: string | null;
    inhalt: Rechnungsinhalt;
    xml: string;
    sha256: string;
  },
): Promise<boolean> {
  const { inhalt } = neu;
  const rows = await tx.run(sql`
    insert into rechnung (id, art, nummer, monat, fassung, hebt_auf, ausgestellt_am, faellig_am, netto_cent, ust_cent, brutto_cent, inhalt, xml, xml_sha256)
    values (${neu.id}, ${inhalt.art}, ${inhalt.nummer}, ${`${neu.monat}-01`}::date, ${neu.fassung}, ${neu.hebtAuf}, ${inhalt.ausgestelltAm}::date,
      ${inhalt.faelligAm}::date, ${inhalt.nettoCent}, ${inhalt.ustCent}, ${inhalt.bruttoCent}, ${json(inhalt)}::jsonb, ${neu.xml}, ${neu.sha256})
    on conflict do nothing`);
  return rows === 1;
}

/** The company's row is held: one at a time makes its invoices, takes them back and writes payments. */
export const lockBetrieb = (tx: Tx): Promise<number> =>
  tx.run(sql`select from unternehmen for no key update`);
export async function letzteFassung(tx: Tx, monat: Abrechnungsmonat): Promise<number> {
  const row = await tx.row<{ fassung: number }>(sql`
    select coalesce(max(fassung), 0)::int as fassung from rechnung where art = 'rechnung' and monat = ${`${monat}-01`}::date`);
  return row?.fassung ?? 0;
}

/** What a company did in a month: notices by channel, bookings, people. */
export async function countVerbrauch(tx: Tx, von: Date, bis: Date): Promise<Verbrauch> {
  const ankuendigungen = await tx.rows<{ kanal: Kanal; anzahl: number }>(sql`
    select kanal, count(*)::int as anzahl from ankuendigung
    where erstellt_am >= ${instant(von)} and erstellt_am < ${instant(bis)} group by kanal order by kanal`);
  const row = await tx.row<{ buchungen: number; mitarbeitende: number }>(sql`
    select (select count(*)::int from buchung where angelegt_am >= ${instant(von)} and angelegt_am < ${instant(bis)}) as buchungen,
      (select count(*)::int from mitarbeiter where aktiv) as mitarbeitende`);
  return { ankuendigungen, buchungen: row?.buchungen ?? 0, mitarbeitende: row?.mitarbeitende ?? 0 };
}

export type BelegRow = { schluessel: string; sha256: string };
export const findBeleg = (tx: Tx, id: string): Promise<BelegRow | undefined> =>
  tx.row(sql`select schluessel, sha256 from rechnungsbeleg where rechnung_id = ${id}`);
export async function insertBeleg(
  tx: Tx,
  beleg: BelegRow & { rechnungId: string; groesse: number; am: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into rechnungsbeleg (rechnung_id, schluessel, groesse, sha256, abgelegt_am)
    values (${beleg.rechnungId}, ${beleg.schluessel}, ${beleg.groesse}, ${beleg.sha256}, ${instant(beleg.am)}) on conflict do nothing`);
  return rows === 1;
}
export const listBestaetigteEmpfaenger = (tx: Tx): Promise<{ email: string }[]> =>
  tx.rows(sql`select email from rechnungsempfaenger where bestaetigt_am is not null order by email`);

export const insertBeanstandung = (
  tx: Tx,
  neu: { id: string; rechnungId: string; text: string; am: Date; wer: string },
): Promise<number> =>
  tx.run(sql`
    insert into beanstandung (id, rechnung_id, text, am, wer)
    values (${neu.id}, ${neu.rechnungId}, ${neu.text}, ${instant(neu.am)}, ${neu.wer}) on conflict do nothing`);
