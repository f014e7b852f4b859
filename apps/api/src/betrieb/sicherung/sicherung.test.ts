import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { asOperator, findPostgres, type RunningPostgres, startPostgres } from '@kehrtour/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { loescheUnternehmen } from '../../loeschauftrag/loescheFaellige.ts';
import { systemCtx } from '../../platform/ctx.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  discardUntil,
  endDispatchRest,
  findDispatchRest,
  listResting,
} from '../../platform/post/dispatchRest.ts';
import { queueMail, relayMails } from '../../platform/post/outbox.ts';
import { type Env, readEnv } from '../../platform/settings/env.ts';
import { openDeps } from '../../platform/start/openDeps.ts';
import { alsProtokoll, geloeschteIn } from './loeschprotokoll.ts';
import { sichere } from './sichere.ts';
import { oeffnePostgres } from './sicherung.store.ts';
import { spieleZurueck } from './spieleZurueck.ts';

const SECRET_KEY = 'test-'.repeat(8);
const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-sicherung-'));
const backup = path.join(folder, 'sicherung');
const clusters: RunningPostgres[] = [];
afterAll(async () => {
  for (const one of clusters) await one.stop();
  rmSync(folder, { recursive: true, force: true });
});

const envOf = (url: string, name: string, key = SECRET_KEY): Env => ({
  ...readEnv({ DATABASE_URL: url, DATA_DIR: path.join(folder, name), SECRET_KEY: key }),
  logLevel: 'silent',
});

