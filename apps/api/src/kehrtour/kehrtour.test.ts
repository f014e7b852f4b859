import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourAuswahlHolen, kehrtourTageHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { kehrtourAbsagen, kehrtourLoeschen } from '@kehrtour/contract/kehrtourlauf';
import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe } from '../../test/bauten.ts';
import { auftraege } from '../../test/fragen.ts';
import {
  neueHaeuser,
  neueKehrtour as neueKehrtourMit,
  plane as planeMit,
} from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
const TAG = '2027-02-02';

const neueKehrtour = (wo: TestBetrieb, ids: string[], vorgaben: Record<string, unknown> = {}) =>
  neueKehrtourMit(api, wo, ids, vorgaben);
const plane = (wo: TestBetrieb, id: string) => planeMit(api, wo, id);

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb);
});
afterAll(() => api.close());

describe('a round of forty houses', () => {
  it('is planned for two people: every house once, in working hours, with a window around its time', async () => {
    const id = await neueKehrtour(betrieb, haeuser);
    const tour = await plane(betrieb, id);
    expect(tour.status).toBe('geplant');
    expect(tour.halte.filter((halt) => !halt.ausgelassen)).toHaveLength(40);
    for (const halt of tour.halte) {
      expect(
        halt.beginn !== null &&
          halt.fensterVon !== null &&
          halt.fensterVon <= halt.beginn &&
          halt.beginn < (halt.fensterBis ?? ''),
      ).toBe(true);
    }
    expect(tour.schichten).toHaveLength(2);
    expect(
      tour.schichten.every(
        (schicht) =>
          schicht.beginn >= '2027-02-02T07:00:00.000Z' && schicht.ende <= '2027-02-02T15:30:00.000Z',
      ),
    ).toBe(true);
    expect(tour.halte.some((halt) => halt.andernorts.length > 0)).toBe(true);
  });

  it('has its travel times computed as soon as its houses are chosen', async () => {
    const wo = await api.neuerBetrieb();
    await neueKehrtour(wo, await neueHaeuser(wo));
    const ordner = join(api.deps.env.dataDir, 'fahrzeiten', wo.unternehmenId);
    await expect
      .poll(async () => (await readdir(ordner).catch(() => [])).toSorted())
      .toEqual([
        expect.stringMatching(/^fahrzeiten-auto-.+\.bin$/),
        expect.stringMatching(/zu_fuss-.+\.bin$/),
      ]);
  });

  it('has them ordered in a loop by nobody', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    const ids = await neueHaeuser(wo);
    for (let n = 0; n < 30; n += 1) await neueKehrtour(wo, ids);
    const eigene = (await auftraege(api, 'kehrtour.fahrzeiten-vorab')).filter(
      ({ data }) => data['unternehmenId'] === wo.unternehmenId,
    );
    // However long the loop took: one in a span of time.
    const spannen = new Set(eigene.map(({ spanne }) => String(spanne))).size;
    expect(eigene.length).toBeGreaterThan(0);
    expect(eigene.length).toBe(spannen);
  });

  it('keeps the own working order when asked to, and only computes times', async () => {
    const id = await neueKehrtour(betrieb, haeuser, { reihenfolge: 'meine' });
    const tour = await plane(betrieb, id);
    for (const schicht of tour.schichten) {
      const nummern = tour.halte
        .filter((halt) => halt.mitarbeiterId === schicht.mitarbeiterId)
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map((halt) => halt.laufnummer ?? 0);
      expect(nummern).toEqual(nummern.toSorted((a, b) => a - b));
    }
  });

  it('goes through every street once, and says what that costs in driving', async () => {
    const tour = await plane(betrieb, await neueKehrtour(betrieb, haeuser, { reihenfolge: 'strasse' }));
    for (const schicht of tour.schichten) {
      const strassen = tour.halte
        .filter((halt) => halt.mitarbeiterId === schicht.mitarbeiterId)
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map((halt) => halt.anschrift.replace(/ \d+$/, ''));
      expect(strassen.filter((strasse, i) => strasse !== strassen[i - 1])).toHaveLength(
        new Set(strassen).size,
      );
    }
    expect(tour.kennzahlen.mehrwegSekunden).toBeGreaterThanOrEqual(0);
    const kurz = await plane(betrieb, await neueKehrtour(betrieb, haeuser, { reihenfolge: 'kuerzeste' }));
    expect(kurz.kennzahlen.mehrwegSekunden).toBeNull();
    expect(kurz.kennzahlen.fahrtSekunden).toBeLessThanOrEqual(tour.kennzahlen.fahrtSekunden + 60);
  });

  it('is driven by everybody who was chosen, at a price that it says; where nobody shares, who stays at home is named', async () => {
    const wenige = haeuser.slice(0, 10);
    const { schichten, kennzahlen } = await plane(betrieb, await neueKehrtour(betrieb, wenige));
    const stunden = schichten.map(({ arbeitSekunden }) => arbeitSekunden);
    expect(stunden).toHaveLength(2);
    expect(Math.min(...stunden) / Math.max(...stunden)).toBeGreaterThanOrEqual(0.85);
    expect(kennzahlen.gleichmaessigSekunden).toBeGreaterThanOrEqual(0);
    expect(kennzahlen.ohneFahrt).toEqual([]);
    const frei = { verteilung: 'frei', reihenfolge: 'kuerzeste' };
    const eine = await plane(betrieb, await neueKehrtour(betrieb, wenige, frei));
    expect(eine.schichten).toHaveLength(1);
    expect(eine.kennzahlen.gleichmaessigSekunden).toBeNull();
    expect(eine.kennzahlen.ohneFahrt.map(({ text }) => text)).toEqual([
      expect.stringMatching(/ fährt nichts: So ist die Fahrt am kürzesten\.$/),
    ]);
    expect(eine.kennzahlen.fahrtSekunden).toBeLessThan(kennzahlen.fahrtSekunden);
  });

  it('takes an order by hand, times it again, and an undo brings the old times back', async () => {
    const id = await neueKehrtour(betrieb, haeuser.slice(0, 6));
    const vorher = await plane(betrieb, id);
    const [erste] = vorher.schichten;
    const ids = vorher.halte
      .filter((halt) => halt.mitarbeiterId === erste?.mitarbeiterId)
      .map((halt) => halt.id);
    const anordnung = (haltIds: string[]) => ({
      schichten: vorher.schichten.map(({ mitarbeiterId, tag }) => ({
        mitarbeiterId,
        tag,
        haltIds:
          mitarbeiterId === erste?.mitarbeiterId
            ? haltIds
            : vorher.halte.filter((halt) => halt.mitarbeiterId === mitarbeiterId).map((halt) => halt.id),
      })),
      sperren: {},
    });
    const gedreht = await api.call(
      kehrtour.kehrtourAnordnen,
      { params: { id }, body: { version: vorher.version, anordnung: anordnung(ids.toReversed()) } },
      betrieb.token.buero,
    );
    expect(gedreht.status, JSON.stringify(gedreht.body)).toBe(200);
    expect(
      gedreht.body.halte.filter((halt) => halt.mitarbeiterId === erste?.mitarbeiterId).map((halt) => halt.id),
    ).toEqual(ids.toReversed());
    const zurueck = await api.call(
      kehrtour.kehrtourAnordnen,
      { params: { id }, body: { version: gedreht.body.version, anordnung: anordnung(ids) } },
      betrieb.token.buero,
    );
    expect(zurueck.body.halte.map(({ id: halt, beginn }) => [halt, beginn])).toEqual(
      vorher.halte.map(({ id: halt, beginn }) => [halt, beginn]),
    );
  });

  it('says for every house that did not fit why, and what would help', { tags: 'night' }, async () => {
    const kurz = Object.fromEntries(
      [betrieb.mitarbeiterId.inhaber, betrieb.mitarbeiterId.geselle].map((person) => [
        person,
        { minuten: 90, ueberstundenMinuten: 0 },
      ]),
    );
    const id = await neueKehrtour(betrieb, haeuser, { arbeitszeit: kurz });
    const tour = await plane(betrieb, id);
    const aus = tour.halte.filter((halt) => halt.ausgelassen);
    expect(aus.length).toBeGreaterThan(10);
    for (const halt of aus)
      expect(halt.grund).toMatchObject({
        text: expect.stringContaining('.'),
        abhilfe: { text: expect.any(String) },
      });
  });
});

