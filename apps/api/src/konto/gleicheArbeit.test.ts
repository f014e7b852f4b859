import { Worker } from 'node:worker_threads';

import * as konto from '@kehrtour/contract/konto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { testApi, type TestApi } from '../../test/testApi.ts';
import type { Tx } from '../platform/db/db.ts';
import { compile } from '../platform/db/sql.ts';
import { insertAnmeldung } from './konto.store.ts';
import { hashPasswort } from './passwort.ts';

/** Time tells a stranger what the answer does not, so the work is compared, statement for statement (no clock in here). */
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  const betrieb = await api.neuerBetrieb();
  const passwortHash = await hashPasswort('drei Leitern am Dach');
  for (const [strategie, person] of [
    ['mitarbeiter', crypto.randomUUID()],
    ['adminUser', crypto.randomUUID()],
  ] as const)
    await betrieb.ctx.transaction((tx) =>
      insertAnmeldung(tx, {
        strategie,
        email: 'bekannt@example.org',
        personId: person,
        unternehmenId: strategie === 'mitarbeiter' ? betrieb.unternehmenId : null,
        passwortHash,
      }),
    );
});
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

/** Everything asked of the database, and how many passwords were hashed, until the answer was there. */
async function arbeitBei(tat: () => Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const seen: string[] = [];
  const noting = (tx: Tx): Tx => ({
    rows: (query) => (seen.push(compile(query).text), tx.rows(query)),
    row: (query) => (seen.push(compile(query).text), tx.row(query)),
    run: (query) => (seen.push(compile(query).text), tx.run(query)),
    raw: (text, params) => (seen.push(text), tx.raw(text, params)),
  });
  const { transaction, alone } = api.deps.db;
  const begun = vi
    .spyOn(api.deps.db, 'transaction')
    .mockImplementation((options, work) =>
      transaction(options, (tx) => (seen.push(`begin ${options.unternehmenId ?? ''}`), work(noting(tx)))),
    );
  vi.spyOn(api.deps.db, 'alone').mockImplementation((options) => noting(alone(options)));
  const hashed = vi.spyOn(Worker.prototype, 'postMessage');
  const { status, body } = await tat();
  expect(begun).toHaveBeenCalled();
  const answer = { ...(body as object), instance: '' };
  const passwoerter = hashed.mock.calls.length;
  vi.restoreAllMocks();
  return { status, answer, seen, passwoerter };
}

const firma = {
  firma: 'Kaminkehrer Huber',
  vorname: 'Eva',
  nachname: 'Huber',
  bundesland: 'BY' as const,
  plz: '91207',
  ort: 'Lauf',
};
const unternehmungen = {
  'a registration': (email: string) => api.call(konto.registrieren, { body: { ...firma, email } }),
  'a forgotten password': (email: string) =>
    api.call(konto.passwortVergessen, { body: { strategie: 'mitarbeiter', email } }),
  'a forgotten password of an operator': (email: string) =>
    api.call(konto.passwortVergessen, { body: { strategie: 'adminUser', email } }),
  'a wrong login': (email: string) =>
    api.call(konto.mitarbeiterAnmelden, { body: { email, passwort: 'falsch falsch falsch' } }),
  'a wrong login of an operator': (email: string) =>
    api.call(konto.adminUserAnmelden, { body: { email, passwort: 'falsch falsch falsch' } }),
};

describe('for a known and an unknown address', () => {
  it.each(Object.entries(unternehmungen))('%s does the same work', async (_name, unternimm) => {
    const bekannt = await arbeitBei(() => unternimm('bekannt@example.org'));
    const unbekannt = await arbeitBei(() => unternimm('niemand@example.org'));
    expect(unbekannt).toEqual(bekannt);
  });
  it('this comparison sees a difference where there is one', async () => {
    const registriert = await arbeitBei(() => unternehmungen['a registration']('einer@example.org'));
    const vergessen = await arbeitBei(() => unternehmungen['a forgotten password']('einer@example.org'));
    expect(vergessen).not.toEqual(registriert);
  });
});
