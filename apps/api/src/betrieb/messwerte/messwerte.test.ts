import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

import { messwerteHolen } from '@kehrtour/contract/betrieb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { type TestApi, testApi } from '../../../test/testApi.ts';
import { ganz, neueZeile, zaehleZeilen } from '../../../test/zeilen.ts';
import type { Deps } from '../../platform/deps.ts';
import { countProcess } from '../../platform/log/measures.ts';
import { listenForMetrics, metricsPage } from '../../platform/start/listenForMetrics.ts';
import { merkeGesichert } from '../sicherung/sicherung.store.ts';
import { gibMesswerteAus } from './gibMesswerteAus.ts';

let api: TestApi;
let betreiber: string;
beforeAll(async () => {
  api = await testApi({ env: { METRICS_PORT: '9464' } });
  betreiber = await anOperator(api);
  countProcess();
  const { ctx } = await api.neuerBetrieb();
  const vor = (minuten: number) => new Date(api.clock.now.getTime() - minuten * 60_000);
  const schreibe = (status: string, angelegt: ReturnType<typeof vor>, ab: ReturnType<typeof vor> | null) =>
    neueZeile(ctx, 'ausgang', {
      ereignis: randomUUID(),
      empfaenger: 'a@example.org',
      vorlage: 'kontakt',
      nachricht: '{}',
      status,
      angelegt_am: angelegt,
      naechster_versuch_ab: ab,
    });
  await schreibe('neu', vor(3), null);
  await schreibe('neu', vor(30), vor(-10));
  await schreibe('fehler', vor(60), null);
  await schreibe('gesendet', vor(60), null);
});
afterAll(() => api.close());

/** Values by name and labels, as a program reads them. */
async function messwerte(deps: Deps = api.deps): Promise<Map<string, number>> {
  const text = await metricsPage(deps, gibMesswerteAus)();
  return new Map(
    text
      .split('\n')
      .filter((zeile) => zeile !== '' && !zeile.startsWith('#'))
      .map((zeile) => {
        const ende = zeile.lastIndexOf(' ');
        return [zeile.slice(0, ende), Number(zeile.slice(ende + 1))];
      }),
  );
}

describe('how the installation stands', () => {
  it('says what could leave and has not, since when, and what was given up', async () => {
    const { body } = await api.call(messwerteHolen, {}, betreiber);
    const seit = new Date(api.clock.now.getTime() - 3 * 60_000).toISOString();
    expect(body).toMatchObject({ ausgang: [{ weg: 'mail', wartet: 1, seit }], gescheiterteNachrichten: 1 });
    expect(body.auftraege).toMatchObject({ laufen: 0, gescheitert: 0 });
  });
  it('knows the last backup', async () => {
    expect((await api.call(messwerteHolen, {}, betreiber)).body.gesichertAm).toBeNull();
    expect((await messwerte()).has('kehrtour_last_backup_timestamp_seconds')).toBe(false);
    if ((await zaehleZeilen(ganz(api), 'installation')) === 0)
      await neueZeile(ganz(api), 'installation', { abdruck: new Uint8Array(1) });
    await merkeGesichert(api.deps.db, api.clock.now);
    expect((await api.call(messwerteHolen, {}, betreiber)).body.gesichertAm).toBe(
      api.clock.now.toISOString(),
    );
  });
  it('is for operators alone', async () => {
    const { token } = await api.neuerBetrieb();
    expect((await api.call(messwerteHolen, {}, token.inhaber)).status).toBe(401);
  });
});

describe('/metrics', () => {
  it('names requests by route and status, and the outbox by way', async () => {
    await api.app.inject({ method: 'GET', url: '/liegenschaften?ort=Geheimhausen' });
    const werte = await messwerte();
    expect(werte.get('kehrtour_outbox_waiting{way="mail"}')).toBe(1);
    expect(werte.get('kehrtour_outbox_oldest_seconds{way="mail"}')).toBe(180);
    expect(werte.get('kehrtour_outbox_given_up')).toBe(1);
    expect(werte.get('kehrtour_requests_total{method="GET",route="/liegenschaften",status="401"}')).toBe(1);
    expect([...werte.keys()].join('\n')).not.toContain('Geheimhausen');
  });
  it('does not count who asks whether the process lives', async () => {
    for (const url of ['/health/live', '/health/open', '/health/ready'])
      await api.app.inject({ method: 'GET', url });
    expect([...(await messwerte()).keys()].filter((name) => name.includes('/health/'))).toEqual([]);
  });
  it('keeps what the process knows of itself while the database is away', async () => {
    const fort = async (): Promise<never> => {
      throw new Error('no database');
    };
    const werte = await messwerte({ ...api.deps, db: { ...api.deps.db, query: fort, transaction: fort } });
    expect(werte.has('process_resident_memory_bytes')).toBe(true);
    expect([...werte.keys()].some((name) => name.startsWith('kehrtour_outbox'))).toBe(false);
  });
  it('has a port of its own that answers nothing else, and none unless it is set', async () => {
    const port = await freierPort();
    const deps = { ...api.deps, env: { ...api.deps.env, host: '127.0.0.1', metricsPort: port } };
    const ende = await listenForMetrics(deps, gibMesswerteAus);
    const seite = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(seite.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await seite.text()).toContain('kehrtour_outbox_waiting{way="mail"} 1');
    expect((await fetch(`http://127.0.0.1:${port}/liegenschaften`)).status).toBe(404);
    await ende();
    await (
      await listenForMetrics({ ...deps, env: { ...deps.env, metricsPort: undefined } }, gibMesswerteAus)
    )();
    expect((await api.app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
  });
  it.each(['kehrtour.rules.yaml', 'kehrtour.dashboard.json'])('has all that %s asks for', async (datei) => {
    const text = await readFile(
      new URL(`../../../../../deploy/monitoring/${datei}`, import.meta.url),
      'utf8',
    );
    const gefragt = new Set(text.match(/\b(?:kehrtour|nodejs|process)_[a-z0-9_]+/g));
    const seite = await metricsPage(api.deps, gibMesswerteAus)();
    expect(gefragt.size).toBeGreaterThan(5);
    expect([...gefragt].filter((name) => !seite.includes(`# TYPE ${name.replace(/_bucket$/, '')} `))).toEqual(
      [],
    );
  });
});

async function freierPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const adresse = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (adresse === null || typeof adresse === 'string') throw new Error('no port');
  return adresse.port;
}
