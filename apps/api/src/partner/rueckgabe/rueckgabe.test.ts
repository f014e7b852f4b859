import { randomUUID } from 'node:crypto';

import * as rueckgabe from '@kehrtour/contract/rueckgabe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { importiere } from '../../../test/importFixture.ts';
import { neuerHersteller, type Programm, verbunden } from '../../../test/partnerFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { nicht } from '../../../test/werte.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let appId: string;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true });
  ({ appId } = await neuerHersteller(api, await anOperator(api), 'Rückgabeprogramm GmbH'));
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
});

const CSV = `Objekt-ID;Straße;Hausnr.;PLZ;Ort;Tätigkeit;Frist von;Frist bis
A-1;Gasse;1;01067;Dresden;Kehrung (1x jährlich);01.01.2027;31.03.2027
A-2;Gasse;2;01067;Dresden;Feuerstättenschau;01.01.2027;31.12.2027`;
const erledige = (wann: string) =>
  setzeZeilen(wo, 'aufgabe', { status: nicht('entfallen') }, { status: 'erledigt', erledigt_am: wann });
const stand = async (token = wo.token.buero) => api.call(rueckgabe.rueckgabenHolen, {}, token);
const lege = async (schluessel = randomUUID(), token = wo.token.buero) =>
  api.call(rueckgabe.rueckgabeAnlegen, { idempotencyKey: schluessel }, token);
const datei = async (id: string, token = wo.token.buero) =>
  api.app.inject({
    url: `/rueckgaben/${id}/datei`,
    headers: { authorization: `Bearer ${token}` },
  });

describe('done work given back as a file', () => {
  it('holds what was done since the last one, once, in the columns of usual exports', async () => {
    await importiere(api, wo, { name: 'a.csv', bytes: CSV });
    expect((await stand()).body).toEqual({ offen: 0, strittig: 0, bisherige: [] });
    expect((await lege()).body).toMatchObject({ type: 'rueckgabe.nichts-neues' });
    await erledige('2027-02-03');
    expect((await stand()).body.offen).toBe(2);
    const neu = await lege();
    expect(neu.body).toMatchObject({ anzahl: 2 });
    expect((await stand()).body).toMatchObject({ offen: 0, bisherige: [{ id: neu.body.id, anzahl: 2 }] });
    const { body, headers } = await datei(neu.body.id);
    expect(headers['content-type']).toContain('text/csv');
    const [kopf, ...zeilen] = body.trim().split('\r\n');
    expect(kopf).toContain('Lfd. Nr.;Objekt-ID;Straße;Hausnr.;PLZ;Ort;');
    expect(zeilen).toHaveLength(2);
    expect(body).toContain('"=""01067"""');
    expect(body).toContain('03.02.2027');
    // Done again on another day: what was said before was wrong.
    await erledige('2027-02-04');
    expect((await stand()).body.offen).toBe(2);
  });

  it('gives the same work back once, however often the button is pressed, and keeps the file', async () => {
    await importiere(api, wo, { name: 'a.csv', bytes: CSV });
    await erledige('2027-02-03');
    const schluessel = randomUUID();
    const [erste, zweite, andere] = await Promise.all([lege(schluessel), lege(schluessel), lege()]);
    const ids = [erste, zweite, andere].filter(({ status }) => status === 200).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect((await stand()).body.bisherige).toHaveLength(1);
  });

  it('keeps its file when work was taken back since: there no day stands any more', async () => {
    await importiere(api, wo, { name: 'a.csv', bytes: CSV });
    await erledige('2027-02-03');
    const { body } = await lege();
    await setzeZeilen(wo, 'aufgabe', {}, { status: 'offen', erledigt_am: null });
    const antwort = await datei(body.id);
    expect(antwort.statusCode).toBe(200);
    expect(antwort.body).not.toContain('03.02.2027');
    expect(antwort.body.trim().split('\r\n')).toHaveLength(3);
  });

  it(
    'does not tell a program’s own news back: what the file itself calls done is none',
    { tags: 'night' },
    async () => {
      const mit = CSV.replaceAll('\n', ';\n').replace('Frist bis;', 'Frist bis;Erledigt am');
      await importiere(api, wo, { name: 'a.csv', bytes: CSV });
      await importiere(api, wo, {
        name: 'b.csv',
        bytes: mit.replace('31.03.2027;', '31.03.2027;05.02.2027'),
      });
      expect((await stand()).body.offen).toBe(0);
      await erledige('2027-02-06');
      expect((await stand()).body.offen).toBe(1);
    },
  );

  it('is the office’s matter, and nobody else’s company', async () => {
    await importiere(api, wo, { name: 'a.csv', bytes: CSV });
    await erledige('2027-02-03');
    const { body } = await lege();
    expect((await stand(wo.token.geselle)).body).toMatchObject({ type: 'nicht-erlaubt' });
    const fremder = await api.neuerBetrieb();
    expect((await datei(body.id, fremder.token.buero)).statusCode).toBe(404);
  });
});

