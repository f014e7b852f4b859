import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import { besuchUmstellen } from '@kehrtour/contract/terminverlegung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anordnungVon } from '../../../test/aenderungFixture.ts';
import { besucheVon, type Besuch } from '../../../test/besuche.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { anzeigenleser } from '../../../test/rundenanzeigen.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';

const TAGE = ['2027-02-02', '2027-02-03'];

let api: TestApi;
let wo: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, 6);
});

async function geplant(vorgaben: Record<string, unknown> = {}): Promise<kehrtour.Kehrtour> {
  const datum = { tage: TAGE, feiertageErlaubt: false };
  return plane(api, wo, await neueKehrtour(api, wo, haeuser, { datum, ...vorgaben }));
}
const kuendigeAn = ({ id, version }: kehrtour.Kehrtour) =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body: { version, kanaele: {} }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
async function angekuendigt(vorgaben: Record<string, unknown> = {}): Promise<string> {
  const tour = await geplant(vorgaben);
  const { status, body } = await kuendigeAn(tour);
  expect(status, JSON.stringify(body)).toBe(200);
  return tour.id;
}
const hole = async (id: string): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const unterschied = (id: string) => api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero);
const nimmAn = (id: string, version: number) =>
  api.call(aenderung.aenderungAnnehmen, { params: { id }, body: { version, gruende: {} } }, wo.token.buero);
const einig = async () => expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);

const besuche = (id: string): Promise<Besuch[]> => besucheVon(wo, { kehrtourId: id });
async function erster(id: string): Promise<Besuch> {
  const [eins] = await besuche(id);
  if (!eins) throw new Error('no appointment');
  return eins;
}
const antworte = (code: string, antwort: ankuendigung.KundenAntwort) =>
  api.call(ankuendigung.kundenAntworten, {
    body: { code: tokenVon(api.deps.secrets, code), antwort },
    idempotencyKey: randomUUID(),
  });
const lies = (code: string) =>
  api.call(ankuendigung.kundenTerminHolen, { body: { code: tokenVon(api.deps.secrets, code) } });
const stelleUm = (id: string, body: { terminId: string; mitarbeiterId: string; tag: string }) =>
  api.call(besuchUmstellen, { params: { id }, body: { ...body, uhrzeit: '07:30' } }, wo.token.buero);

describe('twenty answers to one code at the same moment', () => {
  it(
    'are all kept, and what holds is one of them: the last, on the customer’s page as on the board',
    { tags: 'night' },
    async () => {
      const id = await angekuendigt();
      const { id: terminId, code } = await erster(id);
      const worte: ankuendigung.KundenAntwort[] = [
        { art: 'daheim' },
        { art: 'passtNicht' },
        { art: 'unsicher' },
        { art: 'wunsch', text: 'freitags ab 15 Uhr' },
        { art: 'frage', text: 'Dauert es lange?' },
      ];
      const antworten = await Promise.all(
        Array.from({ length: 20 }, (_, nummer) => antworte(code, worte[nummer % 5] ?? { art: 'daheim' })),
      );
      expect(antworten.map(({ status }) => status)).toEqual(Array(20).fill(200));
      const zeilen = await liesZeilen(
        wo,
        'rueckmeldung',
        ['art', 'am'],
        geordnet(['am'], { termin_id: terminId }),
      );
      expect(zeilen.map(({ art }) => art).toSorted()).toEqual(
        ['daheim', 'frage', 'passtNicht', 'unsicher', 'wunsch'].flatMap((art) => Array(4).fill(art)),
      );
      expect(new Set(zeilen.map(({ am }) => am.getTime())).size, 'each has its place in the order').toBe(20);
      const letzte = zeilen.findLast(({ art }) => art !== 'frage')?.art ?? '';
      const gilt = {
        daheim: 'bestaetigt',
        passtNicht: 'abgelehnt',
        wunsch: 'abgelehnt',
        unsicher: 'unsicher',
      };
      const { status } = await erster(id);
      expect(status).toBe(gilt[letzte as keyof typeof gilt]);
      expect((await lies(code)).body.status).toBe(status);
      const { body } = await api.call(antwortbrettHolen, { query: { kehrtourId: id } }, wo.token.buero);
      expect(body.zeilen.find((zeile) => zeile.termin.id === terminId)).toMatchObject({ termin: { status } });
      await einig();
    },
  );
});

