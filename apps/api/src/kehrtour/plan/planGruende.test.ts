import { ankuendigungPruefen } from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineBelegung, einSchliesstag, einTermin } from '../../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { derer } from '../../../test/werte.ts';
import { loescheZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import type { Tx } from '../../platform/db/db.ts';

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

const TAG = '2027-02-02';
const haus = (nummer: number): string => haeuser[nummer] ?? '';
const dbWill = (tun: (tx: Tx) => Promise<unknown>) => betrieb.ctx.transaction(tun);
const ordnePlanung = (id: string) =>
  api.call(kehrtour.kehrtourPlanen, { params: { id }, body: {} }, betrieb.token.buero);

describe('a chosen house', () => {
  it('is a stop or left out with its reason, never nothing', async () => {
    const andere = await neueKehrtour(api, betrieb, [haus(4)]);
    await dbWill(async (tx) => {
      await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: haus(0) }, { status: 'erledigt' });
      await setzeZeilen(
        tx,
        'aufgabe',
        { liegenschaft_id: haus(1) },
        { frist_von: '2027-03-01', frist_bis: '2027-04-30' },
      );
      await setzeZeilen(tx, 'liegenschaft', { id: haus(2) }, { status: 'ohneTaetigkeiten' });
      await loescheZeilen(tx, 'aufgabe', { liegenschaft_id: haus(3) });
      await setzeZeilen(tx, 'kehrtour', { id: andere }, { name: 'Nord' });
      await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: haus(4) }, { kehrtour_id: andere });
      await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: haus(5) }, { taetigkeit_id: 'kehrung_1x' });
    });
    const gewaehlt = haeuser.slice(0, 10);
    const id = await neueKehrtour(api, betrieb, gewaehlt, {
      liegenschaften: { ids: gewaehlt, taetigkeitIds: ['kehrung_3x'] },
    });
    const tour = await plane(api, betrieb, id);
    expect(tour.halte.map(({ liegenschaftId }) => liegenschaftId).toSorted()).toEqual(gewaehlt.toSorted());
    const text = (nummer: number) =>
      tour.halte.find(({ liegenschaftId }) => liegenschaftId === haus(nummer))?.grund?.text;
    expect([0, 1, 2, 3, 4, 5, 6].map(text)).toEqual([
      'In diesem Haus ist keine Arbeit offen.',
      'Die Arbeit in diesem Haus steht erst ab 01.03.2027 an.',
      'Für dieses Haus sind keine vorgeschriebenen Tätigkeiten eingetragen.',
      'In diesem Haus ist keine Arbeit offen.',
      'Die Arbeit in diesem Haus übernimmt schon die Kehrtour „Nord“.',
      'In diesem Haus steht nur Arbeit an, die für diese Kehrtour nicht gewählt ist.',
      undefined,
    ]);
    expect(tour.kennzahlen).toMatchObject({ halte: 4, ausgelassen: 6 });
  });
  it('is free where the round that has its work gave it no place any more: its visit was declined', async () => {
    const andere = await plane(api, betrieb, await neueKehrtour(api, betrieb, [haus(0), haus(1)]));
    const halt = (nummer: number) =>
      andere.halte.find(({ liegenschaftId }) => liegenschaftId === haus(nummer))?.id ?? '';
    await dbWill(async (tx) => {
      await setzeZeilen(
        tx,
        'aufgabe',
        { id: derer('halt_aufgabe', 'aufgabe_id') },
        { kehrtour_id: andere.id },
      );
      await setzeZeilen(
        tx,
        'halt',
        { id: halt(0) },
        { ausgelassen: true, mitarbeiter_id: null, tag: null, position: null },
      );
      await einTermin(tx, {
        liegenschaft_id: haus(0),
        kehrtour_id: andere.id,
        halt_id: halt(0),
        status: 'abgelehnt',
        quelle: 'kehrtour',
        ende: '2027-02-02 08:30Z',
        von: '2027-02-02 08:00Z',
        bis: '2027-02-02 10:00Z',
      });
    });
    const neue = await plane(api, betrieb, await neueKehrtour(api, betrieb, [haus(0), haus(1)]));
    const gruende = [haus(0), haus(1)].map(
      (id) => neue.halte.find(({ liegenschaftId }) => liegenschaftId === id)?.grund?.code,
    );
    expect(gruende).toEqual([undefined, 'in-anderer-kehrtour']);
  });
  it('is not called "not chosen" when nothing is due in any of them', async () => {
    await dbWill((tx) => loescheZeilen(tx, 'aufgabe'));
    const { status, body } = await ordnePlanung(await neueKehrtour(api, betrieb, haeuser.slice(0, 3)));
    expect([status, body.type, body.detail]).toEqual([
      422,
      'kehrtour.nichts-faellig',
      expect.stringMatching(/^In keinem der 3 gewählten Häuser/),
    ]);
  });
});

