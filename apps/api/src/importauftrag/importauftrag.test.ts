import { randomUUID } from 'node:crypto';

import { liegenschaftenAusgeben } from '@kehrtour/contract/bestand';
import * as dateiprofil from '@kehrtour/contract/dateiprofil';
import * as importauftrag from '@kehrtour/contract/importauftrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { einHaus, einTermin } from '../../test/bauten.ts';
import {
  holeImport,
  importiere,
  korrigiere,
  ladeHoch,
  nimmZurueck,
  pruefe,
  uebernimm,
  warteAuf,
} from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';

const KOPF =
  'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Nachname;Telefon;E-Mail;Tätigkeit;Frist von;Frist bis;Dauer (Min)';
const ZEILE = {
  eins: 'A-1;Marktplatz;1;91207;Lauf;Escherich;09123 11;eva@example.org;Kehrung (3x jährlich);01.01.2027;28.02.2027;15',
  eins2:
    'A-1;Marktplatz;1;91207;Lauf;Escherich;09123 11;eva@example.org;Abgaswegüberprüfung Gas;01.03.2027;31.12.2027;20',
  zwei: 'A-2;Marktplatz;2;91207;Lauf;Haendel;09123 12;;Kehrung (1x jährlich);01.05.2027;30.09.2027;15',
  drei: 'A-3;Marktplatz;3;91207;Lauf;Kraus;09123 13;;Kehrung (1x jährlich);01.05.2027;30.09.2027;15',
};
const csv = (...zeilen: string[]) => ({ name: 'liste.csv', bytes: [KOPF, ...zeilen].join('\r\n') });

const haeuser = (wo: TestBetrieb) =>
  liesZeilen(
    wo,
    'liegenschaft',
    [
      'id',
      'external_id',
      'strasse',
      'hausnr',
      'notiz_arbeit',
      'laufnummer',
      'nicht_mehr_im_export',
      'lat',
      'ort_quelle',
    ],
    geordnet(['external_id', 'id']),
  );
const aufgaben = (wo: TestBetrieb) =>
  liesZeilen(
    wo,
    'aufgabe',
    ['id', 'taetigkeit_id', 'status', 'dauer_minuten', 'frist_bis::text as bis', 'bezeichnung'],
    geordnet(['frist_bis', 'taetigkeit_id', 'id']),
  );
const kontakte = (wo: TestBetrieb) =>
  liesZeilen(
    wo,
    'kontakt',
    ['id', 'nachname', 'telefon', 'email', 'email_fuer_termine', 'datenherkunft'],
    geordnet(['nachname', 'id']),
  );

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true });
});
afterAll(() => api.close());

