import { buchungsunternehmenHolen } from '@kehrtour/contract/buchungsangebot';
import * as einstellungen from '@kehrtour/contract/einstellungen';
import * as gebiet from '@kehrtour/contract/gebiet';
import * as taetigkeit from '@kehrtour/contract/taetigkeit';
import * as terminbuchung from '@kehrtour/contract/terminbuchung';
import * as unternehmen from '@kehrtour/contract/unternehmen';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineAufgabe, einHaus } from '../../test/bauten.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { dazu } from '../../test/werte.ts';
import { liesZeile, setzeZeilen } from '../../test/zeilen.ts';
import { neueZusage } from '../../test/zusageFixture.ts';

let api: TestApi;
let betrieb: TestBetrieb;
beforeAll(async () => void (api = await testApi()));
beforeEach(async () => void (betrieb = await api.neuerBetrieb()));
afterAll(() => api.close());

const beginne = (token = betrieb.token.buero) => api.call(terminbuchung.terminbuchungBeginnen, {}, token);
const schalte = (an: boolean, token = betrieb.token.buero) =>
  api.call(terminbuchung.terminbuchungSchalten, { body: { an } }, token);
const offen = (stand: terminbuchung.Terminbuchung) =>
  stand.schritte.filter(({ stand: wie }) => wie === 'noetig').map(({ schritt }) => schritt);
const haus = (plz: string, ort: string) => einHaus(betrieb, { plz, ort });
async function schreibeTexte(impressum = 'Anna Brandmeier, Lauf', datenschutz = 'Wir speichern Termine.') {
  const { body } = await api.call(unternehmen.unternehmenHolen, {}, betrieb.token.inhaber);
  return api.call(
    unternehmen.rechtstexteAendern,
    { body: { impressum, datenschutz, version: body.version } },
    betrieb.token.inhaber,
  );
}

describe('online booking', () => {
  it('is not in use at first, and nobody outside sees anything', async () => {
    const { body } = await api.call(terminbuchung.terminbuchungHolen, {}, betrieb.token.azubi);
    expect(body).toMatchObject({ genutzt: false, an: false, kommendeBuchungen: 0 });
  });
  it('begins with area and hours from what is there, once', async () => {
    await haus('91207', 'Lauf a. d. Pegnitz');
    await haus('91207', 'Lauf a. d. Pegnitz');
    await haus('91220', 'Schnaittach');
    expect((await beginne(betrieb.token.geselle)).status).toBe(403);
    const { body } = await beginne();
    expect(body).toMatchObject({ genutzt: true, an: false });
    expect(offen(body)).toEqual(['rechtstexte']);
    const gebiete = (await api.call(gebiet.gebieteListe, {}, betrieb.token.buero)).body.eintraege;
    expect(gebiete.map(({ plz, ort, hoheitlich }) => [plz, ort, hoheitlich])).toEqual([
      ['91207', 'Lauf a. d. Pegnitz', false],
      ['91220', 'Schnaittach', false],
    ]);
    const { eintraege } = (await api.call(verfuegbarkeit.verfuegbarkeitenListe, {}, betrieb.token.buero))
      .body;
    expect(eintraege.every(({ woche, arbeitszeit }) => woche.length === arbeitszeit.length)).toBe(true);
    await api.call(
      gebiet.gebieteLoeschen,
      { body: { ids: gebiete.map(({ id }) => id) } },
      betrieb.token.buero,
    );
    expect(offen((await beginne()).body)).toEqual(['gebiet', 'rechtstexte']);
  });
  it('offers strangers no two activities that read the same', async () => {
    await beginne();
    const { body } = await api.call(taetigkeit.taetigkeitenListe, {}, betrieb.token.buero);
    const texte = body.eintraege.filter(({ online }) => online === 'ja').map(({ kundentext }) => kundentext);
    expect(texte.length).toBeGreaterThan(5);
    expect(new Set(texte).size).toBe(texte.length);
  });
  it('counts what lacks a price as what can only be asked for, and says how many', async () => {
    const schrittVon = (body: terminbuchung.Terminbuchung) =>
      body.schritte.find(({ schritt }) => schritt === 'taetigkeiten');
    const { body } = await beginne();
    const zahl = Number(/Bei (\d+) davon fehlt der Preis/.exec(schrittVon(body)?.hinweis ?? '')?.[1]);
    expect([zahl > 0, schrittVon(body)?.stand]).toEqual([true, 'empfohlen']);
    await setzeZeilen(betrieb, 'taetigkeit', {}, { buchung: dazu({ preisCent: 4900 }) });
    const { body: danach } = await api.call(terminbuchung.terminbuchungHolen, {}, betrieb.token.buero);
    expect(schrittVon(danach)).toMatchObject({
      stand: 'erledigt',
      hinweis: expect.not.stringContaining('Preis'),
    });
  });
  it('cannot be opened before everything is there, and says what is missing', async () => {
    await beginne();
    const { status, body } = await schalte(true);
    expect([status, body.type]).toEqual([422, 'buchung.unvollstaendig']);
    expect(body.angaben).toEqual({ fehlt: ['gebiet', 'rechtstexte'] });
    expect(body.detail).toBe('Es fehlt noch: ein Gebiet und Impressum und Datenschutzerklärung.');
  });
  it('is opened and closed by Inhaberin and Büro; what was booked stays', async () => {
    await haus('91207', 'Lauf');
    await beginne();
    await schreibeTexte();
    expect((await schalte(true, betrieb.token.geselle)).status).toBe(403);
    expect((await schalte(true)).body).toMatchObject({ an: true });
    expect((await schalte(true)).body).toMatchObject({ an: true });
    const slug = (await api.call(terminbuchung.terminbuchungHolen, {}, betrieb.token.buero)).body.slug;
    const seite = () => api.call(buchungsunternehmenHolen, { params: { slug } });
    expect((await seite()).body.taetigkeiten.length).toBeGreaterThan(5);
    await neueZusage(betrieb, {
      mitarbeiterId: betrieb.mitarbeiterId.geselle,
      von: '2027-02-02T09:00:00+01:00',
    });
    const vorgeschlagen = await neueZusage(betrieb, {
      mitarbeiterId: betrieb.mitarbeiterId.geselle,
      von: '2027-02-02T11:00:00+01:00',
    });
    // A time that the office proposed is still to come, too.
    await setzeZeilen(betrieb, 'termin', { id: vorgeschlagen }, { status: 'angekuendigt' });
    expect((await schalte(false, betrieb.token.inhaber)).body).toMatchObject({
      an: false,
      kommendeBuchungen: 2,
    });
    expect((await seite()).body.type).toBe('buchung.nicht-angeboten');
  });
  it('keeps Impressum and Datenschutzerklärung while it is open', async () => {
    await haus('91207', 'Lauf');
    await beginne();
    await schreibeTexte();
    await schalte(true);
    const { status, body } = await schreibeTexte('Anna Brandmeier, Lauf', '  ');
    expect([status, body.felder?.[0]?.feld]).toEqual([400, 'datenschutz']);
    await schalte(false);
    expect((await schreibeTexte('', '')).status).toBe(200);
  });
  it('keeps its rules, and the sites that may embed it as browsers write them', async () => {
    const { body } = await api.call(einstellungen.einstellungenHolen, {}, betrieb.token.buero);
    const aendere = (teil: object, token = betrieb.token.buero) =>
      api.call(
        einstellungen.einstellungenAendern,
        { body: { terminbuchung: { ...body.terminbuchung, ...teil }, version: body.version } },
        token,
      );
    expect((await aendere({}, betrieb.token.geselle)).status).toBe(403);
    expect((await aendere({ seiten: ['https://*.meier.de'] })).status).toBe(400);
    expect((await aendere({ rasterMinuten: 7 })).status).toBe(400);
    const { body: neu } = await aendere({ horizontTage: 90, seiten: ['HTTPS://www.Meier.de/'] });
    expect(neu.terminbuchung).toMatchObject({ horizontTage: 90, seiten: ['https://www.meier.de'] });
  });
});

