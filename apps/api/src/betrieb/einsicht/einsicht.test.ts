import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as betrieb from '@kehrtour/contract/betrieb';
import * as einsicht from '@kehrtour/contract/einsicht';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import * as konto from '@kehrtour/contract/konto';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { ganz, liesZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';
import { insertDatei } from '../../datei/datei.ts';
import { sql } from '../../platform/db/sql.ts';

const CONTRACT = fileURLToPath(new URL('../../../../../packages/contract/src/', import.meta.url));
const ENDPOINTS = (
  await Promise.all(
    globSync('*.ts', { cwd: CONTRACT, exclude: ['*.test.ts'] }).map(async (file) =>
      Object.values((await import(CONTRACT + file)) as Record<string, unknown>),
    ),
  )
)
  .flat()
  .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'zugang' in one);
const GRUND = 'Bitte um Hilfe beim Import, Anruf vom 11. Januar';

let api: TestApi;
let wir: TestBetrieb;
let andere: TestBetrieb;
let betreiber = '';
beforeAll(async () => {
  api = await testApi();
  wir = await api.neuerBetrieb();
  andere = await api.neuerBetrieb();
  betreiber = await anOperator(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  await api.call(einsicht.einsichtBeenden, {}, betreiber);
  spaeter(1);
});

const beginne = (wo: TestBetrieb, grund = GRUND) =>
  api.call(einsicht.einsichtBeginnen, { params: { id: wo.unternehmenId }, body: { grund } }, betreiber);
const sieh = () => api.call(unternehmenHolen, {}, betreiber);
const liest = (wo: TestBetrieb, rolle: 'inhaber' | 'buero' = 'inhaber') =>
  api.call(einsicht.einsichtenHolen, {}, wo.token[rolle]);
const spaeter = (minuten: number): void =>
  void (api.clock.now = new Date(api.clock.now.getTime() + minuten * 60_000));

describe('an operator without a reason', () => {
  it('sees nothing of a company, and is not thrown out for asking', async () => {
    expect(await sieh()).toMatchObject({ status: 403, body: { type: 'einsicht-noetig' } });
    expect((await api.call(konto.adminUserHolen, {}, betreiber)).status).toBe(200);
    expect((await api.call(unternehmenHolen, {})).status).toBe(401);
    expect((await api.call(unternehmenHolen, {}, 'erfunden')).status).toBe(401);
  });
  it('gets in with a reason that says something, and only where there is a company', async () => {
    expect((await beginne(wir, 'weil')).status).toBe(400);
    expect((await beginne(wir, '          weil          ')).status).toBe(400);
    expect((await beginne({ ...wir, unternehmenId: randomUUID() })).status).toBe(404);
    expect((await sieh()).status).toBe(403);
  });
});

describe('an operator with a reason', () => {
  it('reads this company and no other, and its owners are told at once, who, why and until when', async () => {
    const { status, body } = await beginne(wir);
    expect([status, body.bis]).toEqual([200, new Date(api.clock.now.getTime() + 3_600_000).toISOString()]);
    expect((await sieh()).body.name).toBe(`Betrieb ${wir.unternehmenId.slice(0, 8)}`);
    expect((await api.call(mitarbeiterListe, {}, betreiber)).body.eintraege).toHaveLength(4);
    expect((await api.call(einsicht.einsichtHolen, {}, betreiber)).body.einsicht?.grund).toBe(GRUND);
    const rows = await liesZeilen(ganz(api), 'ausgang', ['empfaenger', 'text'], { vorlage: 'einsicht' });
    const mails = rows as { empfaenger: string; text: string }[];
    expect(mails.map(({ empfaenger }) => empfaenger)).toEqual([
      `inhaber@${wir.unternehmenId.slice(0, 8)}.example`,
    ]);
    expect(mails[0]?.text).toContain(GRUND);
    expect(mails[0]?.text).toContain('Olga Peter');
  });
  it('leaves behind what was opened, for those who run the company alone', async () => {
    await beginne(wir);
    await sieh();
    await sieh();
    await api.call(mitarbeiterListe, {}, betreiber);
    expect((await liest(wir, 'buero')).status).toBe(403);
    const [neueste] = (await liest(wir)).body.eintraege;
    expect(neueste).toMatchObject({ wer: 'Olga Peter', grund: GRUND, laeuft: true });
    expect(neueste?.gesehen).toEqual([
      { bereich: '/unternehmen', anzahl: 1 },
      { bereich: '/unternehmen/mitarbeiter', anzahl: 1 },
    ]);
    expect((await liest(andere)).body.eintraege).toEqual([]);
    const verlauf = await wir.ctx.transaction((tx) =>
      tx.rows<{ was: string; wer: string }>(
        sql`select was, wer from verlauf where was like 'einsicht%' order by id desc limit 1`,
      ),
    );
    expect(verlauf[0]?.was).toBe('einsicht-begonnen');
    expect(verlauf[0]?.wer).toMatch(/^adminUser:/);
  });
  it('sees nothing any more when the hour is over, when it was ended, and when the session is', async () => {
    await beginne(wir);
    spaeter(59);
    expect((await sieh()).status).toBe(200);
    spaeter(1);
    expect((await sieh()).status).toBe(403);
    expect((await api.call(einsicht.einsichtHolen, {}, betreiber)).body.einsicht).toBeNull();
    await beginne(wir);
    await api.call(einsicht.einsichtBeenden, {}, betreiber);
    expect((await sieh()).status).toBe(403);
    expect((await liest(wir)).body.eintraege[0]).toMatchObject({
      laeuft: false,
      bis: api.clock.now.toISOString(),
    });
    const zweite = await anOperator(api, 'zweite@example.org');
    const body = { grund: GRUND };
    await api.call(einsicht.einsichtBeginnen, { params: { id: wir.unternehmenId }, body }, zweite);
    expect((await api.call(unternehmenHolen, {}, zweite)).status).toBe(200);
    expect((await sieh()).status).toBe(403);
    await api.call(konto.adminUserAbmelden, {}, zweite);
    expect((await api.call(unternehmenHolen, {}, zweite)).status).toBe(401);
    expect((await liest(wir)).body.eintraege.filter(({ laeuft }) => laeuft)).toEqual([]);
  });
  it('takes home the file of an import and what it was refused for, and the company reads that, too', async () => {
    const [id, dateiId, schluessel] = [randomUUID(), randomUUID(), `${wir.unternehmenId}/${randomUUID()}`];
    const bytes = Buffer.from('Straße;Nr;PLZ;Ort\nEsseweg;4;99999;Musterbach\n');
    await api.deps.files.put(schluessel, bytes, 'text/csv');
    await wir.ctx.transaction(async (tx) => {
      await insertDatei(tx, {
        id: dateiId,
        schluessel,
        groesse: bytes.length,
        typ: 'text/csv',
        name: 'Liste.csv',
      });
      await neueZeile(tx, 'importauftrag', { id, dateiname: 'Liste.csv', datei_id: dateiId, art: 'csv' });
    });
    const lade = async (art: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode, body } = await api.app.inject({ url: `/importe/${id}/${art}`, headers });
      return [statusCode, body] as const;
    };
    expect((await lade('datei', betreiber))[0]).toBe(403);
    await beginne(wir);
    expect(await lade('datei', betreiber)).toEqual([200, bytes.toString()]);
    expect((await lade('fehler', betreiber))[0]).toBe(200);
    expect((await lade('datei', wir.token.buero))[0]).toBe(200);
    expect((await lade('datei', wir.token.azubi))[0]).toBe(403);
    expect((await lade('datei', andere.token.inhaber))[0]).toBe(404);
    expect((await liest(wir)).body.eintraege[0]?.gesehen.map(({ bereich }) => bereich)).toEqual([
      '/importe/:id/datei',
      '/importe/:id/fehler',
    ]);
  });
  it('looks into one company at a time: the next reason closes the door behind', async () => {
    await beginne(wir);
    await beginne(andere);
    expect((await sieh()).body.name).toBe(`Betrieb ${andere.unternehmenId.slice(0, 8)}`);
    expect((await liest(wir)).body.eintraege.filter(({ laeuft }) => laeuft)).toEqual([]);
    expect((await liest(andere)).body.eintraege.filter(({ laeuft }) => laeuft)).toHaveLength(1);
  });
});