describe('reading a file', () => {
  it('shows the first rows as they will be understood, with what each column was taken for', async () => {
    const wo = await api.neuerBetrieb();
    const { body } = await ladeHoch(
      api,
      wo.token.buero,
      'liste.csv',
      csv(ZEILE.eins, ZEILE.eins2, ZEILE.zwei).bytes,
    );
    const gelesen = await holeImport(api, wo.token.buero, body.id);
    expect(gelesen.spalten.map(({ feld }) => feld)).toEqual([
      'externalId',
      'strasse',
      'hausnr',
      'plz',
      'ort',
      'name',
      'telefon',
      'email',
      'taetigkeit',
      'fristVon',
      'fristBis',
      'dauerMinuten',
    ]);
    expect(gelesen.vorschau[0]).toMatchObject({
      zeile: 2,
      anschrift: 'Marktplatz 1',
      ortszeile: '91207 Lauf',
      name: 'Escherich',
      email: 'eva@example.org',
    });
    expect(gelesen).toMatchObject({
      zeilenform: 'aufgabe',
      zeilenImText: 3,
      hatMails: true,
      fehlendePflichtfelder: [],
      status: 'hochgeladen',
    });
  });

  it(
    'reads it again as a person says, and remembers that for the next file with this header',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      const token = wo.token.buero;
      const bytes = 'Kennwort;Wo;Ding;Lage\nX1;Hauptstraße 5;91207 Lauf;Kehrung (1x jährlich)';
      const { body } = await ladeHoch(api, token, 'eigen.csv', bytes);
      const gelesen = await holeImport(api, token, body.id);
      expect(gelesen.fehlendePflichtfelder).toContain('strasse');
      const zuordnung = { externalId: 0, strasseHausnr: 1, plzOrt: 2, taetigkeit: 3 };
      const { body: korrigiert } = await api.call(
        importauftrag.importKorrigieren,
        { params: { id: body.id }, body: { version: gelesen.version, lesart: { kopfzeile: 0 }, zuordnung } },
        token,
      );
      expect(korrigiert).toMatchObject({
        fehlendePflichtfelder: [],
        vorschau: [{ anschrift: 'Hauptstraße 5', ortszeile: '91207 Lauf' }],
      });
      const veraltet = await api.call(
        importauftrag.importKorrigieren,
        { params: { id: body.id }, body: { version: gelesen.version, zuordnung: {} } },
        token,
      );
      expect(veraltet).toMatchObject({ status: 409, body: { type: 'veraltet' } });
      const naechste = await ladeHoch(api, token, 'eigen2.csv', bytes.replace('5;', '7;'));
      expect(await holeImport(api, token, naechste.body.id)).toMatchObject({
        ausProfil: naechste.status === 200,
        vorschau: [{ anschrift: 'Hauptstraße 7' }],
      });
    },
  );

  it(
    'finds what it remembers again where headers were moved, one is missing or one is new, until somebody deletes it',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      const token = wo.token.buero;
      const { body } = await ladeHoch(
        api,
        token,
        'eigen.csv',
        'Kennwort;Wo;Ding;Lage\nX1;Hauptstraße 5;91207 Lauf;Kehrung',
      );
      const { version } = await holeImport(api, token, body.id);
      const zuordnung = { externalId: 0, strasseHausnr: 1, plzOrt: 2, taetigkeit: 3 };
      await api.call(
        importauftrag.importKorrigieren,
        { params: { id: body.id }, body: { version, lesart: { kopfzeile: 0 }, zuordnung } },
        token,
      );
      const lies = async (text: string, als = token) => {
        const { body: neu } = await ladeHoch(api, als, 'naechste.csv', text);
        return holeImport(api, als, neu.id);
      };
      const erwartet = {
        ausProfil: true,
        vorschau: [{ anschrift: 'Hauptstraße 7', ortszeile: '91207 Lauf' }],
      };
      expect(await lies('Lage;Ding;Wo;Kennwort\nKehrung;91207 Lauf;Hauptstraße 7;X1')).toMatchObject(
        erwartet,
      );
      expect(await lies('Kennwort;Wo;Ding\nX1;Hauptstraße 7;91207 Lauf')).toMatchObject(erwartet);
      const mitNeuer = await lies(
        'Kennwort;E-Mail;Wo;Ding;Lage\nX1;a@b.example;Hauptstraße 7;91207 Lauf;Kehrung',
      );
      expect(mitNeuer).toMatchObject(erwartet);
      expect(mitNeuer.spalten.map(({ feld }) => feld)).toEqual([
        'externalId',
        'email',
        'strasseHausnr',
        'plzOrt',
        'taetigkeit',
      ]);
      expect(await lies('Kennwort;Straße;PLZ;Ort\nX1;Hauptstraße;91207;Lauf')).toMatchObject({
        ausProfil: false,
      });

      const { body: liste } = await api.call(dateiprofil.dateiprofileHolen, {}, token);
      expect(liste.profile).toMatchObject([
        {
          name: 'eigen.csv',
          zuletztAm: api.clock.now.toISOString(),
          felder: [
            { feld: 'Objekt-ID', kopf: 'Kennwort' },
            { feld: 'Straße und Hausnummer', kopf: 'Wo' },
            { kopf: 'Ding' },
            { kopf: 'Lage' },
          ],
        },
      ]);
      const params = { id: liste.profile[0]?.id ?? '' };
      const fremd = (await api.neuerBetrieb()).token.inhaber;
      expect((await api.call(dateiprofil.dateiprofileHolen, {}, fremd)).body.profile).toEqual([]);
      const umbenennen = { params, body: { name: 'Kehrbuch' } };
      expect((await api.call(dateiprofil.dateiprofilBenennen, umbenennen, fremd)).status).toBe(404);
      expect((await api.call(dateiprofil.dateiprofilLoeschen, { params }, fremd)).status).toBe(404);
      expect((await api.call(dateiprofil.dateiprofilLoeschen, { params }, wo.token.azubi)).status).toBe(403);
      const umbenannt = await api.call(dateiprofil.dateiprofilBenennen, umbenennen, token);
      expect(umbenannt.body.profile[0]?.name).toBe('Kehrbuch');
      expect((await api.call(dateiprofil.dateiprofilLoeschen, { params }, token)).body).toEqual({
        profile: [],
      });
      expect(await lies('Lage;Ding;Wo;Kennwort\nKehrung;91207 Lauf;Hauptstraße 7;X1')).toMatchObject({
        ausProfil: false,
      });
    },
  );

  it.each([
    ['leer.csv', '', 422, 'import.datei-leer'],
    ['leer.csv', '\r\n \r\n;;;\r\n', 422, 'import.datei-leer'],
    ['brief.pdf', '%PDF-1.7 …', 422, 'import.datei-unlesbar'],
    ['alt.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 422, 'import.datei-unlesbar'],
    ['ziv.db', `SQLite format 3\0${'x'.repeat(100)}`, 422, 'import.datei-unlesbar'],
    ['kaputt.xlsx', `PK\u0003\u0004[Content_Types].xml xl/${'x'.repeat(200)}`, 422, 'import.datei-unlesbar'],
    [
      'breit.csv',
      `${Array.from({ length: 10_000 }, (_, i) => `S${i}`).join(';')}\n1;2`,
      422,
      'import.zu-viele-spalten',
    ],
    ['lang.csv', `Straße;Ort\n${'a;b\n'.repeat(50_100)}`, 422, 'import.zu-viele-zeilen'],
  ])('refuses %s with a sentence and a way out', async (name, bytes, status, type) => {
    const wo = await api.neuerBetrieb();
    const antwort = await ladeHoch(api, wo.token.buero, name, bytes);
    expect(antwort).toMatchObject({ status, body: { type } });
    expect(antwort.body.detail).toMatch(/Bitte|Bis/);
  });

  it('refuses 60 MB without reading them to the end', async () => {
    const wo = await api.neuerBetrieb();
    const antwort = await ladeHoch(
      api,
      wo.token.buero,
      'riesig.csv',
      Buffer.alloc(60 * 1024 * 1024, 'Straße;Ort\n'),
    );
    expect(antwort).toMatchObject({ status: 413, body: { type: 'zu-gross' } });
    expect(antwort.body.detail).toContain('20 MB');
  });
});

