import { randomUUID } from 'node:crypto';

import { antwortbrettHolen, vorschlaegeHolen } from '@kehrtour/contract/antwortbrett';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import type { Versandtat } from '@kehrtour/domain/versand/versandstand';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { ruecklaufMail } from '../../../test/ruecklauf.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { derer, MAIL_AUS_ID, vor, wie } from '../../../test/werte.ts';
import {
  geordnet,
  liesZeile,
  liesZeilen,
  loescheZeilen,
  setzeZeilen,
  zaehleZeilen,
} from '../../../test/zeilen.ts';
import type { Deps } from '../../platform/deps.ts';
import { relayMails } from '../../platform/post/outbox.ts';
import type { Mail } from '../../platform/service/mail.ts';
import { unterschreibeRuecklauf } from '../kanal/mail/installRuecklaufDoor.ts';

const HAEUSER = 8;
const SCHLUESSEL = 'nur-unser-mailserver-und-wir-kennen-ihn';
let api: TestApi;
let betrieb: TestBetrieb;
let kehrtour: Kehrtour;
let sent: string[];

/** A mail server of which the test says what it does with each mail. */
const server = (send: (mail: Mail) => Promise<void>): Deps => ({
  ...api.deps,
  mail: { art: 'smtp', send, close: () => undefined },
});
const takes = async ({ an }: Mail): Promise<void> => void sent.push(an.adresse);
const down = async (): Promise<void> => {
  throw new Error('Der Mailserver ist nicht erreichbar.');
};
const zeige = async () =>
  (await api.call(versandHolen, { params: { id: kehrtour.id } }, betrieb.token.buero)).body;
const steuere = (tat: Versandtat, token = betrieb.token.buero) =>
  api.call(versandSteuern, { params: { id: kehrtour.id }, body: { tat } }, token);
const later = (ms: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const once = (): void => expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());

beforeAll(async () => {
  // Rounds are planned by the worker; its mails leave when the test says so.
  api = await testApi({
    worker: true,
    env: { MAIL_RETURN: 'ruecklauf@kehrtour.example', MAIL_RETURN_KEY: SCHLUESSEL },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  sent = [];
  betrieb = await api.neuerBetrieb();
  const ids = await neueHaeuser(betrieb, HAEUSER);
  await setzeZeilen(betrieb, 'kontakt', {}, { email: MAIL_AUS_ID, email_fuer_termine: true });
  kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, ids));
  await kuendigeRundeAn(api, betrieb, kehrtour);
  // Invitations of the staff are not what is told here.
  await loescheZeilen(betrieb, 'ausgang', { vorlage: 'einladung' });
});

