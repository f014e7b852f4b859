import { randomUUID } from 'node:crypto';

import * as wunsch from '@kehrtour/contract/terminwunsch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  eineZeit,
  buchen,
  neuerBuchungsbetrieb,
  reservieren,
  WUNSCH,
  ZUSTIMMUNG,
} from '../../../test/buchungFixture.ts';
import { hinaus } from '../../../test/hinaus.ts';
import { type TestApi, testApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await neuerBuchungsbetrieb(api, { einstellungen: { bestaetigenMinuten: 120 } });
});

/** From this network, for this house, with this contact. */
async function aeussere({
  nr,
  email = `m${nr}@example.org`,
  hausnr = String(nr),
  telefon = '',
  netz = `203.0.113.${nr}`,
}: {
  nr: number;
  email?: string;
  hausnr?: string;
  telefon?: string;
  netz?: string;
}) {
  // The counter of an hour is another limit.
  await vergissZaehler(api);
  const antwort = await api.app.inject({
    method: 'POST',
    url: wunsch.wunschAeussern.path.replace(':slug', wo.slug),
    remoteAddress: netz,
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      ...WUNSCH,
      anschrift: { plz: '91207', strasse: 'Hardtstraße', hausnr },
      halbtage: [],
      kontakt: { vorname: 'Eva', nachname: 'Brand', email, telefon },
      einwilligungen: ZUSTIMMUNG.einwilligungen.filter(({ art }) => art === 'datenschutz'),
    },
  });
  return { status: antwort.statusCode, body: antwort.json<{ type?: string; detail?: string }>() };
}
const mailsAn = async (adresse: string) =>
  (await hinaus(wo.ctx)).filter(({ empfaenger }) => empfaenger === adresse);

describe('wishes', () => {
  it('mail one mailbox five times a day at most, however its address is written and wherever they come from', async () => {
    const schreibweisen = [
      'eva@example.org',
      'Eva@example.org',
      'eva+1@example.org',
      'eva+2@example.org',
      'EVA@example.org',
    ];
    for (const [nr, email] of schreibweisen.entries())
      expect((await aeussere({ nr: nr + 1, email })).status).toBe(200);
    const { status, body } = await aeussere({ nr: 6, email: 'eva+3@example.org' });
    expect([status, body]).toMatchObject([
      429,
      { type: 'buchung.zu-viele-unbestaetigte', detail: expect.stringContaining('Mail-Adresse') },
    ]);
    expect(await mailsAn('eva+3@example.org')).toEqual([]);
    api.clock.now = new Date('2027-01-12T08:00:01+01:00');
    expect((await aeussere({ nr: 7, email: 'eva+4@example.org' })).status).toBe(200);
  });
  it.each([
    ['one house', 12, { hausnr: '5' }, /Haus/],
    ['one phone', 6, { telefon: '09123 4711' }, /Telefonnummer/],
    ['one network', 40, { netz: '198.51.100.7' }, /Internetanschluss/],
  ])('are bounded for %s', { tags: 'night' }, async (_was, anzahl, gemeinsam, satz) => {
    for (let nr = 1; nr <= anzahl; nr += 1)
      expect([nr, (await aeussere({ nr, ...gemeinsam })).status]).toEqual([nr, 200]);
    const { status, body } = await aeussere({ nr: anzahl + 1, ...gemeinsam });
    expect([status, body.detail]).toEqual([429, expect.stringMatching(satz)]);
    expect((await aeussere({ nr: 90 })).status).toBe(200);
  });
  it('and bookings of one mailbox count together', async () => {
    for (let nr = 1; nr <= 5; nr += 1)
      expect((await aeussere({ nr, email: 'eva@example.org' })).status).toBe(200);
    const held = await reservieren(api, wo, (await eineZeit(api, wo)).id);
    const kontakt = { vorname: 'Eva', nachname: 'Brand', email: 'eva@example.org' };
    expect((await buchen(api, wo, held.body.reservierung, { kontakt })).body.type).toBe(
      'buchung.zu-viele-unbestaetigte',
    );
  });
});
