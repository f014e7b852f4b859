import { type SQL, sql } from '../src/platform/db/sql.ts';

/** What is compared otherwise than for being the same. */
export class Bedingung {
  readonly von: (spalte: SQL, welche: (alle: Readonly<Record<string, Wert | Bedingung>>) => SQL) => SQL;
  constructor(von: Bedingung['von']) {
    this.von = von;
  }
}
/** What the database makes of a column, or of the moment, when it writes. */
export class Ausdruck {
  readonly von: (spalte: SQL) => SQL;
  constructor(von: Ausdruck['von']) {
    this.von = von;
  }
}
/** Objects and lists are written as JSON. */
export type Wert = string | number | boolean | null | undefined | Date | Ausdruck | object;

export const NICHT_NULL = new Bedingung((spalte) => sql`${spalte} is not null`);
export const nicht = (wert: string | number | undefined): Bedingung =>
  new Bedingung((spalte) => sql`${spalte} <> ${wert ?? null}`);
export const unter = (wert: string | number): Bedingung =>
  new Bedingung((spalte) => sql`${spalte} < ${wert}`);
export const keinerVon = (worte: readonly string[]): Bedingung =>
  new Bedingung(
    (spalte) =>
      sql`${spalte} not in (${sql.join(
        worte.map((wort) => sql`${wort}`),
        sql`, `,
      )})`,
  );
export const wie = (muster: string): Bedingung => new Bedingung((spalte) => sql`${spalte} like ${muster}`);
/** Those that stand in a column of other rows. */
export const derer = (
  tabelle: string,
  andere: string,
  alle: Readonly<Record<string, Wert | Bedingung>> = {},
): Bedingung =>
  new Bedingung(
    (spalte, welche) =>
      sql`${spalte} in (select ${sql.raw(andere)} from ${sql.raw(tabelle)} where ${welche(alle)})`,
  );

export const JETZT = new Ausdruck(() => sql`now()`);
export const HEUTE = new Ausdruck(() => sql`current_date`);
export const vor = (dauer: string): Ausdruck => new Ausdruck(() => sql`now() - ${dauer}::interval`);
export const spaeter = (dauer: string): Ausdruck => new Ausdruck(() => sql`now() + ${dauer}::interval`);
/** More by a number, or later by a time. */
export const um = (mehr: number | string): Ausdruck =>
  new Ausdruck((spalte) =>
    typeof mehr === 'number' ? sql`${spalte} + ${sql.raw(String(mehr))}` : sql`${spalte} + ${mehr}::interval`,
  );
/** With these parts beside those that it has. */
export const dazu = (teile: object): Ausdruck =>
  new Ausdruck((spalte) => sql`${spalte} || ${JSON.stringify(teile)}::jsonb`);
/** Without one of its parts. */
export const ohne = (teil: string): Ausdruck => new Ausdruck((spalte) => sql`${spalte} - ${teil}::text`);
/** With this at one place of it: `terminbuchung,horizontTage`. */
export const anStelle = (stelle: string, wert: unknown): Ausdruck =>
  new Ausdruck(
    (spalte) => sql`jsonb_set(${spalte}, ${`{${stelle}}`}::text[], ${JSON.stringify(wert)}::jsonb)`,
  );
/** What another column of the row holds. */
export const wieSpalte = (andere: string): Ausdruck => new Ausdruck(() => sql.raw(andere));
/** Addresses and a number for everybody, told apart by who has them. */
export const MAIL_AUS_ID = new Ausdruck(() => sql`id || '@example.org'`);
export const MAIL_AUS_NAMEN = new Ausdruck(() => sql`nachname || '@example.org'`);
export const MOBIL_AUS_NAMEN = new Ausdruck(() => sql`'0151 2345678' || right(nachname, 1)`);

const rand = (grenze: string | number | Date): string =>
  grenze instanceof Date ? grenze.toISOString() : String(grenze);
/** From one to the other, which no longer belongs to it. */
export const spanne = (von: string | number | Date, bis: string | number | Date): string =>
  `[${rand(von)},${rand(bis)})`;
export const bisEinschliesslich = (von: string, bis: string): string => `[${von},${bis}]`;
