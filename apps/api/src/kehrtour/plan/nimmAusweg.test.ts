import * as aenderung from '@kehrtour/contract/aenderung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import {
  type Auswegvorgaben,
  kehrtourAuswegeHolen,
  kehrtourAuswegNehmen,
} from '@kehrtour/contract/kehrtourauswege';
import * as termin from '@kehrtour/contract/termin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineKraft } from '../../../test/eineKraft.ts';
import { hinaus } from '../../../test/hinaus.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';

const TAG = '2027-02-02';
const NAECHSTER = '2027-02-03';

let api: TestApi;
let wo: TestBetrieb;
let karl: string;
let id: string;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

/** Two people with four hours each and forty houses, announced; a third person is free. */
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  karl = await dritter();
  const { inhaber, geselle } = wo.mitarbeiterId;
  id = await neueKehrtour(api, wo, await neueHaeuser(wo), {
    arbeitszeit: Object.fromEntries([inhaber, geselle].map((eine) => [eine, VIER_STUNDEN])),
  });
  const { version } = await plane(api, wo, id);
  await kuendigeRundeAn(api, wo, { id, version });
});
const VIER_STUNDEN = { minuten: 240, ueberstundenMinuten: 0 };

async function dritter(): Promise<string> {
  const neu = await eineKraft(wo);
  return neu;
}
const hole = async () => (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const auswege = async () => {
  const { version } = await hole();
  return (
    await api.call(
      kehrtourAuswegeHolen,
      { params: { id }, query: { version: String(version) } },
      wo.token.buero,
    )
  ).body.auswege;
};
const nimm = (version: number, vorgaben: Auswegvorgaben, wer = wo.token.buero) =>
  api.call(kehrtourAuswegNehmen, { params: { id }, body: { version, vorgaben } }, wer);
async function nimmUndWarte(vorgaben: Auswegvorgaben) {
  const { status, body } = await nimm((await hole()).version, vorgaben);
  expect(status, JSON.stringify(body)).toBe(200);
  await expect.poll(async () => (await hole()).vorgangId).toBeNull();
  const tour = await hole();
  if (!tour.aenderung) throw new Error('no plan waits');
  return { tour, offene: tour.aenderung };
}
const unterschied = async () =>
  (await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero)).body;
const nimmAn = async (version: number) =>
  api.call(aenderung.aenderungAnnehmen, { params: { id }, body: { version, gruende: {} } }, wo.token.buero);
const woche = async () =>
  (await api.call(termin.termineHolen, { query: { von: TAG, bis: NAECHSTER } }, wo.token.buero)).body.termine;
const gesagtes = () => hinaus(wo.ctx);
const ohnePlatz = ({ halte }: { halte: kehrtour.Kehrtour['halte'] }) =>
  halte.filter(({ ausgelassen }) => ausgelassen).length;
const zweiterTag = { datum: { tage: [TAG, NAECHSTER], feiertageErlaubt: false } };

