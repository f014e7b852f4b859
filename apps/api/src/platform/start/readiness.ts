import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { keysOf } from '@kehrtour/domain/keysOf';

import { type DbRole, sqlState } from '../db/db.ts';
import { schemaVersion } from '../db/migrate.ts';
import { outOfSpace } from '../db/outOfSpace.ts';
import { sql } from '../db/sql.ts';
import { lockedOut } from '../db/unreachable.ts';
import type { Deps } from '../deps.ts';
import type { MissingName } from '../page/missingText.ts';
import { fingerprintOf } from './keepSecretKey.ts';

export type Missing = { readonly was: MissingName; readonly err?: unknown };

/** Below what a container's health check waits; on a busy pool the looks stand in line, too. */
const LATE_MS = 2000;
/** A disk that is slow under load writes all the same; so long without any answer it does not. */
const SILENT_MS = 30_000;
/** An object store costs a way, and money, for each look. */
const STORE_AGAIN_MS = 30_000;
const PROBE_BYTES = 4096;

/** What each role reads all the time. */
const READS: Readonly<Record<Exclude<DbRole, 'eigner'>, string>> = {
  kehrtour_app: 'select unternehmen_id from unternehmen limit 1',
  kehrtour_jobs: 'select id from ausgang limit 1',
  kehrtour_betrieb: 'select unternehmen_id from unternehmen limit 1',
};

/** As the owner: version, whether one may write, whether the tables are whole, and by which key it was begun. */
const STATE = `
  select (select max(name) from schema_version) as version,
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as readonly,
    (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
      and (select pg_has_role(relowner, 'usage') from pg_class where oid = 'unternehmen'::regclass) as owner,
    exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid)) as torn,
    (select encode(abdruck, 'hex') from installation) as key`;
type State = {
  version: string | null;
  readonly: boolean | null;
  owner: boolean | null;
  torn: boolean;
  key: string | null;
};

export type Look = {
  readonly missing: Missing[];
  /** The folder or the store has not answered yet, and nothing says that it will not. */
  readonly slow: boolean;
};

/**
 * Looks whether everything is there that a request needs; answers what is not. The object store is asked now and then only.
 * @param lateMs a database that takes longer is not there; a folder or a store is slow then, and missing after `silentMs`
 */
export function openReadiness(deps: Deps, lateMs = LATE_MS, silentMs = SILENT_MS): () => Promise<Look> {
  const bounds = { lateMs, silentMs };
  const folder = patiently('datenordner-stumm', () => inDataDir(deps.env.dataDir), bounds);
  const store =
    deps.env.s3 === undefined
      ? patiently('datenordner-stumm', () => inStore(deps), bounds)
      : patiently(
          'ablage',
          everyNow(() => inStore(deps)),
          bounds,
        );
  return async () => {
    const [database, ...places] = await Promise.all([
      inTime('datenbank', inDatabase(deps), lateMs),
      folder(),
      store(),
    ]);
    const all = [...database, ...places.flatMap(({ missing }) => missing)];
    return {
      missing: [...new Map(all.map((one) => [one.was, one])).values()],
      slow: places.some(({ slow }) => slow),
    };
  };
}

/** One look at a time, however often somebody asks: on a slow disk they would stand in line and make it slower. */
function patiently(
  was: MissingName,
  look: () => Promise<Missing[]>,
  { lateMs, silentMs }: { lateMs: number; silentMs: number },
): () => Promise<Look> {
  let running: { readonly since: number; readonly found: Promise<Missing[]> } | undefined;
  return async () => {
    running ??= {
      since: performance.now(),
      found: look()
        .catch((err: unknown) => [{ was, err }])
        .finally(() => (running = undefined)),
    };
    const { since, found } = running;
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), Math.max(0, since + lateMs - performance.now()));
    const missing = await Promise.race([found, late]).finally(() => clearTimeout(timer));
    if (missing !== undefined) return { missing, slow: false };
    return performance.now() - since < silentMs
      ? { missing: [], slow: true }
      : { missing: [{ was }], slow: false };
  };
}

/** By SQLSTATE: no such table; a server that only reads. */
const MISSED: Readonly<Record<string, MissingName>> = { '42P01': 'schema', '25006': 'nur-lesen' };
async function inDatabase(deps: Deps): Promise<Missing[]> {
  try {
    const [state] = (await deps.db.query<State>(STATE)).rows;
    if (state === undefined) throw new Error('a row for sure, and none came');
    return await inTables(deps, state);
  } catch (err) {
    return [{ was: lockedOut(err) ? 'zugang' : (MISSED[sqlState(err) ?? ''] ?? 'datenbank'), err }];
  }
}

async function inTables({ db, secrets }: Deps, state: State): Promise<Missing[]> {
  const missing: MissingName[] = [];
  const newest = await schemaVersion();
  // A newer one is no reason to stop: while versions change, old processes serve until new ones have taken over.
  if ((state.version ?? '') < newest) missing.push('schema');
  if (state.readonly) missing.push('nur-lesen');
  if (!state.owner) missing.push('eigner');
  if (state.key !== null && state.key !== fingerprintOf(secrets)) missing.push('schluessel');
  const roles = await Promise.all(
    keysOf(READS).map((role) =>
      db
        .transaction({ role, nurLesen: true }, (tx) => tx.rows(sql.raw(READS[role])))
        .then(
          () => [],
          (err: unknown) => [{ was: namedByRefusal(err), err }],
        ),
    ),
  );
  const refused = roles.flat().filter(({ was }, nr, all) => all.findIndex((one) => one.was === was) === nr);
  if (state.torn && refused.length === 0) missing.push('rechte');
  return [...missing.map((was) => ({ was })), ...refused];
}

/** 22023: there is no such role; 42501: it may not be taken on, or not read. */
function namedByRefusal(error: unknown): MissingName {
  const state = sqlState(error);
  if (state === '22023') return 'rollen';
  if (state !== '42501') return 'datenbank';
  return /set role/.test(error instanceof Error ? error.message : '') ? 'rollen' : 'rechte';
}

async function inDataDir(folder: string): Promise<Missing[]> {
  const file = join(folder, `probe-${randomUUID()}`);
  try {
    await writeFile(file, new Uint8Array(PROBE_BYTES));
    return [];
  } catch (err) {
    return [{ was: outOfSpace(err) ? 'speicherplatz' : 'datenordner', err }];
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

async function inStore({ env, files }: Deps): Promise<Missing[]> {
  try {
    await files.tryOut();
    return [];
  } catch (err) {
    if (outOfSpace(err)) return [{ was: 'speicherplatz', err }];
    return [{ was: env.s3 === undefined ? 'datenordner' : 'ablage', err }];
  }
}

async function inTime(was: MissingName, look: Promise<Missing[]>, lateMs: number): Promise<Missing[]> {
  const { promise: late, resolve } = Promise.withResolvers<Missing[]>();
  const timer = setTimeout(() => resolve([{ was }]), lateMs);
  return Promise.race([look.catch((err: unknown) => [{ was, err }]), late]).finally(() =>
    clearTimeout(timer),
  );
}

/** The answer of a while ago while it was good; what was bad is looked at again at once. */
function everyNow(look: () => Promise<Missing[]>): () => Promise<Missing[]> {
  let running: Promise<Missing[]> | undefined;
  let goodUntil = -Infinity;
  return () => {
    if (performance.now() < goodUntil) return Promise.resolve([]);
    running ??= look()
      .then((missing) => {
        if (missing.length === 0) goodUntil = performance.now() + STORE_AGAIN_MS;
        return missing;
      })
      .finally(() => (running = undefined));
    return running;
  };
}
