import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as brett from '@kehrtour/contract/antwortbrett';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as termin from '@kehrtour/contract/termin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineAufgabe, eineWohnung } from '../../test/bauten.ts';
import { besucheVon, halteMitArbeit } from '../../test/besuche.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { anzeigenleser } from '../../test/rundenanzeigen.ts';
import { rundenwidersprueche } from '../../test/rundenpruefer.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';
import { tokenVon } from '../zugang/zugangscode.ts';

const [ERSTER, ZWEITER] = ['2027-02-02', '2027-02-04'];

let api: TestApi;
let betrieb: TestBetrieb;
let haus: string;
let id: string;

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

/** A round of two days: a house of three flats with work of their own and a boiler for all, on the first; others on both. */
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb, 7);
  [haus = ''] = haeuser;
  const wohnungen = ['EG', 'OG1', 'OG2'].map((geschoss, index) => ({
    id: randomUUID(),
    nummer: String(index + 1),
    geschoss,
  }));
  await betrieb.ctx.transaction(async (tx) => {
    for (const wohnung of wohnungen) {
      await eineWohnung(tx, haus, wohnung);
      await eineAufgabe(tx, haus, {
        nutzungseinheit_id: wohnung.id,
        taetigkeit_id: 'kehrung_3x',
        bezeichnung: 'Etagenofen',
        frist_von: '2027-01-01',
        frist_bis: '2027-02-28',
        dauer_minuten: 10,
        schluessel: `w${wohnung.nummer}`,
      });
    }
    await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: haeuser.slice(4) }, { frist_von: ZWEITER });
    await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: haeuser.slice(1, 4) }, { frist_bis: ERSTER });
  });
  const tour = await plane(
    api,
    betrieb,
    await neueKehrtour(api, betrieb, haeuser, {
      datum: { tage: [ERSTER, ZWEITER], feiertageErlaubt: false },
      mitarbeiter: { ids: [betrieb.mitarbeiterId.geselle] },
    }),
  );
  ({ id } = tour);
  const { body, status } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body: { version: tour.version, kanaele: {} }, idempotencyKey: randomUUID() },
    betrieb.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
});

const hole = async () =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, betrieb.token.buero)).body;
const termine = async () => (await besucheVon(betrieb)).filter(({ nummer }) => nummer !== null);
const halte = async () =>
  (await halteMitArbeit(betrieb, haus)).filter(({ kehrtour_id: tour }) => tour === id);
const widersprueche = () => betrieb.ctx.transaction((tx) => rundenwidersprueche(tx));
const lies = async (code: string) => {
  const { status, body } = await api.call(ankuendigung.kundenTerminHolen, {
    body: { code: tokenVon(api.deps.secrets, code) },
  });
  expect(status).toBe(200);
  return body;
};
const nimm = async (code: string, wahl: (tag: string) => boolean) => {
  const { alternativen } = await lies(code);
  const alternative = alternativen.find(({ tag }) => wahl(tag));
  if (!alternative) throw new Error(`no such time: ${JSON.stringify(alternativen)}`);
  return api.call(ankuendigung.kundenAntworten, {
    body: {
      code: tokenVon(api.deps.secrets, code),
      antwort: { art: 'alternative', alternativeId: alternative.id },
    },
    idempotencyKey: randomUUID(),
  });
};
const nimmBuero = async (terminId: string, wahl: (tag: string) => boolean, abgesprochen = true) => {
  const params = { id: terminId };
  const { body } = await api.call(brett.auswegeHolen, { params }, betrieb.token.buero);
  const ausweg = body.auswege.find((eine) => eine.dieselbeKehrtour && wahl(eine.tag));
  if (!ausweg) throw new Error(`no such way out: ${JSON.stringify(body)}`);
  const { version } = (await api.call(termin.terminHolen, { params }, betrieb.token.buero)).body;
  return api.call(
    brett.auswegNehmen,
    { params, body: { version, auswegId: ausweg.id, abgesprochen } },
    betrieb.token.buero,
  );
};
const amZweiten = (tag: string): boolean => tag === ZWEITER;
const amErsten = (tag: string): boolean => tag === ERSTER;
const orte = async () =>
  (await halte()).map(({ nummer, tag, dauer, aufgaben }) => [nummer, tag, dauer, aufgaben]);
/** What each flat was told. */
const tage = async () =>
  (await termine()).map(({ id: one, tag, halt_id, status }) => [one, tag, halt_id, status]);
const GANZ = [[null, ERSTER, 42, 4]];