describe('a dispatch that is stopped in the middle of a batch', () => {
  const stoppeNach = async (anzahl: number) => {
    await relayMails(
      server(async (mail) => {
        await takes(mail);
        if (sent.length === anzahl) await steuere('anhalten');
      }),
    );
  };
  it('finishes what is handed over, and says exactly how many left and how many not', async () => {
    expect((await zeige()).zahlen).toMatchObject({ hinaus: 0, wartet: HAEUSER });
    await stoppeNach(3);
    const stand = await zeige();
    expect(stand.zahlen).toMatchObject({ hinaus: 3, geht: 0, wartet: 0, angehalten: 5 });
    expect(stand).toMatchObject({
      gesamt: HAEUSER,
      satz: 'Von 8 Nachrichten sind 3 hinaus und 5 nicht: 5 sind angehalten.',
      moeglich: ['weiter', 'verwerfen'],
    });
    later(3_600_000);
    expect(await relayMails(server(takes))).toBe(0);
    expect(sent).toHaveLength(3);
  });
  it('goes on with exactly the rest, and a second press of either does nothing more', async () => {
    await stoppeNach(3);
    await steuere('anhalten');
    await Promise.all([steuere('weiter'), steuere('weiter')]);
    await relayMails(server(takes));
    await relayMails(server(takes));
    expect(sent).toHaveLength(HAEUSER);
    once();
    expect(await zeige()).toMatchObject({ satz: 'Alle 8 Nachrichten sind hinaus.', moeglich: [] });
    const worte = await liesZeilen(betrieb, 'verlauf', ['was'], geordnet(['id'], { was: wie('versand-%') }));
    expect(worte.map(({ was }) => was)).toEqual(['versand-angehalten', 'versand-fortgesetzt']);
  });
  it(
    'tells the office of those who know nothing, and owes them a slip once the rest is thrown away',
    { tags: 'night' },
    async () => {
      await stoppeNach(3);
      const brett = async () =>
        (await api.call(antwortbrettHolen, { query: { kehrtourId: kehrtour.id } }, betrieb.token.buero)).body
          .zeilen;
      const angehalten = (await brett()).filter(({ schritt }) => schritt.includes('Versand ist angehalten'));
      expect(angehalten).toHaveLength(5);
      expect((await steuere('verwerfen')).body.zahlen).toMatchObject({ hinaus: 3, verworfen: 5 });
      expect((await brett()).filter(({ stand }) => stand === 'zettel')).toHaveLength(5);
      const { nachweise } = (
        await api.call(nachweiseHolen, { params: { id: kehrtour.id } }, betrieb.token.buero)
      ).body;
      expect(nachweise.filter(({ stand, zuBringen }) => stand === 'verworfen' && zuBringen)).toHaveLength(5);
      // Nothing brings them back: neither the others' presses nor time.
      await steuere('weiter');
      await steuere('nochmal');
      later(3_600_000);
      expect(await relayMails(server(takes))).toBe(0);
    },
  );
  it(
    'keeps with the others what came back from the server while it was stopped',
    { tags: 'night' },
    async () => {
      await relayMails(
        server(async () => {
          await steuere('anhalten');
          expect((await zeige()).zahlen).toMatchObject({ geht: 1, angehalten: HAEUSER - 1 });
          await down();
        }),
      );
      expect((await zeige()).zahlen).toMatchObject({ hinaus: 0, angehalten: HAEUSER });
      later(3_600_000);
      expect(await relayMails(server(takes))).toBe(0);
    },
  );
  it('is told off only to those who had heard of it, when the round is called off then', async () => {
    await stoppeNach(3);
    const { status } = await api.call(
      kehrtourAbsagen,
      { params: { id: kehrtour.id }, body: {}, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    expect(status).toBe(200);
    await expect.poll(() => zaehleZeilen(betrieb, 'termin', { status: 'abgesagt' })).toBe(HAEUSER);
    expect(await zaehleZeilen(betrieb, 'ausgang', { vorlage: 'absage' })).toBe(3);
    expect((await zeige()).zahlen).toMatchObject({ hinaus: 3, wartet: 3, ersetzt: 5, angehalten: 0 });
    const versprochen = async () => (await api.call(vorschlaegeHolen, {}, betrieb.token.buero)).body.anzahl;
    expect(await versprochen()).toBe(3);
    // Who was told of the visit and hears nothing of its end waits at the door; nobody else is owed a word.
    await steuere('anhalten');
    await steuere('verwerfen');
    later(11 * 60_000);
    await relayMails(server(takes));
    expect(sent).toHaveLength(3);
    expect(await versprochen()).toBe(0);
    const brett = await api.call(
      antwortbrettHolen,
      { query: { kehrtourId: kehrtour.id } },
      betrieb.token.buero,
    );
    expect(brett.body.zeilen.map(({ stand }) => stand)).toEqual(['zettel', 'zettel', 'zettel']);
  });
  it('sends nothing on that a newer message has overtaken or whose visit was called off', async () => {
    await stoppeNach(3);
    const wartet = { ausgang_id: derer('ausgang', 'id', { status: 'neu' }) };
    const eine = await liesZeile(betrieb, 'ankuendigung', ['termin_id'], wartet);
    await setzeZeilen(betrieb, 'termin', { id: eine?.termin_id }, { status: 'abgesagt' });
    expect((await zeige()).zahlen).toMatchObject({ hinaus: 3, angehalten: 4, ersetzt: 1 });
    expect((await steuere('weiter')).body.zahlen).toMatchObject({ hinaus: 3, wartet: 4, verworfen: 1 });
    await relayMails(server(takes));
    expect(sent).toHaveLength(7);
    once();
  });
});

describe('a batch of which half fails', () => {
  it('is sent again with exactly the failed, and only once', async () => {
    const half = server((mail) => (sent.length < HAEUSER / 2 ? takes(mail) : down()));
    await relayMails(half);
    const stand = await zeige();
    expect(stand.zahlen).toMatchObject({ hinaus: 4, wiederholt: 4 });
    expect(stand.grund).toBe('Der Mailserver nahm sie nicht an.');
    expect(stand.moeglich).toEqual(['anhalten', 'nochmal']);
    const vorher = [...sent];
    await Promise.all([steuere('nochmal'), steuere('nochmal')]);
    await relayMails(server(takes));
    await relayMails(server(takes));
    expect(sent).toHaveLength(HAEUSER);
    expect(sent.slice(0, 4)).toEqual(vorher);
    once();
  });
  it('is given up after a while, and can still be sent again afterwards', async () => {
    for (let mal = 0; mal < 8; mal += 1) {
      await relayMails(server(down));
      later(3 * 3_600_000);
    }
    expect((await zeige()).zahlen).toMatchObject({ hinaus: 0, gescheitert: HAEUSER });
    expect((await steuere('nochmal')).body.zahlen).toMatchObject({ wartet: HAEUSER, gescheitert: 0 });
    await relayMails(server(takes));
    expect(sent).toHaveLength(HAEUSER);
  });
});

describe('a process that dies in the middle', () => {
  it('lets nothing leave twice: what was handed over stays unknown, the rest goes on', async () => {
    let dies: (() => void) | undefined;
    const died = new Promise<void>((resolve) => (dies = resolve));
    // The third mail is handed over and its process is never heard of again.
    void relayMails(
      server(async (mail) => {
        await takes(mail);
        if (sent.length < 3) return;
        dies?.();
        await new Promise(() => undefined);
      }),
    );
    await died;
    await setzeZeilen(betrieb, 'ausgang', { status: 'in_arbeit' }, { lease_bis: vor('1 second') });
    await relayMails(server(takes));
    await relayMails(server(takes));
    expect(sent).toHaveLength(HAEUSER);
    once();
    expect((await zeige()).zahlen).toMatchObject({ hinaus: 7, unzustellbar: 1 });
    expect((await steuere('nochmal')).body.zahlen).toMatchObject({ unzustellbar: 1 });
    expect(await relayMails(server(takes))).toBe(0);
  });
  it('can be stopped afterwards, too', { tags: 'night' }, async () => {
    void relayMails(server(() => new Promise(() => undefined)));
    await expect.poll(async () => (await zeige()).zahlen.geht).toBe(1);
    await setzeZeilen(betrieb, 'ausgang', { status: 'in_arbeit' }, { lease_bis: vor('1 second') });
    await steuere('anhalten');
    expect(await relayMails(server(takes))).toBe(0);
    expect((await zeige()).zahlen).toMatchObject({ unzustellbar: 1, angehalten: HAEUSER - 1 });
  });
});

describe('who may stop a dispatch', () => {
  it('is whoever may announce, of the own company', async () => {
    const fremd = await api.neuerBetrieb();
    expect((await steuere('anhalten', fremd.token.inhaber)).status).toBe(404);
    expect((await steuere('anhalten', betrieb.token.geselle)).status).toBe(403);
    expect((await zeige()).zahlen.wartet).toBe(HAEUSER);
    const geselle = await api.call(versandHolen, { params: { id: kehrtour.id } }, betrieb.token.geselle);
    expect(geselle.status).toBe(403);
  });
  it('says what it does not understand by the name of the field', { tags: 'night' }, async () => {
    const { status, body } = await steuere('stoppen' as Versandtat);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('tat');
  });
});

describe('a mail that comes back later', () => {
  const gibZurueck = async (mail: string) => {
    const inhalt = Buffer.from(mail).toString('base64');
    const zeit = String(Math.floor(api.clock.now.getTime() / 1000));
    const kopf = { 'x-zeit': zeit, 'x-unterschrift': unterschreibeRuecklauf(SCHLUESSEL, zeit, inhalt) };
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/mail/ruecklauf',
      headers: { 'content-type': 'text/plain', ...kopf },
      body: inhalt,
    });
    expect(statusCode).toBe(204);
  };
  const brett = async () =>
    (await api.call(antwortbrettHolen, { query: { kehrtourId: kehrtour.id } }, betrieb.token.buero)).body
      .zeilen;

  it('did not arrive, on the page of its dispatch, the answers board, and in the proof, at once and for good', async () => {
    // Companies take turns, and those of other tests wait, too.
    while ((await relayMails(server(takes))) > 0);
    const [mail] = await liesZeilen(
      betrieb,
      'ausgang',
      ['id'],
      geordnet(['id'], { ereignis: wie('termin/%') }),
    );
    const id = mail?.id ?? '';
    await gibZurueck(ruecklaufMail(id, { action: 'delayed', status: '4.4.7' }));
    expect((await zeige()).zahlen).toMatchObject({ hinaus: HAEUSER, unzustellbar: 0 });
    await gibZurueck(ruecklaufMail(id));
    await gibZurueck(ruecklaufMail(id, { status: '5.2.2' }));
    expect(await zeige()).toMatchObject({
      satz: 'Von 8 Nachrichten sind 7 hinaus und 1 nicht: 1 kam nicht an.',
      moeglich: [],
    });
    expect((await brett()).filter(({ stand }) => stand === 'zurueck')).toHaveLength(1);
    const { nachweise } = (
      await api.call(nachweiseHolen, { params: { id: kehrtour.id } }, betrieb.token.buero)
    ).body;
    const zurueck = nachweise.filter(({ stand }) => stand === 'gescheitert');
    // Who was never told has not received it: no Frist begins with it, and somebody has to bring a slip.
    expect(zurueck).toMatchObject([
      { kanal: 'mail', zugangAm: null, zuBringen: true, am: expect.any(String) },
    ]);
    later(86_400_000);
    expect(await relayMails(server(takes))).toBe(0);
    const [row] = await liesZeilen(betrieb, 'ausgang', ['fehler'], { id });
    expect(row?.fehler).toBe('Diese Mailadresse gibt es nicht.');
  });
});
