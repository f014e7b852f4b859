import * as buchung from '@kehrtour/contract/buchung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  eineZeit,
  gebucht,
  KAMINOFEN,
  KONTAKT,
  neuerBuchungsbetrieb,
  reservieren,
  WUNSCH,
} from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { ganz, liesZeilen, setzeZeilen, zaehleZeilen } from '../../../test/zeilen.ts';
import { raeumeAlleAuf } from './raeumeBuchungenAuf.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
beforeAll(async () => {
  api = await testApi();
  wo = await neuerBuchungsbetrieb(api);
});
afterAll(() => api.close());
const anzahl = (tabelle: string): Promise<number> => zaehleZeilen(wo, tabelle);

describe('raeumeBuchungenAuf', () => {
  it('takes holds away when they ran out, and what was said with them a day later', async () => {
    await reservieren(api, wo, (await eineZeit(api, wo)).id);
    await raeumeAlleAuf(api.deps);
    expect([await anzahl('belegung'), await anzahl('reservierung')]).toEqual([1, 1]);
    api.clock.now = new Date('2027-01-11T08:11:00+01:00');
    await raeumeAlleAuf(api.deps);
    expect([await anzahl('belegung'), await anzahl('reservierung')]).toEqual([0, 1]);
    api.clock.now = new Date('2027-01-12T08:11:00+01:00');
    await raeumeAlleAuf(api.deps);
    expect(await anzahl('reservierung')).toBe(0);
  });
  it('forgets a request nobody answered thirty days after its day, with person and house, and keeps a booking', async () => {
    const fest = await gebucht(api, wo);
    await setzeZeilen(wo, 'taetigkeit', { id: KAMINOFEN }, { online: 'anfrage' });
    await gebucht(api, wo, {
      mehr: { kontakt: { ...KONTAKT, email: 'andere@example.org', nachname: 'Anders' } },
      wunsch: { anschrift: { ...WUNSCH.anschrift, strasse: 'Nebenweg', hausnr: '2' } },
    });
    expect([await anzahl('termin'), await anzahl('kontakt'), await anzahl('liegenschaft')]).toEqual([
      2, 2, 2,
    ]);
    api.clock.now = new Date('2027-02-10T08:00:00+01:00');
    await raeumeAlleAuf(api.deps);
    expect(await anzahl('termin')).toBe(2);
    api.clock.now = new Date('2027-02-20T08:00:00+01:00');
    await raeumeAlleAuf(api.deps);
    expect([
      await anzahl('termin'),
      await anzahl('kontakt'),
      await anzahl('liegenschaft'),
      await anzahl('aufgabe'),
    ]).toEqual([1, 1, 1, 1]);
    expect((await api.call(buchung.buchungHolen, { body: { code: fest.code } })).status).toBe(200);
  });
  it('closes links that are too old', async () => {
    api.clock.now = new Date('2027-06-20T08:00:00+02:00');
    await raeumeAlleAuf(api.deps);
    expect(await anzahl('zugangscode')).toBe(0);
    expect(await liesZeilen(ganz(api), 'zugang', [])).toEqual([]);
    expect(await anzahl('buchung')).toBe(1);
  });
});
