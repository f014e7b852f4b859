import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import {
  einstellungenAendern,
  einstellungenHolen,
  versanddiensteHolen,
} from '@kehrtour/contract/einstellungen';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import type { Versandtat } from '@kehrtour/domain/versand/versandstand';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../../test/kehrtourFixture.ts';
import { pingenService, type PingenService } from '../../../../test/pingenService.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../../test/testApi.ts';
import { spaeter, vor } from '../../../../test/werte.ts';
import { geordnet, liesZeilen, loescheZeilen, setzeZeilen } from '../../../../test/zeilen.ts';
import { kehrtourJobs } from '../../../kehrtour/kehrtour.jobs.ts';
import { lookAfterLetters, relayLetters } from '../../../platform/post/letterRelay.ts';
import { BRIEFHANDEL } from './briefhandel.ts';
import { unterschreibeMeldung } from './briefmeldung.ts';

const SCHLUESSEL = 'nur-pingen-und-wir-kennen-ihn';
const HAEUSER = 3;
let pingen: PingenService;
let api: TestApi;
let betrieb: TestBetrieb;
let kehrtour: Kehrtour;

const stelleEin = async (
  teil: { an?: boolean; hoechstensEuroImMonat?: number; zustelltage?: number } = {},
) => {
  const { body } = await api.call(einstellungenHolen, {}, betrieb.token.inhaber);
  const briefdienst = { an: true, hoechstensEuroImMonat: 100, zustelltage: 5, ...teil };
  return api.call(
    einstellungenAendern,
    { body: { briefdienst, version: body.version } },
    betrieb.token.inhaber,
  );
};
const pruefe = async (id = kehrtour.id) =>
  (await api.call(ankuendigung.ankuendigungPruefen, { params: { id } }, betrieb.token.buero)).body;
/** Everybody by the letter service, as far as it reaches them. */
const kuendigeAn = async (runde = kehrtour, key: string = randomUUID()) => {
  const { empfaenge } = await pruefe(runde.id);
  const kanaele = Object.fromEntries(
    empfaenge
      .filter(({ moeglich }) => moeglich.includes('briefdienst'))
      .map(({ haltId }) => [haltId, 'briefdienst' as const]),
  );
  return api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: runde.id },
      body: { version: runde.version, kanaele },
      idempotencyKey: key,
    },
    betrieb.token.buero,
  );
};
const later = (ms: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const relay = () => relayLetters(api.deps, BRIEFHANDEL);
const look = () => lookAfterLetters(api.deps, BRIEFHANDEL);
/** Left as drafts, read by the service, ordered. */
const sende = async () => {
  await relay();
  later(6000);
  await relay();
};
const staende = async (): Promise<string[]> =>
  (await liesZeilen(betrieb, 'ausgang', ['status'], geordnet(['angelegt_am', 'id'], { weg: 'brief' }))).map(
    ({ status }) => status,
  );
const nachweise = async () =>
  (await api.call(nachweiseHolen, { params: { id: kehrtour.id } }, betrieb.token.buero)).body.nachweise;
const brett = async () =>
  (await api.call(antwortbrettHolen, { query: { kehrtourId: kehrtour.id } }, betrieb.token.buero)).body
    .zeilen;
const zahlen = async () =>
  (await api.call(versandHolen, { params: { id: kehrtour.id } }, betrieb.token.buero)).body.zahlen;
const steuere = (tat: Versandtat) =>
  api.call(versandSteuern, { params: { id: kehrtour.id }, body: { tat } }, betrieb.token.buero);
const bestellt = (): number[] => pingen.letters.map(({ ordered }) => ordered);
/** As if the process had died: what it held is free again. */
const stirb = () => setzeZeilen(betrieb, 'ausgang', { status: 'in_arbeit' }, { lease_bis: vor('1 second') });

beforeAll(async () => {
  pingen = await pingenService();
  api = await testApi({
    now: '2027-01-11T08:00:00+01:00',
    env: {
      PINGEN_CLIENT_ID: 'wir',
      PINGEN_CLIENT_SECRET: 'geheim',
      PINGEN_ORGANISATION: 'org-1',
      PINGEN_SIGNING_KEY: SCHLUESSEL,
      PINGEN_URL: pingen.url,
      PINGEN_IDENTITY_URL: pingen.url,
    },
    privateHosts: [pingen.host],
  });
  // No relay beside the tests: each step is taken by hand.
  await kehrtourJobs(api.deps);
});
afterAll(async () => {
  await api.close();
  await pingen.close();
});
beforeEach(async () => {
  pingen.mood = {};
  pingen.letters.length = 0;
  pingen.calls.length = 0;
  pingen.keys.length = 0;
  // Letters of earlier tests are nobody's business here.
  await api.deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    loescheZeilen(tx, 'ausgang', { weg: 'brief' }),
  );
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  betrieb = await api.neuerBetrieb();
  kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, await neueHaeuser(betrieb, HAEUSER)));
});

