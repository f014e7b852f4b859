import { createReadStream } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { fieldsOf } from '@kehrtour/domain/keysOf';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { FileMissingError } from '../platform/settings/storage.ts';
import type { Fortschritt } from '../vorgang/vorgang.ts';
import { kopfzeile, tabellenzeilen } from './auszugstabelle.format.ts';
import { AUSZUGSTABELLEN } from './auszugstabellen.ts';
import {
  listAblagen,
  listRechnungsXml,
  listSpalten,
  listTabellen,
  listZeilen,
  type Seite,
  type Spalte,
} from './datenauszug.store.ts';
import { type Auszugsangaben, liesmich } from './liesmich.ts';
import { oeffneZip, type Zipdatei } from './oeffneZip.ts';

/** Rows in memory at a time. */
const ZEILEN = 500;
/** The share of the work that the tables are; files are the rest. */
const ANTEIL_TABELLEN = 0.8;

/** What of everything goes into the file, and what it says of itself; without one it is all there is. */
type Auszugsauswahl = {
  /** Which rows of a table (alias `t`); undefined: none. */
  readonly bedingung: (tabelle: string) => Seite['nur'];
  readonly ablagen: (tx: Tx) => Promise<readonly { readonly name: string; readonly schluessel: string }[]>;
  readonly liesmich: (angaben: Auszugsangaben) => string;
};

export type Geschriebenes = { readonly pfad: string; readonly groesse: number; readonly zeilen: number };
type Gezaehlt = { readonly tabelle: string; readonly zeilen: number };

/**
 * Writes everything into one ZIP file in `ordner`, a piece at a time: as JSON for programs, as tables for people, and the files.
 * Undefined when somebody asked to stop. What changes meanwhile may be in it in its old or its new form.
 */
export async function schreibeAuszug(
  ctx: TenantCtx,
  ordner: string,
  fortschritt: Fortschritt,
  auswahl?: Auszugsauswahl,
): Promise<Geschriebenes | undefined> {
  const pfad = join(ordner, 'auszug.zip');
  const zip = await oeffneZip(pfad, ctx.now());
  try {
    const gezaehlt = await legeTabellen(ctx, { zip, ordner, auswahl, ...fortschritt });
    if (gezaehlt === undefined) return undefined;
    await fortschritt.melde(ANTEIL_TABELLEN, 'Dateien und Rechnungen');
    const fehlend = await legeDateien(ctx, zip, auswahl);
    await fortschritt.melde(0.95, 'Erklärung');
    await zip.lege('LIESMICH.txt', [
      utf8((auswahl?.liesmich ?? liesmich)({ am: ctx.now(), gezaehlt, fehlend })),
    ]);
    const zeilen = gezaehlt.reduce((summe, eine) => summe + eine.zeilen, 0);
    return { pfad, groesse: await zip.schliesse(), zeilen };
  } finally {
    await zip.gibFrei();
  }
}

type Ziel = {
  readonly zip: Zipdatei;
  readonly ordner: string;
  readonly auswahl: Auszugsauswahl | undefined;
};

async function legeTabellen(
  ctx: TenantCtx,
  { zip, ordner, auswahl, melde, aborted }: Ziel & Fortschritt,
): Promise<Gezaehlt[] | undefined> {
  const gezaehlt: Gezaehlt[] = [];
  const alle = (await tabellenIn(ctx)).filter(
    (tabelle) => auswahl === undefined || auswahl.bedingung(tabelle),
  );
  for (const [stelle, tabelle] of alle.entries()) {
    if (aborted()) return undefined;
    await melde((ANTEIL_TABELLEN * stelle) / alle.length, `Tabelle „${tabelle}“`);
    gezaehlt.push({ tabelle, zeilen: await legeTabelle(ctx, { zip, ordner, auswahl }, tabelle) });
  }
  for (const { tabelle } of gezaehlt)
    await zip.lege(`tabellen/${tabelle}.csv`, createReadStream(csvPfad(ordner, tabelle)));
  return gezaehlt;
}

