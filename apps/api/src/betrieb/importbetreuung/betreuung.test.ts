import { randomUUID } from 'node:crypto';

import * as einsicht from '@kehrtour/contract/einsicht';
import * as betreuung from '@kehrtour/contract/importbetreuung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { geordnet, liesZeilen, neueZeile } from '../../../test/zeilen.ts';

let api: TestApi;
let wir: TestBetrieb;
let betreiber = '';
beforeAll(async () => {
  api = await testApi();
  wir = await api.neuerBetrieb();
  betreiber = await anOperator(api);
});
afterAll(() => api.close());

const VORSCHAU = {
  lesart: { zeichensatz: 'utf-8', trennzeichen: ';', kopfzeile: 0 },
  zeilenImText: 42,
  spalten: [{ kopf: 'Name Eigentümer', beispiele: ['Meier'] }, { kopf: 'PLZ' }],
  zeilen: [{ name: 'Meier' }],
  fehlendePflichtfelder: [],
};
async function importiere(status: string): Promise<{ unternehmenId: string; id: string }> {
  const id = randomUUID();
  const am = api.clock.now;
  await neueZeile(wir, 'importauftrag', {
    id,
    dateiname: 'Kundin Meier.csv',
    art: 'csv',
    status,
    vorschau: VORSCHAU,
    zuordnung: { plz: 1 },
    anzahl: { neu: 40, fehlerhaft: 2 },
    meldungen: [{ zeile: 3, text: 'Meier ist keine PLZ' }],
    angelegt_am: am,
    uebernommen_am: status === 'uebernommen' ? am : null,
  });
  return { unternehmenId: wir.unternehmenId, id };
}
const GRUND = 'Frau Rußwurm bat am Telefon darum';
const body = { grund: GRUND };
const lies = (id: string, token = wir.token.buero) =>
  api.call(betreuung.importBetreuungHolen, { params: { id } }, token);
const zeige = (params: { unternehmenId: string; id: string }) =>
  api.call(betreuung.betreuterImportHolen, { params }, betreiber);

