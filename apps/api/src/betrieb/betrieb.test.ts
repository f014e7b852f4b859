import { randomUUID } from 'node:crypto';

import * as betrieb from '@kehrtour/contract/betrieb';
import type { CallOf } from '@kehrtour/contract/endpoint';
import * as konto from '@kehrtour/contract/konto';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { testendeAus } from '@kehrtour/domain/unternehmen/tarifwechsel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { wie } from '../../test/werte.ts';
import {
  geordnet,
  liesZeile,
  liesZeilen,
  loescheZeilen,
  neueZeile,
  neueZeilen,
  setzeZeilen,
} from '../../test/zeilen.ts';
import { legeAdminUserAn } from '../konto/legeAdminUserAn.ts';
import { systemCtx } from '../platform/ctx.ts';
import { BETRIEB_ID } from '../platform/post/outbox.ts';

let api: TestApi;
let erster: TestBetrieb;
let zweiter: TestBetrieb;
let betreiber = '';
beforeAll(async () => {
  api = await testApi();
  erster = await api.neuerBetrieb();
  zweiter = await api.neuerBetrieb();
  betreiber = await anOperator(api);
});
afterAll(() => api.close());

async function importiere(wo: TestBetrieb, minutenHer: number, status = 'uebernommen'): Promise<string> {
  const id = randomUUID();
  const am = new Date(api.clock.now.getTime() - minutenHer * 60_000);
  await neueZeile(wo, 'importauftrag', {
    id,
    dateiname: 'Kundin Meier.csv',
    art: 'csv',
    status,
    anzahl: { neu: 40, fehlend: 3, fehlerhaft: 2 },
    angelegt_am: am,
  });
  return id;
}

