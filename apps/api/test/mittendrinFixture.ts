import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Rolle } from '@kehrtour/contract/konto';

import type { Db, Tx } from '../src/platform/db/db.ts';
import { compile } from '../src/platform/db/sql.ts';
import { holeImport } from './importFixture.ts';
import type { TestApi } from './testApi.ts';
import { zivdatei } from './zivdatei.ts';

/** Where a process ends: with the n-th statement that begins so, in the middle of its transaction or right after its commit. */
export type Mine = { readonly anweisung: string; readonly mal: number; readonly wann: 'mitten' | 'danach' };
export type Unterbrochen = {
  readonly tut: 'sendet' | 'liest' | 'liest weiter' | 'sieht in einen Ordner';
  readonly at: { readonly folder: string; readonly url: string };
  readonly mine: Mine;
  readonly wo?: { token: Record<Rolle, string>; importId: string };
  /** The SFTP server with the folder. */
  readonly wirt?: string;
};

/** The same database, until the process is gone at the point that the mine names. */
export function vermint(db: Db, { anweisung, mal, wann }: Mine): Db {
  let gesehen = 0;
  const stirb = (): void => void process.kill(process.pid, 'SIGKILL');
  const horche = (tx: Tx, getroffen: () => void): Tx => {
    const danach = async <T>(text: string, ergebnis: Promise<T>): Promise<T> => {
      const wert = await ergebnis;
      if (text.includes(anweisung) && (gesehen += 1) === mal) getroffen();
      return wert;
    };
    return {
      rows: (query) => danach(compile(query).text, tx.rows(query)),
      row: (query) => danach(compile(query).text, tx.row(query)),
      run: (query) => danach(compile(query).text, tx.run(query)),
      raw: (text, params) => danach(text, tx.raw(text, params)),
    };
  };
  return {
    ...db,
    transaction: async (options, work) => {
      let getroffen = false;
      const ergebnis = await db.transaction(options, (tx) =>
        work(horche(tx, wann === 'mitten' ? stirb : () => void (getroffen = true))),
      );
      if (getroffen) stirb();
      return ergebnis;
    },
  };
}

/** Half a minute without a sign of life of the dead process, in a moment. */
export const verlassene = (api: TestApi) =>
  api.deps.db.query(
    "update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'",
  );

/** A dry run that somebody else had begun. */
export async function warteBisGeprueft(api: TestApi, token: string, id: string): Promise<void> {
  while ((await holeImport(api, token, id)).status !== 'geprueft') await wait(50);
}

export const STAPEL = 5;
const JE_STAPEL = 4;
/** One batch of a night: houses with owner and work. */
export const stapel = (nr: number) =>
  Array.from({ length: JE_STAPEL }, (_leer, i) => nr * JE_STAPEL + i + 1).map((nummer) => ({
    externalId: `N-${nummer}`,
    address: {
      street: 'Nachtweg',
      houseNumber: String(nummer),
      city: 'Lauf',
      zipCode: '91207',
      country: 'DE',
    },
    type: 'EINFAMILIENHAUS',
    role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
    owner: { legalType: 'PERSON', salutation: 'FRAU', lastName: `Escherich${nummer}` },
    aufgaben: [{ fiscalYear: 2027, taetigkeiten: [{ type: 'QUARTER', quarter: 1, category: 'KEHRUNG' }] }],
  }));

/** More houses than one batch of the takeover holds. */
export const HAEUSER = 120;
export const bestandZiv = () => ({
  name: 'kehrbezirk.db',
  bytes: zivdatei(`
    with recursive nr (n) as (select 3 union all select n + 1 from nr where n < ${HAEUSER})
      insert into Gebaeude_Gebaeudeteil (ID_Gebaeude_Gebaeudeteil, Hausnummer, PLZ, Gebaeude_ident, ID_Grundstueck, ID_Kehrbezirk)
      select n, n || '', '91207', 'G-' || n, 1, 1 from nr;
    insert into Kommunikation (ID_Kommunikation, Festnetz_1, Zeile_1, Zeile_2)
      select 100 + ID_Gebaeude_Gebaeudeteil, '09123 ' || (5000 + ID_Gebaeude_Gebaeudeteil), 'Frau', 'Eva Muster' || ID_Gebaeude_Gebaeudeteil
      from Gebaeude_Gebaeudeteil where ID_Gebaeude_Gebaeudeteil > 2;
    insert into Gebaeude_Eigentuemer select ID_Kommunikation, ID_Kommunikation - 100, ID_Kommunikation, 1
      from Kommunikation where ID_Kommunikation > 100;
    insert into Nutzungseinheit select ID_Gebaeude_Gebaeudeteil + 10, ID_Gebaeude_Gebaeudeteil from Gebaeude_Gebaeudeteil
      where ID_Gebaeude_Gebaeudeteil > 2;
    insert into Feuerstaettenbescheid_Grunddaten select ID_Gebaeude_Gebaeudeteil, ID_Gebaeude_Gebaeudeteil, '2024-06-01', 2028
      from Gebaeude_Gebaeudeteil where ID_Gebaeude_Gebaeudeteil > 2;
    insert into Bescheid_Position select ID_Gebaeude_Gebaeudeteil, ID_Gebaeude_Gebaeudeteil, 'Kehrung (1x jährlich)', 'KÜO'
      from Gebaeude_Gebaeudeteil where ID_Gebaeude_Gebaeudeteil > 2;
    insert into Bescheid_Termin_Position select ID_Gebaeude_Gebaeudeteil, '2027-03-01', '2027-04-30'
      from Gebaeude_Gebaeudeteil where ID_Gebaeude_Gebaeudeteil > 2;`),
});