describe('done work read by the program it came from', () => {
  let program: Programm;
  const haus = {
    externalId: 'P-1',
    address: { street: 'Markt', houseNumber: '1', city: 'Lauf', zipCode: '91207', country: 'DE' },
    type: 'EINFAMILIENHAUS',
    role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
    owner: { legalType: 'PERSON', lastName: 'Escherich' },
    aufgaben: [{ fiscalYear: 2027, taetigkeiten: [{ type: 'QUARTER', quarter: 1, category: 'KEHRUNG' }] }],
  };
  const lies = async () =>
    (await program.ruf('GET', '/data/completed-tasks')).body as {
      tasks: { id: string; completedAt: string }[];
    };
  const bestaetige = (tasks: unknown) =>
    program.ruf('POST', '/data/completed-tasks/confirm', { body: { tasks } });
  beforeEach(async () => {
    program = await verbunden(api, wo, appId);
    await program.ruf('POST', '/data/properties', { body: { properties: haus } });
  });

  it('is named until it is confirmed', async () => {
    expect(await lies()).toEqual({ tasks: [], more: false });
    await erledige('2027-02-03');
    const { tasks } = await lies();
    expect(tasks).toMatchObject([
      { propertyExternalId: 'P-1', category: 'KEHRUNG', completedAt: '2027-02-03', startDate: '2027-01-01' },
    ]);
    expect(await lies()).toMatchObject({ tasks });
    const genannt = tasks.map(({ id, completedAt }) => ({ id, completedAt }));
    expect((await bestaetige([{ id: tasks[0]?.id, completedAt: '2027-02-09' }])).body).toEqual({
      confirmed: 0,
    });
    expect((await bestaetige(genannt)).body).toEqual({ confirmed: 1 });
    expect((await bestaetige(genannt)).body).toEqual({ confirmed: 0 });
    expect(await lies()).toEqual({ tasks: [], more: false });
    // The file of the office is another receiver.
    expect((await stand()).body.offen).toBe(1);
  });

  it('is only that of its own houses, and needs the right to read', { tags: 'night' }, async () => {
    await importiere(api, wo, { name: 'a.csv', bytes: CSV });
    await erledige('2027-02-03');
    expect((await lies()).tasks).toHaveLength(1);
    program = await verbunden(api, wo, appId, { rechte: ['liegenschaften.senden'] });
    expect((await program.ruf('GET', '/data/completed-tasks')).body).toMatchObject({
      type: 'partner.ohne-recht',
    });
    expect((await bestaetige([{ id: randomUUID(), completedAt: '2027-02-03' }])).status).toBe(403);
    expect(
      (await bestaetige(Array.from({ length: 501 }, () => ({ id: randomUUID(), completedAt: '2027-02-03' }))))
        .status,
    ).toBe(400);
  });
});
