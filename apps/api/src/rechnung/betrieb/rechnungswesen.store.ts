import type { Eingangsart, Rechnungsstand } from '@kehrtour/domain/rechnung/rechnung';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { liste, type SQL, sql } from '../../platform/db/sql.ts';
import type { RechnungRow } from '../rechnung.store.ts';

export type BetriebsrechnungRow = RechnungRow & { name: string; eingezogen: number };

/** Invoices of all companies with what happened to them; needs the role `kehrtour_betrieb`. */
const ALLE: SQL = sql`
  select r.unternehmen_id, r.id, r.art, r.nummer, r.monat::text as monat, r.ausgestellt_am::text as ausgestellt_am,
    r.faellig_am::text as faellig_am, r.brutto_cent, r.inhalt, u.name,
    coalesce(z.cent, 0)::int as bezahlt_cent, coalesce(m.stufe, 0)::int as mahnstufe, m.bis::text as gemahnt_bis,
    exists (select from beanstandung b where b.unternehmen_id = r.unternehmen_id and b.rechnung_id = r.id and b.beantwortet_am is null) as beanstandet,
    exists (select from rechnung g where g.unternehmen_id = r.unternehmen_id and g.hebt_auf = r.id) as aufgehoben,
    (coalesce(e.anzahl, 0) - coalesce(z.zurueck, 0))::int as eingezogen
  from rechnung r join unternehmen u on u.unternehmen_id = r.unternehmen_id
  left join (select unternehmen_id, rechnung_id, sum(cent) as cent, count(*) filter (where art = 'ruecklastschrift') as zurueck
    from zahlungseingang group by 1, 2) z on z.unternehmen_id = r.unternehmen_id and z.rechnung_id = r.id
  left join (select unternehmen_id, rechnung_id, max(stufe) as stufe, max(bis) as bis from mahnung group by 1, 2) m
    on m.unternehmen_id = r.unternehmen_id and m.rechnung_id = r.id
  left join (select unternehmen_id, rechnung_id, count(*) as anzahl from lastschrifteinzug group by 1, 2) e
    on e.unternehmen_id = r.unternehmen_id and e.rechnung_id = r.id`;

const UNBEZAHLT = sql`a.art = 'rechnung' and not a.aufgehoben and a.bezahlt_cent < a.brutto_cent`;
const RUHIG = sql`${UNBEZAHLT} and not a.beanstandet and a.mahnstufe = 0`;
/** The same words as the rule of the domain; a test holds one against the other. */
const bedingung = (heute: Tag): Readonly<Record<Rechnungsstand, SQL>> => ({
  aufgehoben: sql`a.aufgehoben`,
  bezahlt: sql`not a.aufgehoben and (a.art = 'gegenrechnung' or a.bezahlt_cent >= a.brutto_cent)`,
  beanstandet: sql`${UNBEZAHLT} and a.beanstandet`,
  gemahnt: sql`${UNBEZAHLT} and not a.beanstandet and a.mahnstufe > 0`,
  ueberfaellig: sql`${RUHIG} and a.faellig_am < ${heute}`,
  teilbezahlt: sql`${RUHIG} and a.faellig_am >= ${heute} and a.bezahlt_cent > 0`,
  offen: sql`${RUHIG} and a.faellig_am >= ${heute} and a.bezahlt_cent = 0`,
});