describe('announcing by letter service', () => {
  it('is not offered until the company wants it, and never chosen by itself', async () => {
    const vorher = await pruefe();
    expect(vorher.brief).toBeNull();
    expect(vorher.empfaenge.some(({ moeglich }) => moeglich.includes('briefdienst'))).toBe(false);
    await stelleEin();
    const { empfaenge, brief } = await pruefe();
    expect(empfaenge.every(({ moeglich }) => moeglich.includes('briefdienst'))).toBe(true);
    expect(empfaenge.some(({ kanal }) => kanal === 'briefdienst')).toBe(false);
    expect(brief).toEqual({ centJeBrief: 125, restCent: 10_000 });
  });
  it('hands over the sheet that the office would print, and orders each once, however often it is pressed', async () => {
    await stelleEin();
    const key = randomUUID();
    const pressed = [await kuendigeAn(kehrtour, key), await kuendigeAn(kehrtour, key)];
    expect(pressed.map(({ status, body }) => [status, body])).toEqual([
      [200, { termine: 3, mails: 3, zettel: 0 }],
      [200, { termine: 3, mails: 3, zettel: 0 }],
    ]);
    await sende();
    expect(bestellt()).toEqual([1, 1, 1]);
    expect(pingen.letters.every(({ pdf }) => pdf.subarray(0, 5).toString() === '%PDF-')).toBe(true);
    expect(pingen.letters.every(({ datei }) => /^[0-9a-f-]{36}\.pdf$/.test(datei))).toBe(true);
    expect(await staende()).toEqual(['gesendet', 'gesendet', 'gesendet']);
    later(3_600_000);
    expect(await relay()).toBe(0);
    expect(bestellt()).toEqual([1, 1, 1]);
    expect(new Set(pingen.keys).size).toBe(pingen.keys.length);
  });
  it('is no evidence until the post has it, and then counts as any letter', async () => {
    await stelleEin();
    await kuendigeAn();
    expect((await nachweise())[0]).toMatchObject({
      kanal: 'briefdienst',
      stand: 'unterwegs',
      zugangAm: null,
    });
    await sende();
    expect((await nachweise())[0]).toMatchObject({ stand: 'unterwegs', zuBringen: false });
    later(26 * 3_600_000);
    pingen.tell('printing');
    expect(await look()).toBe(0);
    later(2 * 3_600_000);
    pingen.tell('sent');
    expect(await look()).toBe(HAEUSER);
    expect((await nachweise())[0]).toMatchObject({
      stand: 'zugestellt',
      zugestelltPer: 'brief',
      am: '2027-01-12',
      zugangAm: '2027-01-16',
    });
    later(24 * 3_600_000);
    expect(await look()).toBe(0);
    expect((await zahlen()).hinaus).toBe(HAEUSER);
  });
  it('takes the days that the company has set into the notice of a Feuerstättenschau', async () => {
    await setzeZeilen(betrieb, 'aufgabe', {}, { taetigkeit_id: 'fss' });
    api.clock.now = new Date('2027-01-15T08:00:00+01:00');
    await stelleEin({ zustelltage: 5 });
    expect((await pruefe()).empfaenge.flatMap(({ zuSpaetPer }) => zuSpaetPer)).toEqual([]);
    await stelleEin({ zustelltage: 14 });
    expect((await pruefe()).empfaenge.map(({ zuSpaetPer }) => zuSpaetPer)).toEqual([
      ['briefdienst'],
      ['briefdienst'],
      ['briefdienst'],
    ]);
    expect((await kuendigeAn()).body).toMatchObject({ type: 'kehrtour.frist-zu-kurz' });
    expect(await staende()).toEqual([]);
  });
  it('knows no settings that nobody could mean', async () => {
    for (const teil of [
      { hoechstensEuroImMonat: 0 },
      { hoechstensEuroImMonat: 10_001 },
      { zustelltage: 0 },
    ]) {
      const { status, body } = await stelleEin(teil);
      expect([status, JSON.stringify(body)]).toEqual([
        400,
        expect.stringContaining(Object.keys(teil)[0] ?? ''),
      ]);
    }
  });
});