describe('the dry run', () => {
  it('keeps faulty rows out, says why with row and column, and changes nothing', async () => {
    const wo = await api.neuerBetrieb();
    const datei = csv(
      ZEILE.eins,
      'A-2;Gasse;01. Mrz;91207;Lauf;Mai;;;Kehrung (1x jährlich);;;',
      'A-3;Gasse;4;1067;Dresden;Mai;;;Kehrung (1x jährlich);;;',
      'A-1;Ganz woanders;9;91207;Lauf;Mai;;;Kehrung (1x jährlich);;;',
      'A-5;Gasse;5;91207;Lauf;Mai;;kein@;Kehrung (1x jährlich);01.05.2027;01.03.2027;',
    );
    const { body } = await ladeHoch(api, wo.token.buero, datei.name, datei.bytes);
    const geprueft = await pruefe(api, wo.token.buero, body.id);
    expect(geprueft.anzahl).toMatchObject({ neu: 2, fehlerhaft: 3 });
    const fehler = geprueft.meldungen.filter(({ schwere }) => schwere === 'fehler');
    expect(fehler.map(({ zeile, spalte }) => [zeile, spalte])).toEqual([
      [3, 3],
      [5, null],
      [6, 11],
    ]);
    expect(fehler[0]?.text).toContain('01. Mrz');
    expect(geprueft.meldungen.find(({ zeile }) => zeile === 4)?.text).toContain('01067');
    expect(await haeuser(wo)).toEqual([]);
    const danach = await uebernimm(api, wo.token.buero, body.id);
    expect(danach.status).toBe('uebernommen');
    expect((await haeuser(wo)).map(({ external_id: id }) => id)).toEqual(['A-1', 'A-3']);
  });

  it('hands out every message as CSV in which no cell is a formula', async () => {
    const wo = await api.neuerBetrieb();
    const { body } = await ladeHoch(
      api,
      wo.token.buero,
      'l.csv',
      csv('A-2;=2+3;01. Mrz;91207;Lauf;"=HYPERLINK(""x"")";;;Kehrung (1x jährlich);;;').bytes,
    );
    const { status, body: liste } = await api.call(
      importauftrag.importFehlerHolen,
      { params: { id: body.id } },
      wo.token.buero,
    );
    expect(status).toBe(200);
    expect(String(liste)).toContain('Aus der Hausnummer wurde ein Datum');
    expect(String(liste)).toContain("'=2+3");
    expect(String(liste)).not.toMatch(/(^|;)"?[=+@]/m);
  });

  it(
    'makes an entry of its own for work it does not know, or takes the one that was chosen',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      const token = wo.token.buero;
      const datei = csv(
        'A-1;Gasse;1;91207;Lauf;Mai;;;Taubennest entfernen;;;',
        'A-2;Gasse;2;91207;Lauf;Mai;;;Ofenrohr putzen;;;',
      );
      const { body } = await ladeHoch(api, token, datei.name, datei.bytes);
      const geprueft = await pruefe(api, token, body.id);
      expect(geprueft.unbekannteTaetigkeiten).toEqual([
        { text: 'Taubennest entfernen', anzahl: 1, taetigkeitId: null },
        { text: 'Ofenrohr putzen', anzahl: 1, taetigkeitId: null },
      ]);
      await api.call(
        importauftrag.importKorrigieren,
        {
          params: { id: body.id },
          body: { version: geprueft.version, taetigkeiten: { 'Ofenrohr putzen': 'kehrung_1x' } },
        },
        token,
      );
      await pruefe(api, token, body.id);
      await uebernimm(api, token, body.id);
      expect(
        (await aufgaben(wo)).map(({ bezeichnung, taetigkeit_id: id }) => [
          bezeichnung,
          id.replace(/_\w{12}$/, ''),
        ]),
      ).toEqual(
        expect.arrayContaining([
          ['Taubennest entfernen', 'eigene'],
          [expect.stringContaining('Kehrung'), 'kehrung_1x'],
        ]),
      );
      const zweiter = await ladeHoch(api, token, datei.name, datei.bytes);
      expect((await pruefe(api, token, zweiter.body.id)).anzahl).toMatchObject({
        neu: 0,
        geaendert: 0,
        unveraendert: 2,
      });
    },
  );

  it('wants street and place before it runs', async () => {
    const wo = await api.neuerBetrieb();
    const { body } = await ladeHoch(api, wo.token.buero, 'l.csv', 'Telefon;E-Mail\n09123;a@b.example');
    expect(
      await api.call(importauftrag.importPruefen, { params: { id: body.id } }, wo.token.buero),
    ).toMatchObject({ status: 422, body: { type: 'import.pflichtspalte-fehlt' } });
  });
});