describe('a computation that is under way', () => {
  it(
    'is found by a page that is opened meanwhile, and tells how the way gets shorter',
    { tags: 'night' },
    async () => {
      // More than twelve houses are searched for as long as was said: it can be looked at meanwhile.
      const id = await neueKehrtour(betrieb, haeuser.slice(0, 14));
      const { body } = await api.call(
        kehrtour.kehrtourPlanen,
        { params: { id }, body: { sekunden: 3 } },
        betrieb.token.buero,
      );
      const vorgangId = async () =>
        (await api.call(kehrtour.kehrtourHolen, { params: { id } }, betrieb.token.buero)).body.vorgangId;
      expect(await vorgangId()).toBe(body.vorgangId);
      const inDerListe = async () =>
        (await api.call(kehrtour.kehrtourenHolen, { query: {} }, betrieb.token.buero)).body.eintraege.find(
          (tour) => tour.id === id,
        )?.wirdGerechnet;
      expect(await inDerListe()).toBe(true);
      const schritt = async () =>
        (await api.call(vorgangHolen, { params: { id: body.vorgangId } }, betrieb.token.buero)).body.schritt;
      await expect.poll(schritt, { interval: 50 }).toMatch(/: 14 von 14 Halten eingeplant, \d+.Min\. Fahrt$/);
      await expect.poll(vorgangId).toBeNull();
      expect(await inDerListe()).toBe(false);
    },
  );

  it(
    'ends with a word when its draft is thrown away meanwhile, and with no fault in the log',
    { tags: 'night' },
    async () => {
      // More than twelve houses are searched for as long as was said: nobody can be too late to throw it away.
      const id = await neueKehrtour(betrieb, haeuser.slice(0, 14));
      const { body } = await api.call(
        kehrtour.kehrtourPlanen,
        { params: { id }, body: { sekunden: 5 } },
        betrieb.token.buero,
      );
      const vorgang = async () =>
        (await api.call(vorgangHolen, { params: { id: body.vorgangId } }, betrieb.token.buero)).body;
      await expect.poll(async () => (await vorgang()).schritt, { interval: 50 }).toMatch(/Halten eingeplant/);
      expect((await api.call(kehrtourLoeschen, { params: { id } }, betrieb.token.buero)).status).toBe(200);
      await expect.poll(async () => (await vorgang()).status).toBe('fehler');
      expect((await vorgang()).fehler).toMatchObject({ type: 'nicht-gefunden' });
      expect(api.logLines.filter((line) => line.includes('work failed'))).toEqual([]);
    },
  );
});

