import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { liesImport, liesVorschau } from './liesImport.ts';
import { alsZuordnung, ordneSpaltenZu } from './spalte/spaltenzuordnung.ts';

const KOPF = 'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Name;Telefon;E-Mail;Tätigkeit;Frist von;Frist bis'.split(';');
const ZEILE = 'LA-1;Hardtstraße;1;91207;Lauf;Escherich, Monika;09123 71981;;Kehrung (3x jährlich);;'.split(
  ';',
);

/** An ordinary row with some cells changed by their header. */
function zeile(teile: Record<string, string> = {}): string[] {
  return KOPF.map((kopf, i) => teile[kopf] ?? ZEILE[i] ?? '');
}

function lies(...zeilen: string[][]) {
  return liesImport([KOPF, ...zeilen], { kopfzeile: 0, zuordnung: alsZuordnung(ordneSpaltenZu(KOPF)) });
}

const texte = (...zeilen: string[][]) => lies(...zeilen).meldungen.map(({ text }) => text);

describe('liesImport', () => {
  it.each([
    ['Hölzl, Xaver', ''],
    ['Xaver Hölzl, Landwirt', ''],
    ['Xaver Hölzl, Betreuerin: Petra Lang', ''],
    ['Anna Kern & Peter Lang', 'nennt mehrere Menschen'],
    ['Kern, Anna u. Lang, Peter', 'nennt mehrere Menschen'],
    ['Hr. oder Fr. Kern', 'sagt nicht, ob ein Herr oder eine Frau gemeint ist'],
    ['Karl Bauer †', 'der verstorben ist'],
  ])('says of %s what there is to say of it, and no more', (name, satz) => {
    const gesagt = texte(zeile({ Name: name }));
    expect(gesagt.map((text) => text.includes(satz))).toEqual(satz === '' ? [] : [true]);
  });
  it('reads an ordinary row without a word', () => {
    const { liegenschaften, meldungen } = lies(zeile());
    expect(meldungen).toEqual([]);
    expect(liegenschaften).toEqual([
      {
        schluessel: 'id:LA-1',
        externalId: 'LA-1',
        adresse: { strasse: 'Hardtstraße', hausnr: '1', plz: '91207', ort: 'Lauf' },
        typ: 'unbekannt',
        status: 'aktiv',
        anzahlEinheiten: 1,
        einheiten: [],
        kontakte: [
          {
            rolle: 'eigentuemer',
            anrede: 'ohne',
            nachname: 'Escherich',
            vorname: 'Monika',
            telefon: '09123 71981',
          },
        ],
        aufgaben: [{ taetigkeitId: 'kehrung_3x', text: 'Kehrung (3x jährlich)' }],
        zeilen: [2],
      },
    ]);
  });

  it('says where an export has lost a letter of a name, for it would stand so on the slip', () => {
    const { liegenschaften, meldungen } = lies(zeile({ Name: 'Özdemir, Ay?e' }));
    expect(liegenschaften).toHaveLength(1);
    expect(meldungen.map(({ schwere, text }) => [schwere, text])).toEqual([
      [
        'hinweis',
        '„Name (Eigentümer)“: In „Özdemir, Ay?e“ ging beim Export ein Buchstabe verloren. So stünde der Name auf Zetteln und Briefen; bitte tragen Sie ihn richtig nach.',
      ],
    ]);
  });

  it('cuts a text that no form could save again, and says so once; half an id is refused', () => {
    const { liegenschaften, meldungen } = lies(
      zeile({ Name: 'x'.repeat(10_000) }),
      zeile({ 'Objekt-ID': 'I'.repeat(10_000) }),
    );
    expect(liegenschaften).toHaveLength(1);
    expect(JSON.stringify(liegenschaften).length).toBeLessThan(2000);
    expect(meldungen.map(({ schwere, text }) => [schwere, text])).toEqual([
      [
        'warnung',
        '„Name (Eigentümer)“: Der Text hat 10.000 Zeichen, Platz ist für 120. Wir übernehmen den Anfang; vielleicht fehlen Anführungszeichen um ein Trennzeichen.',
      ],
      [
        'fehler',
        '„Objekt-ID“: Der Text hat 10.000 Zeichen, möglich sind 100. Bitte prüfen Sie, ob die richtige Spalte gewählt ist.',
      ],
    ]);
  });

  it('keeps a postcode with its country', () => {
    const { liegenschaften, meldungen } = lies(zeile({ PLZ: 'DE-01067', Ort: 'Dresden' }));
    expect(liegenschaften[0]?.adresse.plz).toBe('01067');
    expect(meldungen).toEqual([]);
  });

  it('asks for a short postcode among long ones instead of guessing', () => {
    const lange = ['95448', '95444', '95447'].map((PLZ, i) => zeile({ PLZ, 'Objekt-ID': `B-${i}` }));
    const { liegenschaften, meldungen } = lies(...lange, zeile({ PLZ: '9546' }));
    expect(liegenschaften.at(-1)?.adresse.plz).toBe('');
    expect(meldungen.map(({ text }) => text)).toEqual([
      'Die PLZ „9546“ hat nur vier Ziffern, andere in der Datei haben fünf. Ist 09546 gemeint, oder fehlt eine andere Ziffer? Wir lassen sie leer; bitte tragen Sie sie nach.',
    ]);
  });

  it('asks which day a date with strokes means, and takes it as it is written here', () => {
    const { liegenschaften, meldungen } = lies(zeile({ 'Frist bis': '01/02/2027' }));
    expect(liegenschaften[0]?.aufgaben[0]?.fristBis).toBe('2027-02-01');
    expect(meldungen[0]).toMatchObject({
      schwere: 'warnung',
      text: '„Frist bis“: „01/02/2027“ kann 01.02.2027 oder 02.01.2027 heißen. Wir nehmen 01.02.2027; bitte prüfen Sie das.',
    });
  });

  it('never throws a row away for a day on which no task hangs', () => {
    const ohneArbeit = lies(zeile({ Tätigkeit: '', 'Frist bis': 'demnächst' }));
    expect(ohneArbeit.zeilen).toMatchObject({ uebernommen: 1, fehlerhaft: 0 });
    expect(ohneArbeit.meldungen[0]?.text).toBe(
      '„Frist bis“: „demnächst“ ist kein Datum. Das Feld bleibt leer; die Zeile übernehmen wir.',
    );
    expect(lies(zeile({ 'Frist bis': 'demnächst' })).zeilen).toMatchObject({ fehlerhaft: 1 });
  });

  it('says that a Feuerstättenschau without the day of the last has no Frist of its own', () => {
    expect(texte(zeile({ Tätigkeit: 'Feuerstättenschau' }))).toEqual([
      'Wann die letzte Feuerstättenschau war, steht nicht in der Datei; deshalb kennen wir ihre Frist nicht und nehmen das laufende Jahr. Bitte ergänzen Sie „Letzte Feuerstättenschau“ oder „Nächste Feuerstättenschau“, oder tragen Sie die Frist nach.',
    ]);
  });

  it('says that work within four weeks needs the day it begins (§ 14 1. BImSchV)', () => {
    expect(texte(zeile({ Tätigkeit: 'Erstmessung' }))).toEqual([
      '„Erstmessung“ ist binnen 4 Wochen fällig, und die Datei sagt nicht, ab wann; wir nehmen das laufende Jahr. Bitte ergänzen Sie „Frist von“, oder tragen Sie die Frist nach.',
    ]);
    expect(texte(zeile({ Tätigkeit: 'Erstmessung', 'Frist von': '01.03.2027' }))).toEqual([]);
  });

  it('says where a Frist would end within three years of the last Feuerstättenschau (§ 14 SchfHwG)', () => {
    const kopf = [...KOPF, 'letzte FSS', 'nächste FSS'];
    const { meldungen } = liesImport([kopf, [...zeile(), '10.05.2024', '31.12.2026']], {
      kopfzeile: 0,
      zuordnung: alsZuordnung(ordneSpaltenZu(kopf)),
    });
    expect(meldungen.map(({ text }) => text)).toEqual([
      'Am 31.12.2026 wären seit der letzten Feuerstättenschau vom 10.05.2024 keine drei Jahre vergangen (§ 14 SchfHwG). Als Frist nehmen wir 10.05.2027 bis 10.05.2029.',
    ]);
  });

  it('mends a postcode without its leading zero and says so', () => {
    const { liegenschaften, meldungen } = lies(zeile({ PLZ: '1067', Ort: 'Dresden' }));
    expect(liegenschaften[0]?.adresse.plz).toBe('01067');
    expect(meldungen).toEqual([
      {
        zeile: 2,
        spalte: 4,
        feld: 'plz',
        art: 'plz-ergaenzt',
        schwere: 'warnung',
        text: 'Die PLZ „1067“ hat nur vier Ziffern. Wir haben die führende Null ergänzt: 01067.',
        zelle: '1067',
      },
    ]);
  });

  it('keeps out a row whose house number became a date, and takes the others', () => {
    const ergebnis = lies(zeile({ 'Hausnr.': '01. Mrz' }), zeile({ 'Objekt-ID': 'LA-2', 'Hausnr.': '2' }));
    expect(ergebnis.liegenschaften.map(({ externalId }) => externalId)).toEqual(['LA-2']);
    expect(ergebnis.zeilen).toEqual({ gelesen: 2, uebernommen: 1, fehlerhaft: 1, uebersprungen: 0 });
    expect(ergebnis.fehlerhafteSchluessel).toEqual(['id:LA-1']);
    expect(ergebnis.meldungen[0]).toMatchObject({ zeile: 2, spalte: 3, schwere: 'fehler' });
    expect(ergebnis.meldungen[0]?.text).toContain('gemeint war vielleicht 1-3 oder 1/3');
  });

  it('says of a row that stays out what else has to be put right, too', () => {
    const { meldungen } = lies(zeile({ 'Hausnr.': '01. Mrz', PLZ: '1067', 'E-Mail': 'eva@' }));
    expect(meldungen.map(({ art }) => art)).toEqual(['hausnr-exceldatum', 'plz-ergaenzt', 'email-ungueltig']);
  });

  it('keeps out a Frist that ends before it begins', () => {
    const { meldungen, liegenschaften } = lies(
      zeile({ 'Frist von': '01.03.2027', 'Frist bis': '28.02.2027' }),
    );
    expect(liegenschaften).toEqual([]);
    expect(meldungen[0]).toMatchObject({
      feld: 'fristBis',
      schwere: 'fehler',
      text: 'Die Frist endet am 28.02.2027, bevor sie am 01.03.2027 beginnt. Bitte prüfen Sie beide Daten.',
    });
  });

  it('takes both ends of a Frist out of one cell', () => {
    for (const spalte of ['Frist von', 'Frist bis'])
      expect(
        lies(zeile({ [spalte]: '01.03.2027 - 30.04.2027' })).liegenschaften[0]?.aufgaben[0],
      ).toMatchObject({
        fristVon: '2027-03-01',
        fristBis: '2027-04-30',
      });
  });

  it.each([
    ['01.03.1927', '30.04.2027', ['datum-fern']],
    ['01.03.2027', '30.04.2127', ['datum-fern']],
    ['01.03.2026', '30.04.2026', ['frist-vergangen']],
    ['46082', '46142', ['frist-vergangen']],
    ['01.11.2026', '31.12.2026', []],
    ['01.03.2027', '30.04.2027', []],
  ])('says where a Frist from %s to %s is over or far away', (von, bis, gesagt) => {
    const { meldungen, liegenschaften } = liesImport([KOPF, zeile({ 'Frist von': von, 'Frist bis': bis })], {
      kopfzeile: 0,
      zuordnung: alsZuordnung(ordneSpaltenZu(KOPF)),
      heute: '2026-11-29',
    });
    expect(liegenschaften).toHaveLength(1);
    expect(meldungen.map(({ art }) => art)).toEqual(gesagt);
  });

  it('refuses an id that stands for two houses', () => {
    const ergebnis = lies(zeile(), zeile({ 'Hausnr.': '3' }));
    expect(ergebnis.liegenschaften.length).toBe(1);
    expect(ergebnis.zeilen.fehlerhaft).toBe(1);
    expect(ergebnis.meldungen.map(({ zeile, text }) => [zeile, text])).toEqual([
      [
        3,
        'Die Objekt-ID „LA-1“ steht schon in Zeile 2 für Hardtstraße 1. Jede Liegenschaft braucht ihre eigene ID.',
      ],
    ]);
  });

  it('takes a repeated row once', () => {
    const ergebnis = lies(zeile(), zeile());
    expect(ergebnis.liegenschaften[0]?.zeilen).toEqual([2]);
    expect(ergebnis.zeilen).toEqual({ gelesen: 2, uebernommen: 1, fehlerhaft: 0, uebersprungen: 1 });
    expect(texte(zeile(), zeile())).toEqual(['Diese Zeile wiederholt Zeile 2. Wir nehmen sie nur einmal.']);
  });

  it('collects the tasks of one property from several rows', () => {
    const ergebnis = lies(
      zeile({ 'Frist von': '01.01.2027', 'Frist bis': '28.02.2027' }),
      zeile({ 'Frist von': '01.10.2027', 'Frist bis': '30.11.2027' }),
      zeile({ Tätigkeit: 'Feuerstättenschau' }),
    );
    expect(ergebnis.zeilenform).toBe('aufgabe');
    expect(ergebnis.liegenschaften[0]).toMatchObject({
      zeilen: [2, 3, 4],
      aufgaben: [
        { taetigkeitId: 'kehrung_3x', fristVon: '2027-01-01', fristBis: '2027-02-28' },
        { taetigkeitId: 'kehrung_3x', fristVon: '2027-10-01', fristBis: '2027-11-30' },
        { taetigkeitId: 'fss' },
      ],
    });
  });

  it('empties a phone number that a spreadsheet shortened, and keeps words as a note', () => {
    const verkuerzt = lies(zeile({ Telefon: '4,91515E+11' }));
    expect(verkuerzt.liegenschaften[0]?.kontakte[0]).not.toHaveProperty('telefon');
    expect(verkuerzt.meldungen[0]).toMatchObject({ feld: 'telefon', schwere: 'warnung' });
    const worte = lies(zeile({ Telefon: 'bei Meyer klingeln' }));
    expect(worte.liegenschaften[0]?.notiz).toBe('bei Meyer klingeln');
  });

  it('says what to do about each value it cannot take', () => {
    expect(texte(zeile({ 'E-Mail': 'ute@' }))).toEqual([
      '„ute@“ ist keine E-Mail-Adresse. Das Feld bleibt leer.',
    ]);
    expect(texte(zeile({ 'Frist bis': '31.02.2027' }))).toEqual([
      '„Frist bis“: „31.02.2027“ ist kein Datum. Erwartet wird TT.MM.JJJJ, zum Beispiel 31.12.2027.',
    ]);
    expect(texte(zeile({ Tätigkeit: 'Gartenarbeit' }))).toEqual([
      'Die Tätigkeit „Gartenarbeit“ kennen wir nicht. Bitte ordnen Sie sie einer Ihrer Tätigkeiten zu.',
    ]);
    expect(texte(zeile({ PLZ: '912' }))[0]).toContain('keine deutsche PLZ');
    expect(texte(zeile({ 'Hausnr.': '' }))[0]).toContain('Hausnummer fehlt');
    expect(texte(zeile({ Straße: '', Ort: '', PLZ: '' }))[0]).toContain('Ohne Anschrift');
    expect(texte([...zeile(), 'zu', 'viel'])[0]).toContain('13 statt 11 Spalten');
  });

  it('reads back what our own exports wrote to outwit spreadsheets', () => {
    const { liegenschaften, meldungen } = lies(zeile({ PLZ: '="01067"', Telefon: "'+49 151 50298754" }));
    expect(meldungen).toEqual([]);
    expect(liegenschaften[0]?.adresse.plz).toBe('01067');
    expect(liegenschaften[0]?.kontakte[0]?.mobil).toBe('+49 151 50298754');
  });

  it('takes the village for the street where there are none', () => {
    expect(lies(zeile({ Straße: '', Ort: 'Dehnberg' })).liegenschaften[0]?.adresse).toMatchObject({
      strasse: 'Dehnberg',
      hausnr: '1',
    });
  });

  it('leaves out empty rows, sums and headers that a printed list repeats', () => {
    const ergebnis = lies(
      zeile(),
      KOPF.map(() => ''),
      KOPF,
      ['Summe', '1'],
      zeile({ 'Objekt-ID': 'LA-2', 'Hausnr.': '2' }),
    );
    expect(ergebnis.liegenschaften.map(({ zeilen }) => zeilen)).toEqual([[2], [6]]);
    expect(ergebnis.meldungen.map(({ art }) => art)).toEqual(['summenzeile']);
    expect(ergebnis.zeilen).toEqual({ gelesen: 2, uebernommen: 2, fehlerhaft: 0, uebersprungen: 0 });
  });

  it('groups by address where the file has no ids', () => {
    const kopf = ['Straße', 'HNr', 'PLZ', 'Ort', 'Kürzel'];
    const ergebnis = liesImport(
      [kopf, ['Hardtstr.', '1', '91207', 'Lauf', 'KS3'], ['HARDTSTRASSE', '1', '91207', 'Lauf', 'FSS']],
      { kopfzeile: 0, zuordnung: alsZuordnung(ordneSpaltenZu(kopf)) },
    );
    expect(ergebnis.liegenschaften.length).toBe(1);
    expect(ergebnis.liegenschaften[0]).toMatchObject({
      schluessel: 'adr:91207|hardtstr|1',
      aufgaben: [{ taetigkeitId: 'kehrung_3x' }, { taetigkeitId: 'fss' }],
    });
  });

  it('tells the same house under two ids, and keeps both', () => {
    const ergebnis = lies(zeile(), zeile({ 'Objekt-ID': 'LA-2' }));
    expect(ergebnis.liegenschaften.length).toBe(2);
    expect(ergebnis.meldungen).toMatchObject([{ zeile: 3, art: 'adresse-mehrfach', schwere: 'hinweis' }]);
  });

  it('reads one row per unit, with who lives there', () => {
    const kopf = ['ID', 'Straße', 'HNr', 'PLZ', 'Ort', 'NE', 'Lage', 'Eigentümer', 'Mieter'];
    const haus = ['LA-1', 'Hardtstraße', '1', '91207', 'Lauf'];
    const ergebnis = liesImport(
      [
        kopf,
        [...haus, 'EG', 'links', 'Böhm, Renate', 'Schmidt, Ute'],
        [...haus, 'EG', 'rechts', 'Böhm, Renate', 'Nowak, Jürgen'],
      ],
      { kopfzeile: 0, zuordnung: alsZuordnung(ordneSpaltenZu(kopf)) },
    );
    expect(ergebnis.zeilenform).toBe('einheit');
    expect(ergebnis.liegenschaften[0]).toMatchObject({
      anzahlEinheiten: 2,
      einheiten: [
        { bezeichnung: 'EG links', lage: 'links', bewohner: { nachname: 'Schmidt' } },
        { bezeichnung: 'EG rechts', lage: 'rechts', bewohner: { nachname: 'Nowak' } },
      ],
      kontakte: [{ rolle: 'eigentuemer', nachname: 'Böhm' }],
    });
  });

  it('counts units where the column holds their number', () => {
    const kopf = ['ID', 'Straße', 'HNr', 'PLZ', 'Ort', 'NE'];
    const ergebnis = liesImport([kopf, ['LA-1', 'Hardtstraße', '1', '91207', 'Lauf', '6']], {
      kopfzeile: 0,
      zuordnung: alsZuordnung(ordneSpaltenZu(kopf)),
    });
    expect(ergebnis.liegenschaften[0]).toMatchObject({ anzahlEinheiten: 6, einheiten: [] });
  });

  it('reads a cross by the header above it: active in one file, empty in another', () => {
    const status = (kopf: string, wert: string) => {
      const koepfe = ['ID', 'Straße', 'HNr', 'PLZ', 'Ort', kopf];
      return liesImport([koepfe, ['LA-1', 'Hardtstraße', '1', '91207', 'Lauf', wert]], {
        kopfzeile: 0,
        zuordnung: alsZuordnung(ordneSpaltenZu(koepfe)),
      }).liegenschaften[0]?.status;
    };
    expect([status('aktiv', 'ja'), status('aktiv', 'nein'), status('Status', 'Leerstand')]).toEqual([
      'aktiv',
      'unbenutzt',
      'leerstand',
    ]);
    expect([status('Leerstand', 'x'), status('Leerstand', ''), status('unbenutzt', 'J')]).toEqual([
      'leerstand',
      'aktiv',
      'unbenutzt',
    ]);
  });

  it('uses what somebody chose for the words of their own program', () => {
    const ergebnis = liesImport([KOPF, zeile({ Tätigkeit: 'Sondergang' })], {
      kopfzeile: 0,
      zuordnung: alsZuordnung(ordneSpaltenZu(KOPF)),
      eigeneTaetigkeiten: new Map([['sondergang', 'kehrung_2x']]),
    });
    expect(ergebnis.meldungen).toEqual([]);
    expect(ergebnis.liegenschaften[0]?.aufgaben).toEqual([
      { text: 'Sondergang', taetigkeitId: 'kehrung_2x' },
    ]);
  });

  it('loses no row, whatever stands in the cells', () => {
    const zelle = fc.oneof(
      fc.string(),
      fc.constantFrom('', '1', '01. Mrz', '91207', 'Lauf', 'LA-1', 'Summe'),
    );
    const unsinn = fc.array(fc.array(zelle, { maxLength: 13 }), { maxLength: 12 });
    fc.assert(
      fc.property(unsinn, (zeilen) => {
        const { zeilen: zahlen, liegenschaften, meldungen } = lies(...zeilen);
        expect(zahlen.uebernommen + zahlen.fehlerhaft + zahlen.uebersprungen).toBe(zahlen.gelesen);
        expect(zahlen.uebersprungen).toBeGreaterThanOrEqual(0);
        expect(liegenschaften.flatMap((l) => l.zeilen).length).toBe(zahlen.uebernommen);
        expect(meldungen.every(({ text }) => /[.!]$/.test(text))).toBe(true);
      }),
    );
  });
});

describe('liesVorschau', () => {
  it('shows the first rows as they will be understood, faulty ones too', () => {
    const zeilen = [KOPF, zeile({ 'Hausnr.': '01. Mrz' }), zeile(), zeile()];
    const vorschau = liesVorschau(zeilen, { kopfzeile: 0, zuordnung: alsZuordnung(ordneSpaltenZu(KOPF)) }, 2);
    expect(vorschau.map(({ zeile, fehlerhaft }) => [zeile, fehlerhaft])).toEqual([
      [2, true],
      [3, false],
    ]);
  });
});
