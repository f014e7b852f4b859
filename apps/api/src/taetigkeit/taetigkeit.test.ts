import { randomUUID } from 'node:crypto';

import * as taetigkeit from '@kehrtour/contract/taetigkeit';
import { TAETIGKEITSKATALOG } from '@kehrtour/domain/taetigkeitskatalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
});
afterAll(() => api.close());

const luftanlage: taetigkeit.Taetigkeitsdaten = {
  name: 'Reinigung der Lüftungsanlage',
  kundentext: 'Reinigung Ihrer Lüftungsanlage',
  art: 'frei',
  dauerMinuten: 45,
  jeWeitereEinheitMinuten: 10,
  jeWeitereFeuerstaetteMinuten: 0,
  feuerstaettenInbegriffen: 1,
  wiederholung: { art: 'alleJahre', jahre: 2 },
  fenster: [{ von: '05-01', bis: '09-30' }],
  online: 'anfrage',
  qualifikation: 'keine',
  vorOrt: true,
};
const lege = (daten: object, token = eigener.token.buero) =>
  api.call(
    taetigkeit.taetigkeitAnlegen,
    { body: { ...luftanlage, ...daten }, idempotencyKey: randomUUID() },
    token,
  );

describe('the catalogue', () => {
  it('begins with the default entries, complete', async () => {
    const { body } = await api.call(taetigkeit.taetigkeitenListe, {}, fremder.token.azubi);
    expect(body.eintraege.map(({ id }) => id)).toEqual(TAETIGKEITSKATALOG.map(({ id }) => id));
    expect(body.eintraege.find(({ id }) => id === 'fss')).toMatchObject({
      art: 'hoheitlich',
      qualifikation: 'feuerstaettenschau',
      feuerstaettenInbegriffen: 2,
      wiederholung: { art: 'feuerstaettenschau' },
      offeneAufgaben: 0,
    });
  });
  it('takes an entry of the company’s own, which nobody else sees', async () => {
    const { status, body } = await lege({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...luftanlage, aktiv: true });
    const fremd = await api.call(
      taetigkeit.taetigkeitHolen,
      { params: { id: body.id } },
      fremder.token.inhaber,
    );
    expect(fremd.status).toBe(404);
  });
  it('has no name twice, however it is written', async () => {
    const answer = await lege({ name: 'reinigung der LÜFTUNGSANLAGE' });
    expect(answer.status).toBe(409);
    expect(answer.body.felder?.[0]?.feld).toBe('name');
  });
  it('is changed by Inhaberin and Büro, entry by entry', async () => {
    const { body: fss } = await api.call(
      taetigkeit.taetigkeitHolen,
      { params: { id: 'fss' } },
      eigener.token.geselle,
    );
    const { id: _id, offeneAufgaben: _offen, ...daten } = fss;
    const aendere = (teil: object, betrieb: TestBetrieb, rolle: 'inhaber' | 'geselle' | 'azubi') =>
      api.call(
        taetigkeit.taetigkeitAendern,
        { params: { id: 'fss' }, body: { ...daten, ...teil } },
        betrieb.token[rolle],
      );
    expect((await aendere({}, eigener, 'geselle')).status).toBe(403);
    expect((await lege({ name: 'Neu' }, eigener.token.azubi)).status).toBe(403);
    expect((await aendere({ dauerMinuten: 40, aktiv: false }, eigener, 'inhaber')).body).toMatchObject({
      dauerMinuten: 40,
      aktiv: false,
    });
    expect((await aendere({ dauerMinuten: 50 }, eigener, 'inhaber')).status).toBe(409);
    const fremd = await api.call(
      taetigkeit.taetigkeitHolen,
      { params: { id: 'fss' } },
      fremder.token.inhaber,
    );
    expect(fremd.body).toMatchObject({ dauerMinuten: fss.dauerMinuten, aktiv: true });
  });
});
