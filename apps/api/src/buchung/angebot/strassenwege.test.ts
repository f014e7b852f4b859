import { randomUUID } from 'node:crypto';

import { eigeneBuchungVerlegen, eigeneVerlegezeitenHolen } from '@kehrtour/contract/buchung';
import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { musterbachStrassennetz } from '../../../demo/musterbach.ts';
import { einTermin } from '../../../test/bauten.ts';
import {
  type Buchungsbetrieb,
  gebucht,
  neuerBuchungsbetrieb,
  reservieren,
  WUNSCH,
  zeiten,
} from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { loescheZeilen, neueZeile, neueZeilen, stelleBetriebEin } from '../../../test/zeilen.ts';
import { luftlinienSekunden } from '../../ort/fahrzeiten/luftlinie.ts';
import { strassennetz } from '../../ort/fahrzeiten/strassennetz.ts';
import { STANDARDEINSTELLUNGEN } from '../../unternehmen/einstellungen.ts';

// Both stand in the invented town, whose roads are known in demo mode, at its two ends.
const netz = musterbachStrassennetz();
const ecken = netz.features
  .flatMap(({ geometry }) => geometry.coordinates)
  .map(([lon = 0, lat = 0]): Koordinate => ({ lat, lon }))
  .toSorted((a, b) => a.lon - b.lon);
const [haus, nachbar] = [ecken[0] ?? { lat: 0, lon: 0 }, ecken.at(-1) ?? { lat: 0, lon: 0 }];

let api: TestApi;
let wo: Buchungsbetrieb;
let sekunden: number;
beforeAll(async () => {
  api = await testApi();
  const block = await strassennetz('Probe', netz).block({ von: [haus], nach: [nachbar], modus: 'auto' });
  sekunden = block[0] ?? 0;
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await neuerBuchungsbetrieb(api, {
    einstellungen: { reserveMinuten: 0, maxJeTag: 40, rasterMinuten: 15 },
  });
  const [id, termin] = [randomUUID(), randomUUID()];
  await wo.ctx.transaction(async (tx) => {
    await neueZeilen(tx, 'liegenschaft', [
      {
        strasse: WUNSCH.anschrift.strasse,
        hausnr: '12',
        plz: '91207',
        ort: 'Lauf',
        lat: haus.lat,
        lon: haus.lon,
      },
      { id, strasse: 'Am Ende', hausnr: '1', plz: '91207', ort: 'Lauf', lat: nachbar.lat, lon: nachbar.lon },
    ]);
    await einTermin(tx, {
      id: termin,
      liegenschaft_id: id,
      mitarbeiter_id: wo.mitarbeiterId.geselle,
      von: '2027-01-14T11:00:00+01:00',
      bis: '2027-01-14T12:00:00+01:00',
    });
    await neueZeile(tx, 'belegung', {
      mitarbeiter_id: wo.mitarbeiterId.geselle,
      zeitraum: '[2027-01-14 11:00+01,2027-01-14 12:00+01)',
      art: 'termin',
      bezug_id: termin,
    });
  });
});

/** How rounds count the roads: a factor on the driving time, and minutes to park. */
const zaehle = (fahrzeitFaktor: number, parkMinuten: number): Promise<number> =>
  stelleBetriebEin(wo, { planung: { ...STANDARDEINSTELLUNGEN.planung, fahrzeitFaktor, parkMinuten } });
const amTag = async () =>
  (await zeiten(api, wo)).body.tage.find(({ tag }) => tag === '2027-01-14')?.zeiten ?? [];
/** The first time after the visit at the other end of the town, in minutes behind its end. */
const ersteDanach = async (): Promise<number> =>
  Math.min(
    ...(await amTag())
      .map(({ von }) => Number(von.slice(0, 2)) * 60 + Number(von.slice(3)) - 720)
      .filter((minuten) => minuten >= 0),
  );
const naechsteViertelstunde = (minuten: number): number => Math.ceil(minuten / 15) * 15;
const luftMinuten = Math.ceil(luftlinienSekunden(haus, nachbar, 'auto') / 60);

describe('free times in a town whose roads are known', () => {
  it('leave the drive by road before and after another visit', async () => {
    await zaehle(3, 20);
    const weg = Math.ceil((3 * sekunden) / 60 + 20);
    expect(naechsteViertelstunde(weg)).toBeGreaterThan(naechsteViertelstunde(luftMinuten));
    expect(await ersteDanach()).toBe(naechsteViertelstunde(weg));
  });
  it('can be held, every one of them, however the roads differ from the air-line', async () => {
    for (const [faktor, parken] of [
      [0.5, 0],
      [3, 20],
    ] as const) {
      await zaehle(faktor, parken);
      for (const zeit of (await amTag()).filter(({ von }) => von > '09:00' && von < '13:30')) {
        const { status, body } = await reservieren(api, wo, zeit.id);
        expect([faktor, zeit.von, status]).toEqual([faktor, zeit.von, 200]);
        await loescheZeilen(wo, 'belegung', { art: 'reservierung' });
        await loescheZeilen(wo, 'reservierung');
        expect(body.reservierung).not.toBe('');
      }
      await vergissZaehler(api);
    }
  });
  it('that were on the list by the air-line are held although the road would be longer', async () => {
    await zaehle(0.5, 0);
    const frueh = (await amTag()).find(({ von }) => von > '12:00');
    await zaehle(3, 20);
    expect((await amTag()).some(({ id }) => id === frueh?.id)).toBe(false);
    const nachLuftlinie = naechsteViertelstunde(luftMinuten);
    const beginn = (Date.parse('2027-01-14T12:00:00+01:00') / 60_000 + nachLuftlinie).toString(36);
    expect((await reservieren(api, wo, `2027-01-14-${beginn}`)).status).toBe(200);
  });
  it('leave the same drive when a booking is moved, and take what they offer for it', async () => {
    await zaehle(3, 20);
    const { code } = await gebucht(api, wo, { von: '08:00' });
    const { body } = await api.call(eigeneVerlegezeitenHolen, { body: { code } });
    const danach = body.tage
      .find(({ tag }) => tag === '2027-01-14')
      ?.zeiten.find(({ von }) => von >= '12:00');
    const weg = naechsteViertelstunde(Math.ceil((3 * sekunden) / 60 + 20));
    expect(danach?.von).toBe(
      `${String(12 + Math.floor(weg / 60)).padStart(2, '0')}:${String(weg % 60).padStart(2, '0')}`,
    );
    const verschoben = await api.call(eigeneBuchungVerlegen, {
      body: { code, zeitId: danach?.id ?? '' },
      idempotencyKey: randomUUID(),
    });
    expect([verschoben.status, verschoben.body.zeit?.von]).toEqual([200, danach?.von]);
  });
});