describe('an operator', () => {
  it('is not made twice for one address', async () => {
    const ctx = systemCtx(api.deps, BETRIEB_ID, 'test');
    const wieder = await ctx.transaction((tx) =>
      legeAdminUserAn(ctx, tx, { name: 'Zwei', email: 'operator@example.org' }),
    );
    expect(wieder).toBeUndefined();
  });
  it('sees imports of all companies, newest first, without what belongs to a person', async () => {
    const alt = await importiere(erster, 60);
    const jung = await importiere(zweiter, 5, 'geprueft');
    const { status, body } = await api.call(betrieb.importauftraegeAllerBetriebe, {}, betreiber);
    expect(status).toBe(200);
    expect(body.eintraege.map(({ id }) => id)).toEqual([jung, alt]);
    expect(body.eintraege[0]).toMatchObject({
      unternehmen: { id: zweiter.unternehmenId },
      anzahl: { neu: 40, fehlt: 3, fehlerhaft: 2 },
    });
    expect(JSON.stringify(body)).not.toContain('Meier');
    const nurGeprueft = await api.call(
      betrieb.importauftraegeAllerBetriebe,
      { query: { status: 'geprueft' } },
      betreiber,
    );
    expect(nurGeprueft.body.eintraege.map(({ id }) => id)).toEqual([jung]);
  });
  it('turns the pages without losing or repeating one, filtered, too', async () => {
    for (let minute = 100; minute < 155; minute += 1) await importiere(erster, minute);
    for (const [query, anzahl] of [
      [{}, 57],
      [{ betrieb: erster.unternehmenId, fehler: '1' as const }, 56],
    ] as const) {
      const erste = await api.call(betrieb.importauftraegeAllerBetriebe, { query }, betreiber);
      const zweite = await api.call(
        betrieb.importauftraegeAllerBetriebe,
        { query: { ...query, nach: erste.body.weiter ?? '' } },
        betreiber,
      );
      const ids = [...erste.body.eintraege, ...zweite.body.eintraege].map(({ id }) => id);
      expect(new Set(ids).size).toBe(anzahl);
      expect(zweite.body.weiter).toBeNull();
    }
  });
  it('narrows the imports by company, kind, words, days and rows that stayed out', async () => {
    const anzahl = async (query: CallOf<typeof betrieb.importauftraegeAllerBetriebe>['query']) =>
      (await api.call(betrieb.importauftraegeAllerBetriebe, { query }, betreiber)).body.eintraege.length;
    const heute = ortszeitAus(api.clock.now).tag;
    const { name } = await zweiter.ctx.transaction(
      async (tx) => (await liesZeile(tx, 'unternehmen', ['name'])) ?? { name: '' },
    );
    expect(await anzahl({ betrieb: zweiter.unternehmenId })).toBe(1);
    expect(await anzahl({ betrieb: randomUUID() })).toBe(0);
    expect(await anzahl({ betrieb: zweiter.unternehmenId, art: 'csv', suche: name.toUpperCase() })).toBe(1);
    expect(await anzahl({ betrieb: zweiter.unternehmenId, art: 'ziv4' })).toBe(0);
    expect(await anzahl({ suche: '%' })).toBe(0);
    expect(await anzahl({ betrieb: zweiter.unternehmenId, von: heute, bis: heute })).toBe(1);
    expect(await anzahl({ betrieb: zweiter.unternehmenId, von: plusTage(heute, 1) })).toBe(0);
    expect(await anzahl({ betrieb: zweiter.unternehmenId, bis: plusTage(heute, -1) })).toBe(0);
    const weg = await importiere(zweiter, 10, 'verworfen');
    expect(await anzahl({ betrieb: zweiter.unternehmenId, fehler: '1' })).toBe(1);
    await loescheZeilen(zweiter, 'importauftrag', { id: weg });
    const leer = { query: { betrieb: zweiter.unternehmenId, status: 'verworfen' as const } };
    const { body } = await api.call(betrieb.importauftraegeAllerBetriebe, leer, betreiber);
    expect(body).toEqual({ eintraege: [], weiter: null, betrieb: { id: zweiter.unternehmenId, name } });
    const schief = { query: { von: '2026-02-30' } };
    expect(await api.call(betrieb.importauftraegeAllerBetriebe, schief, betreiber)).toMatchObject({
      status: 400,
    });
  });
  it('sees the companies with plan, size and state, and finds them by name, address and place', async () => {
    const liste = (query: CallOf<typeof betrieb.betriebeHolen>['query'] = {}) =>
      api.call(betrieb.betriebeHolen, { query }, betreiber).then(({ body }) => body.eintraege);
    await erster.ctx.transaction(async (tx) => {
      await neueZeilen(tx, 'tarifwechsel', [
        { ab: '2020-01-01', tarif: 'bezirk' },
        { ab: '2020-02-01', tarif: 'betrieb' },
      ]);
      await setzeZeilen(tx, 'unternehmen', {}, { name: 'Kaminkehrerei 100 % Röhl', ort: 'Hersbruck' });
      await setzeZeilen(tx, 'mitarbeiter', { rolle: 'azubi' }, { aktiv: false });
    });
    const [einer, ...mehr] = await liste({ suche: 'röhl' });
    expect(mehr).toEqual([]);
    expect(einer).toMatchObject({
      id: erster.unternehmenId,
      ort: 'Hersbruck',
      tarif: 'betrieb',
      gesperrt: null,
      liegenschaften: 0,
      mitarbeitende: 3,
    });
    expect(await liste({ suche: 'hersbr' })).toHaveLength(1);
    expect(await liste({ suche: '100 %' })).toHaveLength(1);
    expect(await liste({ suche: '%' })).toHaveLength(1);
    expect(JSON.stringify(await liste())).not.toContain('@');
  });
  it('sees who may still try for nothing, by the same days as the company', async () => {
    const damals = api.clock.now;
    for (const registriert of ['2026-12-31', '2027-05-31']) {
      await setzeZeilen(zweiter, 'unternehmen', {}, { angelegt_am: `${registriert}T23:30:00+02:00` });
      const ende = testendeAus(registriert);
      for (const [tag, stand] of [
        [ende, 'testphase'],
        [plusTage(ende, 1), 'ohneTarif'],
      ] as const) {
        api.clock.now = new Date(`${tag}T12:00:00+01:00`);
        const { body } = await api.call(betrieb.betriebeHolen, { query: { stand } }, betreiber);
        const zeile = body.eintraege.find(({ id }) => id === zweiter.unternehmenId);
        expect([registriert, stand, zeile?.testendeAm]).toEqual([registriert, stand, ende]);
      }
    }
    api.clock.now = damals;
  });
  it('shuts a company out at once and lets it in again, and the company can read why', async () => {
    const hinein = () => api.call(konto.mitarbeiterHolen, {}, zweiter.token.inhaber);
    const params = { id: zweiter.unternehmenId };
    const sperre = (grund: string, id = params.id) =>
      api.call(betrieb.betriebSperren, { params: { id }, body: { grund } }, betreiber);
    expect((await hinein()).status).toBe(200);
    expect((await sperre('  ')).status).toBe(400);
    expect((await sperre('Rechnungen seit Monaten offen')).status).toBe(200);
    expect(await hinein()).toMatchObject({ status: 403, body: { type: 'betrieb-gesperrt' } });
    const { body } = await api.call(betrieb.betriebeHolen, { query: { stand: 'gesperrt' } }, betreiber);
    expect(body.eintraege.map(({ id, gesperrt }) => [id, gesperrt?.grund])).toEqual([
      [zweiter.unternehmenId, 'Rechnungen seit Monaten offen'],
    ]);
    const frei = () => api.call(betrieb.betriebEntsperren, { params }, betreiber);
    expect([(await frei()).status, (await frei()).status]).toEqual([200, 404]);
    expect((await hinein()).status).toBe(200);
    expect((await sperre('Wen denn?', randomUUID())).status).toBe(404);
    const verlauf = await liesZeilen(
      zweiter,
      'verlauf',
      ['was', 'nach', 'wer'],
      geordnet(['id'], { gegenstand: 'unternehmen', was: wie('%sperrt') }),
    );
    expect(verlauf).toMatchObject([
      { was: 'gesperrt', nach: { grund: 'Rechnungen seit Monaten offen' } },
      { was: 'entsperrt' },
    ]);
  });
  it('is told what waits for somebody', async () => {
    const { body } = await api.call(betrieb.zuTunHolen, {}, betreiber);
    expect(body).toEqual({
      beanstandet: 0,
      ueberfaellig: 0,
      nichtZugeordnet: 0,
      importeMitFehlern: 57,
      sendungenMitFehlern: 0,
      stilleVerbindungen: 0,
      vieleNachrichten: 0,
      vollePlatte: 0,
      versandRuht: 0,
      beiseite: 0,
    });
  });
  it('is nobody whom staff could be taken for', async () => {
    expect((await api.call(betrieb.importauftraegeAllerBetriebe, {}, erster.token.inhaber)).status).toBe(401);
    expect((await api.call(betrieb.importauftraegeAllerBetriebe, {})).status).toBe(401);
    const params = { id: erster.unternehmenId };
    const sperre = { params, body: { grund: 'So' } };
    expect((await api.call(betrieb.betriebSperren, sperre, zweiter.token.inhaber)).status).toBe(401);
    expect((await api.call(betrieb.betriebEntsperren, { params }, zweiter.token.inhaber)).status).toBe(401);
    expect((await api.call(betrieb.betriebeHolen, {}, zweiter.token.inhaber)).status).toBe(401);
  });
});