export type Rechnungsfilter = {
  heute: Tag;
  stand?: Rechnungsstand | undefined;
  monat?: string | undefined;
  suche?: string | undefined;
  ab: number;
  anzahl: number;
};
export function listBetriebsrechnungen(tx: Tx, filter: Rechnungsfilter): Promise<BetriebsrechnungRow[]> {
  const { heute, stand, monat, suche } = filter;
  const muster = `%${(suche ?? '').replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  return tx.rows(sql`
    select * from (${ALLE}) a
    where ${stand === undefined ? sql`true` : bedingung(heute)[stand]}
      ${monat === undefined ? sql`` : sql`and a.monat = ${`${monat}-01`}`}
      ${suche === undefined || suche === '' ? sql`` : sql`and (a.nummer ilike ${muster} or a.name ilike ${muster})`}
    order by a.ausgestellt_am desc, a.nummer desc offset ${filter.ab} limit ${filter.anzahl}`);
}
export async function countBetriebsrechnungen(tx: Tx, heute: Tag, stand: Rechnungsstand): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from (${ALLE}) a where ${bedingung(heute)[stand]}`,
  );
  return row?.anzahl ?? 0;
}
/** What is owed by all. */
export async function sumOffen(tx: Tx): Promise<number> {
  const row = await tx.row<{ cent: number }>(
    sql`select coalesce(sum(a.brutto_cent - a.bezahlt_cent), 0)::int as cent from (${ALLE}) a where ${UNBEZAHLT}`,
  );
  return row?.cent ?? 0;
}
export const findBetriebsrechnung = (tx: Tx, id: string): Promise<BetriebsrechnungRow | undefined> =>
  tx.row(sql`select * from (${ALLE}) a where a.id = ${id}`);
/** What may be reminded of, debited, or paid: nothing that was taken back. */
export const listUnbezahlte = (tx: Tx): Promise<BetriebsrechnungRow[]> =>
  tx.rows(sql`select * from (${ALLE}) a where ${UNBEZAHLT} order by a.ausgestellt_am, a.nummer`);
/** Paid ones, too: a returned debit takes back what had come. */
export const listFuerBank = (tx: Tx, seit: Tag): Promise<BetriebsrechnungRow[]> =>
  tx.rows(sql`
    select * from (${ALLE}) a where a.art = 'rechnung' and (${UNBEZAHLT} or a.ausgestellt_am >= ${seit})
    order by a.ausgestellt_am, a.nummer`);
export const listAusgestellte = (tx: Tx, monat: string): Promise<BetriebsrechnungRow[]> =>
  tx.rows(sql`
    select * from (${ALLE}) a where a.ausgestellt_am like ${`${monat}-%`} order by a.nummer`);
export const listVerbucht = (
  tx: Tx,
  verweise: readonly string[],
): Promise<{ verweis: string; cent: number }[]> =>
  tx.rows(sql`
    select verweis, sum(cent)::int as cent from zahlungseingang where verweis = any(${liste(verweise)}::text[]) group by verweis`);

/** Payments of companies since a day, by what the bank's entries are called. */
export const listZahlungsverweise = (
  tx: Tx,
  seit: Tag,
): Promise<{ unternehmen_id: string; verweis: string }[]> =>
  tx.rows(sql`select distinct unternehmen_id, verweis from zahlungseingang where am >= ${seit}`);

export type MandatRow = {
  unternehmen_id: string;
  id: string;
  referenz: string;
  kontoinhaber: string;
  iban: Uint8Array;
  erteilt_am: Tag;
};
export const listMandate = (tx: Tx): Promise<MandatRow[]> =>
  tx.rows(sql`
    select unternehmen_id, id, referenz, kontoinhaber, iban, erteilt_am::text as erteilt_am
    from lastschriftmandat where widerrufen_am is null`);

export type ZahlungRow = { am: Tag; art: Eingangsart; cent: number; verweis: string };
export const listZahlungen = (tx: Tx, id: string): Promise<ZahlungRow[]> =>
  tx.rows(
    sql`select am::text as am, art, cent, verweis from zahlungseingang where rechnung_id = ${id} order by am, eingetragen_am`,
  );
export const listMahnungen = (tx: Tx, id: string): Promise<{ stufe: number; am: Tag; bis: Tag }[]> =>
  tx.rows(
    sql`select stufe, am::text as am, bis::text as bis from mahnung where rechnung_id = ${id} order by stufe`,
  );
export type BeanstandungRow = { id: string; text: string; am: Date; antwort: string | null };
export const listBeanstandungen = (tx: Tx, id: string): Promise<BeanstandungRow[]> =>
  tx.rows(sql`select id, text, am, antwort from beanstandung where rechnung_id = ${id} order by am`);
export const listVerlauf = (tx: Tx, id: string): Promise<{ am: Date; wer: string; was: string }[]> =>
  tx.rows(
    sql`select am, wer, was from verlauf where gegenstand = 'rechnung' and gegenstand_id = ${id} order by id`,
  );