/** What stands in each table, as a number of rows and a sum of them; but whether the outbox is shut. */
async function rowsOf(url: string): Promise<Record<string, string>> {
  const db = oeffnePostgres(url);
  try {
    const { rows } = await db.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'installation'",
    );
    return Object.fromEntries(await Promise.all(rows.map(async ({ name }) => [name, await sumOf(db, name)])));
  } finally {
    await db.close();
  }
}
async function sumOf(db: Db, name: string): Promise<string> {
  const { rows } = await db.query<{ sum: string }>(
    `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
  );
  return rows[0]?.sum ?? '';
}

async function servedFrom(url: string, name: string): Promise<TestApi> {
  return testApi({ at: { folder: path.join(folder, name), url }, env: { SECRET_KEY } });
}

async function sentBy(api: TestApi): Promise<string[]> {
  const sent: string[] = [];
  await relayMails({
    ...api.deps,
    mail: { ...api.deps.mail, send: async ({ an }) => void sent.push(an.adresse) },
  });
  return sent;
}

async function write(api: TestApi, { unternehmenId }: TestBetrieb, adresse: string): Promise<void> {
  const ctx = systemCtx(api.deps, unternehmenId);
  const mail = { an: { name: 'Hilde Ofen', adresse }, betreff: 'Probe', text: 'Probe', html: '' };
  const ereignis = `probe/${randomUUID()}`;
  await ctx.transaction((tx) => queueMail(ctx, tx, mail, { anlass: 'hinweis', ereignis, vorlage: 'probe' }));
}

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'a backup that is played back',
  { tags: 'night' },
  () => {
    let stays: TestBetrieb;
    let goes: TestBetrieb;
    let key: string;
    let before: Record<string, string>;
    let server: string;
    let second: string;

    beforeAll(async () => {
      const first = await startPostgres(findPostgres() ?? '');
      const other = await startPostgres(findPostgres() ?? '');
      clusters.push(first, other);
      const url = await asOperator(first.url);
      server = other.url;
      second = await asOperator(other.url);
      await (await openDeps({ ...envOf(url, 'erster'), worker: false })).close();
      const api = await servedFrom(url, 'erster');
      stays = await api.neuerBetrieb();
      goes = await api.neuerBetrieb();
      key = `${stays.unternehmenId}/${randomUUID()}`;
      await api.deps.files.put(key, Buffer.from('Bescheid'), 'application/pdf');
      await write(api, stays, 'wartet@ofen.example');
      before = await rowsOf(url);
      const schein = await sichere(envOf(url, 'erster'), backup, new Date('2027-01-11T08:00:00Z'));
      expect(schein).toMatchObject({ datenbank: 'postgres', dateien: 1, loeschungen: 0 });
      // Whatever happens from here on is in no backup, but for the log of deletions.
      await loescheUnternehmen(systemCtx(api.deps, goes.unternehmenId));
      writeFileSync(path.join(folder, 'loeschungen.txt'), alsProtokoll(await geloeschteIn(api.deps.files)));
      await api.close();
    });

    it('says a wrong key and a missing one before it writes anything', async () => {
      for (const env of [
        envOf(second, 'zweiter', 'ein-anderer-schluessel-von-irgendwo'),
        { ...envOf(second, 'zweiter'), secretKey: undefined },
      ])
        await expect(spieleZurueck(env, backup, undefined)).rejects.toThrow(/SECRET_KEY.*nichts geschrieben/);
      expect(existsSync(path.join(folder, 'zweiter'))).toBe(false);
      expect(await rowsOf(second)).toEqual({});
    });

    it('is the same: rows, files, sessions, on a server that knew no role', async () => {
      const env = envOf(second, 'zweiter');
      expect(await spieleZurueck(env, backup, undefined)).toMatchObject({
        nachgeholt: 0,
        ruhen: 1,
        fehlt: [],
      });
      expect(await rowsOf(second)).toEqual(before);
      const api = await servedFrom(second, 'zweiter');
      expect(Buffer.from(await api.deps.files.get(key)).toString()).toBe('Bescheid');
      for (const { token } of [stays, goes])
        expect((await api.call(mitarbeiterListe, {}, token.inhaber)).status).toBe(200);
      await api.close();
    });

    it('sends nothing that waited until somebody says so; what is thrown away never leaves', async () => {
      const api = await servedFrom(second, 'zweiter');
      await write(api, stays, 'neu@ofen.example');
      expect(await sentBy(api)).toEqual([]);
      const decide = api.deps.db.transaction;
      const since = await decide({ role: 'kehrtour_jobs' }, findDispatchRest);
      if (since === undefined) throw new Error('nothing rests');
      await decide({ role: 'kehrtour_jobs' }, async (tx) => {
        expect(await listResting(tx, since)).toMatchObject([
          { weg: 'mail', vorlage: 'probe', alt: 1, neu: 1 },
        ]);
        expect(await discardUntil(tx, since, api.deps.now())).toBe(1);
        await endDispatchRest(tx);
      });
      expect(await sentBy(api)).toEqual(['neu@ofen.example']);
      expect(await decide({ role: 'kehrtour_jobs' }, findDispatchRest)).toBeUndefined();
      await api.close();
    });

    it('refuses what is not empty', async () => {
      const env = envOf(second, 'zweiter');
      await expect(spieleZurueck(env, backup, undefined)).rejects.toThrow(/liegen schon welche/);
      await expect(
        spieleZurueck({ ...env, dataDir: path.join(folder, 'leer') }, backup, undefined),
      ).rejects.toThrow(/Datenbank ist nicht leer/);
      await expect(sichere(env, backup, new Date())).rejects.toThrow(/liegt schon etwas/);
    });

    it('deletes once more who was deleted since, belongs to whoever played it back, and lets go what is released', async () => {
      // As the superuser, whose database belongs to nobody else.
      const log = path.join(folder, 'loeschungen.txt');
      const done = await spieleZurueck(envOf(server, 'dritter'), backup, log);
      expect(done).toMatchObject({ nachgeholt: 1, ruhen: 1, fehlt: [] });
      const api = await servedFrom(server, 'dritter');
      expect((await api.call(mitarbeiterListe, {}, stays.token.inhaber)).status).toBe(200);
      expect((await api.call(mitarbeiterListe, {}, goes.token.inhaber)).status).toBe(401);
      await api.deps.db.transaction({ role: 'kehrtour_jobs' }, endDispatchRest);
      expect(await sentBy(api)).toEqual(['wartet@ofen.example']);
      await api.close();
    });

    it('refuses a byte more, and a backup that did not come to its end', async () => {
      const env = envOf(second, 'vierter');
      appendFileSync(path.join(backup, 'datenbank.dump'), 'x');
      await expect(spieleZurueck(env, backup, undefined)).rejects.toThrow(/datenbank\.dump ist nicht mehr/);
      rmSync(path.join(backup, 'pruefsummen.sha256'));
      await expect(spieleZurueck(env, backup, undefined)).rejects.toThrow(/nicht zu Ende kam/);
      expect(readdirSync(folder)).not.toContain('vierter');
    });
  },
);

describe.runIf(process.env['TEST_DATABASE'] === 'pglite')('the embedded database', { tags: 'night' }, () => {
  it('is backed up while nobody works on it, with its key, and comes back with its outbox shut', async () => {
    const at = (name: string, settings: Record<string, string> = {}): Env => ({
      ...readEnv({ DATA_DIR: path.join(folder, name), DEMO: '0', ...settings }),
      logLevel: 'silent',
    });
    const copy = path.join(folder, 'eingebettete');
    const opened = await openDeps(at('hier'));
    await expect(sichere(at('hier'), copy, new Date())).rejects.toThrow(/laufenden Kehrtour/);
    await opened.deps.files.put('karten/standard', Buffer.from('Karte'), 'text/plain');
    await opened.close();
    expect(await sichere(at('hier'), copy, new Date())).toMatchObject({
      datenbank: 'eingebettet',
      dateien: 1,
    });

    const other = at('dort', { SECRET_KEY });
    await expect(spieleZurueck(other, copy, undefined)).rejects.toThrow(/SECRET_KEY.*nichts geschrieben/);
    expect(existsSync(path.join(folder, 'dort'))).toBe(false);
    expect(await spieleZurueck(at('dort'), copy, undefined)).toMatchObject({ ruhen: 0, fehlt: [] });
    const back = await openDeps(at('dort'));
    expect(Buffer.from(await back.deps.files.get('karten/standard')).toString()).toBe('Karte');
    expect(await back.deps.db.transaction({ role: 'kehrtour_jobs' }, findDispatchRest)).toBeInstanceOf(Date);
    await back.close();
    rmSync(path.join(folder, 'dort/dateien'), { recursive: true });
    await expect(spieleZurueck(at('dort'), copy, undefined)).rejects.toThrow(/liegt schon eine Datenbank/);
  });
});