describe('taking over', () => {
  it('changes nothing the second time, and of a changed file only what changed', async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, csv(ZEILE.eins, ZEILE.eins2, ZEILE.zwei, ZEILE.drei), {
      mailFuerTermine: true,
    });
    const vorher = [await haeuser(wo), await aufgaben(wo), await kontakte(wo)];
    expect(vorher[2]).toContainEqual(
      expect.objectContaining({ nachname: 'Escherich', email_fuer_termine: true, datenherkunft: 'auftrag' }),
    );
    const zweiter = await importiere(api, wo, csv(ZEILE.drei, ZEILE.zwei, ZEILE.eins, ZEILE.eins2));
    expect(zweiter.anzahl).toMatchObject({ neu: 0, geaendert: 0, unveraendert: 3, fehlend: 0, wiederDa: 0 });
    expect([await haeuser(wo), await aufgaben(wo), await kontakte(wo)]).toEqual(vorher);

    // The gas check is gone, the phone is new, A-3 is missing.
    const dritter = await importiere(api, wo, csv(ZEILE.eins.replaceAll('09123 11', '09123 99'), ZEILE.zwei));
    expect(dritter.anzahl).toMatchObject({ geaendert: 1, unveraendert: 1, fehlend: 1 });
    const liste = await api.call(
      importauftrag.importAenderungenHolen,
      { params: { id: dritter.id }, query: { befund: 'geaendert' } },
      wo.token.buero,
    );
    expect(liste.body.eintraege[0]).toMatchObject({
      titel: 'Marktplatz 1, Lauf',
      aenderungen: [
        {
          teil: 'Kontakte',
          alt: expect.stringContaining('09123 11'),
          neu: expect.stringContaining('09123 99'),
        },
        { teil: 'Aufgaben', alt: expect.stringContaining('31.12.2027'), neu: '' },
      ],
    });
    expect((await aufgaben(wo)).map(({ status }) => status).toSorted()).toEqual([
      'entfallen',
      'offen',
      'offen',
      'offen',
    ]);
    expect((await haeuser(wo)).map(({ nicht_mehr_im_export: fehlt }) => fehlt)).toEqual([false, false, true]);
    expect((await kontakte(wo))[0]).toMatchObject({ telefon: '09123 99', email_fuer_termine: true });

    const vierter = await importiere(api, wo, csv(ZEILE.eins, ZEILE.eins2, ZEILE.zwei, ZEILE.drei));
    expect(vierter.anzahl).toMatchObject({ geaendert: 1, unveraendert: 2, wiederDa: 1 });
    expect([await haeuser(wo), await aufgaben(wo)]).toEqual(vorher.slice(0, 2));
  });

  it('keeps what a shorter file has no column for', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, csv(ZEILE.eins, ZEILE.eins2, ZEILE.zwei));
    const vorher = [await haeuser(wo), await aufgaben(wo), await kontakte(wo)];
    const kurz = [
      'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Nachname;Tätigkeit',
      'A-1;Marktplatz;1;91207;Lauf;Escherich;Kehrung (3x jährlich), Abgaswegüberprüfung Gas',
      'A-2;Marktplatz;2;91207;Lauf;Haendel;Kehrung (1x jährlich)',
    ];
    const ohneArbeit = kurz.map((zeile) => zeile.split(';').slice(0, 6).join(';'));
    for (const zeilen of [kurz, ohneArbeit]) {
      const { anzahl } = await importiere(api, wo, { name: 'kurz.csv', bytes: zeilen.join('\n') });
      expect(anzahl).toMatchObject({ unveraendert: 2, geaendert: 0, neu: 0 });
    }
    expect([await haeuser(wo), await aufgaben(wo), await kontakte(wo)]).toEqual(vorher);
    const umbenannt = await importiere(api, wo, {
      name: 'kurz.csv',
      bytes: ohneArbeit.join('\n').replace('Haendel', 'Mai'),
    });
    expect(umbenannt.anzahl).toMatchObject({ unveraendert: 1, geaendert: 1 });
  });

  it('keeps what somebody changed by hand, unless asked otherwise', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    await importiere(api, wo, csv(ZEILE.eins));
    await setzeZeilen(
      wo,
      'liegenschaft',
      {},
      { strasse: 'Marktplatz (Hinterhof)', lokal_geaendert: '{adresse}' },
    );
    const datei = csv(ZEILE.eins.replaceAll('Marktplatz', 'Am Markt').replace('09123 11', '09123 15'));
    const geschuetzt = await importiere(api, wo, datei);
    expect(geschuetzt.anzahl).toMatchObject({ geaendert: 1, geschuetzt: 1 });
    expect((await haeuser(wo))[0]?.strasse).toBe('Marktplatz (Hinterhof)');
    expect((await kontakte(wo))[0]?.telefon).toBe('09123 15');
    const { body } = await ladeHoch(
      api,
      wo.token.buero,
      'x.csv',
      csv(ZEILE.eins.replaceAll('Marktplatz', 'Neuer Markt')).bytes,
    );
    await pruefe(api, wo.token.buero, body.id);
    await uebernimm(api, wo.token.buero, body.id, { auchGeschuetzte: true });
    expect((await haeuser(wo))[0]?.strasse).toBe('Neuer Markt');
  });

  it(
    'leaves done work done and takes minutes from the catalogue where the file has none',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      const ohneDauer = ZEILE.zwei.replace(/15$/, '');
      await importiere(api, wo, csv(ohneDauer));
      expect((await aufgaben(wo))[0]?.dauer_minuten).toBeGreaterThan(5);
      await setzeZeilen(wo, 'aufgabe', {}, { status: 'erledigt', erledigt_am: '2027-05-03' });
      await importiere(api, wo, csv(ohneDauer.replace('09123 12', '09123 77'), ZEILE.drei));
      expect((await aufgaben(wo)).map(({ status }) => status).toSorted()).toEqual(['erledigt', 'offen']);
    },
  );

  it(
    'proposes to merge with a house that was made by hand, and merges only when told',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      const id = randomUUID();
      await einHaus(wo, {
        id,
        strasse: 'Markt-Platz',
        ort: 'Lauf a.d.Pegnitz',
        notiz_zugang: 'Schlüssel beim Bäcker',
      });
      const { body } = await ladeHoch(api, wo.token.buero, 'x.csv', csv(ZEILE.eins, ZEILE.zwei).bytes);
      expect((await pruefe(api, wo.token.buero, body.id)).anzahl).toMatchObject({
        neu: 1,
        geaendert: 0,
        vorschlaege: 1,
      });
      await expect(uebernimm(api, wo.token.buero, body.id)).rejects.toThrow(
        'Bitte wählen Sie zuerst, ob diese Häuser zusammengeführt oder neu angelegt werden.',
      );
      await korrigiere(api, wo.token.buero, body.id, { gleiche: 'zusammenfuehren' });
      expect((await pruefe(api, wo.token.buero, body.id)).anzahl).toMatchObject({
        neu: 1,
        geaendert: 1,
        vorschlaege: 1,
      });
      await uebernimm(api, wo.token.buero, body.id);
      const nachher = await haeuser(wo);
      expect(nachher.map(({ external_id: ext }) => ext)).toEqual(['A-1', 'A-2']);
      expect(nachher[0]?.id).toBe(id);
      expect((await nimmZurueck(api, wo.token.buero, body.id)).status).toBe('fertig');
      expect(await haeuser(wo)).toEqual([
        expect.objectContaining({ id, external_id: null, strasse: 'Markt-Platz' }),
      ]);
    },
  );

  it('lets one of two people win who press at the same moment', async () => {
    const wo = await api.neuerBetrieb();
    const { body } = await ladeHoch(api, wo.token.buero, 'x.csv', csv(ZEILE.eins).bytes);
    const { version } = await pruefe(api, wo.token.buero, body.id);
    const druecke = (token: string) =>
      api.call(importauftrag.importUebernehmen, { params: { id: body.id }, body: { version } }, token);
    const antworten = await Promise.all([
      druecke(wo.token.buero),
      druecke(wo.token.inhaber),
      druecke(wo.token.buero),
    ]);
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const gewinner = antworten.find(({ status }) => status === 200);
    expect((await warteAuf(api, wo.token.buero, gewinner?.body.vorgangId ?? '')).status).toBe('fertig');
    expect(await haeuser(wo)).toHaveLength(1);
  });

  it(
    'finds the houses of a list of our own again by their Objekt-ID, also where the street was written anew',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      const [benannt, unbenannt] = [randomUUID(), randomUUID()];
      await wo.ctx.transaction(async (tx) => {
        for (const [id, ext, nr] of [
          [benannt, 'L-77', '1'],
          [unbenannt, null, '3'],
        ] as const)
          await einHaus(tx, { id, external_id: ext, hausnr: nr });
      });
      const { body: liste } = await api.call(liegenschaftenAusgeben, { query: {} }, wo.token.buero);
      const gaendert = String(liste).replaceAll('Marktplatz', 'Am Marktplatz');
      expect(gaendert).toContain(unbenannt);
      const pruefeListe = async () => {
        const { body } = await ladeHoch(api, wo.token.buero, 'liste.csv', gaendert);
        return { id: body.id, anzahl: (await pruefe(api, wo.token.buero, body.id)).anzahl };
      };
      const erste = await pruefeListe();
      expect(erste.anzahl).toMatchObject({ neu: 0, geaendert: 2, vorschlaege: 0 });
      await uebernimm(api, wo.token.buero, erste.id);
      expect(
        (await haeuser(wo)).map(({ id, external_id, strasse }) => [id, external_id, strasse]).toSorted(),
      ).toEqual(
        [
          [benannt, 'L-77', 'Am Marktplatz'],
          [unbenannt, null, 'Am Marktplatz'],
        ].toSorted(),
      );
      expect((await pruefeListe()).anzahl).toMatchObject({
        neu: 0,
        geaendert: 0,
        unveraendert: 2,
        vorschlaege: 0,
      });
    },
  );

  it('asks for a new dry run when another import came between', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    const alt = await ladeHoch(api, wo.token.buero, 'alt.csv', csv(ZEILE.eins).bytes);
    const { version } = await pruefe(api, wo.token.buero, alt.body.id);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await importiere(api, wo, csv(ZEILE.eins, ZEILE.zwei));
    const spaet = await api.call(
      importauftrag.importUebernehmen,
      { params: { id: alt.body.id }, body: { version } },
      wo.token.buero,
    );
    expect(spaet).toMatchObject({
      status: 409,
      body: {
        type: 'import.falscher-stand',
        detail: expect.stringMatching(
          /^Seit dem Probelauf hat buero Test einen anderen Import \(„.*csv“\) übernommen \(11\.01\.2027, 08:01 Uhr\)\./,
        ),
      },
    });
  });

  it('places houses between their neighbours when nothing else knows them', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    const kopf = 'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Breitengrad;Längengrad';
    const mitLage = [1, 3, 7, 9].map((nr) => `B-${nr};Gasse;${nr};91207;Lauf;49,51${nr}0;11,27${nr}0`);
    const { ohneLage, id: ortsimport } = await importiere(api, wo, {
      name: 'orte.csv',
      bytes: [kopf, ...mitLage, 'B-5;Gasse;5;91207;Lauf;;', 'B-99;Nirgends;1;91207;Lauf;;'].join('\n'),
    });
    expect(ohneLage).toBe(1);
    const nochmal = await api.call(
      importauftrag.importVerorten,
      { params: { id: ortsimport } },
      wo.token.buero,
    );
    expect((await warteAuf(api, wo.token.buero, nochmal.body.vorgangId ?? '')).ergebnis).toEqual({
      gefunden: 0,
      ohneLage: 1,
    });
    const orte = await haeuser(wo);
    expect(orte.find(({ external_id: id }) => id === 'B-5')).toMatchObject({
      ort_quelle: 'interpoliert',
      lat: expect.closeTo(49.515, 2),
    });
    expect(orte.find(({ external_id: id }) => id === 'B-1')).toMatchObject({
      ort_quelle: 'datei',
      lat: 49.511,
    });
    expect(orte.find(({ external_id: id }) => id === 'B-99')).toMatchObject({ lat: null });
  });
});

