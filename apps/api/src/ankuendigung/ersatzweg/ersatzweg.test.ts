import { randomUUID } from 'node:crypto';

import { kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import { ansagenNachsenden, antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import { hausverlaufHolen } from '@kehrtour/contract/hausverlauf';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { nachweiseHolen, zustellungMelden } from '@kehrtour/contract/nachweis';
import { versandSteuern } from '@kehrtour/contract/versand';
import type { Versandtat } from '@kehrtour/domain/versand/versandstand';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type SevenService, sevenService } from '../../../test/sevenService.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JETZT, MAIL_AUS_ID, MOBIL_AUS_NAMEN, wie } from '../../../test/werte.ts';
import {
  geordnet,
  liesZeile,
  liesZeilen,
  neueZeile,
  setzeZeilen,
  stelleBetriebEin,
} from '../../../test/zeilen.ts';
import { kehrtourJobs } from '../../kehrtour/kehrtour.jobs.ts';
import { sqlState } from '../../platform/db/db.ts';
import { relayShortMessages } from '../../platform/post/shortMessage.ts';
import { nimmNaechsteWege, nimmNaechsteWegeAlle, wartezeit } from './nimmNaechsteWege.ts';

const HAEUSER = 3;
const BEGINN = '2027-01-11T08:00:00+01:00';
let seven: SevenService;
let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
let kehrtour: Kehrtour;

beforeAll(async () => {
  seven = await sevenService();
  api = await testApi({
    now: BEGINN,
    env: seven.env,
    privateHosts: [seven.host],
  });
  // Rounds are planned; nothing else happens by itself.
  await kehrtourJobs(api.deps);
});
afterAll(async () => {
  await api.close();
  await seven.close();
});

const stelleEin = (teile: Record<string, unknown>) =>
  stelleBetriebEin(wo, { sms: { an: true, absender: 'Brandl', hoechstensEuro: 25, ersatz: true, ...teile } });
const kuendigeAn = async () => {
  const { status } = await api.call(
    kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status).toBe(200);
  spaeter(60_000);
};
const spaeter = (ms: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
/** What the mail server or the provider said in the end. */
const scheitert = (weg: 'mail' | 'sms') =>
  setzeZeilen(wo, 'ausgang', { weg, ereignis: wie('termin/%') }, { status: 'fehler', fehler: 'unbekannt' });
const gehtWeiter = async () => {
  await nimmNaechsteWege(wo.ctx);
  spaeter(60_000);
};
const brett = async () =>
  (await api.call(antwortbrettHolen, { query: { kehrtourId: kehrtour.id } }, wo.token.buero)).body.zeilen;
const staende = async () => (await brett()).map(({ stand }) => stand);
const sms = () => liesZeilen(wo, 'ausgang', ['status', 'text'], geordnet(['id'], { weg: 'sms' }));
const wege = async () =>
  (await liesZeilen(wo, 'ersatzweg', ['weg', 'grund'], geordnet(['am', 'weg', 'grund nulls first']))).map(
    ({ weg, grund }) => (grund === null ? weg : `${weg} ${grund}`),
  );

beforeEach(async () => {
  api.clock.now = new Date(BEGINN);
  seven.mood = {};
  // What others left waiting does not count here.
  while ((await relayShortMessages(api.deps)) > 0);
  seven.sent.length = 0;
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, HAEUSER);
  await setzeZeilen(
    wo,
    'kontakt',
    {},
    { email: MAIL_AUS_ID, email_fuer_termine: true, mobil: MOBIL_AUS_NAMEN },
  );
  await stelleEin({});
  kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser));
});

