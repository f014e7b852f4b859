import { randomUUID } from 'node:crypto';

import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';
import { beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';

import { eineBelegung } from '../../test/bauten.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { neueZusage } from '../../test/zusageFixture.ts';

let api: TestApi;
let fremder: TestBetrieb;
let eigener: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  fremder = await api.neuerBetrieb();
});
beforeEach(async () => void (eigener = await api.neuerBetrieb()));
afterAll(() => api.close());

const VORMITTAGS: verfuegbarkeit.Woche = [1, 2, 3, 4, 5].map((wochentag) => ({
  wochentag,
  von: '08:00',
  bis: '12:00',
}));
type Person = 'inhaber' | 'geselle' | 'buero';
const setze = (
  woche: verfuegbarkeit.Woche,
  vorher: verfuegbarkeit.Woche = [],
  personen: Person[] = ['geselle'],
  token = eigener.token.buero,
) =>
  api.call(
    verfuegbarkeit.wochenSetzen,
    {
      body: {
        wochen: personen.map((person) => ({ mitarbeiterId: eigener.mitarbeiterId[person], woche, vorher })),
      },
    },
    token,
  );
const einer = (body: verfuegbarkeit.Verfuegbarkeiten, person: Person = 'geselle') =>
  body.eintraege.find(({ mitarbeiterId }) => mitarbeiterId === eigener.mitarbeiterId[person]);
const frage = async (body: Parameters<typeof fragen>[0]) =>
  (await fragen(body)).body.termine.map(({ id }) => id);
const fragen = (
  body:
    | { art: 'wochen'; wochen: { mitarbeiterId: string; woche: verfuegbarkeit.Woche }[] }
    | { art: 'ausnahme'; ausnahme: verfuegbarkeit.Ausnahmedaten }
    | { art: 'abwesenheit'; abwesenheit: verfuegbarkeit.Abwesenheitsdaten },
) => api.call(verfuegbarkeit.verfuegbarkeitBetroffene, { body }, eigener.token.buero);

