import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { absageVorschauHolen, kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { anordnungVon, nimmMitGrundAn } from '../../../test/aenderungFixture.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { MAIL_AUS_ID } from '../../../test/werte.ts';
import { liesZeilen, neueZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { queueMail, relayMails } from '../../platform/post/outbox.ts';
import type { Mail } from '../../platform/service/mail.ts';

const TAGE = ['2027-02-02', '2027-02-03'];
let api: TestApi;
let wo: TestBetrieb;
let id: string;
let sent: string[] = [];
let texte: string[] = [];

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

/** The mails that leave now. */
async function relay(): Promise<string[]> {
  sent = [];
  texte = [];
  const send = async ({ betreff, text }: Mail): Promise<void> => {
    sent.push(betreff);
    texte.push(text);
  };
  await relayMails({ ...api.deps, mail: { art: 'smtp', send, close: () => undefined } });
  return sent;
}
const warte = (minuten: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + minuten * 60_000);
};
const versand = async () => (await api.call(versandHolen, { params: { id } }, wo.token.inhaber)).body;
const steuere = (tat: 'anhalten' | 'weiter') =>
  api.call(versandSteuern, { params: { id }, body: { tat } }, wo.token.inhaber);

/** Announced to everybody by mail, and all of it moved to the day after: everybody is told anew. */
async function aendere(): Promise<void> {
  await schlageVor();
  await nimmMitGrundAn(api, wo, id, 'Die Straße ist gesperrt.');
}

async function schlageVor(vorher: (haus: string) => Promise<unknown> = async () => undefined): Promise<void> {
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 4);
  await setzeZeilen(wo, 'kontakt', {}, { email: MAIL_AUS_ID, email_fuer_termine: true });
  await vorher(haeuser[0] ?? '');
  const datum = { tage: TAGE, feiertageErlaubt: false };
  const tour = await plane(api, wo, await neueKehrtour(api, wo, haeuser, { datum }));
  id = tour.id;
  const { version } = tour;
  await api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body: { version, kanaele: {} }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  await relay();
  await legeAufDenAnderenTag();
}