describe('a lock on something that is gone', () => {
  it(
    'falls away with an absence, is named, and the round is planned all the same',
    { tags: 'night' },
    async () => {
      const geselle = betrieb.mitarbeiterId.geselle;
      const id = await neueKehrtour(api, betrieb, haeuser.slice(0, 5), {
        mitarbeiter: { ids: [geselle, betrieb.mitarbeiterId.inhaber] },
      });
      const tour = await plane(api, betrieb, id);
      const fest = tour.halte.find(({ mitarbeiterId }) => mitarbeiterId === geselle) ?? tour.halte[0];
      if (!fest?.mitarbeiterId) throw new Error('no stop');
      const schichten = tour.schichten.map(({ mitarbeiterId, tag }) => ({
        mitarbeiterId,
        tag,
        haltIds: tour.halte.filter((halt) => halt.mitarbeiterId === mitarbeiterId).map((halt) => halt.id),
      }));
      const geordnet = await api.call(
        kehrtour.kehrtourAnordnen,
        {
          params: { id },
          body: {
            version: tour.version,
            anordnung: { schichten, sperren: { [fest.id]: { position: true, mitarbeiter: true } } },
          },
        },
        betrieb.token.buero,
      );
      expect(geordnet.status).toBe(200);
      await dbWill((tx) =>
        eineBelegung(tx, fest.mitarbeiterId, {
          von: '2027-02-01T00:00:00+01:00',
          bis: '2027-02-04T00:00:00+01:00',
        }),
      );
      const problem = await api.call(kehrtour.kehrtourProblemHolen, { params: { id } }, betrieb.token.buero);
      expect(problem.status).toBe(200);
      const neu = (await plane(api, betrieb, id)).halte.find((halt) => halt.id === fest.id);
      expect(neu).toMatchObject({ ausgelassen: false, sperre: { position: false, mitarbeiter: false } });
      expect(neu?.verstoesse).toEqual([
        'Die Festlegung auf die Person gilt nicht mehr: Sie fährt hier nicht',
        'Der feste Platz am 02.02.2027 gilt nicht mehr: Die Person ist an diesem Tag nicht da',
      ]);
    },
  );
});

describe('a Frist (FSB, § 14a SchfHwG)', () => {
  it('that is over is flagged at the stop, and the most urgent houses are served when time is short', async () => {
    const [ueberfaellig, spaeter] = [haeuser.slice(0, 12), haeuser.slice(12, 24)];
    await dbWill(async (tx) => {
      await setzeZeilen(tx, 'aufgabe', {}, { dauer_minuten: 30, frist_bis: '2027-12-31' });
      for (const id of ueberfaellig)
        await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: id }, { frist_bis: '2027-01-20' });
    });
    const tour = await plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, [...spaeter, ...ueberfaellig], {
        mitarbeiter: { ids: [betrieb.mitarbeiterId.geselle] },
      }),
    );
    const da = tour.halte.filter(({ ausgelassen }) => !ausgelassen);
    expect(da.length).toBeLessThan(20);
    const verstoesse = (id: string) => da.find(({ liegenschaftId }) => liegenschaftId === id)?.verstoesse;
    for (const id of ueberfaellig)
      expect(verstoesse(id)).toEqual(['Liegt nach Ende der Frist am 20.01.2027']);
    for (const id of spaeter) expect(verstoesse(id) ?? []).toEqual([]);
    const { body } = await api.call(ankuendigungPruefen, { params: { id: tour.id } }, betrieb.token.buero);
    expect(body.warnungen.join()).toMatch(
      /12 Besuche liegen außerhalb der Frist: Hardtstraße \d+.* und weitere/,
    );
  });
});