describe('one flat of a house, in a round of two days', () => {
  it('takes the other day of its own round, and the house keeps its visit', async () => {
    expect(await orte()).toEqual(GANZ);
    const [erste, ...andere] = await termine();
    const antwort = await nimm(erste?.code ?? '', amZweiten);
    expect(antwort.body).toMatchObject({ status: 'bestaetigt', wann: { tag: ZWEITER } });
    expect(await orte()).toEqual([
      [null, ERSTER, 32, 3],
      ['1', ZWEITER, 10, 1],
    ]);
    const [umgezogen, ...geblieben] = await termine();
    expect(umgezogen).toMatchObject({ tag: ZWEITER, status: 'bestaetigt' });
    expect(geblieben.map(({ id: one, tag, halt_id }) => [one, tag, halt_id])).toEqual(
      andere.map(({ id: one, tag, halt_id }) => [one, tag, halt_id]),
    );
    const dort = (await hole()).halte.filter((halt) => halt.liegenschaftId === haus);
    expect(dort.map(({ anschrift, tag, aufgaben }) => [anschrift, tag, aufgaben.length])).toEqual([
      ['Hardtstraße 1', ERSTER, 3],
      ['Hardtstraße 1, EG', ZWEITER, 1],
    ]);
    expect(await widersprueche()).toEqual([]);
  });

  it('stays there when the round is computed anew, and nobody is told again', { tags: 'night' }, async () => {
    const [erste] = await termine();
    await nimm(erste?.code ?? '', amZweiten);
    const vorher = { orte: await orte(), tage: await tage() };
    const tour = await plane(api, betrieb, id);
    expect({ orte: await orte(), tage: await tage() }).toEqual(vorher);
    if (tour.aenderung) {
      const { body } = await api.call(aenderung.aenderungHolen, { params: { id } }, betrieb.token.buero);
      expect(body.wechsel.filter(({ klasse }) => klasse !== 'imFenster')).toEqual([]);
      const dort = tour.aenderung.plan.halte.filter((halt) => halt.liegenschaftId === haus);
      expect(dort.map(({ anschrift, tag }) => [anschrift, tag])).toEqual([
        ['Hardtstraße 1', ERSTER],
        ['Hardtstraße 1, EG', ZWEITER],
      ]);
    }
    const { body } = await api.call(
      ankuendigung.kehrtourAnkuendigen,
      { params: { id }, body: { version: tour.version, kanaele: {} }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    expect(body).toMatchObject({ termine: 0, zettel: 0 });
    expect(await widersprueche()).toEqual([]);
  });

  it('goes back to its house, and the stop of its own is gone', { tags: 'night' }, async () => {
    const [erste] = await termine();
    await nimm(erste?.code ?? '', amZweiten);
    expect((await nimmBuero(erste?.id ?? '', amErsten)).status).toBe(200);
    expect(await orte()).toEqual(GANZ);
    const [a, b] = await termine();
    expect([a?.tag, a?.halt_id]).toEqual([ERSTER, b?.halt_id]);
    expect(await widersprueche()).toEqual([]);
    await plane(api, betrieb, id);
    expect(await orte()).toEqual(GANZ);
  });

  it('is proposed the other day by the office, told of it once, and may still say yes or no', async () => {
    const [, zweite] = await termine();
    expect((await nimmBuero(zweite?.id ?? '', amZweiten, false)).status).toBe(200);
    const [, umgezogen] = await termine();
    expect(umgezogen).toMatchObject({ tag: ZWEITER, status: 'angekuendigt' });
    expect(await lies(zweite?.code ?? '')).toMatchObject({ antwortMoeglich: true, wann: { tag: ZWEITER } });
    expect(await widersprueche()).toEqual([]);
  });

  it(
    'reads the same on every screen, in the calendar, on the day sheet and on the customer’s page',
    { tags: 'night' },
    async () => {
      const lesen = await anzeigenleser(api, betrieb);
      const [erste, zweite] = await termine();
      expect((await nimmBuero(erste?.id ?? '', amZweiten, false)).status).toBe(200);
      expect(await lesen(id)).toEqual([]);
      expect((await nimmBuero(zweite?.id ?? '', amZweiten, false)).status).toBe(200);
      expect(await lesen(id)).toEqual([]);
      expect((await nimmBuero(erste?.id ?? '', amErsten, false)).status).toBe(200);
      expect(await lesen(id)).toEqual([]);
      expect(await widersprueche()).toEqual([]);
    },
  );

  it(
    'is told of its own work only, everywhere, and of that of the house again once it is back',
    { tags: 'night' },
    async () => {
      const [erste] = await termine();
      const code = erste?.code ?? '';
      const worte = async () => {
        const { taetigkeiten } = await lies(code);
        const { body } = await api.call(
          termin.terminHolen,
          { params: { id: erste?.id ?? '' } },
          betrieb.token.buero,
        );
        return {
          minuten: taetigkeiten.reduce((summe, { dauerMinuten }) => summe + dauerMinuten, 0),
          seite: taetigkeiten.map(({ text }) => text),
          buero: body.taetigkeiten,
        };
      };
      const vorher = await worte();
      expect(vorher.minuten).toBe(22);
      await nimm(code, amZweiten);
      const allein = await worte();
      expect(allein.minuten).toBe(10);
      expect(allein.seite).toEqual(allein.buero);
      expect(allein.seite.join()).not.toContain('×');
      await nimm(code, amErsten);
      expect(await worte()).toEqual(vorher);
    },
  );

  it('leaves the round like everybody when it is called off, and its house stays', async () => {
    const [erste] = await termine();
    await nimm(erste?.code ?? '', amZweiten);
    const params = { id: erste?.id ?? '' };
    const { version } = (await api.call(termin.terminHolen, { params }, betrieb.token.buero)).body;
    const abgesagt = await api.call(
      brett.wunschMerken,
      { params, body: { version, text: 'freitags' }, idempotencyKey: randomUUID() },
      betrieb.token.buero,
    );
    expect(abgesagt.status, JSON.stringify(abgesagt.body)).toBe(200);
    const { vorgaben } = await hole();
    expect(vorgaben.liegenschaften.ids).toContain(haus);
    expect(await orte()).toEqual([[null, ERSTER, 32, 3]]);
    expect(await widersprueche()).toEqual([]);
  });

  it('keeps its visit when its house is called off, also in a new plan', { tags: 'night' }, async () => {
    const [erste, ...andere] = await termine();
    await nimm(erste?.code ?? '', amZweiten);
    for (const { id: one } of andere) {
      const { version } = (await api.call(termin.terminHolen, { params: { id: one } }, betrieb.token.buero))
        .body;
      await api.call(
        brett.wunschMerken,
        { params: { id: one }, body: { version, text: 'freitags' }, idempotencyKey: randomUUID() },
        betrieb.token.buero,
      );
    }
    expect(await orte()).toEqual([['1', ZWEITER, 10, 1]]);
    await plane(api, betrieb, id);
    expect(await orte()).toEqual([['1', ZWEITER, 10, 1]]);
    expect(await widersprueche()).toEqual([]);
  });

  it('may go at the same moment as another one, and both are kept', { tags: 'night' }, async () => {
    const [erste, zweite] = await termine();
    const versuche = [erste, zweite].map((one) => nimm(one?.code ?? '', amZweiten));
    const stati = (await Promise.all(versuche)).map(({ status }) => status);
    expect(stati.toSorted()[0]).toBe(200);
    expect(await widersprueche()).toEqual([]);
    for (const [index, status] of stati.entries())
      if (status !== 200) {
        const nochmal = await nimm([erste, zweite][index]?.code ?? '', amZweiten);
        expect(nochmal.status).toBe(200);
      }
    expect((await orte()).map(([nummer, tag]) => [nummer, tag])).toEqual([
      [null, ERSTER],
      ['1', ZWEITER],
      ['2', ZWEITER],
    ]);
    expect(await widersprueche()).toEqual([]);
    await plane(api, betrieb, id);
    expect((await orte()).length).toBe(3);
  });

  it(
    'is not moved to and fro in a loop: forty answers an hour, then a pause, and what holds stays',
    { tags: 'night' },
    async () => {
      const [erste, zweite] = await termine();
      const frage = (code: string) =>
        api.call(ankuendigung.kundenAntworten, {
          body: { code: tokenVon(api.deps.secrets, code), antwort: { art: 'unsicher' } },
          idempotencyKey: randomUUID(),
        });
      const staende = [];
      for (let mal = 0; mal < 42; mal += 1) staende.push((await frage(erste?.code ?? '')).status);
      expect(staende.filter((status) => status === 429)).toHaveLength(2);
      expect((await frage(zweite?.code ?? '')).status).toBe(200);
      expect((await lies(erste?.code ?? '')).status).toBe('unsicher');
    },
  );

  it('is nobody else’s to move', async () => {
    const [erste] = await termine();
    const fremd = await api.neuerBetrieb();
    const { body } = await api.call(
      brett.auswegeHolen,
      { params: { id: erste?.id ?? '' } },
      betrieb.token.buero,
    );
    const auswegId = body.auswege[0]?.id ?? '';
    const versuch = await api.call(
      brett.auswegNehmen,
      {
        params: { id: erste?.id ?? '' },
        body: { version: erste?.version ?? 1, auswegId, abgesprochen: true },
      },
      fremd.token.buero,
    );
    expect(versuch.status).toBe(404);
    expect(await orte()).toEqual(GANZ);
  });
});
