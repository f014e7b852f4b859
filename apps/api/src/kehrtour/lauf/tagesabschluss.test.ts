import { aufgabenDerLiegenschaft } from '@kehrtour/contract/aufgabe';
import { heuteHolen } from '@kehrtour/contract/heute';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { kehrtourAbschliessen } from '@kehrtour/contract/kehrtourlauf';
import {
  tagAbschliessen,
  tagesabschluesseHolen,
  tagesabschlussZuruecknehmen,
} from '@kehrtour/contract/tagesabschluss';
import { terminAendern, terminHolen } from '@kehrtour/contract/termin';
import type { OffeneBeimAbschluss } from '@kehrtour/domain/termin/termin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { neuerTermin, neueRunde } from '../../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { liesZeile, liesZeilen, neueZeile } from '../../../test/zeilen.ts';
import { sageEinemKundenAb } from '../../ankuendigung/absage/sageKundenAb.ts';

const TAG = '2027-02-02';
let api: TestApi;
let wir: TestBetrieb;
let haeuser: string[];
let naechstes = 0;
beforeAll(async () => {
  api = await testApi({ worker: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date(`${TAG}T14:30:00+01:00`);
  wir = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wir, 4);
  naechstes = 0;
});

/** Two visits of the geselle and one of the inhaber in one round, the geselle's last from two o'clock. */
async function tagZuZweit() {
  const kehrtourId = await neueRunde(wir);
  const besuch = async (wessen: 'geselle' | 'inhaber', uhr: string) => {
    naechstes += 1;
    const wunsch = { liegenschaftId: haeuser[naechstes] ?? '', kehrtourId };
    const termin = await neuerTermin(wir, {
      ...wunsch,
      mitarbeiterId: wir.mitarbeiterId[wessen],
      fensterVon: `${TAG}T${uhr}:00+01:00`,
    });
    return termin.id;
  };
  const meine = [await besuch('geselle', '08:00'), await besuch('geselle', '14:00')] as const;
  return { kehrtourId, meine, ihrer: await besuch('inhaber', '15:00') };
}
const schliesse = (offene?: OffeneBeimAbschluss, token = wir.token.geselle) =>
  api.call(tagAbschliessen, { body: { tag: TAG, ...(offene && { offene }) } }, token);
const stand = async (id: string) =>
  (await api.call(terminHolen, { params: { id } }, wir.token.buero)).body.status;
const runde = async (id: string) =>
  (await api.call(kehrtourHolen, { params: { id } }, wir.token.buero)).body.status;
const liste = async (token = wir.token.buero) => (await api.call(tagesabschluesseHolen, {}, token)).body;
const nimmZurueck = (id: string, token = wir.token.buero) =>
  api.call(tagesabschlussZuruecknehmen, { params: { id } }, token);
const aufgaben = async (terminId: string) => {
  const { liegenschaftId: id } = (await api.call(terminHolen, { params: { id: terminId } }, wir.token.buero))
    .body;
  return (await api.call(aufgabenDerLiegenschaft, { params: { id } }, wir.token.buero)).body.eintraege;
};

describe('who ends the own day', () => {
  it('ends no visit of anybody else, and nothing before the last told time has begun', async () => {
    const { kehrtourId, meine, ihrer } = await tagZuZweit();
    api.clock.now = new Date(`${TAG}T13:59:00+01:00`);
    // The day and the round are ended by the same rule.
    const frueh = await schliesse('zurueck');
    const runderFrueh = await api.call(
      kehrtourAbschliessen,
      { params: { id: kehrtourId }, body: { offene: 'zurueck' } },
      wir.token.geselle,
    );
    for (const { status, body } of [frueh, runderFrueh]) {
      expect([status, body.type]).toEqual([409, 'kehrtour.noch-zugesagt']);
      expect(body.detail).toMatch(/^Bei \S+ \d+ ist der Besuch erst ab 14:00 Uhr zugesagt\./);
    }
    api.clock.now = new Date(`${TAG}T14:00:00+01:00`);
    expect((await schliesse()).body).toMatchObject({ type: 'kehrtour.noch-offen', angaben: { offen: 2 } });
    const { body } = await schliesse('nichtAngetroffen');
    expect(body).toMatchObject({ beendet: 2, bleiben: [{ anzahl: 1 }] });
    expect(await Promise.all([...meine, ihrer].map(stand))).toEqual([
      'nichtAngetroffen',
      'nichtAngetroffen',
      'angekuendigt',
    ]);
    expect(await runde(kehrtourId)).toBe('unterwegs');
    const paket = (await api.call(heuteHolen, { query: { tag: TAG } }, wir.token.geselle)).body;
    expect(paket.abgeschlossenAm).toBe(api.clock.now.toISOString());
    // Nobody saw that nobody was there.
    const schau = await liesZeile(wir, 'termin', ['abgeschlossen'], { id: meine[0] });
    expect(schau?.abgeschlossen).toBe(true);
  });

  it.each(['nichtAngetroffen', 'zurueck'] as const)(
    'gets it back with one press of the office, as it stood: %s',
    async (offene) => {
      const { kehrtourId, meine, ihrer } = await tagZuZweit();
      const { version } = (await api.call(terminHolen, { params: { id: ihrer } }, wir.token.buero)).body;
      const body = { version, aktion: 'erledige' as const };
      await api.call(terminAendern, { params: { id: ihrer }, body }, wir.token.inhaber);
      await schliesse(offene);
      expect(await runde(kehrtourId)).toBe('abgeschlossen');
      expect(await aufgaben(meine[1])).toMatchObject([{ status: 'offen', kehrtour: null }]);
      const [zuletzt] = (await liste()).abschluesse;
      expect(zuletzt?.besuche.map(({ terminId }) => terminId)).toEqual(meine);
      const { id = '' } = zuletzt ?? {};
      expect((await nimmZurueck(id, wir.token.geselle)).status).toBe(403);
      expect((await nimmZurueck(id)).body).toEqual({ wiederOffen: 2, bleiben: [] });
      expect(await Promise.all(meine.map(stand))).toEqual(['angekuendigt', 'angekuendigt']);
      await expect.poll(() => runde(kehrtourId), { interval: 50 }).toBe('unterwegs');
      expect(await aufgaben(meine[1])).toMatchObject([{ status: 'eingeplant' }]);
      expect((await nimmZurueck(id)).status).toBe(409);
      const paket = (await api.call(heuteHolen, { query: { tag: TAG } }, wir.token.geselle)).body;
      expect(paket.abgeschlossenAm).toBeNull();
    },
  );

  it('keeps called off who was told meanwhile that nobody comes, and names them', async () => {
    const { kehrtourId, meine } = await tagZuZweit();
    const [a, b] = meine;
    await schliesse('zurueck');
    expect(await Promise.all(meine.map(stand))).toEqual(['abgesagt', 'abgesagt']);
    const gesagt = () => liesZeilen(wir, 'ankuendigung', ['termin_id'], { termin_id: [a, b], art: 'absage' });
    // Within ten minutes nobody has heard of it.
    expect(await gesagt()).toEqual([]);
    api.clock.now = new Date(api.clock.now.getTime() + 600_000);
    await neueZeile(wir, 'rueckmeldung', { termin_id: a, art: 'frage', am: api.clock.now.toISOString() });
    const [zuletzt] = (await liste()).abschluesse;
    expect((await nimmZurueck(zuletzt?.id ?? '')).body).toEqual({ wiederOffen: 1, bleiben: [a] });
    // The message that was on its way finds a visit that takes place.
    await sageEinemKundenAb(wir.ctx, kehrtourId, b);
    expect(await gesagt()).toEqual([]);
  });

  it('may be everybody who drives, and no apprentice; of no day that is still to come', async () => {
    const paket = (token: string, tag = TAG) => api.call(tagAbschliessen, { body: { tag } }, token);
    expect((await paket(wir.token.azubi)).status).toBe(403);
    expect((await paket(wir.token.geselle, '2027-02-03')).status).toBe(400);
    const fremder = await api.neuerBetrieb();
    expect((await paket(fremder.token.inhaber)).body).toMatchObject({ beendet: 0, bleiben: [] });
    expect((await liste(fremder.token.buero)).abschluesse.map(({ besuche }) => besuche)).toEqual([[]]);
    expect((await api.call(tagesabschluesseHolen, {}, wir.token.geselle)).status).toBe(403);
    const [zuletzt] = (await liste(fremder.token.buero)).abschluesse;
    expect((await nimmZurueck(zuletzt?.id ?? '')).status).toBe(404);
  });
});
