import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { AUFGEHOBENE } from '@kehrtour/domain/termin/termin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { einTermin } from '../../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { keinerVon } from '../../../test/werte.ts';
import { geordnet, liesZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true });
});
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb);
});
afterAll(() => api.close());

const nurGeselle = () => ({ mitarbeiter: { ids: [betrieb.mitarbeiterId.geselle] } });
const kehrtourFuer = (ids: string[], vorgaben: Record<string, unknown> = {}) =>
  neueKehrtour(api, betrieb, ids, { ...nurGeselle(), ...vorgaben });

async function kuendigeAn(id: string) {
  const tour = await api.call(kehrtour.kehrtourHolen, { params: { id } }, betrieb.token.buero);
  return api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id },
      body: { version: tour.body.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );
}

type Zeit = { beginn: string | null; ende: string | null };
const zeiten = (tour: kehrtour.Kehrtour): Zeit[] => tour.halte.filter(({ ausgelassen }) => !ausgelassen);
const ueberschneiden = (eine: readonly Zeit[], andere: readonly Zeit[]): [Zeit, Zeit][] =>
  eine.flatMap((a) =>
    andere.flatMap((b): [Zeit, Zeit][] =>
      (a.beginn ?? '') < (b.ende ?? '') && (b.beginn ?? '') < (a.ende ?? '') ? [[a, b]] : [],
    ),
  );

async function angekuendigteKehrtour(ids: string[], vorgaben: Record<string, unknown> = {}) {
  const id = await kehrtourFuer(ids, vorgaben);
  const tour = await plane(api, betrieb, id);
  expect((await kuendigeAn(id)).status).toBe(200);
  return tour;
}

const puffer = { jeHaltMinuten: 0, fensterbreite: 120, ansage: 'bloecke' };
const WEISEN: readonly [string, () => Record<string, unknown>][] = [
  [
    'begins at half past eight',
    () => ({
      arbeitsbeginn: { [betrieb.mitarbeiterId.geselle]: { beginn: '08:30', start: null, ziel: null } },
    }),
  ],
  ['drives two and a half times as slowly', () => ({ puffer: { ...puffer, fahrzeitFaktor: 2.5 } })],
  ['keeps the own working order', () => ({ reihenfolge: 'meine' })],
  [
    'works for two hours only',
    () => ({
      arbeitszeit: { [betrieb.mitarbeiterId.geselle]: { minuten: 120, ueberstundenMinuten: 0 } },
    }),
  ],
  [
    'rests at eight sharp',
    () => ({
      arbeitszeit: { [betrieb.mitarbeiterId.geselle]: { minuten: 330, ueberstundenMinuten: 0 } },
      pause: { fruehestens: '08:00', spaetestens: '08:00', minuten: 30 },
    }),
  ],
];

describe('a person who drives in an announced round', () => {
  it.each(WEISEN)('is nowhere else meanwhile, when the second round %s', async (_, vorgaben) => {
    const erste = await angekuendigteKehrtour(haeuser.slice(0, 7));
    const zweite = await plane(api, betrieb, await kehrtourFuer(haeuser.slice(20, 27), vorgaben()));
    expect(ueberschneiden(zeiten(zweite), zeiten(erste))).toEqual([]);
    expect(zweite.halte).toHaveLength(7);
    for (const { ausgelassen, grund } of zweite.halte)
      expect([ausgelassen, grund !== null]).toEqual([ausgelassen, ausgelassen]);
  });

  it(
    'keeps a booked time though nobody can be there in time from the last one',
    { tags: 'night' },
    async () => {
      const fest = [
        ['2027-02-02T09:00:00+01:00', '2027-02-02T09:30:00+01:00', haeuser[0]],
        ['2027-02-02T09:31:00+01:00', '2027-02-02T10:15:00+01:00', haeuser[38]],
      ] as const;
      await betrieb.ctx.transaction(async (tx) => {
        for (const [von, bis, haus] of fest)
          await einTermin(tx, {
            liegenschaft_id: haus,
            mitarbeiter_id: betrieb.mitarbeiterId.geselle,
            von,
            bis,
          });
      });
      for (const reihenfolge of ['kuerzeste', 'meine']) {
        const tour = await plane(api, betrieb, await kehrtourFuer(haeuser.slice(5, 37), { reihenfolge }));
        const gebucht = fest.map(([von, bis]) => ({
          beginn: new Date(von).toISOString(),
          ende: new Date(bis).toISOString(),
        }));
        expect(zeiten(tour).length).toBeGreaterThan(10);
        expect(ueberschneiden(zeiten(tour), gebucht)).toEqual([]);
      }
    },
  );

  it('is not announced a second time for the same hour: who, when and which round stands in the refusal', async () => {
    const ids = [await kehrtourFuer(haeuser.slice(0, 7)), await kehrtourFuer(haeuser.slice(20, 27))];
    for (const id of ids) await plane(api, betrieb, id);
    const antworten = await Promise.all(ids.map(kuendigeAn));
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const abgelehnt = antworten.find(({ status }) => status === 409);
    expect(abgelehnt?.body).toMatchObject({
      type: 'termin.zeit-belegt',
      detail: expect.stringMatching(
        /^.+ hat am Dienstag, 2\. Februar 2027 von \d\d:\d\d bis \d\d:\d\d Uhr schon .*Kehrtour.+\. Lassen Sie diese Kehrtour neu rechnen/,
      ),
    });
  });
});

describe('stops of another announced round that move along', () => {
  it('are all taken in, and nobody is promised to two houses at once', async () => {
    const erste = await angekuendigteKehrtour(haeuser.slice(0, 7));
    const mitverschieben = erste.halte.length > 0 ? await termineVon(erste.id) : [];
    const id = await kehrtourFuer(haeuser.slice(20, 27), { termine: { mitverschieben } });
    const zweite = await plane(api, betrieb, id);
    const gewollt = [...haeuser.slice(0, 7), ...haeuser.slice(20, 27)].toSorted();
    expect(zweite.halte.map(({ liegenschaftId }) => liegenschaftId).toSorted()).toEqual(gewollt);
    expect((await kuendigeAn(id)).status).toBe(200);
    const nachher = await termine();
    expect(nachher.filter(({ kehrtour_id }) => kehrtour_id === id)).toHaveLength(14);
    expect(new Set(nachher.map((termin) => termin.liegenschaft_id)).size).toBe(nachher.length);
    for (const termin of nachher)
      expect(
        ueberschneiden(
          [termin],
          nachher.filter((anderer) => anderer !== termin),
        ),
      ).toEqual([]);
    // The promise stays the same one: its link still opens, under its new round.
    expect(nachher.map((termin) => termin.id)).toEqual(expect.arrayContaining(mitverschieben));
  });
});

const termine = () =>
  liesZeilen(
    betrieb,
    'termin',
    ['id', 'kehrtour_id', 'liegenschaft_id', 'beginn::text', 'ende::text'],
    geordnet(['beginn'], { status: keinerVon(AUFGEHOBENE) }),
  );
const termineVon = async (kehrtourId: string) =>
  (await termine()).filter((termin) => termin.kehrtour_id === kehrtourId).map(({ id }) => id);
