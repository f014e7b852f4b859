import * as kehrtour from '@kehrtour/contract/kehrtour';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anordnungVon, nimmMitGrundAn } from '../../../test/aenderungFixture.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';

const DAUER = 35;
const HAEUSER = 10;

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await api.neuerBetrieb();
});

/** A planned round that one person drives from half past midnight on, past three o'clock. */
async function nachtrunde(tag: string, puffer: Record<string, unknown>): Promise<kehrtour.Kehrtour> {
  const haeuser = await neueHaeuser(wo, HAEUSER);
  await setzeZeilen(wo, 'aufgabe', {}, { frist_bis: '2027-12-31', dauer_minuten: DAUER });
  const fahrer = wo.mitarbeiterId.inhaber;
  const id = await neueKehrtour(api, wo, haeuser, {
    datum: { tage: [tag], feiertageErlaubt: true },
    mitarbeiter: { ids: [fahrer] },
    arbeitsbeginn: { [fahrer]: { beginn: '00:30', start: null, ziel: null } },
    arbeitszeit: { [fahrer]: { minuten: 600, ueberstundenMinuten: 0 } },
    puffer: { jeHaltMinuten: 0, fahrzeitFaktor: 1, ...puffer },
  });
  return plane(api, wo, id);
}
async function kuendigeAn({ id, version }: kehrtour.Kehrtour): Promise<void> {
  await kuendigeRundeAn(api, wo, { id, version });
}
const hole = async (id: string): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;

/** Drives the round the other way round, and accepts that. */
async function dreheUm(id: string): Promise<void> {
  const tour = await hole(id);
  const { schichten, sperren } = anordnungVon(tour);
  const anordnung = {
    schichten: schichten.map((schicht) => ({ ...schicht, haltIds: schicht.haltIds.toReversed() })),
    sperren,
  };
  const geordnet = await api.call(
    kehrtour.kehrtourAnordnen,
    { params: { id }, body: { version: tour.version, anordnung } },
    wo.token.buero,
  );
  expect(geordnet.status, JSON.stringify(geordnet.body)).toBe(200);
  await nimmMitGrundAn(api, wo, id, 'Wir fahren andersherum.');
}

/** Each visit as long as it takes, none before the one before it is over, and each inside the window that is said. */
function verlangeRichtigeZeiten({ halte, schichten }: kehrtour.Kehrtour): void {
  const gefahren = halte
    .filter(({ ausgelassen }) => !ausgelassen)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ beginn, ende, fensterVon, fensterBis }) =>
      [beginn, ende, fensterVon, fensterBis].map((zeit) => Date.parse(zeit ?? '')),
    ) as [number, number, number, number][];
  expect(gefahren).toHaveLength(HAEUSER);
  let vorher = 0;
  for (const [beginn, ende, von, bis] of gefahren) {
    expect((ende - beginn) / 60_000).toBe(DAUER);
    expect(beginn).toBeGreaterThanOrEqual(vorher);
    expect(von).toBeLessThanOrEqual(beginn);
    expect(bis).toBeGreaterThan(beginn);
    vorher = ende;
  }
  const [schicht] = schichten;
  const pausen = (schicht?.pausen ?? []).reduce(
    (summe, pause) => summe + Date.parse(pause.bis) - Date.parse(pause.von),
    0,
  );
  const spanne = Date.parse(schicht?.ende ?? '') - Date.parse(schicht?.beginn ?? '') - pausen;
  expect(spanne / 1000).toBeCloseTo(schicht?.arbeitSekunden ?? 0, -1);
}

describe.each([
  ['an hour that is missing', '2027-03-28'],
  ['an hour that comes twice', '2027-10-31'],
])('a round through %s', (_nacht, tag) => {
  for (const { wann = {}, ...puffer } of [
    { fensterbreite: 60, ansage: 'einzeln' },
    { fensterbreite: 90, ansage: 'bloecke', wann: { tags: 'night' } },
    { fensterbreite: 120, ansage: 'einzeln', wann: { tags: 'night' } },
    { fensterbreite: 'halbtag', ansage: 'nurTag', wann: { tags: 'night' } },
  ]) {
    const { fensterbreite, ansage } = puffer;
    it(
      `is planned, announced and changed with times that there are: ${fensterbreite}, ${ansage}`,
      wann,
      async () => {
        const tour = await nachtrunde(tag, puffer);
        verlangeRichtigeZeiten(tour);
        await kuendigeAn(tour);
        await dreheUm(tour.id);
        verlangeRichtigeZeiten(await hole(tour.id));
        expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
        const termine = await liesZeilen(
          wo,
          'termin',
          ['beginn', 'ende'],
          geordnet(['beginn'], { kehrtour_id: tour.id }),
        );
        expect(termine).toHaveLength(HAEUSER);
        for (const { beginn } of termine) expect(ortszeitAus(beginn).tag).toBe(tag);
      },
    );
  }
});