describe('taking back', () => {
  it(
    'restores changed houses, keeps what was done since, and only the newest can go',
    { tags: 'night' },
    async () => {
      const wo = await api.neuerBetrieb();
      const token = wo.token.buero;
      const erster = await importiere(api, wo, csv(ZEILE.eins, ZEILE.eins2, ZEILE.drei));
      const vorher = [await haeuser(wo), await aufgaben(wo), await kontakte(wo)];
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      const zweiter = await importiere(
        api,
        wo,
        csv(ZEILE.eins.replace('Escherich', 'Neumann').replace(';15', ';45'), ZEILE.zwei),
      );
      expect(
        await api.call(importauftrag.importRueckgaengig, { params: { id: erster.id } }, token),
      ).toMatchObject({ status: 409, body: { type: 'import.rueckgaengig-zu-spaet' } });
      expect((await kontakte(wo)).map(({ nachname }) => nachname)).toEqual(['Haendel', 'Kraus', 'Neumann']);
      expect((await nimmZurueck(api, token, zweiter.id)).status).toBe('fertig');
      expect([await haeuser(wo), await aufgaben(wo), await kontakte(wo)]).toEqual(vorher);
      expect((await holeImport(api, token, erster.id)).ruecknehmbar).toBe(true);
      const nochmal = await importiere(api, wo, csv(ZEILE.eins, ZEILE.eins2, ZEILE.drei));
      expect(nochmal.anzahl).toMatchObject({ unveraendert: 2, neu: 0, geaendert: 0 });
    },
  );

  it('refuses when customers were told of it', async () => {
    const wo = await api.neuerBetrieb();
    const { id } = await importiere(api, wo, csv(ZEILE.eins));
    const [haus] = await haeuser(wo);
    await einTermin(wo, {
      liegenschaft_id: haus?.id,
      status: 'angekuendigt',
      quelle: 'hand',
      beginn: '2027-02-01T08:30Z',
      ende: '2027-02-01T09:00Z',
      von: '2027-02-01T08:00Z',
      bis: '2027-02-01T10:00Z',
    });
    expect(
      await api.call(importauftrag.importRueckgaengig, { params: { id } }, wo.token.buero),
    ).toMatchObject({ status: 409, body: { type: 'import.rueckgaengig-zu-spaet' } });
    expect((await holeImport(api, wo.token.buero, id)).ruecknehmbar).toBe(false);
  });

  it('throws a file away that nobody took over', async () => {
    const wo = await api.neuerBetrieb();
    const { body } = await ladeHoch(api, wo.token.buero, 'x.csv', csv(ZEILE.eins).bytes);
    expect(
      (await api.call(importauftrag.importVerwerfen, { params: { id: body.id } }, wo.token.buero)).status,
    ).toBe(200);
    expect(
      (await api.call(importauftrag.importHolen, { params: { id: body.id } }, wo.token.buero)).status,
    ).toBe(404);
    expect((await api.call(importauftrag.importeHolen, {}, wo.token.buero)).body.eintraege).toEqual([]);
  });
});

