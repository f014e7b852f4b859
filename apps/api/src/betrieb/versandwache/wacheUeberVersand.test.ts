import { randomUUID } from 'node:crypto';

import { vielversandFreigeben, vielversandHolen, zuTunHolen } from '@kehrtour/contract/betrieb';
import { mitarbeiterAnlegen } from '@kehrtour/contract/mitarbeiter';
import { product } from '@kehrtour/domain/text/product';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { type TestApi, type TestBetrieb, testApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { ganz, geordnet, liesZeilen, loescheZeilen, neueZeile, neueZeilen } from '../../../test/zeilen.ts';
import { wacheUeberVersand } from './wacheUeberVersand.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await anOperator(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  await loescheZeilen(ganz(api), 'ausgang');
});

type Post = { an: { adresse: string }; betreff: string; text: string };
const alarme = async (): Promise<Post[]> => {
  const rows = await liesZeilen(
    ganz(api),
    'ausgang',
    ['nachricht'],
    geordnet(['ereignis'], { vorlage: 'versandalarm' }),
  );
  return (rows as { nachricht: Post }[]).map(({ nachricht }) => nachricht);
};
const wartet = async (): Promise<number> => (await api.call(zuTunHolen, {}, token)).body.vieleNachrichten;
const ladeEin = (betrieb: TestBetrieb) =>
  api.call(
    mitarbeiterAnlegen,
    {
      body: {
        vorname: 'Jonas',
        nachname: 'Brandl',
        telefon: '',
        email: `wer-${randomUUID()}@example.org`,
        rolle: 'geselle',
        qualifikation: 'geselle',
        anrede: '',
        faehrt: false,
        arbeitszeit: [],
        pause: null,
        startort: null,
        einladen: true,
      },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.inhaber,
  );
async function zaehle(schluessel: string, anzahl: number): Promise<void> {
  const heute = { tag: '2027-01-11', schluessel };
  await loescheZeilen(ganz(api), 'versandzaehler', heute);
  await neueZeile(ganz(api), 'versandzaehler', { ...heute, anzahl });
}

it('says nothing on a usual day', async () => {
  const betrieb = await api.neuerBetrieb();
  for (let mal = 0; mal < 3; mal += 1) await ladeEin(betrieb);
  await wacheUeberVersand(api.deps);
  expect([await alarme(), await wartet()]).toEqual([[], 0]);
});

it('names a company that invites more than new ones may, once a day, and the desk shows it', async () => {
  const betrieb = await api.neuerBetrieb();
  for (let mal = 0; mal < 15; mal += 1) expect((await ladeEin(betrieb)).status).toBe(200);
  for (let minute = 0; minute < 3; minute += 1) await wacheUeberVersand(api.deps);
  const [mail, ...mehr] = await alarme();
  expect(mehr).toEqual([]);
  expect(mail).toMatchObject({
    an: { adresse: product.operator.mail },
    betreff: 'Ungewöhnlich viele Nachrichten: Einladungen',
    text: expect.stringContaining(`15 von Betrieb ${betrieb.unternehmenId.slice(0, 8)}, Lauf a.d.Pegnitz`),
  });
  expect(mail?.text).toContain('/admin-area');
  expect(await wartet()).toBe(1);
});

it('shows whom the bound of the day stopped, and lets that one company send as many again, by one press', async () => {
  const [betrieb, anderer] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
  for (const einer of [betrieb, anderer]) await zaehle(`b:einladung/${einer.unternehmenId}`, 25);
  const zeilen = async () =>
    (await api.call(vielversandHolen, {}, token)).body.eintraege.map(
      ({ unternehmen, anzahl, grenze, gestoppt }) => [unternehmen?.id, anzahl, grenze, gestoppt],
    );
  expect((await ladeEin(betrieb)).body.type).toBe('versand.zu-viele');
  expect((await zeilen()).toSorted()).toEqual(
    [betrieb, anderer].map(({ unternehmenId }) => [unternehmenId, 25, 25, true]).toSorted(),
  );
  const body = { anlass: 'einladung' as const, unternehmenId: betrieb.unternehmenId };
  expect((await api.call(vielversandFreigeben, { body }, token)).status).toBe(200);
  expect([(await ladeEin(betrieb)).status, (await ladeEin(anderer)).status]).toEqual([200, 429]);
  expect(await zeilen()).toEqual([[anderer.unternehmenId, 25, 25, true]]);
  const wer = await liesZeilen(betrieb, 'verlauf', ['nach'], { was: 'versand-freigegeben' });
  expect(wer).toEqual([{ nach: { anlass: 'einladung' } }]);
  expect((await api.call(vielversandHolen, {}, betrieb.token.inhaber)).status).toBe(401);
});

it('lifts what stops everybody, and nothing that nobody counted', async () => {
  await zaehle('i:newsletter', 1000);
  const body = { anlass: 'newsletter' as const, unternehmenId: null };
  const [zeile] = (await api.call(vielversandHolen, {}, token)).body.eintraege;
  expect(zeile).toMatchObject({ unternehmen: null, anzahl: 1000, grenze: 1000, gestoppt: true });
  expect((await api.call(vielversandFreigeben, { body }, token)).status).toBe(200);
  expect((await api.call(vielversandHolen, {}, token)).body.eintraege).toEqual([]);
  expect((await api.call(vielversandFreigeben, { body }, token)).status).toBe(404);
});

it('tells of many registrations before anybody is refused', async () => {
  await zaehle('i:registrierung', 99);
  await wacheUeberVersand(api.deps);
  expect(await alarme()).toEqual([]);
  await zaehle('i:registrierung', 100);
  await wacheUeberVersand(api.deps);
  expect((await alarme())[0]?.text).toContain('heute sind es schon 100: Registrierungen');
});

it('is not turned against the operator: a hundred companies at once are a handful of mails', async () => {
  for (let nummer = 0; nummer < 100; nummer += 1) {
    await zaehle(`b:einladung/${randomUUID()}`, 15);
    await wacheUeberVersand(api.deps);
  }
  const mails = await alarme();
  expect(mails.length).toBeLessThanOrEqual(8);
  expect(mails.some(({ text }) => text.includes('weitere Betriebe'))).toBe(true);
});

it('forgets what was counted on days before yesterday', async () => {
  await neueZeilen(ganz(api), 'versandzaehler', [
    { tag: '2027-01-08', schluessel: 'i:newsletter', anzahl: 1 },
    { tag: '2027-01-10', schluessel: 'i:newsletter', anzahl: 1 },
  ]);
  await wacheUeberVersand(api.deps);
  const rows = await liesZeilen(ganz(api), 'versandzaehler', ['tag::text']);
  expect(rows).toEqual([{ tag: '2027-01-10' }]);
});
