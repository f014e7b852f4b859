import { suchen } from '@kehrtour/contract/suche';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  const [, zweites = ''] = await neueHaeuser(eigener);
  await neuerTermin(eigener, { liegenschaftId: zweites, mitarbeiterId: eigener.mitarbeiterId.geselle });
});
afterAll(() => api.close());

const suche = async (text: string, token = eigener.token.buero) =>
  (await api.call(suchen, { query: { text } }, token)).body;

describe('the palette', () => {
  it('finds a house by street and number, its appointment with it', async () => {
    const { liegenschaften, termine } = await suche('hardtstr 2');
    expect(liegenschaften.map(({ anschrift }) => anschrift)).toEqual(['Hardtstraße 2', 'Hardtstraße 20']);
    expect(termine).toMatchObject([{ anschrift: 'Hardtstraße 2', status: 'angekuendigt' }]);
  });
  it('puts the house that was typed whole first, wherever it stands in the working order', async () => {
    await setzeZeilen(eigener, 'liegenschaft', { hausnr: '20' }, { laufnummer: 0 });
    for (const text of ['Hardtstraße 2, Lauf', '2 Hardtstr. Lauf', 'Hardtstr.2 91207'])
      expect((await suche(text)).liegenschaften[0]?.anschrift, text).toBe('Hardtstraße 2');
  });
  it('finds people', async () => {
    expect((await suche('bewohner2')).liegenschaften[0]?.name).toBe('Eva Bewohner2');
  });
  it('finds a round by its name, its number, and the word itself', async () => {
    for (const text of ['Altstadt', 'kehrtour 1', '#1 '])
      expect((await suche(text)).kehrtouren, text).toMatchObject([{ nummer: 1, name: 'Altstadt' }]);
  });
  it('answers six of a kind at most, nothing for marks alone', async () => {
    expect((await suche('hardtstr')).liegenschaften).toHaveLength(6);
    expect(await suche('--')).toEqual({ liegenschaften: [], termine: [], kehrtouren: [] });
  });
  it('shows nobody what is not theirs', async () => {
    const leer = { liegenschaften: [], termine: [], kehrtouren: [] };
    expect(await suche('hardtstr 2', fremder.token.inhaber)).toEqual(leer);
    expect(await suche('hardtstr 2', eigener.token.azubi)).toEqual(leer);
    expect((await suche('altstadt', eigener.token.geselle)).kehrtouren).toHaveLength(1);
    expect((await suche('hardtstr 2', eigener.token.geselle)).termine).toHaveLength(1);
  });
});