describe('an import at the operator’s desk', () => {
  it('shows counts and shapes, and nothing that names a person', async () => {
    const { status, body } = await zeige(await importiere('geprueft'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'geprueft',
      zeilenImText: 42,
      spalten: 2,
      zugeordnet: 1,
      anzahl: { neu: 40, fehlerhaft: 2 },
      lesart: VORSCHAU.lesart,
      dateiDa: false,
      pruefbar: false,
      ruecknehmbar: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/Meier|Eigentümer/);
  });
  it('belongs to the company of its address, and to operators', async () => {
    const ort = await importiere('geprueft');
    const fremd = await api.neuerBetrieb();
    expect((await zeige({ ...ort, unternehmenId: fremd.unternehmenId })).status).toBe(404);
    const taten = [betreuung.importNeuPruefen, betreuung.importAbbrechen, betreuung.importZuruecknehmen];
    for (const tat of taten) {
      expect((await api.call(tat, { params: ort, body }, wir.token.inhaber)).status).toBe(401);
      const anderswo = { ...ort, unternehmenId: fremd.unternehmenId };
      expect([404, 409]).toContain((await api.call(tat, { params: anderswo, body }, betreiber)).status);
    }
  });
  it('is tried again, stopped while it waits, and not stopped twice', async () => {
    const ort = await importiere('hochgeladen');
    expect((await api.call(betreuung.importAbbrechen, { params: ort, body }, betreiber)).status).toBe(409);
    expect((await api.call(betreuung.importNeuPruefen, { params: ort, body }, betreiber)).status).toBe(200);
    expect((await zeige(ort)).body.laufend?.schritt).toBe('Der Probelauf wartet');
    expect((await api.call(betreuung.importAbbrechen, { params: ort, body }, betreiber)).status).toBe(200);
  });
  it('in force is taken back, with the operator in the queue of the company', async () => {
    const ort = await importiere('uebernommen');
    expect((await zeige(ort)).body.ruecknehmbar).toBe(true);
    expect((await api.call(betreuung.importZuruecknehmen, { params: ort, body }, betreiber)).status).toBe(
      200,
    );
    expect((await zeige(ort)).body).toMatchObject({ ruecknehmbar: false, laufend: { anteil: 0 } });
    expect((await api.call(betreuung.importZuruecknehmen, { params: ort, body }, betreiber)).status).toBe(
      409,
    );
  });
  it('keeps notes with name and moment, the newest first, and no more than anybody writes', async () => {
    const ort = await importiere('geprueft');
    const notiere = (text: string, params = ort) =>
      api.call(betreuung.importNotieren, { params, body: { text } }, betreiber);
    expect((await notiere('   ')).status).toBe(400);
    expect((await notiere('Angerufen, kommt morgen neu.')).status).toBe(200);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    expect((await notiere('Ist da.')).status).toBe(200);
    expect((await notiere('Wozu?', { ...ort, id: randomUUID() })).status).toBe(404);
    const { notizen } = (await zeige(ort)).body;
    expect(notizen.map(({ wer, text }) => [wer, text])).toEqual([
      ['Olga Peter', 'Ist da.'],
      ['Olga Peter', 'Angerufen, kommt morgen neu.'],
    ]);
  });
  it('leaves what was done at it in the history of the company, and nothing of what was refused', async () => {
    const ort = { params: await importiere('hochgeladen') };
    await api.call(betreuung.importAbbrechen, { ...ort, body }, betreiber);
    await api.call(betreuung.importNeuPruefen, { ...ort, body }, betreiber);
    await api.call(betreuung.importAbbrechen, { ...ort, body }, betreiber);
    await api.call(betreuung.importNotieren, { ...ort, body: { text: 'Angerufen.' } }, betreiber);
    const letzter = { params: await importiere('uebernommen') };
    await api.call(betreuung.importZuruecknehmen, { ...letzter, body }, betreiber);
    const taten = await liesZeilen(
      wir,
      'verlauf',
      ['was'],
      geordnet(['id'], { gegenstand_id: [ort.params.id, letzter.params.id] }),
    );
    expect(taten.map(({ was }) => was)).toEqual([
      'betreiber-geprueft',
      'betreiber-abgebrochen',
      'betreiber-notiert',
      'betreiber-zurueckgenommen',
    ]);
  });
});

describe('the company', () => {
  it('reads at its import who did what, when and why, the newest first', async () => {
    const ort = { params: await importiere('hochgeladen') };
    expect((await lies(ort.params.id)).body.eintraege).toEqual([]);
    await api.call(betreuung.importNeuPruefen, { ...ort, body }, betreiber);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await api.call(betreuung.importNotieren, { ...ort, body: { text: 'Kommt morgen neu.' } }, betreiber);
    const am = api.clock.now.toISOString();
    const { status, body: gelesen } = await lies(ort.params.id);
    expect(status).toBe(200);
    expect(gelesen.eintraege).toMatchObject([
      { was: 'notiert', wer: 'Olga Peter', am, grund: 'Kommt morgen neu.', mal: 1 },
      { was: 'geprueft', wer: 'Olga Peter', grund: GRUND },
    ]);
  });
  it('reads of every file and list that was taken home, however the address was spelled', async () => {
    const { id } = await importiere('geprueft');
    await api.call(einsicht.einsichtBeginnen, { params: { id: wir.unternehmenId }, body }, betreiber);
    const oeffne = (url: string) =>
      api.app.inject({ url, headers: { authorization: `Bearer ${betreiber}` } });
    await oeffne(`/importe/${id}/fehler`);
    await oeffne(`/importe/${id.toUpperCase()}/datei`);
    await oeffne(`/importe/%${id.charCodeAt(0).toString(16)}${id.slice(1)}`);
    await oeffne(`/importe/${id}?noch=einmal`);
    await api.call(einsicht.einsichtBeenden, {}, betreiber);
    const { eintraege } = (await lies(id)).body;
    expect(eintraege.map(({ was, mal }) => [was, mal]).toSorted()).toEqual([
      ['angesehen', 2],
      ['datei', 1],
      ['fehlerliste', 1],
    ]);
    expect(new Set(eintraege.map(({ wer, grund }) => `${wer}: ${grund}`))).toEqual(
      new Set([`Olga Peter: ${GRUND}`]),
    );
  });
  it('reads what was done before anybody was asked for a reason', async () => {
    const { id } = await importiere('geprueft');
    await neueZeile(wir, 'verlauf', {
      gegenstand: 'import',
      gegenstand_id: id,
      am: api.clock.now,
      wer: 'adminUser:1',
      was: 'betreiber-geprueft',
    });
    expect((await lies(id)).body.eintraege).toMatchObject([{ was: 'geprueft', wer: null, grund: null }]);
  });
  it('has all of it in one list, of its own imports alone and for those who run it', async () => {
    const { unternehmenId, id } = await importiere('hochgeladen');
    await api.call(
      betreuung.importNotieren,
      { params: { unternehmenId, id }, body: { text: 'Ja.' } },
      betreiber,
    );
    const alle = (token: string) => api.call(betreuung.betreuungenHolen, {}, token);
    const [neueste] = (await alle(wir.token.inhaber)).body.eintraege;
    expect(neueste).toMatchObject({ importId: id, dateiname: 'Kundin Meier.csv', was: 'notiert' });
    expect((await alle(wir.token.buero)).status).toBe(403);
    expect((await lies(id, wir.token.geselle)).status).toBe(403);
    const fremd = await api.neuerBetrieb();
    expect((await alle(fremd.token.inhaber)).body.eintraege).toEqual([]);
    expect((await lies(id, fremd.token.inhaber)).status).toBe(404);
  });
  it('is told a reason that says something, or nothing is done', async () => {
    const ort = { params: await importiere('hochgeladen') };
    for (const grund of ['weil', '          weil          ', 'x'.repeat(301)]) {
      const abgewiesen = await api.call(betreuung.importNeuPruefen, { ...ort, body: { grund } }, betreiber);
      expect(abgewiesen).toMatchObject({ status: 400, body: { felder: [{ feld: 'grund' }] } });
    }
    expect((await lies(ort.params.id)).body.eintraege).toEqual([]);
    expect((await zeige(ort.params)).body.laufend).toBeNull();
  });
});