describe('the booking of an activity', () => {
  const aendere = async (id: string, teil: object, token = betrieb.token.buero, version?: number) => {
    const { body } = await api.call(taetigkeit.taetigkeitHolen, { params: { id } }, betrieb.token.buero);
    return api.call(
      taetigkeit.taetigkeitBuchungAendern,
      {
        params: { id },
        body: {
          online: 'anfrage',
          buchung: { ...body.buchung, ...teil },
          version: version ?? body.version,
        },
      },
      token,
    );
  };
  it('falls back to the catalogue until the company says more, and leaves the catalogue alone', async () => {
    const { body } = await aendere('rwm', { preisCent: 2_400, fragen: ['nutzungseinheiten'] });
    expect(body).toMatchObject({
      online: 'anfrage',
      dauerMinuten: 10,
      buchung: {
        fragen: ['nutzungseinheiten'],
        dauerMinuten: null,
        preisCent: 2_400,
        preisText: '',
        hinweis: '',
      },
    });
  });
  it('is changed by Inhaberin and Büro alone, on the present state', async () => {
    expect((await aendere('rwm', {}, betrieb.token.geselle)).status).toBe(403);
    await aendere('rwm', {});
    expect((await aendere('rwm', {}, betrieb.token.buero, 1)).status).toBe(409);
    const fremder = await api.neuerBetrieb();
    const { body } = await api.call(
      taetigkeit.taetigkeitHolen,
      { params: { id: 'rwm' } },
      fremder.token.buero,
    );
    expect(body).toMatchObject({ online: 'ja', version: 1 });
  });
  it('names beforehand whose booked visits are still to come, and nobody of a round or of other work', async () => {
    const { geselle: mitarbeiterId } = betrieb.mitarbeiterId;
    const zusage = async (von: string, arbeiten: readonly string[], mehr: object = {}) => {
      const id = await neueZusage(betrieb, { mitarbeiterId, von, ...mehr });
      for (const arbeit of arbeiten)
        await eineAufgabe(
          betrieb,
          (await liesZeile(betrieb, 'termin', ['liegenschaft_id'], { id }))?.liegenschaft_id,
          {
            taetigkeit_id: arbeit,
            bezeichnung: 'Arbeit',
            dauer_minuten: 15,
            termin_id: id,
            schluessel: arbeit,
          },
        );
      return id;
    };
    const spaeter = await zusage('2027-02-03T09:00:00+01:00', ['kehrung_3x', 'rwm']);
    const frueher = await zusage('2027-02-02T09:00:00+01:00', ['rwm']);
    await zusage('2027-02-04T09:00:00+01:00', ['kehrung_3x']);
    await zusage('2027-02-05T09:00:00+01:00', ['rwm'], { quelle: 'kehrtour' });
    await zusage('2027-01-04T09:00:00+01:00', ['rwm']);
    const frage = (id: string, token = betrieb.token.buero) =>
      api.call(taetigkeit.taetigkeitBetroffene, { params: { id } }, token);
    expect((await frage('rwm')).body.termine.map(({ id }) => id)).toEqual([frueher, spaeter]);
    expect((await frage('ausbrennen')).body.termine).toEqual([]);
    expect((await frage('rwm', betrieb.token.geselle)).status).toBe(403);
    expect((await frage('gibt-es-nicht')).status).toBe(404);
    const fremder = await api.neuerBetrieb();
    expect((await frage('rwm', fremder.token.buero)).body.termine).toEqual([]);
  });
});
