/** @module-tag night */
import { partnerHolen, testbetriebFestlegen } from '@kehrtour/contract/partnerbetrieb';
import { sandboxAnlegen, sandboxTokenAnlegen, sandboxZuruecksetzen } from '@kehrtour/contract/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { auftraege } from '../../test/fragen.ts';
import { neuerHersteller, type Programm, programm, verbunden } from '../../test/partnerFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { ganz, liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { systemCtx } from '../platform/ctx.ts';
import { reiheFaelligeEin, setzeSandboxZurueck } from './setzeSandboxZurueck.ts';

let api: TestApi;
let operator: string;
let partnerId: string;
let testId: string;
let produktion: string;
let program: Programm;

const BEGINN = new Date('2027-01-11T08:00:00+01:00');
const haus = {
  externalId: 'S-1',
  address: { street: 'Probeweg', houseNumber: '1', city: 'Lauf', zipCode: '91207', country: 'DE' },
  type: 'EINFAMILIENHAUS',
  role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
  owner: { legalType: 'PERSON', salutation: 'FRAU', firstName: 'Eva', lastName: 'Escherich' },
};
const params = () => ({ params: { id: partnerId } });
const tausche = async (appId: string, token: string) =>
  programm(api).ruf('POST', '/exchange-token', {
    headers: { 'app-id': appId },
    body: { customerInformation: 'Eigene Tests', token },
  });
const neuesToken = async () => (await api.call(sandboxTokenAnlegen, params(), operator)).body.token;
const setzeZurueck = () => setzeSandboxZurueck(systemCtx(api.deps, partnerId));
const bestand = async () =>
  (await liesZeilen(systemCtx(api.deps, partnerId), 'liegenschaft', ['strasse'])).map(
    ({ strasse }) => strasse,
  );
const jobs = async (gesucht: string) =>
  (await auftraege(api, 'sandbox.zuruecksetzen')).filter(({ state }) => state === gesucht).length;
const wartende = () => jobs('created');

beforeAll(async () => {
  api = await testApi({ worker: true });
  operator = await anOperator(api);
  const hersteller = await neuerHersteller(api, operator, 'Probierprogramm GmbH', 'test');
  ({ id: partnerId, appId: testId } = hersteller);
  ({ appId: produktion } = await neuerHersteller(api, operator, 'Anderes Programm'));
  await api.call(sandboxAnlegen, params(), operator);
  await vi.waitUntil(async () => (await jobs('completed')) === 1, { timeout: 240_000, interval: 200 });
  const { body } = await tausche(testId, await neuesToken());
  program = programm(api, { authorization: `Bearer ${String(body['accessToken'])}` });
});
afterAll(() => api.close());
beforeEach(async () => void (await vergissZaehler(api)));

