import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AnswerOf, CallOf, Endpoint } from '@kehrtour/contract/endpoint';
import type { Rolle } from '@kehrtour/contract/konto';
import type { Problem } from '@kehrtour/contract/problem';
import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import { personalDataIn } from '@kehrtour/testkit/personalData';
import type { FastifyInstance } from 'fastify';

import { openServices } from '../src/ankuendigung/kanal/openServices.ts';
import { insertAnmeldung } from '../src/konto/konto.store.ts';
import { legeMitarbeiterAn } from '../src/mitarbeiter/legeMitarbeiterAn.ts';
import { systemCtx, type TenantCtx } from '../src/platform/ctx.ts';
import type { Db } from '../src/platform/db/db.ts';
import { openEventHub } from '../src/platform/db/events.ts';
import { instant, sql } from '../src/platform/db/sql.ts';
import type { Deps } from '../src/platform/deps.ts';
import { openLog } from '../src/platform/log/openLog.ts';
import { openJobs } from '../src/platform/queue/jobs.ts';
import { openMail } from '../src/platform/service/mail.ts';
import { readEnv } from '../src/platform/settings/env.ts';
import { hashToken, newToken, secretsFrom } from '../src/platform/settings/secrets.ts';
import { diskStore } from '../src/platform/settings/storage.ts';
import { buildServer } from '../src/server.ts';
import { legeKatalogAn } from '../src/taetigkeit/legeKatalogAn.ts';
import { legeUnternehmenAn } from '../src/unternehmen/legeUnternehmenAn.ts';
import { startJobs } from '../src/worker.ts';
import { emptyDb, lastingDb } from './freshDb.ts';

/** What came back: the endpoint's answer or problem details, to be told apart by the status. */
type Answer<E extends Endpoint> = AnswerOf<E> & Omit<Partial<Problem>, keyof AnswerOf<E>>;

/** A company with one person of every role, each already logged in. */
export type TestBetrieb = {
  readonly unternehmenId: string;
  readonly ctx: TenantCtx;
  readonly token: Record<Rolle, string>;
  readonly mitarbeiterId: Record<Rolle, string>;
};