describe('the weekly pattern', () => {
  it('is shown for everybody who drives, empty at first', async () => {
    const { body } = await api.call(verfuegbarkeit.verfuegbarkeitenListe, {}, eigener.token.azubi);
    expect(body.eintraege.map(({ name }) => name).toSorted()).toEqual(['geselle Test', 'inhaber Test']);
    expect(body.eintraege.every(({ woche }) => woche.length === 0)).toBe(true);
  });
  it('is set for several people at once, up to midnight, and comes back as it was set', async () => {
    const woche = [...VORMITTAGS, { wochentag: 6, von: '18:00', bis: '24:00' }];
    const { body } = await setze(woche, [], ['geselle', 'inhaber']);
    expect(einer(body)?.woche).toEqual(woche);
    expect(einer(body, 'inhaber')?.woche).toEqual(woche);
    expect((await setze([], woche)).body.eintraege.map(({ woche: neu }) => neu.length).toSorted()).toEqual([
      0, 6,
    ]);
  });
  it('is refused by role, over an older state, with overlapping hours, and for somebody of another company', async () => {
    expect((await setze(VORMITTAGS, [], ['geselle'], eigener.token.geselle)).status).toBe(403);
    await setze(VORMITTAGS);
    expect((await setze([], [])).status).toBe(409);
    expect(
      (await setze([...VORMITTAGS, { wochentag: 1, von: '11:30', bis: '13:00' }], VORMITTAGS)).status,
    ).toBe(400);
    expect((await setze(VORMITTAGS, [], ['geselle'], fremder.token.inhaber)).status).toBe(404);
  });
  it('holds nobody who is not yet eighteen ready in the evening or at a weekend, by week and by day (JArbSchG)', async () => {
    await setzeZeilen(
      eigener,
      'mitarbeiter',
      { id: eigener.mitarbeiterId.geselle },
      { geburtsdatum: '2010-05-01' },
    );
    const abends = { wochentag: 1, von: '17:00', bis: '24:00' };
    const samstags = { wochentag: 6, von: '08:00', bis: '12:00' };
    expect(await setze([abends])).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/geselle: liegt nicht zwischen 6 und 20 Uhr \(§ 14 JArbSchG\)/) },
    });
    expect(await setze([samstags], [], ['inhaber', 'geselle'])).toMatchObject({ status: 400 });
    expect((await setze([samstags, abends], [], ['inhaber'])).status).toBe(200);
    expect((await setze(VORMITTAGS)).status).toBe(200);
    const tag = (von: string, bis: string) =>
      api.call(
        verfuegbarkeit.ausnahmeAnlegen,
        {
          body: {
            mitarbeiterId: eigener.mitarbeiterId.geselle,
            von,
            bis,
            zeiten: [{ von: '08:00', bis: '12:00' }],
            grund: '',
          },
          idempotencyKey: randomUUID(),
        },
        eigener.token.buero,
      );
    expect((await tag('2027-02-05', '2027-02-06')).status).toBe(400);
    expect((await tag('2027-02-04', '2027-02-05')).status).toBe(200);
    // Eighteen by then.
    expect((await tag('2028-05-06', '2028-05-06')).status).toBe(200);
  });
  it('lets one of two people win who change the same week at the same moment', async () => {
    const staende = await Promise.all([
      setze(VORMITTAGS),
      setze([{ wochentag: 1, von: '13:00', bis: '15:00' }]),
    ]);
    expect(staende.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
  it('names beforehand whose booking would lie outside, but not who lay outside already', async () => {
    await setze(VORMITTAGS);
    const mitarbeiterId = eigener.mitarbeiterId.geselle;
    const frueh = await neueZusage(eigener, { mitarbeiterId, von: '2027-02-02T08:00:00+01:00' });
    await neueZusage(eigener, { mitarbeiterId, von: '2027-02-02T15:00:00+01:00' });
    // After the clocks changed it is the same local hour.
    const sommer = await neueZusage(eigener, { mitarbeiterId, von: '2027-04-06T08:00:00+02:00' });
    const spaeter = VORMITTAGS.map((zeit) => ({ ...zeit, von: '09:00' }));
    const wochen = (woche: verfuegbarkeit.Woche) =>
      frage({ art: 'wochen', wochen: [{ mitarbeiterId, woche }] });
    expect(await wochen(spaeter)).toEqual([frueh, sommer]);
    expect(
      await wochen(
        VORMITTAGS.flatMap((zeit) => [
          { ...zeit, bis: '08:15' },
          { ...zeit, von: '08:15' },
        ]),
      ),
    ).toEqual([]);
  });
});

describe('other hours on single days', () => {
  const ausnahme = (teil: Partial<verfuegbarkeit.Ausnahmedaten> = {}): verfuegbarkeit.Ausnahmedaten => ({
    mitarbeiterId: eigener.mitarbeiterId.geselle,
    von: '2027-02-02',
    bis: '2027-02-04',
    zeiten: [{ von: '14:00', bis: '16:00' }],
    grund: 'Innungsversammlung',
    ...teil,
  });
  const lege = (daten: verfuegbarkeit.Ausnahmedaten) =>
    api.call(
      verfuegbarkeit.ausnahmeAnlegen,
      { body: daten, idempotencyKey: randomUUID() },
      eigener.token.buero,
    );
  it('are kept once per person and day, and can be taken back', async () => {
    const { body } = await lege(ausnahme());
    const [neu] = einer(body)?.ausnahmen ?? [];
    expect(neu).toMatchObject({ von: '2027-02-02', bis: '2027-02-04', grund: 'Innungsversammlung' });
    expect((await lege(ausnahme({ von: '2027-02-04', bis: '2027-02-09' }))).body).toMatchObject({
      status: 409,
      type: 'verfuegbarkeit.ausnahme-doppelt',
    });
    const entferne = (betrieb: TestBetrieb) =>
      api.call(verfuegbarkeit.ausnahmeLoeschen, { params: { id: neu?.id ?? '' } }, betrieb.token.inhaber);
    expect((await entferne(fremder)).status).toBe(404);
    expect(einer((await entferne(eigener)).body)?.ausnahmen).toEqual([]);
  });
  it('name beforehand the bookings that do not fit them', async () => {
    const mitarbeiterId = eigener.mitarbeiterId.geselle;
    const vormittags = await neueZusage(eigener, { mitarbeiterId, von: '2027-02-03T08:00:00+01:00' });
    await neueZusage(eigener, { mitarbeiterId, von: '2027-02-03T14:30:00+01:00' });
    expect(await frage({ art: 'ausnahme', ausnahme: ausnahme() })).toEqual([vormittags]);
  });
});

describe('an absence', () => {
  const abwesenheit = (
    teil: Partial<verfuegbarkeit.Abwesenheitsdaten> = {},
  ): verfuegbarkeit.Abwesenheitsdaten => ({
    mitarbeiterId: eigener.mitarbeiterId.geselle,
    von: '2027-03-26',
    bis: '2027-03-29',
    vonUhr: null,
    bisUhr: null,
    grund: 'Urlaub',
    ...teil,
  });
  const lege = (daten: verfuegbarkeit.Abwesenheitsdaten, trotzdem = false) =>
    api.call(
      verfuegbarkeit.abwesenheitAnlegen,
      { body: { ...daten, trotzdem }, idempotencyKey: randomUUID() },
      eigener.token.buero,
    );
  const belegt = () => liesZeilen(eigener, 'belegung', ['ueberstimmt', 'minuten'], { art: 'abwesenheit' });
  it('occupies whole local days, over the change of the clocks too', async () => {
    const { body } = await lege(abwesenheit());
    expect(einer(body)?.abwesenheiten).toMatchObject([
      { von: '2027-03-26T00:00:00+01:00', bis: '2027-03-30T00:00:00+02:00', grund: 'Urlaub' },
    ]);
    expect(await belegt()).toEqual([{ ueberstimmt: false, minuten: 95 * 60 }]);
  });
  it('that meets appointments names them and waits for a yes; they stay where they are', async () => {
    const id = await neueZusage(eigener, {
      mitarbeiterId: eigener.mitarbeiterId.geselle,
      von: '2027-03-26T09:00:00+01:00',
      belegt: true,
    });
    const { status, body } = await lege(abwesenheit());
    expect([status, body.type]).toEqual([409, 'verfuegbarkeit.termine-betroffen']);
    expect(body.angaben).toMatchObject({ termine: [{ id, anschrift: 'Hardtstraße 12, 91207 Lauf' }] });
    expect(await belegt()).toEqual([]);
    expect((await lege(abwesenheit(), true)).status).toBe(200);
    expect(await belegt()).toMatchObject([{ ueberstimmt: true }]);
    const termine = await liesZeilen(eigener, 'termin', ['status'], { id });
    expect(termine).toEqual([{ status: 'bestaetigt' }]);
  });
  it('is not stopped by a hold that ran out, but by one that still runs', async () => {
    const halte = (laeuftAb: string) =>
      eineBelegung(eigener, eigener.mitarbeiterId.geselle, {
        von: '2027-03-26T09:00:00+01:00',
        bis: '2027-03-26T10:00:00+01:00',
        art: 'reservierung',
        laeuft_ab: laeuftAb,
      });
    await halte('2027-01-11T08:09:00+01:00');
    expect((await lege(abwesenheit())).status).toBe(409);
    await loescheZeilen(eigener, 'belegung');
    await halte('2027-01-11T07:59:00+01:00');
    expect((await lege(abwesenheit())).status).toBe(200);
  });
  it('of hours ends after it begins, and can be taken back by this company alone', async () => {
    expect((await lege(abwesenheit({ bis: '2027-03-26', vonUhr: '14:00', bisUhr: '13:00' }))).status).toBe(
      400,
    );
    const { body } = await lege(abwesenheit({ bis: '2027-03-26', vonUhr: '13:00', bisUhr: '14:30' }));
    const id = einer(body)?.abwesenheiten[0]?.id ?? '';
    const entferne = (betrieb: TestBetrieb) =>
      api.call(verfuegbarkeit.abwesenheitLoeschen, { params: { id } }, betrieb.token.inhaber);
    expect((await entferne(fremder)).status).toBe(404);
    expect((await entferne(eigener)).status).toBe(200);
    expect(await belegt()).toEqual([]);
  });
  it('names beforehand everybody who counts on this person, rounds too', async () => {
    const mitarbeiterId = eigener.mitarbeiterId.geselle;
    const runde = await neueZusage(eigener, {
      mitarbeiterId,
      von: '2027-03-29T09:00:00+02:00',
      quelle: 'kehrtour',
    });
    await neueZusage(eigener, {
      mitarbeiterId: eigener.mitarbeiterId.inhaber,
      von: '2027-03-29T09:00:00+02:00',
    });
    expect(await frage({ art: 'abwesenheit', abwesenheit: abwesenheit() })).toEqual([runde]);
  });
});