describe('who may', () => {
  it('shows no import to another company and lets only the office work on it', async () => {
    const [wo, fremd] = [await api.neuerBetrieb(), await api.neuerBetrieb()];
    const { body } = await ladeHoch(api, wo.token.buero, 'x.csv', csv(ZEILE.eins).bytes);
    const params = { id: body.id };
    const versuche = (token: string) => [
      api.call(importauftrag.importHolen, { params }, token),
      api.call(
        importauftrag.importKorrigieren,
        { params, body: { version: 1, mailFuerTermine: true } },
        token,
      ),
      api.call(importauftrag.importPruefen, { params }, token),
      api.call(importauftrag.importUebernehmen, { params, body: { version: 1 } }, token),
      api.call(importauftrag.importRueckgaengig, { params }, token),
      api.call(importauftrag.importVerorten, { params }, token),
      api.call(importauftrag.importFehlerHolen, { params }, token),
      api.call(importauftrag.importAenderungenHolen, { params, query: { befund: 'neu' } }, token),
      api.call(importauftrag.importVerwerfen, { params }, token),
    ];
    expect((await Promise.all(versuche(fremd.token.inhaber))).map(({ status }) => status)).toEqual(
      Array.from({ length: 9 }, () => 404),
    );
    expect((await Promise.all(versuche(wo.token.geselle))).map(({ status }) => status)).toEqual(
      Array.from({ length: 9 }, () => 403),
    );
    expect((await api.call(importauftrag.importeHolen, {}, fremd.token.inhaber)).body.eintraege).toEqual([]);
    expect((await api.call(importauftrag.importeHolen, {}, wo.token.azubi)).status).toBe(403);
    expect((await ladeHoch(api, wo.token.geselle, 'x.csv', csv(ZEILE.eins).bytes)).status).toBe(403);
  });
});