describe('a day on which nobody works otherwise', () => {
  const kehrtourAm = (tag: string, feiertageErlaubt: boolean) =>
    neueKehrtour(api, betrieb, haeuser.slice(0, 2), { datum: { tage: [tag], feiertageErlaubt } });
  it('is said and needs a yes: a Sunday (§ 9 ArbZG), a holiday, a day the company is closed', async () => {
    await dbWill((tx) => einSchliesstag(tx, '[2027-02-15,2027-02-16]'));
    const faelle = [
      ['2027-02-07', 'Der 7. Februar 2027 ist ein Sonntag.'],
      ['2027-03-26', 'Der 26. März 2027 ist Karfreitag.'],
      ['2027-02-16', 'Der 16. Februar 2027 ist ein Schließtag (Betriebsausflug).'],
    ] as const;
    for (const [tag, satz] of faelle) {
      const { body } = await ordnePlanung(await kehrtourAm(tag, false));
      expect([body.type, body.detail]).toEqual(['kehrtour.feiertag', expect.stringContaining(satz)]);
    }
    const sonntag = await ordnePlanung(await kehrtourAm('2027-02-07', true));
    expect(sonntag.body.type).toBe('kehrtour.keine-arbeitszeit');
    expect((await ordnePlanung(await kehrtourAm('2027-02-16', true))).status).toBe(200);
    const { body } = await api.call(
      kehrtourTageHolen,
      { params: { id: await kehrtourAm(TAG, false) }, query: { von: '2027-02-15', bis: '2027-02-21' } },
      betrieb.token.buero,
    );
    expect(body.tage.map(({ feiertag }) => feiertag)).toEqual([
      ...Array(2).fill('ein Schließtag (Betriebsausflug)'),
      ...Array(4).fill(null),
      'ein Sonntag',
    ]);
  });
  it('keeps the hours of the week when only the begin is another', { tags: 'night' }, async () => {
    const geselle = betrieb.mitarbeiterId.geselle;
    const id = await neueKehrtour(api, betrieb, haeuser, {
      mitarbeiter: { ids: [geselle] },
      arbeitsbeginn: { [geselle]: { beginn: '11:30', start: null, ziel: null } },
    });
    const [schicht] = (await plane(api, betrieb, id)).schichten;
    expect((schicht?.beginn ?? '') >= '2027-02-02T10:30:00.000Z').toBe(true);
    expect((schicht?.ende ?? 'z') <= '2027-02-02T15:30:00.000Z').toBe(true);
  });
});

describe('the reason of a house that was left out', () => {
  it('names the fixed times of others as such, and a day that is too short for a single house', async () => {
    const geselle = betrieb.mitarbeiterId.geselle;
    const nur = { mitarbeiter: { ids: [geselle] } };
    await dbWill((tx) => setzeZeilen(tx, 'aufgabe', {}, { dauer_minuten: 90 }));
    const kurz = await neueKehrtour(api, betrieb, haeuser.slice(0, 3), {
      ...nur,
      arbeitszeit: { [geselle]: { minuten: 60, ueberstundenMinuten: 0 } },
    });
    for (const { grund } of (await plane(api, betrieb, kurz)).halte)
      expect(grund?.text).toMatch(/^Wege und Arbeit passen auch allein nicht in den Arbeitstag/);
    await dbWill((tx) =>
      einTermin(tx, {
        liegenschaft_id: haus(20),
        mitarbeiter_id: geselle,
        von: '2027-02-02T10:00:00+01:00',
        bis: '2027-02-02T15:00:00+01:00',
      }),
    );
    const neben = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser.slice(0, 6), nur));
    const gruende = neben.halte.flatMap(({ grund }) => grund?.text ?? []);
    expect(gruende.length).toBeGreaterThan(2);
    for (const text of gruende) expect(text).not.toMatch(/feste Zeit lässt sich nicht halten|zugesagte Zeit/);
  });
  it('is a missing right only when nobody of the round has it', async () => {
    await dbWill((tx) =>
      setzeZeilen(
        tx,
        'aufgabe',
        { liegenschaft_id: haeuser.slice(0, 3) },
        { taetigkeit_id: 'fss', dauer_minuten: 500 },
      ),
    );
    const tour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser.slice(0, 3)));
    const texte = tour.halte.flatMap(({ grund }) => grund?.text ?? []);
    expect(texte.length).toBeGreaterThan(0);
    for (const text of texte) expect(text).not.toMatch(/niemand in dieser Kehrtour darf/);
  });
});