describe('a plan that is accepted while a household answers', () => {
  it('waits for the answer, or the answer is to the new time: never both to what the other has not seen', async () => {
    const id = await angekuendigt();
    const { id: terminId, code, tag, mitarbeiter_id: mitarbeiterId } = await erster(id);
    const anderer = TAGE.find((one) => one !== tag) ?? '';
    expect((await stelleUm(id, { terminId, mitarbeiterId, tag: anderer })).status).toBe(200);
    const { version } = (await unterschied(id)).body;
    const [angenommen, geantwortet] = await Promise.all([
      nimmAn(id, version),
      antworte(code, { art: 'daheim' }),
    ]);
    expect(geantwortet.status, JSON.stringify(geantwortet.body)).toBe(200);
    const jetzt = (await besuche(id)).find((one) => one.id === terminId);
    if (angenommen.status === 200) {
      expect(jetzt?.tag).toBe(anderer);
      expect(geantwortet.body.wann.tag, 'she reads what she said yes to').toBe(anderer);
    } else {
      expect([angenommen.status, angenommen.body.type]).toEqual([409, 'veraltet']);
      expect(jetzt).toMatchObject({ tag, status: 'bestaetigt' });
      expect((await hole(id)).aenderung, 'and it waits on').not.toBeNull();
    }
    await einig();
  });
});

describe('the day on which the clock is changed', () => {
  it(
    'has its visits where every screen, the calendar and the paper say, also once a plan moved one there',
    { tags: 'night' },
    async () => {
      const tage = ['2027-03-27', '2027-03-28'];
      const { geselle } = wo.mitarbeiterId;
      await setzeZeilen(wo, 'aufgabe', {}, { frist_bis: '2027-03-31', dauer_minuten: 30 });
      const id = await angekuendigt({
        datum: { tage, feiertageErlaubt: true },
        mitarbeiter: { ids: [geselle] },
        arbeitsbeginn: { [geselle]: { beginn: '06:00', start: null, ziel: null } },
        arbeitszeit: { [geselle]: { minuten: 360, ueberstundenMinuten: 0 } },
      });
      const lesen = await anzeigenleser(api, wo);
      expect(await lesen(id)).toEqual([]);
      const alle = await besuche(id);
      for (const { id: terminId, mitarbeiter_id: mitarbeiterId } of alle.filter(({ tag }) => tag === tage[0]))
        expect((await stelleUm(id, { terminId, mitarbeiterId, tag: tage[1] ?? '' })).status).toBe(200);
      const { version } = (await unterschied(id)).body;
      const genommen = await nimmAn(id, version);
      expect(genommen.status, JSON.stringify(genommen.body)).toBe(200);
      const zeiten = await liesZeilen(
        wo,
        'halt',
        ['beginn', 'ende'],
        geordnet(['beginn'], { kehrtour_id: id }),
      );
      const halte = zeiten.map(({ beginn, ende }) => {
        const { tag, uhrzeit } = ortszeitAus(beginn);
        return { beginn, uhr: `${tag} ${uhrzeit}`, minuten: (ende.getTime() - beginn.getTime()) / 60_000 };
      });
      expect(halte.map(({ uhr }) => uhr.slice(0, 10))).toEqual(Array(haeuser.length).fill(tage[1]));
      expect(halte[0]?.uhr, 'the day begins by the clock on the wall').toMatch(/ 06:/);
      expect(halte[0]?.beginn.toISOString(), 'which is summer time by then').toMatch(/T04:/);
      expect(new Set(halte.map(({ minuten }) => minuten)).size, 'nobody works an hour longer').toBe(1);
      expect(await lesen(id)).toEqual([]);
      await einig();
    },
  );
});