describe('a mail that did not arrive', () => {
  beforeEach(async () => {
    await kuendigeAn();
    await scheitert('mail');
  });

  it('goes on as an SMS by itself, once, and then ends with a slip', async () => {
    expect(await staende()).toEqual(['zurueck', 'zurueck', 'zurueck']);
    await gehtWeiter();
    await gehtWeiter();
    expect(await wege()).toEqual(['sms', 'sms', 'sms']);
    const zeilen = await brett();
    expect(zeilen.map(({ stand }) => stand)).toEqual(['offen', 'offen', 'offen']);
    expect(zeilen[0]?.schritt).toMatch(
      /^Warten Sie .*\. Die E-Mail kam nicht an; von selbst ging stattdessen eine SMS hinaus\.$/,
    );
    while ((await relayShortMessages(api.deps)) > 0);
    expect(seven.sent).toHaveLength(HAEUSER);
    expect(seven.sent[0]?.text).toMatch(/^Ihr Schornsteinfeger kommt .*code=[\w-]{24}/);
    await scheitert('sms');
    await gehtWeiter();
    await gehtWeiter();
    expect((await wege()).slice(HAEUSER)).toEqual(['zettel keiner', 'zettel keiner', 'zettel keiner']);
    const danach = await brett();
    expect(danach.map(({ stand }) => stand)).toEqual(['zettel', 'zettel', 'zettel']);
    expect(danach[0]?.schritt).toMatch(
      /^Die SMS kam nicht an, und ein anderer Weg ist nicht bekannt: Werfen Sie .*einen Zettel ein/,
    );
    expect(await sms()).toHaveLength(HAEUSER);
  });

  it('goes on once however many look at the same time, and the database holds it', async () => {
    await Promise.all(Array.from({ length: 5 }, () => nimmNaechsteWege(wo.ctx)));
    expect(await wege()).toEqual(['sms', 'sms', 'sms']);
    expect(await sms()).toHaveLength(HAEUSER);
    const spalten = ['ankuendigung_id', 'termin_id', 'kehrtour_id', 'folge'] as const;
    const eine = await liesZeile(wo, 'ersatzweg', spalten);
    const nochmal = neueZeile(wo, 'ersatzweg', { ...eine, weg: 'zettel', grund: 'keiner', am: JETZT });
    expect(sqlState(await nochmal.catch((error: unknown) => error))).toBe('23505');
  });

  it('is sent once where the office presses at the same moment', { tags: 'night' }, async () => {
    const [zeile] = await brett();
    const presse = () =>
      api.call(
        ansagenNachsenden,
        { body: { kanal: 'sms', terminIds: [zeile?.termin.id ?? ''] } },
        wo.token.buero,
      );
    await Promise.all([presse(), nimmNaechsteWege(wo.ctx), presse(), nimmNaechsteWege(wo.ctx)]);
    expect(await sms()).toHaveLength(HAEUSER);
  });

  it('stays with the office where the company has not switched it on', async () => {
    await stelleEin({ ersatz: false });
    await nimmNaechsteWegeAlle(api.deps);
    expect(await wege()).toEqual([]);
    expect((await brett())[0]?.schritt).toContain('Senden Sie eine SMS');
  });

  it('is found among all companies, and touches none that is not its own', async () => {
    const fremd = await api.neuerBetrieb();
    await nimmNaechsteWege(fremd.ctx);
    expect(await wege()).toEqual([]);
    await nimmNaechsteWegeAlle(api.deps);
    expect(await wege()).toEqual(['sms', 'sms', 'sms']);
    const fremde = await liesZeilen(fremd, 'ersatzweg', []);
    expect(fremde).toEqual([]);
  });

  it('wakes nobody: at night it waits for the morning', async () => {
    api.clock.now = new Date('2027-01-11T20:00:00+01:00');
    await nimmNaechsteWegeAlle(api.deps);
    expect(await wege()).toEqual([]);
    api.clock.now = new Date('2027-01-12T08:00:00+01:00');
    await nimmNaechsteWegeAlle(api.deps);
    expect(await wege()).toEqual(['sms', 'sms', 'sms']);
    expect(wartezeit(new Date('2027-01-11T20:00:00+01:00'))).toBe(12 * 3600 + 120);
  });

  it('leaves alone who has answered or was called off meanwhile', async () => {
    const [erste, zweite, dritte] = await brett();
    // Of the third the answer was to a time before.
    for (const [zeile, am] of [
      [erste, '2027-03-01'],
      [dritte, '2027-01-01'],
    ] as const)
      await neueZeile(wo, 'rueckmeldung', { termin_id: zeile?.termin.id ?? '', art: 'unsicher', am });
    await setzeZeilen(wo, 'termin', { id: zweite?.termin.id ?? '' }, { status: 'abgesagt' });
    await gehtWeiter();
    expect(await wege()).toEqual(['sms']);
  });

  it('is told in the proofs and in the life of the house', async () => {
    await gehtWeiter();
    const { nachweise } = (await api.call(nachweiseHolen, { params: { id: kehrtour.id } }, wo.token.buero))
      .body;
    const perMail = nachweise.filter(({ kanal }) => kanal === 'mail');
    const perSms = nachweise.filter(({ kanal }) => kanal === 'sms');
    expect(perMail.map(({ ersatz, zuBringen }) => [ersatz?.weg, zuBringen])).toEqual(
      Array.from({ length: HAEUSER }, () => ['sms', false]),
    );
    expect(perSms.map(({ ersatzFuer, stand }) => [ersatzFuer, stand])).toEqual(
      Array.from({ length: HAEUSER }, () => ['mail', 'unterwegs']),
    );
    const { eintraege } = (
      await api.call(hausverlaufHolen, { params: { id: haeuser[0] ?? '' }, query: {} }, wo.token.buero)
    ).body;
    expect(eintraege.map(({ was, text }) => `${was} ${text}`)).toContainEqual(
      expect.stringMatching(/^Ansage kam nicht an .*stattdessen ging eine SMS$/),
    );
  });
});

