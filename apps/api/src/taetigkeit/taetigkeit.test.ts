import { randomUUID } from 'node:crypto';

import * as taetigkeit from '@kehrtour/contract/taetigkeit';
import { TAETIGKEITSKATALOG } from '@kehrtour/domain/taetigkeit/taetigkeitskatalog';
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
  it('says what is wrong with a recurrence that never comes again or never ends', async () => {
    for (const [wiederholung, feld, text] of [
      [{ art: 'alleJahre', jahre: 11 }, 'wiederholung.jahre', 'ist mehr als 10'],
      [{ art: 'alleJahre', jahre: 0 }, 'wiederholung.jahre', 'ist weniger als 1'],
      [{ art: 'proJahr', anzahl: 365 }, 'wiederholung.anzahl', 'ist mehr als zwölfmal'],
    ] as const)
      expect((await lege({ name: 'Nie', wiederholung })).body).toMatchObject({
        type: 'eingabe-ungueltig',
        felder: [{ feld, text }],
      });
  });
  it.each(['1e309', '-1', '1000001', '12.5'])('names a price of %s as what is wrong', async (preis) => {
    const { body } = await api.call(
      taetigkeit.taetigkeitHolen,
      { params: { id: 'fss' } },
      eigener.token.buero,
    );
    const buchung = JSON.stringify({ ...body.buchung, preisCent: '#' }).replace('"#"', preis);
    const antwort = await api.app.inject({
      method: 'PUT',
      url: '/taetigkeiten/fss/buchung',
      headers: { authorization: `Bearer ${eigener.token.inhaber}`, 'content-type': 'application/json' },
      payload: `{"online":"anfrage","buchung":${buchung},"version":${body.version}}`,
    });
    expect(antwort.statusCode).toBe(400);
    expect(antwort.json()).toMatchObject({
      type: 'eingabe-ungueltig',
      felder: [{ feld: 'buchung.preisCent', text: expect.stringMatching(/^(ist|muss|hat|liegt) /) }],
    });
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