describe('a draft', () => {
  it('gives the second of two writers what the first one decided', async () => {
    const id = await neueKehrtour(betrieb, haeuser.slice(0, 2));
    const body = { version: 2, vorgaben: { reihenfolge: 'meine' as const } };
    const [a, b] = await Promise.all(
      [1, 2].map(() => api.call(kehrtour.kehrtourEntwerfen, { params: { id }, body }, betrieb.token.buero)),
    );
    expect([a?.status, b?.status].toSorted()).toEqual([200, 409]);
    const verlierer = a?.status === 409 ? a : b;
    expect(verlierer?.body.angaben).toMatchObject({ version: 3, vorgaben: { reihenfolge: 'meine' } });
  });
  it('refuses a day in the past and a holiday with the way out', async () => {
    const id = await neueKehrtour(betrieb, haeuser.slice(0, 2));
    const call = (tage: string[], version: number) =>
      api.call(
        kehrtour.kehrtourEntwerfen,
        { params: { id }, body: { version, vorgaben: { datum: { tage, feiertageErlaubt: false } } } },
        betrieb.token.buero,
      );
    expect((await call(['2027-01-10'], 2)).body.type).toBe('kehrtour.tag-vergangen');
    expect((await call(['2027-05-01'], 2)).status).toBe(200);
    expect(
      (await api.call(kehrtour.kehrtourPlanen, { params: { id }, body: {} }, betrieb.token.buero)).body.type,
    ).toBe('kehrtour.feiertag');
  });
  it('refuses to be planned without houses, and with people who have no hours', async () => {
    const leer = await neueKehrtour(betrieb, []);
    expect(
      (await api.call(kehrtour.kehrtourPlanen, { params: { id: leer }, body: {} }, betrieb.token.buero)).body
        .type,
    ).toBe('kehrtour.leer');
    const sonntag = await neueKehrtour(betrieb, haeuser.slice(0, 2), {
      datum: { tage: ['2027-02-07'], feiertageErlaubt: true },
    });
    expect(
      (await api.call(kehrtour.kehrtourPlanen, { params: { id: sonntag }, body: {} }, betrieb.token.buero))
        .body.type,
    ).toBe('kehrtour.keine-arbeitszeit');
  });
  it('is created once however often the same key arrives', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        api.call(
          kehrtour.kehrtourAnlegen,
          { body: { name: 'einmal' }, idempotencyKey },
          betrieb.token.inhaber,
        ),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(
      (
        await api.call(
          kehrtour.kehrtourAnlegen,
          { body: { name: 'anders' }, idempotencyKey },
          betrieb.token.inhaber,
        )
      ).body.type,
    ).toBe('schluessel-anders-benutzt');
  });
});