describe('looking in', () => {
  it('cannot write: no endpoint of staff that writes takes an operator, whatever she looks into', async () => {
    await beginne(wir);
    const schreibende = ENDPOINTS.filter(
      ({ zugang, method }) => (zugang === 'mitarbeiter' || zugang === 'partner') && method !== 'GET',
    );
    expect(schreibende.length).toBeGreaterThan(80);
    const offen: string[] = [];
    for (const { method, path } of schreibende) {
      const { statusCode } = await api.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, wir.mitarbeiterId.geselle),
        headers: { authorization: `Bearer ${betreiber}`, 'idempotency-key': 'einsicht-1' },
        payload: {},
      });
      if (statusCode !== 401) offen.push(`${method} ${path}: ${statusCode}`);
    }
    expect(offen).toEqual([]);
  });
  it('reads what the contract names and nothing beside it: no calendar address, no token, no whole export', async () => {
    await beginne(wir);
    const einsehbar = ENDPOINTS.filter((one) => one.einsehbar === true);
    expect(einsehbar.every(({ method, zugang }) => method === 'GET' && zugang === 'mitarbeiter')).toBe(true);
    for (const { path, einsehbar: ja } of ENDPOINTS.filter(
      ({ zugang, method }) => zugang === 'mitarbeiter' && method === 'GET',
    )) {
      const { statusCode } = await api.app.inject({
        url: path.replaceAll(/:\w+/g, wir.mitarbeiterId.geselle),
        headers: { authorization: `Bearer ${betreiber}` },
      });
      expect([path, statusCode === 401]).toEqual([path, ja !== true]);
    }
  });
  it('is read-only in the database itself, should a verb ever try', async () => {
    const schreibt = api.deps.db.transaction({ unternehmenId: wir.unternehmenId, nurLesen: true }, (tx) =>
      setzeZeilen(tx, 'unternehmen', {}, { name: 'gekapert' }),
    );
    await expect(schreibt).rejects.toThrow(/read-only/);
    const entriegelt = api.deps.db.transaction(
      { unternehmenId: wir.unternehmenId, nurLesen: true },
      async (tx) => {
        await liesZeilen(tx, 'unternehmen', ['name']);
        await tx.rows(sql`select set_config('transaction_read_only', 'off', true)`);
      },
    );
    await expect(entriegelt).rejects.toThrow();
  });
  it('is counted: nobody floods the owners with mails', async () => {
    for (let mal = 0; mal < 30; mal += 1) await beginne(wir);
    expect(await beginne(wir)).toMatchObject({ status: 429 });
  });
  it('is no matter of the lists of all companies, which show no person', async () => {
    expect((await api.call(betrieb.betriebeHolen, {}, betreiber)).status).toBe(200);
  });
});