export type TestApi = {
  readonly deps: Deps;
  readonly app: FastifyInstance;
  /** What the server has logged. */
  readonly logLines: readonly string[];
  /** Moves the clock that the server sees. */
  readonly clock: { now: Date };
  readonly neuerBetrieb: (options?: { slug?: string; bundesland?: Bundesland }) => Promise<TestBetrieb>;
  /** Calls an endpoint as `token`; answers status and body, whatever they are. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    token?: string,
  ) => Promise<{ status: number; body: Answer<E> }>;
  readonly close: () => Promise<void>;
};

/** When a company of a test was registered: its time to try ends when the planner first costs something. */
const LAENGST = new Date('2026-11-02T08:00:00+01:00');
/** Who is logged in has chosen one; nobody knows it. */
const NIEMANDS_PASSWORT = `argon2id$${Buffer.alloc(16, 1).toString('base64url')}$${Buffer.alloc(32, 1).toString('base64url')}`;
const ROLLEN: readonly Rolle[] = ['inhaber', 'buero', 'geselle', 'azubi'];

/** The whole server on a database of its own (embedded or PostgreSQL, as the run says), with a clock that stands still. */
export async function testApi(
  options: {
    /** The jobs, but not the relays: what waits in the outbox leaves when a test says so, never beside it. */
    worker?: boolean;
    now?: string;
    requestsPerMinute?: number;
    privateHosts?: string[];
    env?: Record<string, string>;
    /** A folder and a database on the server that outlive this one; `durch` stands between it and its database. */
    at?: { folder: string; url: string; durch?: (db: Db) => Db };
  } = {},
): Promise<TestApi> {
  const { at } = options;
  const folder = at?.folder ?? mkdtempSync(join(tmpdir(), 'kehrtour-test-'));
  const clock = { now: new Date(options.now ?? '2027-01-11T08:00:00+01:00') };
  const fresh = at ? lastingDb(at.url) : await emptyDb();
  const db = at?.durch?.(fresh.db) ?? fresh.db;
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const jobs = await openJobs(db, log, at ? { lookSeconds: 1 } : {});
  const events = await openEventHub(db);
  const env = {
    ...readEnv({ DATA_DIR: folder, DEMO: '1', SPEICHER_RESERVE_GB: '0', ...options.env }),
    logLevel: 'silent',
    requestsPerMinute: options.requestsPerMinute ?? 0,
    privateHosts: options.privateHosts ?? [],
  };
  const deps: Deps = {
    env,
    db,
    log,
    now: () => clock.now,
    jobs,
    events,
    mail: openMail(undefined, ''),
    ...openServices(env, () => clock.now),
    files: diskStore(join(folder, 'dateien')),
    secrets: secretsFrom('test-'.repeat(8)),
  };
  const app = await buildServer(deps);
  if (options.worker) await startJobs(deps);
  return {
    deps,
    app,
    logLines: lines,
    clock,
    neuerBetrieb: (wunsch) => neuerBetrieb(deps, wunsch ?? {}),
    call: (endpoint, input, token) => callApp(app, endpoint, input, token),
    close: async () => {
      await app.close();
      await jobs.stop();
      await events.close();
      await db.close();
      await fresh.drop();
      if (!at) rmSync(folder, { recursive: true, force: true });
      refusePersonalData(lines);
    },
  };
}

/** Every test looks after it: whatever it did, nobody can read in the log whom it was about. */
function refusePersonalData(lines: readonly string[]): void {
  const leaks = lines.flatMap((line) => {
    const found = personalDataIn(line);
    return found.length > 0 ? [`${found.join(', ')} in ${line.slice(0, 2000)}`] : [];
  });
  if (leaks.length > 0) throw new Error(`The log holds personal data:\n${leaks.slice(0, 5).join('\n')}`);
}

async function neuerBetrieb(
  deps: Deps,
  wunsch: { slug?: string; bundesland?: Bundesland },
): Promise<TestBetrieb> {
  const unternehmenId = randomUUID();
  const ctx = systemCtx(deps, unternehmenId, 'test');
  const token = {} as Record<Rolle, string>;
  const mitarbeiterId = {} as Record<Rolle, string>;
  await ctx.transaction(async (tx) => {
    await legeUnternehmenAn(tx, {
      name: `Betrieb ${unternehmenId.slice(0, 8)}`,
      slug: wunsch.slug ?? `betrieb-${unternehmenId.slice(0, 8)}`,
      bundesland: wunsch.bundesland ?? 'BY',
      plz: '91207',
      ort: 'Lauf a.d.Pegnitz',
      email: '',
      angelegtAm: LAENGST,
    });
    await legeKatalogAn(tx);
    for (const rolle of ROLLEN) {
      const email = `${rolle}@${unternehmenId.slice(0, 8)}.example`;
      const id = await legeMitarbeiterAn(tx, {
        vorname: rolle,
        nachname: 'Test',
        rolle,
        qualifikation: rolle === 'inhaber' ? 'bbsf' : 'geselle',
        email,
        faehrt: rolle === 'inhaber' || rolle === 'geselle',
      });
      await insertAnmeldung(tx, {
        strategie: 'mitarbeiter',
        email,
        personId: id,
        unternehmenId,
        passwortHash: NIEMANDS_PASSWORT,
      });
      token[rolle] = newToken();
      mitarbeiterId[rolle] = id;
      const ablauf = new Date(deps.now().getTime() + 2 * 365 * 24 * 3_600_000);
      await tx.rows(
        sql`select tor_sitzung_anlegen(${hashToken(token[rolle])}, 'mitarbeiter', ${id}, ${unternehmenId}, ${instant(deps.now())}, ${instant(ablauf)}, 'test')`,
      );
    }
  });
  return { unternehmenId, ctx, token, mitarbeiterId };
}

async function callApp<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: CallOf<E>,
  token?: string,
): Promise<{ status: number; body: Answer<E> }> {
  const {
    params = {},
    query = {},
    body,
    idempotencyKey,
  } = input as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    idempotencyKey?: string;
  };
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
    ),
  );
  const response = await app.inject({
    method: endpoint.method,
    url: `${endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''))}${search.size > 0 ? `?${search}` : ''}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  // The server validated its answer against the endpoint's schema before this line reads it.
  const answer = (
    response.headers['content-type']?.includes('json') ? response.json() : response.body
  ) as Answer<E>;
  return { status: response.statusCode, body: answer };
}