describe('the next way', () => {
  it('is that of each person: who wants SMS first gets a mail next, who wants paper a slip', async () => {
    await setzeZeilen(wo, 'kontakt', {}, { bescheid_zuerst: 'sms' });
    await kuendigeAn();
    await scheitert('sms');
    await gehtWeiter();
    expect(await wege()).toEqual(['mail', 'mail', 'mail']);
    const mails = await liesZeilen(wo, 'ausgang', [], { weg: 'mail', vorlage: 'ankuendigung' });
    expect(mails).toHaveLength(HAEUSER);
    await setzeZeilen(wo, 'kontakt', {}, { bescheid_zuerst: 'einwurf' });
    await scheitert('mail');
    await gehtWeiter();
    expect((await wege()).slice(HAEUSER)).toEqual(['zettel wunsch', 'zettel wunsch', 'zettel wunsch']);
  });
  it('is no SMS for who refused them', async () => {
    await kuendigeAn();
    await scheitert('mail');
    await setzeZeilen(wo, 'kontakt', {}, { keine_sms: true });
    await gehtWeiter();
    expect(await wege()).toEqual(['zettel verweigert', 'zettel verweigert', 'zettel verweigert']);
    expect((await brett())[0]?.schritt).toContain('SMS sind nicht erwünscht: Werfen Sie');
  });
  it(
    'costs no more than the company allows for a round; the rest are slips that one can still send by hand',
    { tags: 'night' },
    async () => {
      await kuendigeAn();
      await scheitert('mail');
      const env = api.deps.env;
      // Two parts each: one SMS is paid for, and no second.
      Object.assign(api.deps, { env: { ...env, smsCent: 30 } });
      try {
        await stelleEin({ hoechstensEuro: 1 });
        await gehtWeiter();
        await gehtWeiter();
        expect(await wege()).toEqual(['sms', 'zettel zuTeuer', 'zettel zuTeuer']);
        const zeilen = (await brett()).filter(({ stand }) => stand === 'zettel');
        const sms = [{ kanal: 'sms', hoechstensCent: 60 }];
        expect(zeilen.map(({ nachsendbar }) => nachsendbar)).toEqual([sms, sms]);
        expect(zeilen[0]?.schritt).toContain('kosteten mehr, als Sie erlauben: Werfen Sie');
      } finally {
        Object.assign(api.deps, { env });
      }
    },
  );
  it('is a call where the visit is today: nothing else comes in time', { tags: 'night' }, async () => {
    await kuendigeAn();
    await scheitert('mail');
    api.clock.now = new Date('2027-02-02T08:00:00+01:00');
    await setzeZeilen(
      wo,
      'termin',
      {},
      { fenster_von: '2027-02-02T13:00:00Z', fenster_bis: '2027-02-02T15:00:00Z' },
    );
    await gehtWeiter();
    expect(new Set(await wege())).toEqual(new Set(['anruf zuSpaet']));
    const [zeile] = await brett();
    expect(zeile?.stand).toBe('zurueck');
    expect(zeile?.schritt).toContain('auch für einen Zettel ist es zu spät: Rufen Sie an');
  });
});

