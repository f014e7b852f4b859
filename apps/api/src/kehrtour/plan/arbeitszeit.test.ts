import * as kehrtour from '@kehrtour/contract/kehrtour';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { einTermin } from '../../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';

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

const geselle = () => betrieb.mitarbeiterId.geselle;
const inhaber = () => betrieb.mitarbeiterId.inhaber;
const fuer = (...ids: string[]) => ({ mitarbeiter: { ids } });
const stundenWoche = (von: string, bis: string) =>
  setzeZeilen(
    betrieb,
    'mitarbeiter',
    { faehrt: true },
    { pause: null, arbeitszeit: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von, bis })) },
  );
const langeArbeit = () => setzeZeilen(betrieb, 'aufgabe', {}, { dauer_minuten: 40 });

/** Hours and minutes of a shift by the wire alone: the stretches between its breaks. */
function tageslauf({ beginn, ende, pausen }: kehrtour.Kehrtour['schichten'][number]) {
  const minuten = (von: string, bis: string) => (Date.parse(bis) - Date.parse(von)) / 60_000;
  const grenzen = [beginn, ...pausen.flatMap(({ von, bis }) => [von, bis]), ende];
  const stuecke = grenzen.flatMap((grenze, index) =>
    index % 2 === 0 ? [minuten(grenze, grenzen[index + 1] ?? ende)] : [],
  );
  const pause = pausen.reduce((summe, { von, bis }) => summe + minuten(von, bis), 0);
  return { stuecke, pause, arbeit: minuten(beginn, ende) - pause };
}

describe('a planned working day (ArbZG)', () => {
  it.each([
    ['07:00', '15:30', 30],
    ['07:00', '18:30', 45],
    ['06:00', '19:00', 45],
  ])(
    'from %s to %s without a break of its own gets one of %s minutes and never six hours in a row',
    async (von, bis, soll) => {
      await stundenWoche(von, bis);
      await langeArbeit();
      const tour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser));
      expect(tour.schichten).toHaveLength(2);
      for (const schicht of tour.schichten) {
        const { stuecke, pause, arbeit } = tageslauf(schicht);
        expect(arbeit).toBeLessThanOrEqual(600);
        expect(arbeit).toBeGreaterThan(420);
        expect(Math.max(...stuecke)).toBeLessThanOrEqual(360);
        expect(pause).toBeGreaterThanOrEqual(soll);
        expect(schicht.verstoesse).toEqual([]);
      }
    },
  );

  it('needs no break when it is over within six hours', async () => {
    await stundenWoche('07:00', '12:30');
    const tour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser));
    for (const { pausen } of tour.schichten) expect(pausen).toEqual([]);
  });

  it('begins eleven hours after the evening before (§ 5)', async () => {
    await einTermin(betrieb, {
      liegenschaft_id: haeuser[0],
      mitarbeiter_id: geselle(),
      von: '2027-02-01T21:00:00+01:00',
      bis: '2027-02-01T22:00:00+01:00',
    });
    const tour = await plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, haeuser.slice(0, 6), fuer(geselle())),
    );
    const [schicht] = tour.schichten;
    expect((schicht?.beginn ?? '') >= '2027-02-02T08:00:00.000Z').toBe(true);
  });

  it('counts the hours of another round of the day', { tags: 'night' }, async () => {
    await stundenWoche('07:00', '19:30');
    await langeArbeit();
    const von = '2027-02-02T07:00:00+01:00';
    await einTermin(betrieb, {
      liegenschaft_id: haeuser[39],
      mitarbeiter_id: geselle(),
      von,
      bis: '2027-02-02T11:00:00+01:00',
    });
    const tour = await plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, haeuser.slice(0, 30), fuer(geselle())),
    );
    const [schicht] = tour.schichten;
    if (!schicht) throw new Error('no shift');
    expect(tageslauf(schicht).arbeit).toBeGreaterThan(240);
    expect(tageslauf(schicht).arbeit).toBeLessThanOrEqual(360);
    const [pause] = schicht.pausen;
    expect((pause?.von ?? '9') <= '2027-02-02T12:00:00.000Z').toBe(true);
  });
});

