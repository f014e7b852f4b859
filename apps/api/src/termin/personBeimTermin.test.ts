import { randomUUID } from 'node:crypto';

import { liegenschaftenHolen } from '@kehrtour/contract/bestand';
import { feedEinrichten } from '@kehrtour/contract/kalender';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { schliesstagBetroffene } from '@kehrtour/contract/schliesstag';
import * as termin from '@kehrtour/contract/termin';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { liesZeile, neueZeile, setzeZeilen } from '../../test/zeilen.ts';

const TAG = { von: '2027-02-02', bis: '2027-02-02' };

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
});
afterAll(() => api.close());

/** As a booking from the website leaves it at a house that it merely named. */
async function bucheAlsFremde(liegenschaftId: string): Promise<string> {
  const kontaktId = randomUUID();
  await neueZeile(wo, 'kontakt', {
    id: kontaktId,
    vorname: 'Frida',
    nachname: 'Fremd',
    email: 'f@example.org',
  });
  await neueZeile(wo, 'liegenschaft_kontakt', {
    liegenschaft_id: liegenschaftId,
    kontakt_id: kontaktId,
    rolle: 'bewohner',
    empfaengt_termin: false,
  });
  return kontaktId;
}

it('names whoever was told of a visit wherever it stands, not whoever booked at that house since', async () => {
  const { inhaber: mitarbeiterId } = wo.mitarbeiterId;
  const [liegenschaftId = ''] = await neueHaeuser(wo, 1);
  const { id, kehrtourId } = await neuerTermin(wo, { liegenschaftId, mitarbeiterId });
  await bucheAlsFremde(liegenschaftId);
  const token = wo.token.inhaber;
  const feed = await api.call(
    feedEinrichten,
    { params: { mitarbeiterId }, body: { mitKundendaten: true }, idempotencyKey: randomUUID() },
    token,
  );
  const url = new URL(feed.body.feed?.adresse ?? '').pathname.replace(/^\/api/, '');
  const namen = {
    week: (await api.call(termin.termineHolen, { query: TAG }, token)).body.termine[0]?.name,
    visit: (await api.call(termin.terminHolen, { params: { id } }, token)).body.name,
    'people of the visit': (await api.call(termin.terminHolen, { params: { id } }, token)).body.kontakte[0]
      ?.name,
    round: (await api.call(kehrtourHolen, { params: { id: kehrtourId } }, token)).body.halte[0]?.name,
    'closed day': (await api.call(schliesstagBetroffene, { body: TAG }, token)).body.termine[0]?.name,
    houses: (await api.call(liegenschaftenHolen, { query: {} }, token)).body.eintraege[0]?.name,
    feed: /Eva Bewohner1/.exec((await api.app.inject({ method: 'GET', url })).body)?.[0],
  };
  expect(namen).toEqual(Object.fromEntries(Object.keys(namen).map((ort) => [ort, 'Eva Bewohner1'])));
});

it('is found by either, the one who is told of visits named', async () => {
  const { body } = await api.call(
    termin.termineSuchen,
    { query: { suche: 'Hardtstraße' } },
    wo.token.inhaber,
  );
  expect(body.termine.map(({ name }) => name)).toEqual(['Eva Bewohner1']);
});

it('names whoever was told before another resident, who is told of visits, too', async () => {
  const { inhaber: mitarbeiterId } = wo.mitarbeiterId;
  const liegenschaftId = (await neueHaeuser(wo, 2))[1] ?? '';
  const { id, kehrtourId } = await neuerTermin(wo, {
    liegenschaftId,
    mitarbeiterId,
    fensterVon: '2027-02-03T08:00:00+01:00',
  });
  const neu = await bucheAlsFremde(liegenschaftId);
  await setzeZeilen(wo, 'liegenschaft_kontakt', { kontakt_id: neu }, { empfaengt_termin: true });
  const name = async () =>
    (await api.call(termin.terminHolen, { params: { id } }, wo.token.inhaber)).body.name;
  expect(await name(), 'a resident, of whom nobody knows whether she was told').toBe('Frida Fremd');
  const gesagt = await liesZeile(wo, 'liegenschaft_kontakt', ['kontakt_id'], {
    liegenschaft_id: liegenschaftId,
    rolle: 'eigentuemer',
  });
  await neueZeile(wo, 'ankuendigung', {
    termin_id: id,
    kehrtour_id: kehrtourId,
    kontakt_id: gesagt?.kontakt_id ?? null,
    kanal: 'einwurf',
    empfaenger: 'Eva Bewohner2',
    text: '{}',
    rechtsart: 'frei',
    erstellt_am: '2027-01-05T08:00:00Z',
  });
  expect(await name()).toBe('Eva Bewohner2');
});
