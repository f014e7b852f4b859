import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as termin from '@kehrtour/contract/termin';
import { besuchUmstellen } from '@kehrtour/contract/terminverlegung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hinaus } from '../../../test/hinaus.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';

const TAGE = ['2027-02-02', '2027-02-03'];

let api: TestApi;
let wo: TestBetrieb;
let id: string;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
  id = await neueKehrtour(api, wo, await neueHaeuser(wo, 8), {
    datum: { tage: TAGE, feiertageErlaubt: false },
  });
  const { version } = await plane(api, wo, id);
  await kuendigeRundeAn(api, wo, { id, version });
});

const hole = async () => (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const woche = async () =>
  (await api.call(termin.termineHolen, { query: { von: TAGE[0] ?? '', bis: TAGE[1] ?? '' } }, wo.token.buero))
    .body.termine;
async function erster() {
  const [eins] = await woche();
  if (!eins) throw new Error('no appointment');
  return eins;
}
const andererTag = ({ fensterVon }: { fensterVon: string }) =>
  TAGE.find((tag) => !fensterVon.startsWith(tag)) ?? '';
const stelleUm = (body: Record<string, string>, wer = wo.token.buero) =>
  api.call(besuchUmstellen, { params: { id }, body: body as never }, wer);
const ausgang = () => hinaus(wo.ctx);

describe('a visit that is moved from the calendar', () => {
  it('waits as an Änderung of its round: nothing moves and nobody hears of it before it is accepted', async () => {
    const besuch = await erster();
    const vorher = await woche();
    const gesagt = await ausgang();
    const tag = andererTag(besuch);
    const mitarbeiterId = wo.mitarbeiterId.geselle;
    const { status, body } = await stelleUm({ terminId: besuch.id, mitarbeiterId, tag, uhrzeit: '23:00' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.aenderung?.ursache).toBe('vonHand');
    expect(await woche()).toEqual(vorher);
    expect(await ausgang()).toEqual(gesagt);
    const { wechsel, version } = (
      await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero)
    ).body;
    expect(wechsel.find(({ terminId }) => terminId === besuch.id)).toMatchObject({
      klasse: 'neuAnzusagen',
      nachher: { tag },
    });
    const angenommen = await api.call(
      aenderung.aenderungAnnehmen,
      { params: { id }, body: { version, gruende: {} } },
      wo.token.buero,
    );
    expect(angenommen.status, JSON.stringify(angenommen.body)).toBe(200);
    expect((await woche()).find((one) => one.id === besuch.id)?.fensterVon.startsWith(tag)).toBe(true);
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });

  it('comes before whatever begins at the chosen time or later', async () => {
    const besuch = await erster();
    const tag = andererTag(besuch);
    const mitarbeiterId = wo.mitarbeiterId.geselle;
    const { body } = await stelleUm({ terminId: besuch.id, mitarbeiterId, tag, uhrzeit: '00:00' });
    const dort = (body.aenderung?.plan.halte ?? [])
      .filter((halt) => halt.tag === tag && halt.mitarbeiterId === mitarbeiterId)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    expect(dort[0]?.liegenschaftId).toBe(besuch.liegenschaftId);
  });

  it('is refused where the round does not drive, with the person and the day by name', async () => {
    const { id: terminId } = await erster();
    const mitarbeiterId = wo.mitarbeiterId.geselle;
    const { status, body } = await stelleUm({ terminId, mitarbeiterId, tag: '2027-02-10', uhrzeit: '08:00' });
    expect([status, body.type]).toEqual([409, 'kehrtour.faehrt-dort-nicht']);
    expect(body.title, 'she may well be there, only not for this round').not.toMatch(/nicht da/);
    expect(body.detail).toMatch(/ fährt in dieser Kehrtour am Mittwoch, 10\. Februar 2027 nicht\./);
    expect((await hole()).aenderung).toBeNull();
  });

  it('is refused for a day that is over, and once the visit has begun', async () => {
    const { id: terminId } = await erster();
    const wunsch = { terminId, mitarbeiterId: wo.mitarbeiterId.geselle, uhrzeit: '08:00' };
    const vorbei = await stelleUm({ ...wunsch, tag: '2027-01-10' });
    expect([vorbei.status, vorbei.body.type, vorbei.body.felder?.[0]?.feld]).toEqual([
      422,
      'kehrtour.tag-vergangen',
      'tag',
    ]);
    api.clock.now = new Date('2027-02-02T20:00:00+01:00');
    const begonnen = await stelleUm({ ...wunsch, tag: '2027-02-03' });
    expect(begonnen.body.type).toBe('termin.uebergang-nicht-moeglich');
  });

  it('names the field that is wrong', async () => {
    const { id: terminId } = await erster();
    const { status, body } = await stelleUm({
      terminId,
      mitarbeiterId: wo.mitarbeiterId.geselle,
      tag: '2027-02-30',
      uhrzeit: '8 Uhr',
    });
    expect([status, body.type]).toEqual([400, 'eingabe-ungueltig']);
    expect(body.felder?.map(({ feld }) => feld)).toEqual(['tag', 'uhrzeit']);
  });

  it('is moved by the office alone, and by no other company', async () => {
    const { id: terminId } = await erster();
    const wunsch = {
      terminId,
      mitarbeiterId: wo.mitarbeiterId.geselle,
      tag: TAGE[1] ?? '',
      uhrzeit: '08:00',
    };
    const fremd = await api.neuerBetrieb();
    expect((await stelleUm(wunsch, wo.token.azubi)).status).toBe(403);
    expect((await stelleUm(wunsch, fremd.token.buero)).status).toBe(404);
    expect((await stelleUm({ ...wunsch, terminId: randomUUID() })).status).toBe(404);
    expect((await hole()).aenderung).toBeNull();
  });

  it('waits as one plan when two people move it at the same moment: that of the last, and who is refused is told so', async () => {
    const besuch = await erster();
    const wunsch = {
      terminId: besuch.id,
      mitarbeiterId: wo.mitarbeiterId.geselle,
      tag: andererTag(besuch),
      uhrzeit: '08:00',
    };
    const spaeter = { ...wunsch, uhrzeit: '15:00' };
    const answers = await Promise.all([stelleUm(wunsch), stelleUm(spaeter)]);
    const getan = answers.filter(({ status }) => status === 200);
    const verweigert = answers.flatMap(({ status, body }, nummer) =>
      status === 200 ? [] : [{ body, nummer }],
    );
    expect(getan.length).toBeGreaterThan(0);
    // Whoever was heard reads his own order, and no two of them are one.
    const gelesen = getan.map(({ body }) => body.aenderung);
    expect(new Set(gelesen.map((eine) => eine?.version)).size).toBe(getan.length);
    for (const eine of gelesen)
      expect(eine?.plan.halte.filter((halt) => halt.liegenschaftId === besuch.liegenschaftId)).toMatchObject([
        { tag: wunsch.tag, mitarbeiterId: wunsch.mitarbeiterId },
      ]);
    // What waits is the order of who came last, whole; the other's went into it or was refused.
    const letzte = gelesen.toSorted((a, b) => (a?.version ?? 0) - (b?.version ?? 0)).at(-1);
    expect((await hole()).aenderung).toEqual(letzte);
    for (const { body, nummer } of verweigert) {
      expect(body.type).toBe('veraltet');
      // Nothing of his is kept; he looks, presses again, and is heard.
      const nochmal = await stelleUm([wunsch, spaeter][nummer] ?? wunsch);
      expect(nochmal.status, JSON.stringify(nochmal.body)).toBe(200);
      expect((await hole()).aenderung?.version).toBeGreaterThan(letzte?.version ?? 0);
    }
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });
});
