import * as software from '@kehrtour/contract/kehrbezirkssoftware';
import * as betrieb from '@kehrtour/contract/partnerbetrieb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { neuerHersteller, neuesToken, programm, verbunden } from '../../test/partnerFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { sql } from '../platform/db/sql.ts';
import { loescheAlteAbrufe } from './loescheAlteAbrufe.ts';

const TAG_MS = 86_400_000;
let api: TestApi;
let operator: string;
let hersteller: { id: string; appId: string };
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  operator = await anOperator(api);
  hersteller = await neuerHersteller(api, operator, 'Kehrbezirksprogramm GmbH');
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
});

const tausche = (token: string, headers: Record<string, string> = { 'app-id': hersteller.appId }) =>
  programm(api).ruf('POST', '/exchange-token', {
    headers,
    body: { customerInformation: 'post@kaminkehrer.example', token },
  });

describe('a token', () => {
  it('is ten letters that open the company once', async () => {
    const token = await neuesToken(api, wo);
    expect(token).toMatch(/^[2-9A-HJ-NP-TV-Z]{10}$/);
    const { status, body } = await tausche(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      schornsteinfeger: {
        id: wo.unternehmenId,
        customerNumber: expect.any(String),
        companyName: expect.stringContaining('Betrieb'),
        email: '',
        hoheitlicheTaetigkeiten: { wirdAngeboten: true, name: '' },
      },
      accessToken: expect.stringMatching(/^\S{40,}$/),
    });
    expect(await tausche(token)).toMatchObject({
      status: 403,
      body: { type: 'partner.token-ungueltig' },
    });
  });
  it('is read as people type it', async () => {
    const token = (await neuesToken(api, wo)).toLowerCase();
    expect((await tausche(` ${token.slice(0, 5)}-${token.slice(5)} `)).status).toBe(200);
  });
  it('is exchanged by one of two who come at once', async () => {
    const token = await neuesToken(api, wo);
    const antworten = await Promise.all([tausche(token), tausche(token), tausche(token)]);
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });
  it('is void after ten days, and not a moment before', async () => {
    const start = api.clock.now;
    const [frueh, spaet] = [await neuesToken(api, wo), await neuesToken(api, await api.neuerBetrieb())];
    api.clock.now = new Date(start.getTime() + 10 * TAG_MS - 1);
    expect((await tausche(frueh)).status).toBe(200);
    api.clock.now = new Date(start.getTime() + 10 * TAG_MS);
    expect((await tausche(spaet)).status).toBe(403);
    api.clock.now = start;
  });
  it('is void when a newer one was made or it was taken back', async () => {
    const erstes = await neuesToken(api, wo);
    const zweites = await neuesToken(api, wo);
    expect((await tausche(erstes)).status).toBe(403);
    const offen = await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber);
    expect(offen.body.offenesToken).not.toBeNull();
    expect((await api.call(software.tokenZuruecknehmen, {}, wo.token.inhaber)).status).toBe(200);
    expect((await tausche(zweites)).status).toBe(403);
  });
  it('is kept nowhere in the clear', async () => {
    const token = await neuesToken(api, wo);
    const { body } = await tausche(token);
    const geheimnisse = [token, String(body['accessToken']), hersteller.appId];
    const { rows } = await api.deps.db.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { table_name: tabelle } of rows as { table_name: string }[]) {
      const alles = await api.deps.db.query(
        `select coalesce(string_agg(t::text, ' '), '') as text from ${tabelle} t`,
      );
      const { text } = alles.rows[0] as { text: string };
      expect(
        geheimnisse.filter((eines) => text.includes(eines)),
        tabelle,
      ).toEqual([]);
    }
    expect(geheimnisse.filter((eines) => api.logLines.some((zeile) => zeile.includes(eines)))).toEqual([]);
  });
  it('is made by the owner alone', async () => {
    const body = {
      rechte: ['kehrtouren.lesen' as const],
      mailFuerTermine: false,
      gleiche: 'neu' as const,
    };
    expect((await api.call(software.tokenAnlegen, { body }, wo.token.buero)).status).toBe(403);
    expect((await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.geselle)).status).toBe(403);
  });
  it('cannot be guessed at any pace', async () => {
    const falsche = Array.from({ length: 31 }, () => tausche('ABCDEFGHJK'));
    const letzte = (await Promise.all(falsche)).filter(({ status }) => status === 429);
    expect(letzte).toHaveLength(1);
    expect(Number(letzte[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an app id', () => {
  it('is asked before anything is said of a token', async () => {
    const token = await neuesToken(api, wo);
    for (const headers of [{}, { 'app-id': 'falsch' }, { 'app-id': 'x'.repeat(5000) }])
      expect((await tausche(token, headers as Record<string, string>)).status).toBe(401);
    expect((await tausche(token)).status).toBe(200);
  });
  it('for tests opens only a company that is there for trying, and uses up no token elsewhere', async () => {
    const test = await neuerHersteller(api, operator, `Versuch ${wo.unternehmenId}`, 'test');
    const token = await neuesToken(api, wo);
    const abgewiesen = await tausche(token, { 'app-id': test.appId });
    expect(abgewiesen).toMatchObject({ status: 403, body: { type: 'partner.umgebung' } });
    const { body: betriebDa } = await tausche(token);
    const slug = String((betriebDa['schornsteinfeger'] as Record<string, unknown>)['customerNumber']);
    await api.call(betrieb.testbetriebFestlegen, { params: { slug }, body: { testbetrieb: true } }, operator);
    expect((await tausche(await neuesToken(api, wo))).body['type']).toBe('partner.umgebung');
    expect((await tausche(await neuesToken(api, wo), { 'app-id': test.appId })).status).toBe(200);
  });
  it('that was renewed goes on for two weeks, and what it opened goes on after it', async () => {
    const start = api.clock.now;
    const neu = await neuerHersteller(api, operator, `Wechsel ${wo.unternehmenId}`);
    const program = await verbunden(api, wo, neu.appId);
    const params = { id: neu.id };
    const zweite = await api.call(
      betrieb.appIdAnlegen,
      { params, body: { umgebung: 'produktion', alteSofortSperren: false } },
      operator,
    );
    api.clock.now = new Date(start.getTime() + 13 * TAG_MS);
    expect((await program.ruf('GET', '/schornsteinfeger', { headers: { 'app-id': neu.appId } })).status).toBe(
      200,
    );
    api.clock.now = new Date(start.getTime() + 15 * TAG_MS);
    expect((await program.ruf('GET', '/schornsteinfeger', { headers: { 'app-id': neu.appId } })).status).toBe(
      401,
    );
    expect((await program.ruf('GET', '/schornsteinfeger')).status).toBe(200);
    expect(
      (await program.ruf('GET', '/schornsteinfeger', { headers: { 'app-id': zweite.body.appId } })).status,
    ).toBe(200);
    api.clock.now = start;
  });
  it('of somebody else does not fit an access', async () => {
    const anderer = await neuerHersteller(api, operator, `Anderer ${wo.unternehmenId}`);
    const program = await verbunden(api, wo, hersteller.appId);
    const fremd = { headers: { 'app-id': anderer.appId } };
    expect((await program.ruf('GET', '/schornsteinfeger', fremd)).status).toBe(401);
  });
  it('whose last one is blocked opens nothing any more', async () => {
    const neu = await neuerHersteller(api, operator, `Gesperrt ${wo.unternehmenId}`);
    const program = await verbunden(api, wo, neu.appId);
    const { body } = await api.call(betrieb.partnerHolen, {}, operator);
    const app = body.partner.find(({ id }) => id === neu.id)?.apps[0];
    expect(app?.kennzeichen).toBe(neu.appId.slice(-4));
    expect((await api.call(betrieb.appIdSperren, { params: { id: app?.id ?? '' } }, operator)).status).toBe(
      200,
    );
    expect((await program.ruf('GET', '/schornsteinfeger')).status).toBe(401);
  });
  it('is given to a vendor only once under one name, and by an operator', async () => {
    const body = { name: 'Kehrbezirksprogramm GmbH' };
    expect((await api.call(betrieb.partnerAnlegen, { body }, operator)).status).toBe(409);
    expect((await api.call(betrieb.partnerAnlegen, { body }, wo.token.inhaber)).status).toBe(401);
  });
});

describe('a connection', () => {
  it('is read under the header as it is spelt, and as it is misspelt', async () => {
    const program = await verbunden(api, wo, hersteller.appId);
    expect((await program.ruf('GET', '/schornsteinfeger')).status).toBe(200);
    const token = await neuesToken(api, wo);
    const { body } = await tausche(token);
    const misspelt = programm(api, { authroziation: `Bearer ${String(body['accessToken'])}` });
    expect((await misspelt.ruf('GET', '/schornsteinfeger')).status).toBe(200);
    // Of one vendor there is one connection: the second took the place of the first.
    expect((await program.ruf('GET', '/schornsteinfeger')).status).toBe(401);
  });
  it('stands with its customer and state on the page, and is ended there at once', async () => {
    const program = await verbunden(api, wo, hersteller.appId);
    await program.ruf('GET', '/schornsteinfeger');
    await program.ruf('GET', '/schornsteinfeger');
    const { body } = await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber);
    expect(body).toMatchObject({
      offenesToken: null,
      verbindungen: [{ name: 'Kehrbezirksprogramm GmbH', kunde: 'K-4711', gesendetAm: null, beendet: null }],
    });
    const params = { id: body.verbindungen[0]?.id ?? '' };
    const ende = await api.call(software.verbindungBeenden, { params }, wo.token.inhaber);
    expect(ende.body.verbindungen[0]?.beendet?.von).toBe('betrieb');
    expect((await program.ruf('GET', '/schornsteinfeger')).status).toBe(401);
    expect((await api.call(software.verbindungBeenden, { params }, wo.token.inhaber)).status).toBe(404);
    const abrufe = await api.call(software.abrufeHolen, { params }, wo.token.inhaber);
    expect(abrufe.body.eintraege.map(({ was, mal }) => [was, mal])).toEqual([
      ['beendet', 1],
      ['betrieb', 2],
      ['verbunden', 1],
    ]);
  });
  it('keeps what it did for ninety days', async () => {
    const program = await verbunden(api, wo, hersteller.appId);
    const beginn = api.clock.now;
    const { body } = await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber);
    const params = { id: body.verbindungen[0]?.id ?? '' };
    const nachTagen = (tage: number) => {
      api.clock.now = new Date(beginn.getTime() + tage * TAG_MS);
    };
    const gelesen = async () => {
      await loescheAlteAbrufe(api.deps);
      const { body: abrufe } = await api.call(software.abrufeHolen, { params }, wo.token.inhaber);
      return abrufe.eintraege.map(({ was }) => was);
    };
    try {
      nachTagen(60);
      await program.ruf('GET', '/schornsteinfeger');
      nachTagen(89);
      expect(await gelesen()).toEqual(['betrieb', 'verbunden']);
      nachTagen(91);
      expect(await gelesen()).toEqual(['betrieb']);
    } finally {
      api.clock.now = beginn;
    }
  });
  it('can be ended by the operator, and the company reads by whom', async () => {
    const program = await verbunden(api, wo, hersteller.appId);
    const { body } = await api.call(betrieb.partnerHolen, {}, operator);
    const verbindung = body.partner
      .flatMap(({ verbindungen }) => verbindungen)
      .find(({ unternehmen }) => unternehmen.id === wo.unternehmenId);
    const params = { unternehmenId: wo.unternehmenId, id: verbindung?.id ?? '' };
    expect((await api.call(betrieb.verbindungTrennen, { params }, operator)).status).toBe(200);
    expect((await program.ruf('GET', '/schornsteinfeger')).status).toBe(401);
    const stand = await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber);
    expect(stand.body.verbindungen[0]?.beendet?.von).toBe('betreiber');
  });
  it('of a company is nobody else’s to see or to end', async () => {
    await verbunden(api, wo, hersteller.appId);
    const { body } = await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber);
    const params = { id: body.verbindungen[0]?.id ?? '' };
    const fremd = await api.neuerBetrieb();
    expect(
      (await api.call(software.kehrbezirkssoftwareHolen, {}, fremd.token.inhaber)).body.verbindungen,
    ).toEqual([]);
    expect((await api.call(software.verbindungBeenden, { params }, fremd.token.inhaber)).status).toBe(404);
    expect((await api.call(software.abrufeHolen, { params }, fremd.token.inhaber)).status).toBe(404);
  });
  it('rests while the company is blocked', async () => {
    const program = await verbunden(api, wo, hersteller.appId);
    await wo.ctx.transaction((tx) =>
      tx.run(sql`update unternehmen set gesperrt = true, gesperrt_am = now()`),
    );
    expect((await program.ruf('GET', '/schornsteinfeger')).status).toBe(403);
  });
  it('is told to wait when it asks more than three hundred times a minute', { tags: 'night' }, async () => {
    const program = await verbunden(api, wo, hersteller.appId);
    const antworten = await Promise.all(
      Array.from({ length: 301 }, () => program.ruf('GET', '/schornsteinfeger')),
    );
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(300);
    expect(antworten.find(({ status }) => status === 429)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
  });
});