describe('what the letters of a month cost', () => {
  it('is no more than the company allows: then nothing at all leaves', async () => {
    await stelleEin({ hoechstensEuroImMonat: 3 });
    const { status, body } = await kuendigeAn();
    expect([status, body]).toEqual([422, expect.objectContaining({ type: 'ankuendigung.zu-teuer' })]);
    expect(JSON.stringify(body)).toMatch(/3,75.€.*3,00.€/);
    expect(await staende()).toEqual([]);
  });
  it('holds for two rounds that are announced at the same moment, too', { tags: 'night' }, async () => {
    const zweite = await plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, await neueHaeuser(betrieb, HAEUSER), {
        datum: { tage: ['2027-02-03'], feiertageErlaubt: false },
      }),
    );
    await stelleEin({ hoechstensEuroImMonat: 4 });
    const antworten = await Promise.all([kuendigeAn(kehrtour), kuendigeAn(zweite)]);
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await staende()).toHaveLength(HAEUSER);
  });
  it('is what the service told, and counts once more before each order', async () => {
    await stelleEin({ hoechstensEuroImMonat: 5 });
    await kuendigeAn();
    pingen.mood = { price: 2.4 };
    await sende();
    expect(bestellt()).toEqual([1, 1]);
    expect((await staende()).toSorted()).toEqual(['fehler', 'gesendet', 'gesendet']);
    const { brief } = (await api.call(versanddiensteHolen, {}, betrieb.token.buero)).body;
    expect(brief).toEqual({ centJeBrief: 125, imMonatCent: 480 });
    // More is allowed, and they go once more.
    await stelleEin({ hoechstensEuroImMonat: 50 });
    await steuere('nochmal');
    await sende();
    expect(bestellt().toSorted()).toEqual([1, 1, 1]);
    expect((await pruefe()).brief?.restCent).toBe(5000 - 720);
  });
  it('begins anew with the month', { tags: 'night' }, async () => {
    await stelleEin({ hoechstensEuroImMonat: 4 });
    await kuendigeAn();
    await sende();
    expect((await pruefe()).brief?.restCent).toBe(400 - 333);
    api.clock.now = new Date('2027-02-01T00:00:30+01:00');
    expect((await pruefe()).brief?.restCent).toBe(400);
  });
});