describe('a Feuerstättenschau on the 2nd of February', () => {
  const am = async (tag: string) => {
    // Of five Werktage between receipt and visit the first is the 27th of January.
    await setzeZeilen(wo, 'aufgabe', {}, { taetigkeit_id: 'fss' });
    await kuendigeAn();
    await scheitert('mail');
    api.clock.now = new Date(`${tag}T09:00:00+01:00`);
    await gehtWeiter();
    return [...new Set(await wege())];
  };
  it('is told by SMS as long as that counts as received in time', { tags: 'night' }, async () => {
    expect(await am('2027-01-25')).toEqual(['sms']);
  });
  it('is a slip with its last day as soon as only a slip comes in time', async () => {
    expect(await am('2027-01-26')).toEqual(['zettel zuSpaet']);
    const [zeile] = await brett();
    expect(zeile?.stand).toBe('zettel');
    expect(zeile?.schritt).toMatch(
      /für eine andere Nachricht ist es zu spät: Werfen Sie bis Dienstag, 26. Januar 2027 einen Zettel ein/,
    );
  });
  it('is a call as soon as nothing comes in time', async () => {
    expect(await am('2027-01-27')).toEqual(['anruf zuSpaet']);
    expect((await brett())[0]?.schritt).toContain('Rufen Sie an');
  });
});

describe('a dispatch that was stopped', () => {
  const steuere = (tat: Versandtat) =>
    api.call(versandSteuern, { params: { id: kehrtour.id }, body: { tat } }, wo.token.buero);
  /** One mail failed before the office stopped the others. */
  beforeEach(async () => {
    await kuendigeAn();
    const eine = await liesZeile(wo, 'ausgang', ['id'], geordnet(['id'], { vorlage: 'ankuendigung' }));
    await setzeZeilen(wo, 'ausgang', { id: eine?.id }, { status: 'fehler', fehler: 'unbekannt' });
    await steuere('anhalten');
  });
  it('holds the next way, too, and lets it go on with the rest', async () => {
    await gehtWeiter();
    expect(await wege()).toEqual([]);
    await steuere('weiter');
    await gehtWeiter();
    expect(await wege()).toEqual(['sms']);
  });
  it('takes no next way when the rest was thrown away', { tags: 'night' }, async () => {
    await steuere('verwerfen');
    await gehtWeiter();
    expect(await wege()).toEqual([]);
    expect(await sms()).toEqual([]);
  });
  it('holds an SMS that went instead like every other', { tags: 'night' }, async () => {
    await steuere('weiter');
    await gehtWeiter();
    await steuere('anhalten');
    expect(await relayShortMessages(api.deps)).toBe(0);
    expect([(await sms()).map(({ status }) => status), seven.sent]).toEqual([['neu'], []]);
  });
});

describe('a mail that the office reports to have come back', () => {
  it('goes on by itself, unless the report is taken back', { tags: 'night' }, async () => {
    await kuendigeAn();
    await setzeZeilen(
      wo,
      'ausgang',
      { vorlage: 'ankuendigung' },
      { status: 'gesendet', gesendet_am: api.clock.now.toISOString() },
    );
    const { nachweise } = (await api.call(nachweiseHolen, { params: { id: kehrtour.id } }, wo.token.buero))
      .body;
    const melde = (art: 'zurueck' | 'berichtigt', ids: string[]) =>
      api.call(
        zustellungMelden,
        {
          params: { id: kehrtour.id },
          body: { art, am: '2027-01-11', mitarbeiterId: wo.mitarbeiterId.buero, nachweisIds: ids },
          idempotencyKey: randomUUID(),
        },
        wo.token.buero,
      );
    const [erster = '', zweiter = ''] = nachweise.map(({ id }) => id);
    expect((await melde('zurueck', [erster, zweiter])).status).toBe(200);
    expect((await melde('berichtigt', [zweiter])).status).toBe(200);
    await gehtWeiter();
    expect(await wege()).toEqual(['sms']);
  });
});