describe('a wish for more work or less rest', () => {
  const wuensche = async (
    vorgaben: Record<string, unknown>,
    rolle: 'inhaber' | 'buero',
    ...ids: string[]
  ) => {
    const id = await neueKehrtour(api, betrieb, haeuser.slice(0, 3), fuer(...ids));
    const { status, body } = await api.call(
      kehrtour.kehrtourEntwerfen,
      { params: { id }, body: { version: 2, vorgaben } },
      betrieb.token[rolle],
    );
    return [status, body.detail ?? ''] as const;
  };
  const lang = (id: string) => ({ arbeitszeit: { [id]: { minuten: 570, ueberstundenMinuten: 45 } } });
  const kurzePause = { pause: { fruehestens: '11:00', spaetestens: '13:00', minuten: 20 } };

  it('is refused with the paragraph: ten hours with overtime (§ 3)', async () => {
    const [status, satz] = await wuensche(lang(geselle()), 'inhaber', geselle());
    expect([status, satz]).toEqual([
      422,
      expect.stringMatching(/^geselle Test darf .* zehn Stunden .*§ 3 ArbZG/),
    ]);
  });
  it('is refused with the paragraph: a break of twenty minutes, or one that comes too early (§ 4)', async () => {
    expect(await wuensche(kurzePause, 'inhaber', geselle(), inhaber())).toEqual([
      422,
      expect.stringMatching(/30 Minuten Pause \(§ 4 ArbZG\)/),
    ]);
    const frueh = { pause: { fruehestens: '08:00', spaetestens: '08:10', minuten: 30 } };
    expect(await wuensche(frueh, 'buero', geselle())).toEqual([
      422,
      expect.stringMatching(/sechs Stunden am Stück .*§ 4 ArbZG.*zwischen \d\d:\d\d und \d\d:\d\d Uhr/),
    ]);
  });
  it('is an affair of his own for an owner, and nobody else decides it for him', async () => {
    expect((await wuensche(lang(inhaber()), 'inhaber', inhaber()))[0]).toBe(200);
    expect((await wuensche(kurzePause, 'inhaber', inhaber()))[0]).toBe(200);
    expect((await wuensche(lang(inhaber()), 'buero', inhaber()))[0]).toBe(422);
    expect((await wuensche(kurzePause, 'buero', inhaber()))[0]).toBe(422);
  });
  it('is refused by the JArbSchG for who is not yet eighteen, also where the hours are lawful for everybody else', async () => {
    await setzeZeilen(
      betrieb,
      'mitarbeiter',
      { id: geselle() },
      {
        geburtsdatum: '2010-05-01',
        pause: { fruehestens: '11:30', spaetestens: '12:00', minuten: 60 },
        arbeitszeit: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '16:30' })),
      },
    );
    const stunden = (minuten: number, ueberstundenMinuten = 0) => ({
      arbeitszeit: { [geselle()]: { minuten, ueberstundenMinuten } },
    });
    const beginn = (um: string) => ({
      arbeitsbeginn: { [geselle()]: { beginn: um, start: null, ziel: null } },
    });
    expect(await wuensche(stunden(450), 'inhaber', geselle())).toEqual([200, '']);
    expect(await wuensche(stunden(480, 45), 'inhaber', geselle())).toEqual([
      422,
      expect.stringMatching(
        /^geselle Test ist noch nicht 18: .*acht Stunden am Tag \(§ 8 JArbSchG\).*aus der Kehrtour/,
      ),
    ]);
    expect((await wuensche(beginn('05:30'), 'inhaber', geselle()))[1]).toMatch(/§ 14 JArbSchG/);
    expect(
      (
        await wuensche(
          { pause: { fruehestens: '11:30', spaetestens: '12:00', minuten: 30 } },
          'buero',
          geselle(),
        )
      )[1],
    ).toMatch(/§ 11 JArbSchG/);
    const samstag = { datum: { tage: ['2027-02-06'], feiertageErlaubt: false }, ...stunden(240) };
    expect((await wuensche(samstag, 'inhaber', geselle()))[1]).toMatch(/Samstag oder Sonntag/);
  });
});