describe('the sandbox of a vendor', () => {
  it('is made once, however often it is asked for, and the operator sees when it was set back', async () => {
    const antworten = await Promise.all([1, 2].map(() => api.call(sandboxAnlegen, params(), operator)));
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    const { partner } = (await api.call(partnerHolen, {}, operator)).body;
    expect(partner.find(({ id }) => id === partnerId)?.sandbox).toEqual({
      zurueckgesetztAm: BEGINN.toISOString(),
    });
    expect(partner.find(({ id }) => id !== partnerId)?.sandbox).toBeNull();
  });
  it('has rounds that can be read, with houses, recipients and answers', async () => {
    const { kehrtouren } = (await program.ruf('GET', '/kehrtouren/anstehende')).body as {
      kehrtouren: { id: string }[];
    };
    expect(kehrtouren.length).toBeGreaterThan(0);
    const { kehrtour } = (await program.ruf('GET', `/kehrtour/${kehrtouren[0]?.id}/details`)).body as {
      kehrtour: { liegenschaften: { recipients: unknown[]; customerFeedback: string }[] };
    };
    expect(kehrtour.liegenschaften.some(({ recipients }) => recipients.length > 0)).toBe(true);
    expect(kehrtour.liegenschaften.map((eine) => eine.customerFeedback)).toContain('CUSTOMER_AT_HOME');
  });
  it('is opened by an app id for tests alone, which opens no real company', async () => {
    const token = await neuesToken();
    expect((await tausche(produktion, token)).body['type']).toBe('partner.umgebung');
    expect((await tausche(testId, token)).status).toBe(200);
    const echter = await api.neuerBetrieb();
    const an = await verbunden(api, echter, testId);
    expect((await an.ruf('GET', '/schornsteinfeger')).status).toBe(401);
    // Reconnected for the tests that follow: the newer connection took the place of the first.
    const { body } = await tausche(testId, await neuesToken());
    program = programm(api, { authorization: `Bearer ${String(body['accessToken'])}` });
  });
  it('stays one: nobody makes a real company of what is emptied every night', async () => {
    const slug = `sandbox-${partnerId.slice(0, 8)}`;
    const { status, body } = await api.call(
      testbetriebFestlegen,
      { params: { slug }, body: { testbetrieb: false } },
      operator,
    );
    expect([status, body.type]).toEqual([409, 'partner.sandbox']);
  });
  it('forgets what was pushed, and the access goes on the next morning', async () => {
    expect(
      (await program.ruf('POST', '/data/properties', { body: { properties: haus } })).body,
    ).toMatchObject({ anzahl: { neu: 1 } });
    const erfundene = (await bestand()).length - 1;
    expect(await bestand()).toContain('Probeweg');
    await setzeZurueck();
    expect(await bestand()).not.toContain('Probeweg');
    expect(await bestand()).toHaveLength(erfundene);
    const nochmal = await program.ruf('POST', '/data/properties', { body: { properties: haus } });
    expect(nochmal.body).toMatchObject({ anzahl: { neu: 1, unveraendert: 0 } });
    expect((await program.ruf('GET', '/kehrtouren/anstehende')).body['kehrtouren']).not.toEqual([]);
  });
  it('writes to nobody', async () => {
    const mails = await liesZeilen(systemCtx(api.deps, partnerId), 'ausgang', []);
    expect(mails).toEqual([]);
  });
  it('is due after half past three at night, once', async () => {
    await loescheZeilen(ganz(api), 'pgboss.job', { name: 'sandbox.zuruecksetzen' });
    api.clock.now = new Date('2027-01-12T03:29:00+01:00');
    await reiheFaelligeEin(api.deps);
    expect(await wartende()).toBe(0);
    api.clock.now = new Date('2027-01-12T03:31:00+01:00');
    await setzeZurueck();
    await reiheFaelligeEin(api.deps);
    expect(await wartende()).toBe(0);
    api.clock.now = BEGINN;
  });
  it('is set back by the operator, too, and only where there is one', async () => {
    const anderer = await neuerHersteller(api, operator, 'Ohne Sandbox GmbH');
    const ohne = { params: { id: anderer.id } };
    expect((await api.call(sandboxZuruecksetzen, ohne, operator)).status).toBe(404);
    expect((await api.call(sandboxTokenAnlegen, ohne, operator)).status).toBe(404);
    expect((await api.call(sandboxZuruecksetzen, params(), operator)).status).toBe(200);
  });
  it('is never mistaken for a company that somebody made a Testbetrieb', async () => {
    const wo = await api.neuerBetrieb();
    await expect(setzeSandboxZurueck(wo.ctx)).rejects.toMatchObject({ code: 'nicht-gefunden' });
  });
});

describe('a connection', () => {
  it('rests when its company became one of the other kind', async () => {
    const wo = await api.neuerBetrieb();
    const an = await verbunden(api, wo, produktion);
    expect((await an.ruf('GET', '/schornsteinfeger')).status).toBe(200);
    await setzeZeilen(wo, 'unternehmen', {}, { testbetrieb: true });
    expect((await an.ruf('GET', '/schornsteinfeger')).body['type']).toBe('partner.umgebung');
  });
});
