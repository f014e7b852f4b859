import { constants, DatabaseSync } from 'node:sqlite';

import { ZivFehler } from './zivAusweg.ts';

/** Far more than an honest schema needs, far less than one that was made to hurt. */
const GRENZEN = { attach: 0, column: 500, exprDepth: 50, sqlLength: 1_000_000, triggerDepth: 0 } as const;

/** All that reading needs. Whatever else a file brings (views, triggers, generated columns) is never run. */
const FUNKTIONEN: readonly (string | null)[] = ['typeof', 'substr'];
const { SQLITE_OK, SQLITE_DENY, SQLITE_READ, SQLITE_SELECT, SQLITE_FUNCTION, SQLITE_PRAGMA } = constants;

/**
 * The file as a database in memory that can do nothing but be read: no path, no attaching, no extension, and of SQL no more than
 * plain selects.
 * @throws ZivFehler
 */
export function oeffneZiv(bytes: Uint8Array): DatabaseSync {
  const datei = ohneJournal(bytes);
  if (istAbgeschnitten(datei)) throw new ZivFehler('abgeschnitten');
  const db = new DatabaseSync(':memory:', { limits: GRENZEN, readBigInts: true, defensive: true });
  db.deserialize(datei);
  db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on');
  db.setAuthorizer((art, erstes, zweites) => {
    if (art === SQLITE_READ || art === SQLITE_SELECT) return SQLITE_OK;
    if (art === SQLITE_FUNCTION) return FUNKTIONEN.includes(zweites) ? SQLITE_OK : SQLITE_DENY;
    return art === SQLITE_PRAGMA && erstes === 'table_info' ? SQLITE_OK : SQLITE_DENY;
  });
  return db;
}

/** A program may have left the file in the state of being written (WAL); what is in it can be read all the same. */
function ohneJournal(bytes: Uint8Array): Uint8Array {
  const datei = Uint8Array.from(bytes);
  if (datei[18] === 2) datei[18] = 1;
  if (datei[19] === 2) datei[19] = 1;
  return datei;
}

const KOPF_BYTES = 100;

/** The head says how many pages there are. @see https://www.sqlite.org/fileformat2.html#the_database_header */
function istAbgeschnitten(datei: Uint8Array): boolean {
  if (datei.length < KOPF_BYTES) return true;
  const kopf = new DataView(datei.buffer, datei.byteOffset, KOPF_BYTES);
  const seite = kopf.getUint16(16) === 1 ? 65_536 : kopf.getUint16(16);
  return kopf.getUint32(28) * seite > datei.length;
}
