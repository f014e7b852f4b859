import * as importauftrag from '@kehrtour/contract/importauftrag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { neuerHersteller, type Programm, verbunden } from '../../test/partnerFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { anStelle, um } from '../../test/werte.ts';
import { liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let appId: string;
let wo: TestBetrieb;
let program: Programm;
beforeAll(async () => {
  api = await testApi();
  ({ appId } = await neuerHersteller(api, await anOperator(api), 'Sparprogramm GmbH'));
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
  program = await verbunden(api, wo, appId);
  await sende(drei);
});

const haus = (nummer: number, mehr: Record<string, unknown> = {}) => ({
  externalId: `U-${nummer}`,
  address: { street: 'Sparweg', houseNumber: String(nummer), city: 'Lauf', zipCode: '91207', country: 'DE' },
  type: 'EINFAMILIENHAUS',
  role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
  owner: { legalType: 'PERSON', salutation: 'FRAU', lastName: `Escherich${nummer}` },
  aufgaben: [{ fiscalYear: 2027, taetigkeiten: [{ type: 'QUARTER', quarter: 1, category: 'KEHRUNG' }] }],
  ...mehr,
});
const drei = [haus(1), haus(2), haus(3)];
const sende = (properties: unknown) => program.ruf('POST', '/data/properties', { body: { properties } });
const anzahl = async (properties: unknown) => (await sende(properties)).body['anzahl'];
/** How many houses of a push would be read. */
const zuLesen = async (): Promise<number> => {
  const vorher = await staende();
  await setzeZeilen(wo, 'sendungsstand', {}, { aufgaben: 99 });
  await sende(drei);
  const nachher = await staende();
  return nachher.filter((row) => row.aufgaben !== 99).length + Math.max(0, nachher.length - vorher.length);
};
const staende = () => liesZeilen(wo, 'sendungsstand', ['aufgaben']);

describe('a push that says the same again', () => {
  it('is not even read, and counts as it would', async () => {
    expect(await zuLesen()).toBe(0);
    const { eintraege } = (await api.call(importauftrag.importeHolen, {}, wo.token.buero)).body;
    expect(eintraege).toMatchObject([{ anzahl: { neu: 3, unveraendert: 3, zeilen: 6 } }]);
    expect(await anzahl(drei)).toEqual({
      empfangen: 3,
      neu: 0,
      geaendert: 0,
      unveraendert: 3,
      fehlerhaft: 0,
    });
  });
  it('is read where a word of it is new, beside a new house, a faulty one and one that is the same', async () => {
    const { body } = await sende([haus(2), haus(3, { type: 'SCHLOSS' }), haus(1, { note: 'Hund' }), haus(4)]);
    expect(body).toMatchObject({
      anzahl: { empfangen: 4, neu: 1, geaendert: 1, unveraendert: 1, fehlerhaft: 1 },
      fehler: [{ index: 1, externalId: 'U-3', feld: 'type' }],
    });
    expect(await anzahl([haus(1, { note: 'Hund' }), haus(4)])).toMatchObject({ unveraendert: 2 });
  });
  it('is read where something else wrote the house since', async () => {
    await setzeZeilen(
      wo,
      'liegenschaft',
      { external_id: 'U-1' },
      { import_stand: anStelle('notiz', '"anders"') },
    );
    expect(await zuLesen()).toBe(1);
  });
  it('is read where the catalogue says something else of when work is due', async () => {
    await setzeZeilen(wo, 'taetigkeit', { id: 'kehrung_1x' }, { dauer_minuten: um(1) });
    expect(await zuLesen()).toBe(3);
  });
  it('is read once a week, whatever it says', async () => {
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 7 * 86_400_000);
    expect(await zuLesen()).toBe(3);
    expect(await zuLesen()).toBe(0);
    api.clock.now = start;
  });
  it('takes the mark off a house that was missing', async () => {
    await setzeZeilen(wo, 'liegenschaft', { external_id: 'U-2' }, { nicht_mehr_im_export: true });
    expect(await anzahl(drei)).toMatchObject({ geaendert: 1, unveraendert: 2 });
    const marken = await liesZeilen(wo, 'liegenschaft', [], { nicht_mehr_im_export: true });
    expect(marken).toEqual([]);
  });
  it('brings back a house that was removed', async () => {
    await loescheZeilen(wo, 'liegenschaft', { external_id: 'U-3' });
    expect(await anzahl(drei)).toMatchObject({ neu: 1, unveraendert: 2 });
  });
  it('may not name one house twice, known or not', async () => {
    expect((await sende([haus(1), haus(1), haus(2)])).body).toMatchObject({
      anzahl: { unveraendert: 2, fehlerhaft: 1 },
      fehler: [{ index: 1, externalId: 'U-1', feld: 'externalId' }],
    });
  });
  it('of another program is read: what one said is nothing that the other said', async () => {
    const { appId: andere } = await neuerHersteller(
      api,
      await anOperator(api, `${Math.random()}@example.org`),
      `Zweitprogramm ${Math.random()}`,
    );
    program = await verbunden(api, wo, andere);
    await sende(drei);
    expect(await staende()).toHaveLength(6);
  });
});
