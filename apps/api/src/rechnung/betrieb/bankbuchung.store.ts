import type { BekannterPosten } from '@kehrtour/domain/bankauszug/bankposten';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { instant, json, liste, sql } from '../../platform/db/sql.ts';

/** Two files may be read at once: what is new is found by one after the other. */
export const lockBankbuchungen = (tx: Tx): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('bankbuchung', 48))`);

export type NeueBankbuchung = {
  verweis: string;
  posten: string;
  postenCent: number;
  konto: string;
  form: string;
  abdruck: string;
  kennung: string;
  am: Tag;
  cent: number;
  name: string;
  zweck: string;
};
/** Entries of the bank are the operator's own; all of one is over until it is spread. */
export const insertBankbuchungen = (tx: Tx, neue: readonly NeueBankbuchung[], jetzt: Date): Promise<number> =>
  tx.run(sql`
    insert into bankbuchung (verweis, posten, posten_cent, konto, form, abdruck, kennung, am, cent, rest_cent, name, zweck, gelesen_am, unverteilt)
    select verweis, posten, "postenCent", konto, form, abdruck, kennung, am, cent, cent, name, zweck, ${instant(jetzt)}, true
    from jsonb_to_recordset(${json(neue)}::jsonb) as neu(verweis text, posten text, "postenCent" integer, konto text, form text,
      abdruck text, kennung text, am date, cent integer, name text, zweck text)`);
/** What the sum is made of stands in its place. */
export const ersetzeSumme = (tx: Tx, posten: string): Promise<number> =>
  tx.run(sql`
    update bankbuchung set ersetzt = true, rest_cent = 0, unverteilt = false where coalesce(posten, verweis) = ${posten}`);

type BankbuchungRow = {
  verweis: string;
  posten: string;
  posten_cent: number;
  konto: string;
  form: string;
  abdruck: string;
  kennung: string;
  am: Tag;
  cent: number;
  rest_cent: number;
  name: string;
  zweck: string;
  ersetzt: boolean;
};
/** Postings of some days as they are kept. */
export async function listPosten(tx: Tx, tage: readonly Tag[]): Promise<BekannterPosten[]> {
  const rows = await tx.rows<BankbuchungRow>(sql`
    select verweis, coalesce(posten, verweis) as posten, coalesce(posten_cent, cent) as posten_cent, konto, form, abdruck, kennung,
      am::text as am, cent, rest_cent, name, zweck, ersetzt
    from bankbuchung where am = any(${liste(tage)}::date[]) order by gelesen_am, verweis`);
  return [...Map.groupBy(rows, ({ posten }) => posten)].flatMap(([posten, zeilen]) => {
    const [erste] = zeilen;
    if (!erste) return [];
    return [
      {
        posten,
        konto: zeilen.find(({ konto }) => konto !== '')?.konto ?? '',
        am: erste.am,
        cent: erste.posten_cent,
        formen: formenAus(zeilen),
        teile: zeilen.filter(({ ersetzt }) => !ersetzt),
        ersetzbar: zeilen.length === 1 && !erste.ersetzt && erste.rest_cent === erste.cent,
      },
    ];
  });
}
function formenAus(rows: readonly BankbuchungRow[]): BekannterPosten['formen'] {
  const formen = rows
    .filter(({ form }) => form !== '')
    .map(({ form, abdruck, kennung }) => ({ form, abdruck, kennung }));
  return [...new Map(formen.map((eine) => [eine.form, eine])).values()];
}
export async function listVerweise(tx: Tx, tage: readonly Tag[]): Promise<Set<string>> {
  const rows = await tx.rows<{ verweis: string }>(
    sql`select verweis from bankbuchung where am = any(${liste(tage)}::date[])`,
  );
  return new Set(rows.map(({ verweis }) => verweis));
}

export type UnverteilteRow = Pick<RestRow, 'verweis' | 'am' | 'cent' | 'name' | 'zweck'>;
/** Entries of all files: one whose reading ended in its middle is spread with the next. */
export const listUnverteilte = (tx: Tx): Promise<UnverteilteRow[]> =>
  tx.rows(sql`
    select verweis, am::text as am, cent, name, zweck from bankbuchung where unverteilt order by am, verweis`);
export const setReste = (tx: Tx, reste: readonly { verweis: string; rest: number }[]): Promise<number> =>
  tx.run(sql`
    update bankbuchung b set rest_cent = neu.rest, unverteilt = false
    from jsonb_to_recordset(${json(reste)}::jsonb) as neu(verweis text, rest integer)
    where b.verweis = neu.verweis and b.unverteilt`);

/** Who paid what came since a day and belongs to somebody. */
export async function listZahlernamen(tx: Tx, seit: Tag): Promise<Map<string, string>> {
  const rows = await tx.rows<{ verweis: string; name: string }>(sql`
    select verweis, name from bankbuchung where am >= ${seit} and name <> '' and rest_cent <> cent`);
  return new Map(rows.map(({ verweis, name }) => [verweis, name]));
}

const REST = sql`rest_cent <> 0 and not unverteilt and abgelegt_am is null`;
export type RestRow = {
  verweis: string;
  am: Tag;
  cent: number;
  name: string;
  zweck: string;
  rest_cent: number;
};
/** What belongs to nobody yet, newest first. */
export const listRest = (tx: Tx): Promise<RestRow[]> =>
  tx.rows(sql`
    select verweis, am::text as am, cent, name, zweck, rest_cent from bankbuchung where ${REST} order by am desc, verweis limit 200`);
export const findRest = (tx: Tx, verweis: string): Promise<RestRow | undefined> =>
  tx.row(sql`
    select verweis, am::text as am, cent, name, zweck, rest_cent from bankbuchung where verweis = ${verweis} and ${REST}`);
export async function countRest(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(
    sql`select count(*)::int as anzahl from bankbuchung where ${REST}`,
  );
  return row?.anzahl ?? 0;
}
/** Takes what is over in hand; 0 when somebody else did, or it is another sum by now. */
export const nimmRest = (tx: Tx, verweis: string, restCent: number): Promise<number> =>
  tx.run(sql`
    update bankbuchung set unverteilt = true where verweis = ${verweis} and rest_cent = ${restCent} and ${REST}`);
export const legeBuchungAb = (tx: Tx, verweis: string, jetzt: Date): Promise<number> =>
  tx.run(sql`update bankbuchung set abgelegt_am = ${instant(jetzt)} where verweis = ${verweis} and ${REST}`);