describe('rights', () => {
  it('hides a round from another company, whatever it tries', async () => {
    const id = await neueKehrtour(betrieb, haeuser.slice(0, 2));
    const fremd = (await api.neuerBetrieb()).token.inhaber;
    const params = { id };
    const answers = await Promise.all([
      api.call(kehrtour.kehrtourHolen, { params }, fremd),
      api.call(kehrtour.kehrtourEntwerfen, { params, body: { version: 2, vorgaben: {} } }, fremd),
      api.call(kehrtour.kehrtourPlanen, { params, body: {} }, fremd),
      api.call(
        kehrtour.kehrtourAnordnen,
        { params, body: { version: 2, anordnung: { schichten: [], sperren: {} } } },
        fremd,
      ),
      api.call(kehrtour.kehrtourProblemHolen, { params }, fremd),
      api.call(kehrtourAbsagen, { params, body: {}, idempotencyKey: randomUUID() }, fremd),
      api.call(kehrtourLoeschen, { params }, fremd),
      api.call(kehrtourTageHolen, { params, query: { von: TAG, bis: TAG } }, fremd),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(404));
    expect((await api.call(kehrtour.kehrtourenHolen, {}, fremd)).body.eintraege).toEqual([]);
    expect((await api.call(kehrtourAuswahlHolen, {}, fremd)).body.gesamt).toBe(0);
  });
  it('begins a round at the company, where nobody said otherwise', async () => {
    const wo = await api.neuerBetrieb();
    const dort = await neueHaeuser(wo, 3);
    await setzeZeilen(wo, 'mitarbeiter', {}, { startort: null });
    const beginn = async () => {
      const { schichten } = await planeMit(api, wo, await neueKehrtourMit(api, wo, dort));
      return [...new Set(schichten.map(({ start }) => start?.name))];
    };
    expect(await beginn()).toEqual([expect.stringMatching(/^Mitte von /)]);
    await setzeZeilen(
      wo,
      'unternehmen',
      {},
      {
        strasse: 'Hofgasse',
        hausnr: '3',
        plz: '91207',
        ort: 'Lauf',
        lat: 49.5,
        lon: 11.3,
        verortet_fuer: 'Hofgasse 3, 91207 Lauf | ',
      },
    );
    expect(await beginn()).toEqual(['Hofgasse 3']);
  });
  it('finds rounds by name, day, who drives and house', async () => {
    const wo = await api.neuerBetrieb();
    const dort = await neueHaeuser(wo, 25);
    await neueKehrtourMit(api, wo, dort.slice(0, 2));
    await neueKehrtourMit(api, wo, dort.slice(20, 22), {
      datum: { tage: ['2027-02-09'], feiertageErlaubt: false },
    });
    const suche = async (worte: string) =>
      (
        await api.call(kehrtour.kehrtourenHolen, { query: { suche: worte } }, wo.token.buero)
      ).body.eintraege.map(({ tage }) => tage[0]);
    expect(await suche('')).toHaveLength(2);
    expect([await suche('9. Februar'), await suche('9.2.'), await suche('02.02.2027')]).toEqual([
      ['2027-02-09'],
      ['2027-02-09'],
      ['2027-02-02'],
    ]);
    expect(await suche('Nirgendwo')).toEqual([]);
    const [{ id = '' } = {}] = (
      await api.call(kehrtour.kehrtourenHolen, { query: { suche: '9.2.' } }, wo.token.buero)
    ).body.eintraege;
    await planeMit(api, wo, id);
    expect(await suche('marktpl. 1')).toEqual(['2027-02-09']);
  });
  it('offers by a day what ends by it, and plans of several turns the one that runs', async () => {
    const wo = await api.neuerBetrieb();
    const [erstes = '', zweites = ''] = await neueHaeuser(wo, 3);
    for (const haus of [erstes, zweites])
      await eineAufgabe(wo, haus, {
        taetigkeit_id: 'kehrung_3x',
        bezeichnung: 'Kehrung',
        frist_von: '2027-03-01',
        frist_bis: '2027-06-30',
        dauer_minuten: 12,
        schluessel: 'k2',
      });
    const zahl = async (faelligBis: string) =>
      (await api.call(kehrtourAuswahlHolen, { query: { faelligBis } }, wo.token.buero)).body.gesamt;
    expect([await zahl('2027-02-27'), await zahl('2027-02-28'), await zahl('2027-06-30')]).toEqual([0, 3, 3]);
    const { strassen } = (await api.call(kehrtourAuswahlHolen, {}, wo.token.buero)).body;
    expect(strassen.map(({ naechsteFrist }) => naechsteFrist)).toEqual(['2027-02-28']);
    const id = await neueKehrtourMit(api, wo, [erstes], {
      liegenschaften: { ids: [erstes], faelligBis: '2027-06-30' },
    });
    const { halte } = await planeMit(api, wo, id);
    expect(halte.flatMap(({ aufgaben }) => aufgaben.map(({ fristBis }) => fristBis))).toEqual(['2027-02-28']);
  });
  it('lets a Geselle see the rounds he drives and plan none', async () => {
    const id = await neueKehrtour(betrieb, haeuser.slice(0, 4), {
      mitarbeiter: { ids: [betrieb.mitarbeiterId.geselle] },
    });
    expect((await api.call(kehrtour.kehrtourHolen, { params: { id } }, betrieb.token.geselle)).status).toBe(
      404,
    );
    await plane(betrieb, id);
    expect((await api.call(kehrtour.kehrtourHolen, { params: { id } }, betrieb.token.geselle)).status).toBe(
      200,
    );
    expect(
      (await api.call(kehrtour.kehrtourPlanen, { params: { id }, body: {} }, betrieb.token.geselle)).body
        .type,
    ).toBe('nicht-erlaubt');
    expect((await api.call(kehrtour.kehrtourenHolen, {}, betrieb.token.azubi)).body.eintraege).toEqual([]);
  });
});
