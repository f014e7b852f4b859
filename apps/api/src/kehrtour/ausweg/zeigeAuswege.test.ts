import { kehrtourEntwerfen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { kehrtourAuswegeHolen } from '@kehrtour/contract/kehrtourauswege';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineAbwesenheit, eineKraft } from '../../../test/eineKraft.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import { AUSWEGFRAGEN } from './zeigeAuswege.ts';

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

/** Two people with three hours each: some of the forty houses find no place. */
const kurz = () => ({
  arbeitszeit: Object.fromEntries(
    [betrieb.mitarbeiterId.inhaber, betrieb.mitarbeiterId.geselle].map((id) => [
      id,
      { minuten: 240, ueberstundenMinuten: 0 },
    ]),
  ),
});
const auswege = (id: string, version: number, token = betrieb.token.buero) =>
  api.call(kehrtourAuswegeHolen, { params: { id }, query: { version: String(version) } }, token);

async function volleKehrtour() {
  const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser, kurz()));
  const fehlen = kehrtour.halte.filter(({ ausgelassen }) => ausgelassen).length;
  expect(fehlen).toBeGreaterThan(2);
  return { kehrtour, fehlen };
}

async function dritter(qualifikation = 'geselle'): Promise<string> {
  const id = await eineKraft(betrieb, qualifikation);
  return id;
}

describe('ways out for houses without a place', () => {
  it('are another day, more overtime and a free person, each with what it brings and costs', async () => {
    const { kehrtour, fehlen } = await volleKehrtour();
    const karl = await dritter();
    const { status, body } = await auswege(kehrtour.id, kehrtour.version);
    expect(status).toBe(200);
    expect(body.auswege.map(({ art }) => art)).toEqual(['tagDazu', 'ueberstunden', 'mitarbeiterDazu']);
    const [tag, laenger, person] = body.auswege;
    expect(tag?.tag).toBe('2027-02-03');
    expect(tag?.passen).toBe(fehlen);
    expect(person?.personen.map(({ mitarbeiterId }) => mitarbeiterId)).toEqual([karl]);
    expect(person?.passen).toBe(fehlen);
    expect(laenger?.passen).toBeGreaterThan(0);
    for (const { arbeitSekunden, fahrtSekunden, passen } of body.auswege) {
      // Every house is 12 minutes of work and its buffer.
      expect(arbeitSekunden - fahrtSekunden).toBeGreaterThanOrEqual(passen * 12 * 60 * 0.8);
      expect(arbeitSekunden).toBeLessThan(passen * 60 * 60);
    }
  });

  it('do what they promise once they are taken', { tags: 'night' }, async () => {
    const { kehrtour, fehlen } = await volleKehrtour();
    await dritter();
    const { body } = await auswege(kehrtour.id, kehrtour.version);
    for (const ausweg of body.auswege) {
      const { version } = (
        await api.call(kehrtourHolen, { params: { id: kehrtour.id } }, betrieb.token.buero)
      ).body;
      await api.call(
        kehrtourEntwerfen,
        { params: { id: kehrtour.id }, body: { version, vorgaben: { ...zurueck(), ...ausweg.vorgaben } } },
        betrieb.token.buero,
      );
      const danach = await plane(api, betrieb, kehrtour.id);
      const offen = danach.halte.filter(({ ausgelassen }) => ausgelassen).length;
      expect(offen, ausweg.art).toBeLessThanOrEqual(fehlen - ausweg.passen + 1);
    }
  });

  it('keep within ten hours a day, and ask nobody who is away', { tags: 'night' }, async () => {
    const { kehrtour } = await volleKehrtour();
    const karl = await dritter();
    const weg = { von: '2027-02-02T00:00:00+01:00', bis: '2027-02-03T00:00:00+01:00' };
    await eineAbwesenheit(betrieb, karl, weg);
    const { body } = await auswege(kehrtour.id, kehrtour.version);
    expect(body.auswege.map(({ art }) => art)).not.toContain('mitarbeiterDazu');
    const laenger = body.auswege.find(({ art }) => art === 'ueberstunden');
    for (const { minuten, ueberstundenMinuten } of Object.values(laenger?.vorgaben.arbeitszeit ?? {}))
      expect(minuten + ueberstundenMinuten).toBeLessThanOrEqual(600);
  });

  it(
    'are none where every house has its place, and none of a state that is past',
    { tags: 'night' },
    async () => {
      const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser.slice(0, 4)));
      expect((await auswege(kehrtour.id, kehrtour.version)).body.auswege).toEqual([]);
      expect((await auswege(kehrtour.id, kehrtour.version + 1)).status).toBe(409);
      const fremder = await api.neuerBetrieb();
      expect((await auswege(kehrtour.id, kehrtour.version, fremder.token.inhaber)).status).toBe(404);
      expect((await auswege(kehrtour.id, kehrtour.version, betrieb.token.geselle)).status).toBe(403);
    },
  );

  it('are searched once for each state, however often somebody looks', { tags: 'night' }, async () => {
    const { kehrtour } = await volleKehrtour();
    const erste = await auswege(kehrtour.id, kehrtour.version);
    const wieder = await Promise.all(
      Array.from({ length: 25 }, () => auswege(kehrtour.id, kehrtour.version)),
    );
    for (const { status, body } of wieder)
      expect({ status, body }).toEqual({ status: 200, body: erste.body });
  });

  it('are searched for so many states a minute, then the asker waits', { tags: 'night' }, async () => {
    const { kehrtour } = await volleKehrtour();
    const zaehle = () => countOrRefuse(betrieb.ctx, `auswege/${betrieb.mitarbeiterId.buero}`, AUSWEGFRAGEN);
    await Promise.all(Array.from({ length: AUSWEGFRAGEN.anzahl }, zaehle));
    const { status } = await auswege(kehrtour.id, kehrtour.version);
    expect(status).toBe(429);
  });
});

const zurueck = () => ({
  ...kurz(),
  datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
  mitarbeiter: { ids: [betrieb.mitarbeiterId.inhaber, betrieb.mitarbeiterId.geselle] },
});
