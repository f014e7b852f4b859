import { randomUUID } from 'node:crypto';

import * as feldgeraet from '@kehrtour/contract/feldgeraet';
import * as feld from '@kehrtour/contract/feldmeldung';
import { heuteHolen } from '@kehrtour/contract/heute';
import { mitarbeiterAendern, mitarbeiterEinzeln } from '@kehrtour/contract/mitarbeiter';
import { terminHolen } from '@kehrtour/contract/termin';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { fragTor } from '../../test/fragen.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { hashToken, newToken } from '../platform/settings/secrets.ts';

/** The tests of the field that need a server, each by its name, as far as none of the files beside asks the same. */
const TAG = '2027-02-02';
let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb);
});
afterAll(() => api.close());
beforeEach(() => void (api.clock.now = new Date(`${TAG}T09:00:00+01:00`)));

let folge = 0;
const lege = async () => {
  const liegenschaftId = haeuser.shift() ?? '';
  return (await neuerTermin(betrieb, { liegenschaftId, mitarbeiterId: betrieb.mitarbeiterId.geselle })).id;
};
const erledigt = (terminId: string, angaben: Partial<feld.Feldmeldung> = {}): feld.Feldmeldung => {
  folge += 1;
  const gesehenAm = `${TAG}T08:50:00+01:00`;
  const eine = { id: randomUUID(), terminId, art: 'erledigt' as const, gesehenAm, uhrVersatz: 0, folge };
  return { ...eine, geraet: 'Handy', ...angaben };
};
const sende = (meldungen: feld.Feldmeldung[], token: string) =>
  api.call(feld.feldmeldungenSenden, { body: { meldungen } }, token);
const stand = async (id: string) =>
  (await api.call(terminHolen, { params: { id } }, betrieb.token.buero)).body.status;
const gib = async (token = betrieb.token.geselle) =>
  (await api.call(feldgeraet.feldgeraetAnlegen, { body: { name: 'Handy' } }, token)).body;
const tausche = (nachweis: string) => api.call(feldgeraet.feldzugangHolen, { body: { nachweis } });
/** A new session, as a login gives it. */
async function meldeAn(wer: 'geselle' | 'inhaber'): Promise<string> {
  const [token, id] = [newToken(), betrieb.mitarbeiterId[wer]];
  const ablauf = new Date(api.clock.now.getTime() + 7_200_000);
  const zeiten = [api.clock.now, ablauf];
  await betrieb.ctx.transaction((tx) =>
    fragTor(
      tx,
      'sitzung_anlegen',
      hashToken(token),
      'mitarbeiter',
      id,
      betrieb.unternehmenId,
      ...zeiten,
      'test',
    ),
  );
  return token;
}
const setzeAktiv = async (aktiv: boolean) => {
  const params = { id: betrieb.mitarbeiterId.geselle };
  const { body } = await api.call(mitarbeiterEinzeln, { params }, betrieb.token.inhaber);
  const { id: _id, zugang: _z, zweiterFaktor: _f, neueAdresse: _a, ...daten } = body;
  const { status } = await api.call(
    mitarbeiterAendern,
    { params, body: { ...daten, aktiv } },
    betrieb.token.inhaber,
  );
  expect(status).toBe(200);
};

it('a dismissed employee’s phone opens nothing any more, and blocked account with unsent work: it is kept, and goes when the office lets her in again', async () => {
  const terminId = await lege();
  const { nachweis } = await gib();
  const zugang = (await tausche(nachweis)).body.accessToken;
  const wartende = [erledigt(terminId)];
  // Replanned to a colleague first: nobody is dismissed who still has visits.
  await setzeZeilen(betrieb, 'termin', { id: terminId }, { mitarbeiter_id: betrieb.mitarbeiterId.inhaber });
  await setzeAktiv(false);
  expect((await sende(wartende, zugang)).status).toBe(401);
  expect((await tausche(nachweis)).status).toBe(401);
  expect((await api.call(heuteHolen, { query: { tag: TAG } }, zugang)).status).toBe(401);
  expect((await api.call(heuteHolen, { query: { tag: TAG } }, betrieb.token.geselle)).status).toBe(401);
  expect(await stand(terminId)).toBe('angekuendigt');

  await setzeAktiv(true);
  // The phone that was ended stays so; who logs in has a new one, and what was kept arrives as it was seen.
  expect((await tausche(nachweis)).status).toBe(401);
  betrieb.token.geselle = await meldeAn('geselle');
  const neu = (await tausche((await gib()).nachweis)).body.accessToken;
  const { body } = await sende(wartende, neu);
  expect(body.antworten[0]).toMatchObject({ ergebnis: 'widerspricht', damals: null });
  expect(await stand(terminId)).toBe('erledigt');
});

