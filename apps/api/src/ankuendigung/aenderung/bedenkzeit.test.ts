import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { versandHolen, versandSteuern } from '@kehrtour/contract/versand';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { anordnungVon, nimmMitGrundAn } from '../../../test/aenderungFixture.ts';
import { neueHaeuser, neueTour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { sql } from '../../platform/db/sql.ts';
import { queueMail, relayMails } from '../../platform/post/outbox.ts';
import type { Mail } from '../../platform/service/mail.ts';

const TAGE = ['2027-02-02', '2027-02-03'];
let api: TestApi;
let wo: TestBetrieb;
let id: string;
let sent: string[] = [];

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

/** The mails that leave now. */
async function relay(): Promise<string[]> {
  sent = [];
  const send = async ({ betreff }: Mail): Promise<void> => void sent.push(betreff);
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
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 4);
  await wo.ctx.transaction((tx) =>
    tx.run(sql`update kontakt set email = id || '@example.org', email_fuer_termine = true`),
  );
  const datum = { tage: TAGE, feiertageErlaubt: false };
  const tour = await plane(api, wo, await neueTour(api, wo, haeuser, { datum }));
  id = tour.id;
  const { version } = tour;
  await api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body: { version, kanaele: {} }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  await relay();
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
  await nimmMitGrundAn(api, wo, id, 'Die Straße ist gesperrt.');
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
