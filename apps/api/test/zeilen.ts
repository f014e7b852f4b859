import { randomUUID } from 'node:crypto';

import type { Db, Tx } from '../src/platform/db/db.ts';
import { compile, instant, type SQL, sql } from '../src/platform/db/sql.ts';
import type { Spalte, Zeile } from './spalten.ts';
import { Ausdruck, Bedingung, type Wert } from './werte.ts';

type Gang = { readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };
/** A company, its context, or a transaction that is open already. */
export type Wo = { readonly ctx: Gang } | Gang | Tx;
export type Werte = Readonly<Record<string, Wert>>;
/** Which rows: every named column has this value, or one of these. */
export type Welche = Readonly<Record<string, Wert | Bedingung>>;

/** Tables whose rows are told apart by something else than an id of their own. */
const OHNE_ID = new Set([
  'bankbuchung',
  'ersatzweg',
  'halt_aufgabe',
  'importzeile',
  'installation',
  'rechnungsbeleg',
  'tarifwechsel',
  'versandzaehler',
  'verlauf',
]);

/** The whole database as its owner: rows of every company, and tables that belong to none. */
export const ganz = ({ deps: { db } }: { readonly deps: { readonly db: Db } }): Tx => {
  const rows = async <Row>(frage: SQL): Promise<Row[]> => {
    const { text, params } = compile(frage);
    return (await db.query<Row>(text, params)).rows;
  };
  return {
    rows,
    row: async (frage) => (await rows<never>(frage))[0],
    run: async (frage) => (await rows(sql`${frage} returning 1`)).length,
    raw: (text, params) => db.query(text, params),
  };
};

/** Within a transaction of its own, or the open one. */
export const mitten = <T>(wo: Wo, work: (tx: Tx) => Promise<T>): Promise<T> => {
  if ('rows' in wo) return work(wo);
  return 'ctx' in wo ? wo.ctx.transaction(work) : wo.transaction(work);
};

function geschrieben(wert: Wert, spalte: SQL): SQL {
  if (wert instanceof Ausdruck) return wert.von(spalte);
  if (wert instanceof Date) return instant(wert);
  if (wert instanceof Uint8Array) return sql`${wert}`;
  return typeof wert === 'object' && wert !== null
    ? sql`${sql.param(JSON.stringify(wert))}`
    : sql`${wert ?? null}`;
}

function trifft(name: string, wert: Wert | Bedingung): SQL {
  const spalte = sql.raw(name);
  if (wert instanceof Bedingung) return wert.von(spalte, bedingung);
  if (wert === null || wert === undefined) return sql`${spalte} is null`;
  if (!Array.isArray(wert)) return sql`${spalte} = ${geschrieben(wert, spalte)}`;
  const alle = wert.map((einer: Wert) => geschrieben(einer, spalte));
  return alle.length === 0 ? sql`false` : sql`${spalte} in (${sql.join(alle, sql`, `)})`;
}

const bedingung = (welche: Welche): SQL =>
  sql.join([sql`true`, ...Object.entries(welche).map(([spalte, wert]) => trifft(spalte, wert))], sql` and `);

/**
 * Puts rows into a state that no verb reaches in the time of a test: those of `welche`, all of the company for `{}`.
 * Where there is none, the test was about to prove nothing.
 */
export async function setzeZeilen(wo: Wo, tabelle: string, welche: Welche, werte: Werte): Promise<void> {
  const neu = Object.entries(werte).map(([name, wert]) => {
    const spalte = sql.raw(name);
    return sql`${spalte} = ${geschrieben(wert, spalte)}`;
  });
  const getroffen = await mitten(wo, (tx) =>
    tx.run(sql`update ${sql.raw(tabelle)} set ${sql.join(neu, sql`, `)} where ${bedingung(welche)}`),
  );
  if (getroffen === 0) throw new Error(`${tabelle} has no such row: ${JSON.stringify(welche)}`);
}

/** Adds settings of the company to those it has. */
export const stelleBetriebEin = (wo: Wo, einstellungen: object): Promise<number> =>
  mitten(wo, (tx) =>
    tx.run(
      sql`update unternehmen set einstellungen = einstellungen || ${JSON.stringify(einstellungen)}::jsonb`,
    ),
  );

/** Deletes rows, where there are any; answers how many there were. */
export const loescheZeilen = (wo: Wo, tabelle: string, welche: Welche = {}): Promise<number> =>
  mitten(wo, (tx) => tx.run(sql`delete from ${sql.raw(tabelle)} where ${bedingung(welche)}`));

/** Makes a row; answers its id. */
export async function neueZeile(wo: Wo, tabelle: string, werte: Werte): Promise<string> {
  const id = typeof werte['id'] === 'string' ? werte['id'] : randomUUID();
  const alle = Object.entries(OHNE_ID.has(tabelle) ? werte : { ...werte, id });
  const namen = sql.raw(alle.map(([spalte]) => spalte).join(', '));
  const inhalt = sql.join(
    alle.map(([spalte, wert]) => geschrieben(wert, sql.raw(spalte))),
    sql`, `,
  );
  await mitten(wo, (tx) => tx.run(sql`insert into ${sql.raw(tabelle)} (${namen}) values (${inhalt})`));
  return id;
}