it('a device credential copied to another phone opens that one day alone, tells nothing twice, and ends on both at once', async () => {
  const { nachweis, kennung } = await gib();
  const [eines, anderes] = [await tausche(nachweis), await tausche(nachweis)];
  const eine = erledigt(await lege());
  const antworten = await Promise.all([
    sende([eine], eines.body.accessToken),
    sende([eine], anderes.body.accessToken),
  ]);
  expect(antworten.map(({ body }) => body.antworten[0]?.ergebnis).toSorted()).toEqual([
    'doppelt',
    'uebernommen',
  ]);
  // No further phone comes of it, and no password, list or person.
  expect((await gib(anderes.body.accessToken)).nachweis).toBeUndefined();
  await api.call(feldgeraet.feldgeraetBeenden, { params: { kennung } }, betrieb.token.geselle);
  for (const { accessToken } of [eines.body, anderes.body])
    expect((await sende([erledigt(await lege())], accessToken)).status).toBe(401);
  expect((await tausche(nachweis)).status).toBe(401);
});

it.each([
  ['a year behind', '2026-02-02T08:50:00+01:00', 365 * 86_400_000],
  ['a year ahead', '2028-02-02T08:50:00+01:00', -365 * 86_400_000],
])(
  'a phone whose clock is a year off (%s): the result holds at its true time, proves nothing, and is flagged',
  async (_, gesehenAm, uhrVersatz) => {
    const [da, nicht] = [await lege(), await lege()];
    const { body } = await sende(
      [erledigt(da, { gesehenAm, uhrVersatz }), erledigt(nicht, { gesehenAm, uhrVersatz, art: 'nichtDa' })],
      betrieb.token.geselle,
    );
    expect(body.antworten).toMatchObject([
      { ergebnis: 'uebernommen', nachweis: false },
      { ergebnis: 'uebernommen', nachweis: false },
    ]);
    const rows = await liesZeilen(betrieb, 'feldmeldung', ['gesehen_am', 'uhr_fraglich'], {
      termin_id: [da, nicht],
    });
    expect(rows.map(({ uhr_fraglich }) => uhr_fraglich)).toEqual([true, true]);
    expect(rows.map(({ gesehen_am }) => gesehen_am.toISOString().slice(0, 10))).toEqual([TAG, TAG]);
  },
);

it('update with a full queue, schema n−1: what an older page has written is taken, and its answers say all it asks for', async () => {
  const terminId = await lege();
  // Of the first page: it knew neither texts nor taking back.
  const { text: _text, bezugId: _bezug, ...alte } = erledigt(terminId);
  const { body } = await sende([alte], betrieb.token.geselle);
  expect(Object.keys(body.antworten[0] ?? {})).toEqual(
    expect.arrayContaining(['id', 'ergebnis', 'damals', 'hinweis']),
  );
  expect(await stand(terminId)).toBe('erledigt');
});

it('server restored from an older backup: the day names what is there, so that the phone can offer the rest', async () => {
  const [bleibt, weg] = [erledigt(await lege()), erledigt(randomUUID())];
  await sende([bleibt, weg], betrieb.token.geselle);
  const gekannte = async () =>
    (await api.call(heuteHolen, { query: { tag: TAG } }, betrieb.token.geselle)).body.meldungen;
  expect(await gekannte()).toEqual(expect.arrayContaining([bleibt.id.slice(0, 8), weg.id.slice(0, 8)]));
  await loescheZeilen(betrieb, 'feldmeldung', { id: weg.id });
  expect(await gekannte()).not.toContain(weg.id.slice(0, 8));
  // New here, and no copy.
  expect((await sende([weg], betrieb.token.geselle)).body.antworten[0]).toMatchObject({ damals: null });
  expect(await gekannte()).toContain(weg.id.slice(0, 8));
});