describe('ways out of an announced round', () => {
  it(
    'are priced as before it was announced, and each keeps what it promises as an Änderung',
    { tags: 'night' },
    async () => {
      const angebote = await auswege();
      expect(angebote.map(({ art }) => art)).toEqual(['tagDazu', 'ueberstunden', 'mitarbeiterDazu']);
      const fehlen = ohnePlatz(await hole());
      for (const { art, vorgaben, passen } of angebote) {
        const { offene, tour } = await nimmUndWarte(vorgaben);
        expect(offene.ursache).toBe('ausweg');
        expect(ohnePlatz(offene.plan), art).toBeLessThanOrEqual(fehlen - passen + 1);
        expect(ohnePlatz(tour)).toBe(fehlen);
        const { wechsel } = await unterschied();
        expect(wechsel.filter(({ klasse }) => klasse === 'gebrochen')).toEqual([]);
        await api.call(
          aenderung.aenderungVerwerfen,
          { params: { id }, body: { version: offene.version } },
          wo.token.buero,
        );
      }
    },
  );

  it(
    'wait with their decision: nobody hears of it and nothing moves before it is accepted, then all of it holds',
    { tags: 'night' },
    async () => {
      const [vorher, gesagt] = [await woche(), await gesagtes()];
      const { tour, offene } = await nimmUndWarte(zweiterTag);
      expect(tour.tage).toEqual([TAG]);
      expect(await woche()).toEqual(vorher);
      expect(await gesagtes()).toEqual(gesagt);
      expect((await unterschied()).entschieden).toEqual({
        tage: [NAECHSTER],
        personen: [],
        ueberstunden: [],
      });

      const angenommen = await nimmAn(offene.version);
      expect(angenommen.status, JSON.stringify(angenommen.body)).toBe(200);
      const danach = await hole();
      expect(danach.tage).toEqual([TAG, NAECHSTER]);
      expect(danach.vorgaben.datum.tage).toEqual([TAG, NAECHSTER]);
      expect(ohnePlatz(danach)).toBeLessThan(ohnePlatz(tour));
      const neue = (await woche()).filter(({ fensterVon }) => fensterVon.startsWith(NAECHSTER));
      expect(neue.length).toBe(ohnePlatz(tour) - ohnePlatz(danach));
      expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
    },
  );

  it('leave the round as it was decided once they are thrown away', { tags: 'night' }, async () => {
    const vorher = await hole();
    const { offene } = await nimmUndWarte(zweiterTag);
    const { status } = await api.call(
      aenderung.aenderungVerwerfen,
      { params: { id }, body: { version: offene.version } },
      wo.token.buero,
    );
    expect(status).toBe(200);
    const danach = await hole();
    expect([danach.tage, danach.vorgaben, danach.aenderung]).toEqual([vorher.tage, vorher.vorgaben, null]);
  });

  it(
    'stay decided when the plan that waits is computed again, and the next one comes on top',
    { tags: 'night' },
    async () => {
      await nimmUndWarte({ mitarbeiter: { ids: [...Object.values(zwei()), karl] } });
      const neu = await plane(api, wo, id);
      expect(neu.aenderung?.plan.schichten.some(({ mitarbeiterId }) => mitarbeiterId === karl)).toBe(true);
      const { offene } = await nimmUndWarte(zweiterTag);
      expect(offene.vorher).toContain('neuGerechnet');
      const { entschieden } = await unterschied();
      expect(entschieden).toEqual({ tage: [NAECHSTER], personen: ['Karl Drittmann'], ueberstunden: [] });
      await nimmAn(offene.version);
      const { vorgaben } = await hole();
      expect(vorgaben.mitarbeiter.ids).toContain(karl);
      expect(vorgaben.datum.tage).toEqual([TAG, NAECHSTER]);
    },
  );

  it('are refused of a state that is past, and while the round is computed', { tags: 'night' }, async () => {
    const { version } = await hole();
    const alt = await nimm(version + 1, zweiterTag);
    expect([alt.status, alt.body.type]).toEqual([409, 'veraltet']);
    const antworten = await Promise.all([nimm(version, zweiterTag), nimm(version, zweiterTag)]);
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(antworten.find(({ status }) => status === 409)?.body.type).toBe('veraltet');
    await expect.poll(async () => (await hole()).vorgangId).toBeNull();
  });

  it(
    'only add: whoever would take something away is told what, and by which field',
    { tags: 'night' },
    async () => {
      const { version } = await hole();
      const { inhaber, geselle } = zwei();
      const fremd = await api.neuerBetrieb();
      const faelle: [Auswegvorgaben, string, RegExp][] = [
        [{}, 'vorgaben', /nennt weder Tage noch Personen noch Zeiten/],
        [{ datum: { tage: [NAECHSTER], feiertageErlaubt: false } }, 'vorgaben.datum.tage', /lässt einen Tag/],
        [{ mitarbeiter: { ids: [inhaber] } }, 'vorgaben.mitarbeiter.ids', /lässt jemanden weg/],
        [
          { mitarbeiter: { ids: [inhaber, geselle, fremd.mitarbeiterId.geselle] } },
          'vorgaben.mitarbeiter.ids',
          /in Ihrem Betrieb nicht fährt/,
        ],
        [
          { arbeitszeit: { [inhaber]: { minuten: 120, ueberstundenMinuten: 0 }, [geselle]: VIER_STUNDEN } },
          'vorgaben.arbeitszeit',
          /kürzer als bisher/,
        ],
        [{ datum: { tage: [TAG, '2027-01-08'], feiertageErlaubt: false } }, 'datum.tage', /Vergangenheit/],
      ];
      for (const [vorgaben, feld, text] of faelle) {
        const { status, body } = await nimm(version, vorgaben);
        expect([400, 422], JSON.stringify(body)).toContain(status);
        expect([body.felder?.[0]?.feld, body.felder?.[0]?.text]).toEqual([feld, expect.stringMatching(text)]);
      }
      const zuLang = await nimm(version, {
        arbeitszeit: { [inhaber]: VIER_STUNDEN, [geselle]: { minuten: 480, ueberstundenMinuten: 180 } },
      });
      expect([zuLang.status, zuLang.body.type]).toEqual([422, 'kehrtour.arbeitszeitgesetz']);
      expect((await hole()).version).toBe(version);
    },
  );

  it('are taken by the office alone, and by no other company', async () => {
    const { version } = await hole();
    const fremd = await api.neuerBetrieb();
    expect((await nimm(version, zweiterTag, wo.token.geselle)).status).toBe(403);
    expect((await nimm(version, zweiterTag, fremd.token.inhaber)).status).toBe(404);
    expect((await hole()).aenderung).toBeNull();
  });

  it(
    'of a round that nobody was told of are decisions like those of the wizard',
    { tags: 'night' },
    async () => {
      const { inhaber, geselle } = zwei();
      const [haus] = await neueHaeuser(wo, 1);
      id = await neueKehrtour(api, wo, [haus ?? '']);
      await plane(api, wo, id);
      const { status } = await nimm((await hole()).version, {
        mitarbeiter: { ids: [inhaber, geselle, karl] },
      });
      expect(status).toBe(200);
      await expect.poll(async () => (await hole()).vorgangId).toBeNull();
      const tour = await hole();
      expect([tour.status, tour.vorgaben.mitarbeiter.ids]).toEqual(['geplant', [inhaber, geselle, karl]]);
    },
  );
});

const zwei = () => ({ inhaber: wo.mitarbeiterId.inhaber, geselle: wo.mitarbeiterId.geselle });