describe('a letter service that fails', () => {
  beforeEach(async () => {
    await stelleEin();
    expect((await kuendigeAn()).status).toBe(200);
  });
  it.each(['upload', 'create', 'look', 'order'] as const)(
    'hangs up at %s: it is tried again, and no letter is ordered twice',
    async (schritt) => {
      pingen.mood = { fate: { [schritt]: 'hangUp' } };
      await sende();
      expect(bestellt().reduce((a, b) => a + b, 0)).toBe(0);
      pingen.mood = {};
      for (let mal = 0; mal < 4; mal += 1) {
        later(300_000);
        await relay();
      }
      expect(await staende()).toEqual(['gesendet', 'gesendet', 'gesendet']);
      expect(bestellt().filter((mal) => mal > 0)).toEqual([1, 1, 1]);
    },
  );
  it('takes our ticket back before its time: another one is fetched', { tags: 'night' }, async () => {
    await relay();
    later(6000);
    pingen.mood = { fate: { look: 401 } };
    await relay();
    expect(pingen.calls.filter((call) => call === 'token').length).toBeGreaterThanOrEqual(HAEUSER);
    pingen.mood = {};
    later(60_000);
    await relay();
    expect(bestellt()).toEqual([1, 1, 1]);
  });
  it(
    'takes the order and hangs up: what became of it is asked, and nothing is ordered again',
    { tags: 'night' },
    async () => {
      pingen.mood = { fate: { order: 'doneThenHangUp' } };
      await sende();
      expect(await zahlen()).toMatchObject({ geht: HAEUSER });
      // Nobody can stop or throw away what may have left.
      await steuere('anhalten');
      await steuere('verwerfen');
      pingen.mood = {};
      later(300_000);
      await relay();
      expect(await staende()).toEqual(['gesendet', 'gesendet', 'gesendet']);
      expect(bestellt()).toEqual([1, 1, 1]);
    },
  );
  it('was ordered by a process that died over it: the next one asks first', { tags: 'night' }, async () => {
    await relay();
    later(6000);
    pingen.mood = { fate: { order: 'doneThenHangUp' } };
    await relay();
    await setzeZeilen(
      betrieb,
      'ausgang',
      { weg: 'brief' },
      { naechster_versuch_ab: null, lease_bis: spaeter('3 minutes') },
    );
    pingen.mood = {};
    expect(await relay()).toBe(0);
    await stirb();
    expect(await relay()).toBe(HAEUSER);
    expect(bestellt()).toEqual([1, 1, 1]);
  });
  it(
    'lost its process over a draft: another draft is made, and one letter printed',
    { tags: 'night' },
    async () => {
      pingen.mood = { fate: { create: 'doneThenHangUp' } };
      await relay();
      expect(pingen.letters).toHaveLength(HAEUSER);
      pingen.mood = {};
      later(60_000);
      await sende();
      expect(bestellt().toSorted()).toEqual([0, 0, 0, 1, 1, 1]);
    },
  );
  it('works for two processes at once', { tags: 'night' }, async () => {
    await Promise.all([relay(), relay(), relay()]);
    later(6000);
    await Promise.all([relay(), relay(), relay()]);
    expect(bestellt()).toEqual([1, 1, 1]);
  });
  it(
    'is silent for good: whose order nobody can confirm is not sent again, and stands on the board',
    { tags: 'night' },
    async () => {
      await relay();
      later(6000);
      pingen.mood = { fate: { order: 'hangUp' } };
      await relay();
      pingen.mood = { fate: { look: 'hangUp', order: 'hangUp' } };
      for (let mal = 0; mal < 9; mal += 1) {
        later(4 * 3_600_000);
        await relay();
      }
      expect(await staende()).toEqual(['fehler', 'fehler', 'fehler']);
      expect(await zahlen()).toMatchObject({ unzustellbar: HAEUSER });
      pingen.mood = {};
      await steuere('nochmal');
      later(3_600_000);
      expect(await relay()).toBe(0);
      expect((await brett()).filter(({ stand }) => stand === 'zurueck')).toHaveLength(HAEUSER);
    },
  );
  it(
    'cannot read an address: nothing is printed, and the next step is a slip',
    { tags: 'night' },
    async () => {
      pingen.mood = { drafts: 'action_required' };
      await sende();
      expect(bestellt()).toEqual([]);
      const zurueck = (await brett()).filter(({ stand }) => stand === 'zurueck');
      expect(zurueck).toHaveLength(HAEUSER);
      // Who has a mail address can be told that way.
      for (const { schritt, mail } of zurueck)
        expect(schritt).toContain(
          `Der Brief kam nicht an: ${mail ? 'Senden Sie eine E-Mail oder drucken' : 'Drucken'} Sie einen Zettel`,
        );
    },
  );
  it(
    'answers what nobody can read, or refuses: nothing leaves, and nothing is lost',
    { tags: 'night' },
    async () => {
      for (const mood of [
        { garbage: true },
        { fate: { create: 500 } },
        { fate: { create: 429 } },
        { fate: { token: 401 } },
        { fate: { look: 503 } },
      ] as const) {
        pingen.mood = mood;
        later(7_200_000);
        await relay();
      }
      expect(bestellt().reduce((a, b) => a + b, 0)).toBe(0);
      expect(await staende()).toEqual(['neu', 'neu', 'neu']);
      pingen.mood = {};
      later(7_200_000);
      await sende();
      expect(bestellt().filter((mal) => mal > 0)).toEqual([1, 1, 1]);
    },
  );
  it('takes its time reading: nobody orders before it has', { tags: 'night' }, async () => {
    pingen.mood = { drafts: 'validating' };
    await sende();
    expect(await staende()).toEqual(['neu', 'neu', 'neu']);
    for (const letter of pingen.letters) letter.status = 'valid';
    later(300_000);
    await relay();
    expect(bestellt()).toEqual([1, 1, 1]);
  });
});

