/** @module-tag night */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { alsText, wieViele } from '../../test/fragen.ts';
import { importiere, laufDa, laufDatei, nimmZurueck } from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { NICHT_NULL } from '../../test/werte.ts';

const zaehle = (wo: TestBetrieb) =>
  wieViele(wo, {
    haeuser: 'liegenschaft',
    aufgaben: ['aufgabe', { status: 'offen' }],
    kontakte: 'kontakt',
    verortet: ['liegenschaft', { lat: NICHT_NULL }],
    mail: ['kontakt', { email_fuer_termine: true }],
  });

/** Every row of the stock, so that nothing that changed goes unseen. */
const alles = (wo: TestBetrieb) =>
  alsText(wo, 'liegenschaft', 'nutzungseinheit', 'kontakt', 'liegenschaft_kontakt', 'aufgabe');

const NAME = laufDa
  ? 'the real files of Lauf'
  : 'the real files of Lauf: skipped, the shared data are not beside the project';

describe.skipIf(!laufDa)(NAME, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ worker: true });
  });
  afterAll(() => api.close());

  it('takes 2,200 properties and 4,459 tasks over, once, and takes them back', async () => {
    const wo = await api.neuerBetrieb();
    const datei = { name: 'lauf-aufgaben-cp1252.csv', bytes: laufDatei('lauf-aufgaben-cp1252.csv') };
    const erster = await importiere(api, wo, datei, { mailFuerTermine: true });
    expect(erster.anzahl).toMatchObject({
      neu: 2200,
      geaendert: 0,
      fehlend: 0,
      fehlerhaft: 0,
      aufgaben: 4459,
    });
    expect(erster.lesart).toEqual({ zeichensatz: 'windows-1252', trennzeichen: ';', kopfzeile: 0 });
    const stand = await zaehle(wo);
    expect(stand).toMatchObject({ haeuser: 2200, aufgaben: 4459, verortet: 0 });
    expect(stand?.['mail']).toBeGreaterThan(500);

    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const zweiter = await importiere(api, wo, datei);
    expect(zweiter.anzahl).toMatchObject({ neu: 0, geaendert: 0, unveraendert: 2200, fehlend: 0 });
    expect(await zaehle(wo)).toEqual(stand);

    expect((await nimmZurueck(api, wo.token.buero, zweiter.id)).status).toBe('fertig');
    expect((await nimmZurueck(api, wo.token.buero, erster.id)).status).toBe('fertig');
    expect(await zaehle(wo)).toMatchObject({ haeuser: 0, aufgaben: 0, kontakte: 0 });
  });

  it('reads the list with coordinates and gives work without Fristen the seasons of its catalogue', async () => {
    const wo = await api.neuerBetrieb();
    const { anzahl } = await importiere(api, wo, {
      name: 'lauf.csv',
      bytes: laufDatei('lauf-liegenschaften-utf8.csv'),
    });
    expect(anzahl).toMatchObject({ neu: 2200, fehlerhaft: 0 });
    const stand = await zaehle(wo);
    expect(stand?.['verortet']).toBe(2200);
    expect(stand?.['aufgaben']).toBeGreaterThan(4000);
  });

  it('reads the exchange file of the trade whole, once, and takes it back row by row', async () => {
    const wo = await api.neuerBetrieb();
    const vorher = await alles(wo);
    const datei = { name: 'lauf-ziv4.db', bytes: laufDatei('lauf-ziv4.db') };
    const erster = await importiere(api, wo, datei);
    // 4,459 of the Bescheide, and the next Feuerstättenschau of the 1,880 houses whose Bescheid does not order one.
    expect(erster.anzahl).toMatchObject({ neu: 2200, fehlerhaft: 0, aufgaben: 6339 });
    expect(await zaehle(wo)).toMatchObject({ haeuser: 2200, aufgaben: 6339 });

    const danach = await alles(wo);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const zweiter = await importiere(api, wo, datei);
    expect(zweiter.anzahl).toMatchObject({ neu: 0, geaendert: 0, unveraendert: 2200, fehlend: 0 });
    expect(await alles(wo)).toEqual(danach);

    expect((await nimmZurueck(api, wo.token.buero, zweiter.id)).status).toBe('fertig');
    expect(await alles(wo)).toEqual(danach);
    expect((await nimmZurueck(api, wo.token.buero, erster.id)).status).toBe('fertig');
    expect(await alles(wo)).toEqual(vorher);
  });

  it('reads what an old DOS program wrote', async () => {
    const wo = await api.neuerBetrieb();
    const { anzahl, lesart } = await importiere(api, wo, {
      name: 'lauf.txt',
      bytes: laufDatei('lauf-dos-cp850.txt'),
    });
    expect(lesart).toMatchObject({ zeichensatz: 'cp850', trennzeichen: '\t' });
    expect(anzahl.neu).toBeGreaterThan(2100);
  });
});