/** A plan waits in which every shift is on the other of both days. */
async function legeAufDenAnderenTag(): Promise<void> {
  const gesagt = (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
  const { schichten, sperren } = anordnungVon(gesagt);
  const anordnung = {
    sperren,
    schichten: schichten.map((eine) => ({ ...eine, tag: TAGE.find((tag) => tag !== eine.tag) ?? '' })),
  };
  await api.call(
    kehrtour.kehrtourAnordnen,
    { params: { id }, body: { version: gesagt.version, anordnung } },
    wo.token.buero,
  );
}

it('waits ten minutes with what a change tells, while everything else leaves at once', async () => {
  await aendere();
  expect(await versand()).toMatchObject({
    zahlen: { hinaus: 4, wartet: 4 },
    hinausAb: '2027-01-11T07:10:00.000Z',
  });
  await wo.ctx.transaction((tx) =>
    queueMail(
      wo.ctx,
      tx,
      { an: { name: '', adresse: 'a@example.org' }, betreff: 'Anmeldung', text: '', html: '' },
      { anlass: 'passwort', ereignis: `passwort/${randomUUID()}`, vorlage: 'passwort' },
    ),
  );
  expect(await relay()).toEqual(['Anmeldung']);
  warte(9);
  expect(await relay()).toEqual([]);
  warte(1);
  expect(await relay()).toHaveLength(4);
  expect(await versand()).toMatchObject({ zahlen: { hinaus: 8 }, hinausAb: null });
});
it('keeps the minutes that are left where somebody stops it and lets it go again', async () => {
  await aendere();
  warte(4);
  await steuere('anhalten');
  await steuere('weiter');
  expect(await relay()).toEqual([]);
  warte(6);
  expect(await relay()).toHaveLength(4);
});
it('takes back what has not left, for whoever else looks, too, and sends it on at once when its time is over', async () => {
  await aendere();
  await steuere('anhalten');
  expect(await versand()).toMatchObject({ zahlen: { hinaus: 4, angehalten: 4 }, hinausAb: null });
  warte(60);
  expect(await relay()).toEqual([]);
  await steuere('weiter');
  expect(await relay()).toHaveLength(4);
});

it('tells nobody a time that holds no more when it would leave: what follows takes its place, from what was heard', async () => {
  await aendere();
  warte(3);
  await legeAufDenAnderenTag();
  await nimmMitGrundAn(api, wo, id, 'Die Straße ist wieder frei');
  expect(await versand()).toMatchObject({ zahlen: { hinaus: 4, wartet: 4, verworfen: 4 } });
  warte(7);
  expect(await relay()).toEqual([]);
  warte(3);
  expect(await relay()).toHaveLength(4);
  const zurueckgenommen = texte.filter((text) => /Bisher war er am [^;]*3\. Februar/.test(text));
  expect(zurueckgenommen).toEqual([]);
  for (const text of texte) expect(text).toContain('2. Februar 2027');
});

it('calls off the time that was heard, not one that would have left in a few minutes', async () => {
  await aendere();
  warte(3);
  const idempotencyKey = randomUUID();
  const params = { id };
  const vorher = await gesagtes();
  await api.call(
    kehrtourAbsagen,
    { params, body: { grund: 'Wegen Krankheit' }, idempotencyKey },
    wo.token.buero,
  );
  await expect.poll(async () => (await gesagtes()) - vorher).toBe(4);
  warte(10);
  const betreffe = await relay();
  expect(
    betreffe.filter((betreff) => betreff.startsWith('Termin abgesagt: Dienstag, 2. Februar 2027')),
  ).toHaveLength(4);
  for (const text of texte) expect(text).toContain('Entfällt: Dienstag, 2. Februar 2027');
});

it('calls off the time of a move that has left', async () => {
  await aendere();
  warte(11);
  expect(await relay()).toHaveLength(4);
  const params = { id };
  const vorher = await gesagtes();
  await api.call(kehrtourAbsagen, { params, body: {}, idempotencyKey: randomUUID() }, wo.token.buero);
  await expect.poll(async () => (await gesagtes()) - vorher).toBe(4);
  warte(10);
  await relay();
  for (const text of texte) expect(text).toContain('Entfällt: Mittwoch, 3. Februar 2027');
});

/** One house has two flats, each with a slip at the door; its owner only has to know of it. */
const mitWohnungen = (haus: string) =>
  neueZeilen(
    wo,
    'nutzungseinheit',
    ['1', '2'].map((nummer) => ({ liegenschaft_id: haus, nummer })),
  );
const summe = (...bescheide: { anzahl: number }[][]): number =>
  bescheide.flat().reduce((bisher, { anzahl }) => bisher + anzahl, 0);
const gesagtes = async (): Promise<number> =>
  (await liesZeilen(wo, 'ankuendigung', ['id'], { kehrtour_id: id })).length;

it('counts before all that a change will tell, also those who only have to know of it', async () => {
  await schlageVor(mitWohnungen);
  const vorher = await gesagtes();
  const params = { id };
  const { version, wechsel, zurKenntnis } = (
    await api.call(aenderung.aenderungHolen, { params }, wo.token.buero)
  ).body;
  const gezaehlt = wechsel.filter(({ kanal }) => kanal !== null).length + summe(zurKenntnis);
  expect([gezaehlt, zurKenntnis]).toEqual([6, [{ kanal: 'mail', anzahl: 1 }]]);
  const { body } = await api.call(
    aenderung.aenderungAnnehmen,
    { params, body: { version, gruende: {} } },
    wo.token.buero,
  );
  expect([body.mails + body.zettel, (await gesagtes()) - vorher]).toEqual([gezaehlt, gezaehlt]);
});

it('counts before what calling a whole round off tells, and waits as long', async () => {
  await schlageVor(mitWohnungen);
  const vorher = await gesagtes();
  const params = { id };
  const { bescheid, zurKenntnis } = (await api.call(absageVorschauHolen, { params }, wo.token.buero)).body;
  // Two slips were not even printed: who was to get them knows of no visit.
  expect([summe(bescheid), zurKenntnis]).toEqual([3, [{ kanal: 'mail', anzahl: 1 }]]);
  const idempotencyKey = randomUUID();
  await api.call(
    kehrtourAbsagen,
    { params, body: { grund: 'Wegen Krankheit' }, idempotencyKey },
    wo.token.buero,
  );
  await expect.poll(async () => (await gesagtes()) - vorher).toBe(summe(bescheid, zurKenntnis));
  expect(await versand()).toMatchObject({ zahlen: { wartet: 4 }, moeglich: ['anhalten'] });
  const absagen = async () => (await relay()).filter((betreff) => betreff.startsWith('Termin abgesagt'));
  expect(await absagen()).toEqual([]);
  warte(10);
  expect(await absagen()).toHaveLength(4);
});

it('tells another company nothing of it', async () => {
  await schlageVor();
  const fremd = await api.neuerBetrieb();
  expect((await api.call(absageVorschauHolen, { params: { id } }, fremd.token.buero)).status).toBe(404);
});