describe('a dispatch that the office stops', () => {
  it('keeps drafts unordered, and throws them away at the service, too', async () => {
    await stelleEin();
    await kuendigeAn();
    await relay();
    await steuere('anhalten');
    later(60_000);
    expect(await relay()).toBe(0);
    expect(bestellt()).toEqual([0, 0, 0]);
    await steuere('verwerfen');
    await look();
    expect(pingen.letters).toEqual([]);
    expect((await brett()).filter(({ stand }) => stand === 'zettel')).toHaveLength(HAEUSER);
  });
  it('is switched off while letters wait: they are not ordered', { tags: 'night' }, async () => {
    await stelleEin();
    await kuendigeAn();
    await stelleEin({ an: false });
    await sende();
    expect(bestellt()).toEqual([]);
    expect(await staende()).toEqual(['fehler', 'fehler', 'fehler']);
  });
});

describe('the report of the service', () => {
  const meldung = (brief: string, art = 'sent'): string =>
    JSON.stringify({
      data: {
        type: `webhook_${art}`,
        id: randomUUID(),
        attributes: { reason: '', url: 'https://x', created_at: '2027-01-12T11:24:39+0100' },
        relationships: { letter: { data: { type: 'letters', id: brief } } },
      },
    });
  const melde = (inhalt: string, signature = unterschreibeMeldung(SCHLUESSEL, inhalt)) =>
    api.app.inject({
      method: 'POST',
      url: '/briefe/meldung',
      headers: { 'content-type': 'application/json', signature },
      body: inhalt,
    });
  beforeEach(async () => {
    await stelleEin();
    await kuendigeAn();
    await sende();
    await look();
  });
  it(
    'makes us ask at once, and what came back stands on the board with its day',
    { tags: 'night' },
    async () => {
      const [erster] = pingen.letters;
      pingen.tell('sent');
      expect(await look()).toBe(0);
      expect((await melde(meldung(erster?.id ?? ''))).statusCode).toBe(204);
      expect(await look()).toBe(1);
      if (erster) erster.status = 'undeliverable';
      later(5 * 24 * 3_600_000);
      await melde(meldung(erster?.id ?? '', 'undeliverable'));
      await look();
      const zurueck = (await nachweise()).filter(({ stand }) => stand === 'gescheitert');
      expect(zurueck.map(({ am, zuBringen }) => [am, zuBringen])).toEqual([['2027-01-16', true]]);
      expect((await brett()).filter(({ stand }) => stand === 'zurueck')).toHaveLength(1);
      // Played again, an old report changes nothing.
      await melde(meldung(erster?.id ?? '', 'sent'));
      await look();
      expect((await staende()).toSorted()).toEqual(['fehler', 'gesendet', 'gesendet']);
    },
  );
  it('is believed only with its own signature over exactly this body', async () => {
    const inhalt = meldung(pingen.letters[0]?.id ?? '');
    pingen.tell('sent');
    const versuche = [
      await melde(inhalt, ''),
      await melde(inhalt, 'x'.repeat(64)),
      await melde(inhalt, unterschreibeMeldung('geraten', inhalt)),
      await melde(inhalt, unterschreibeMeldung(SCHLUESSEL, `${inhalt} `)),
    ];
    expect(versuche.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await look()).toBe(0);
  });
  it(
    'about something else, or that nobody can read, is thanked for and changes nothing',
    { tags: 'night' },
    async () => {
      for (const inhalt of ['', '{', '[]', meldung('nicht-von-uns'), meldung('x'.repeat(200))])
        expect((await melde(inhalt)).statusCode, inhalt).toBe(204);
      expect((await melde('x'.repeat(70_000))).statusCode).toBe(413);
      expect(await look()).toBe(0);
    },
  );
});