describe('somebody who leaves the company', () => {
  async function entlasse(id: string) {
    const params = { id };
    const { version, ...daten } = (
      await api.call(mitarbeiter.mitarbeiterEinzeln, { params }, wo.token.inhaber)
    ).body as never as { version: number };
    return api.call(
      mitarbeiter.mitarbeiterAendern,
      { params, body: { ...daten, version, aktiv: false } as never },
      wo.token.inhaber,
    );
  }

  it('cannot while people wait for a visit, and is told to give them away first', async () => {
    await angekuendigt({ mitarbeiter: { ids: [wo.mitarbeiterId.geselle] } });
    const { status, body } = await entlasse(wo.mitarbeiterId.geselle);
    expect([status, body.type]).toEqual([409, 'mitarbeiter.hat-termine']);
    await einig();
  });

  it('carries no round that is announced afterwards', async () => {
    const tour = await geplant({ mitarbeiter: { ids: [wo.mitarbeiterId.geselle] } });
    expect((await entlasse(wo.mitarbeiterId.geselle)).status).toBe(200);
    const { status, body } = await kuendigeAn(tour);
    expect([status, body.type], JSON.stringify(body)).toEqual([409, 'kehrtour.person-ausgeschieden']);
    expect(body.detail).toMatch(
      /^geselle Test gehört nicht mehr zum Betrieb\. Rechnen Sie die Kehrtour neu\./,
    );
    expect(await besuche(tour.id)).toEqual([]);
  });

  it('gets no visit by a plan that waited', async () => {
    const { inhaber, geselle } = wo.mitarbeiterId;
    const id = await angekuendigt({ datum: { tage: [TAGE[0] ?? ''], feiertageErlaubt: false } });
    const tour = await hole(id);
    const haltIds = tour.halte.map((halt) => halt.id);
    const alleBei = async (mitarbeiterId: string, tag: string) => {
      const { version, halte } = await hole(id);
      return api.call(
        kehrtour.kehrtourAnordnen,
        {
          params: { id },
          body: {
            version,
            anordnung: {
              schichten: [{ mitarbeiterId, tag, haltIds }],
              sperren: anordnungVon({ halte }).sperren,
            },
          },
        },
        wo.token.buero,
      );
    };
    const geordnet = await alleBei(inhaber, TAGE[0] ?? '');
    expect(geordnet.status, JSON.stringify(geordnet.body)).toBe(200);
    if (geordnet.body.aenderung)
      expect((await nimmAn(id, (await unterschied(id)).body.version)).status).toBe(200);
    expect((await alleBei(geselle, TAGE[0] ?? '')).status).toBe(200);
    expect((await entlasse(geselle)).status).toBe(200);
    const { version } = (await unterschied(id)).body;
    const { status, body } = await nimmAn(id, version);
    expect([status, body.type], JSON.stringify(body)).toEqual([409, 'kehrtour.person-ausgeschieden']);
    expect(new Set((await besuche(id)).map((one) => one.mitarbeiter_id))).toEqual(new Set([inhaber]));
    await einig();
  });

  it('and a plan that gives her visits are settled one after the other, whichever comes first', async () => {
    const { geselle } = wo.mitarbeiterId;
    const tour = await geplant({ mitarbeiter: { ids: [geselle] } });
    const [gekuendigt, entlassen] = await Promise.all([kuendigeAn(tour), entlasse(geselle)]);
    const stande = [gekuendigt.status, entlassen.status];
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual(stande);
    expect(await besuche(tour.id)).toHaveLength(gekuendigt.status === 200 ? haeuser.length : 0);
    await einig();
  });
});