/** In the order of the list; whatever is not on it comes last, and not never. */
async function tabellenIn(ctx: TenantCtx): Promise<string[]> {
  const da = (await ctx.transaction(listTabellen)).map(({ name }) => name);
  const bekannt = Object.keys(AUSZUGSTABELLEN);
  return [
    ...bekannt.filter((name) => da.includes(name)),
    ...da.filter((name) => !bekannt.includes(name)),
  ].filter((name) => !('fehltWeil' in (AUSZUGSTABELLEN[name] ?? {})));
}

const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const csvPfad = (ordner: string, tabelle: string): string => join(ordner, `${tabelle}.csv`);

/** The rows as JSON go straight into the ZIP, those for a spreadsheet wait in a file beside it. Answers their number. */
async function legeTabelle(ctx: TenantCtx, { zip, ordner, auswahl }: Ziel, tabelle: string): Promise<number> {
  const spalten = await ctx.transaction((tx) => listSpalten(tx, tabelle));
  const csv = csvPfad(ordner, tabelle);
  let zeilen = 0;
  async function* alsJson(): AsyncGenerator<Uint8Array> {
    let namen: readonly string[] | undefined;
    yield utf8('[');
    for await (const seite of seitenVon(ctx, { tabelle, spalten, nur: auswahl?.bedingung(tabelle) })) {
      if (namen === undefined) {
        namen = namenIn(seite[0] ?? '{}', spalten);
        await writeFile(csv, kopfzeile(namen));
      }
      await appendFile(csv, tabellenzeilen(namen, seite));
      yield utf8(`${zeilen === 0 ? '' : ','}\n${seite.join(',\n')}`);
      zeilen += seite.length;
    }
    if (namen === undefined) await writeFile(csv, kopfzeile(lesbare(spalten)));
    yield utf8('\n]\n');
  }
  await zip.lege(`daten/${tabelle}.json`, alsJson());
  return zeilen;
}

/** Columns in their order; what is made of them comes last. */
function namenIn(zeile: string, spalten: readonly Spalte[]): string[] {
  const da = Object.keys(fieldsOf(JSON.parse(zeile)));
  const bekannt = lesbare(spalten).filter((name) => da.includes(name));
  return [...bekannt, ...da.filter((name) => !bekannt.includes(name))];
}

const lesbare = (spalten: readonly Spalte[]): string[] =>
  spalten.filter(({ typ }) => typ !== 'bytea').map(({ name }) => name);

/** Each page in a transaction of its own: the embedded database has one connection, and others wait for it. */
async function* seitenVon(
  ctx: TenantCtx,
  { tabelle, spalten, nur }: Pick<Seite, 'tabelle' | 'spalten' | 'nur'>,
): AsyncGenerator<string[]> {
  let nach: readonly string[] = [];
  for (;;) {
    const von = nach;
    const seite = await ctx.transaction((tx) =>
      listZeilen(tx, { tabelle, spalten, nur, nach: von, anzahl: ZEILEN }),
    );
    if (seite.length > 0) yield seite.map(({ zeile }) => zeile);
    nach = seite.at(-1)?.marke ?? [];
    if (seite.length < ZEILEN || nach.length === 0) return;
  }
}

/** Files and invoices, one after the other. Answers the names of those that are not there any more. */
async function legeDateien(ctx: TenantCtx, zip: Zipdatei, auswahl?: Auszugsauswahl): Promise<string[]> {
  const fehlend: string[] = [];
  if (auswahl === undefined)
    for (const { nummer, xml } of await ctx.transaction(listRechnungsXml))
      await zip.lege(`rechnungen/${sicher(nummer)}.xml`, [utf8(xml)]);
  const ablagen = await ctx.transaction(async (tx) =>
    auswahl === undefined
      ? listAblagen(tx)
      : (await auswahl.ablagen(tx)).map((eine) => ({ ordner: 'dateien', ...eine })),
  );
  for (const { ordner, name, schluessel } of ablagen) {
    const ziel = `${ordner}/${sicher(name)}`;
    try {
      await zip.lege(ziel, [await ctx.deps.files.get(schluessel)]);
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
      fehlend.push(ziel);
    }
  }
  return fehlend;
}

/** A name that stays inside its folder on every machine. */
const sicher = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').replaceAll(/\.{2,}/g, '_');