/** Makes several; answers their ids in the same order. */
export const neueZeilen = (wo: Wo, tabelle: string, alle: readonly Werte[]): Promise<string[]> =>
  mitten(wo, async (tx) => {
    const ids: string[] = [];
    for (const werte of alle) ids.push(await neueZeile(tx, tabelle, werte));
    return ids;
  });

/** What is read of a column that is none of the table: a part of one, or what follows from it. */
const GELESEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  anlage: { aw: 'arbeitswerte::float8', kw: 'leistung_kw::float8' },
  ankuendigung: { rechtstexte: "text -> 'rechtstexte'" },
  ausgang: {
    absender: "nachricht #>> '{von,name}'",
    an: "nachricht -> 'an' ->> 'adresse'",
    anhaenge: "jsonb_array_length(nachricht -> 'anhaenge')",
    betreff: "nachricht ->> 'betreff'",
    text: "nachricht ->> 'text'",
    verworfen: 'verworfen_am is not null',
  },
  belegung: {
    von: 'lower(zeitraum)',
    bis: 'upper(zeitraum)',
    tag: 'lower(zeitraum)::date::text',
    minuten: '(extract(epoch from upper(zeitraum) - lower(zeitraum)) / 60)::int',
  },
  buchung: {
    zuschlagCent: "wunsch -> 'zuschlagCent'",
    zuschlagText: "wunsch ->> 'zuschlagText'",
    texte: 'jsonb_array_length(einwilligungen)',
  },
  importordner: {
    nachVersuch: '(extract(epoch from naechster_ab - versucht_am) / 60)::int',
    nachBeginn: '(extract(epoch from naechster_ab - begonnen_am) / 60)::int',
  },
  kalender_abo: {
    nachVersuch: '(extract(epoch from naechster_abruf_ab - versucht_am) / 60)::int',
    nachBeginn: '(extract(epoch from naechster_abruf_ab - begonnen_am) / 60)::int',
  },
  kehrtour: { auswahl: "vorgaben #> '{liegenschaften,ids}'" },
  liegenschaft: { lokal: 'to_jsonb(lokal_geaendert)' },
  mitarbeiter: { name: "vorname || ' ' || nachname" },
  termin: {
    abgeschlossen: "coalesce((vermerk ->> 'abschluss')::boolean, false)",
    ohneNachweis: "coalesce((vermerk ->> 'ohneNachweis')::boolean, false)",
  },
  reservierung: { anteil: 'anteil::float8' },
  verlauf: { notiz: "nach ->> 'notiz'" },
};

function gelesen(tabelle: string, spalte: string): SQL {
  const [eine = '', anders = eine] = spalte.split(' as ');
  const ausdruck = GELESEN[tabelle]?.[eine];
  return sql.raw(anders === eine && ausdruck === undefined ? eine : `${ausdruck ?? eine} as "${anders}"`);
}

class Folge {
  readonly nach: readonly string[];
  readonly welche: Welche;
  constructor(nach: readonly string[], welche: Welche) {
    this.nach = nach;
    this.welche = welche;
  }
}
/** Which rows, and by what they follow each other. */
export const geordnet = (nach: readonly string[], welche: Welche = {}): Folge => new Folge(nach, welche);

/** Rows of a table; what an endpoint tells is asked there. */
export const liesZeilen = <const S extends Spalte = never>(
  wo: Wo,
  tabelle: string,
  spalten: readonly S[],
  auswahl: Welche | Folge = {},
): Promise<Zeile<S>[]> => {
  const { nach, welche } = auswahl instanceof Folge ? auswahl : geordnet([], auswahl);
  const was = sql.join(
    spalten.map((spalte) => gelesen(tabelle, spalte)),
    sql`, `,
  );
  const folge = nach.length === 0 ? sql`` : sql` order by ${sql.raw(nach.join(', '))}`;
  return mitten(wo, (tx) =>
    tx.rows<Zeile<S>>(sql`select ${was} from ${sql.raw(tabelle)} where ${bedingung(welche)}${folge}`),
  );
};

/** The first of them. */
export const liesZeile = async <const S extends Spalte = never>(
  wo: Wo,
  tabelle: string,
  spalten: readonly S[],
  auswahl: Welche | Folge = {},
): Promise<Zeile<S> | undefined> => (await liesZeilen(wo, tabelle, spalten, auswahl))[0];

/** How many there are. */
export const zaehleZeilen = async (wo: Wo, tabelle: string, welche: Welche = {}): Promise<number> =>
  (await liesZeilen(wo, tabelle, [], welche)).length;