/** Companies differ in these whatever they import: who they are, who is let in, how often something was asked or written. */
const EIGENES = [
  'angebotsmarke',
  'anmeldung',
  'bestandsmarke',
  'datei',
  'mitarbeiter',
  'partnerabruf',
  'partnertoken',
  'partnerverbindung',
  'sitzung',
  'slug',
  'unternehmen',
  'vorgang',
  'zugang',
  'zugangscode',
];
const KENNUNG = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const BYTES = /(?<=")(?:\\\\x[0-9a-f]{8,}|[0-9a-f]{32})(?=")/g;
const ZEITPUNKT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(?:Z|[+-]\d\d:\d\d)/g;
/** Counted up over all companies. */
const NUMMER = /"id": \d+/g;
const RUNDEN = 4;

/**
 * Every row of a company in every table, with names for ids that come from the rows they stand in: two companies with the
 * same rows, tied to each other in the same way, give the same lists.
 */
export async function bestandVon(
  api: TestApi,
  unternehmenId: string,
  /** Columns that are no matter, by table. */
  ohne: Readonly<Record<string, readonly string[]>> = {},
): Promise<Record<string, readonly string[]>> {
  const { rows } = await api.deps.db
    .query(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'unternehmen_id' order by 1`);
  const zeilen: { tabelle: string; text: string }[] = [];
  for (const { name } of rows as { name: string }[]) {
    if (EIGENES.includes(name)) continue;
    const weg = ['unternehmen_id', ...(name === 'verlauf' ? ['id'] : []), ...(ohne[name] ?? [])];
    const { rows: inhalt } = await api.deps.db.query(
      `select distinct (to_jsonb(t) - $2::text[])::text as text from ${name} t where unternehmen_id = $1`,
      [unternehmenId, weg],
    );
    for (const { text } of inhalt as { text: string }[])
      zeilen.push({
        tabelle: name,
        text: text
          .replaceAll(NUMMER, `"id": (nr)`)
          .replaceAll(BYTES, '(bytes)')
          .replaceAll(ZEITPUNKT, '(zeit)'),
      });
  }
  const benannt = benenne(zeilen.map(({ tabelle, text }) => `${tabelle} ${text}`));
  const tabellen = Map.groupBy(zeilen, ({ tabelle }) => tabelle);
  return Object.fromEntries(
    [...tabellen].map(([tabelle, ihre]) => [tabelle, ihre.map(({ text }) => benannt(text)).toSorted()]),
  );
}

/** An id is called by all rows in which it stands, these by the ids in them, and so on for a few rounds. */
function benenne(zeilen: readonly string[]): (text: string) => string {
  let namen = new Map<string, string>();
  const lies = (text: string, selbst?: string): string =>
    text.replaceAll(KENNUNG, (id) => (id === selbst ? '(selbst)' : `(${namen.get(id) ?? ''})`));
  for (let runde = 0; runde < RUNDEN; runde += 1) {
    const stellen = new Map<string, string[]>();
    for (const zeile of zeilen)
      for (const [id] of zeile.matchAll(KENNUNG)) {
        const seine = stellen.get(id) ?? [];
        seine.push(lies(zeile, id));
        stellen.set(id, seine);
      }
    namen = new Map(
      [...stellen].map(([id, seine]) => {
        const text = seine.toSorted().join('\n');
        return [id, createHash('sha256').update(text).digest('hex').slice(0, 12)];
      }),
    );
  }
  return lies;
}
