import { describe, expect, it } from 'vitest';

import { LAUF_FEHLT, laufBytes, laufVorhanden, lesarten, type LaufDatei } from '../../test/bauenLauf.ts';
import { empfaengername, grussformel } from '../liegenschaft/kontakt.ts';
import { adressSchluessel } from '../ort/adresse.ts';
import { erkenneTrennzeichen, liesCsvtext } from './datei/csvtext.ts';
import { waehleLesart } from './datei/zeichensatz.ts';
import { liesImport, type Importergebnis } from './liesImport.ts';
import { probelauf } from './probelauf.ts';
import { alsZuordnung, findeKopfzeile, ordneSpaltenZu } from './spalte/spaltenzuordnung.ts';

type Gelesen = { zeichensatz?: string; ergebnis: Importergebnis; unbekannt: string[] };
const gelesene = new Map<LaufDatei, Gelesen>();

function lies(datei: LaufDatei): Gelesen {
  const gelesen = gelesene.get(datei) ?? liesNeu(datei);
  gelesene.set(datei, gelesen);
  return gelesen;
}

/** From bytes to properties without any hint, as a person drops the file. */
function liesNeu(datei: LaufDatei): Gelesen {
  const lesart = waehleLesart(lesarten(laufBytes(datei)));
  const text = lesart?.text ?? '';
  const zeilen = liesCsvtext(text, erkenneTrennzeichen(text));
  const kopfzeile = findeKopfzeile(zeilen) ?? 0;
  const spalten = ordneSpaltenZu(zeilen[kopfzeile] ?? [], zeilen.slice(kopfzeile + 1, kopfzeile + 21));
  return {
    zeichensatz: lesart?.name,
    ergebnis: liesImport(zeilen, { kopfzeile, zuordnung: alsZuordnung(spalten) }),
    unbekannt: spalten.filter(({ feld }) => feld === undefined).map(({ kopf }) => kopf),
  };
}

const titel = laufVorhanden() ? 'liesImport on the district of Lauf' : `liesImport: ${LAUF_FEHLT}`;

describe.skipIf(!laufVorhanden())(titel, () => {
  it('reads 2,200 properties with 4,459 tasks from one row per task in Windows-1252', () => {
    const { zeichensatz, ergebnis, unbekannt } = lies('lauf-aufgaben-cp1252.csv');
    expect(zeichensatz).toBe('windows-1252');
    expect(unbekannt).toEqual([]);
    expect(ergebnis.zeilenform).toBe('aufgabe');
    expect(ergebnis.liegenschaften.length).toBe(2200);
    expect(ergebnis.liegenschaften.flatMap(({ aufgaben }) => aufgaben).length).toBe(4459);
    expect(ergebnis.zeilen).toEqual({ gelesen: 4459, uebernommen: 4459, fehlerhaft: 0, uebersprungen: 0 });
    expect(ergebnis.meldungen.filter(({ schwere }) => schwere !== 'hinweis')).toEqual([]);
    expect(ergebnis.liegenschaften.flatMap((l) => l.aufgaben).every((a) => a.taetigkeitId)).toBe(true);
    expect(ergebnis.liegenschaften.find(({ externalId }) => externalId === 'LA-100014')).toMatchObject({
      laufnummer: 3,
      adresse: { strasse: 'Hardtstraße', hausnr: '3', plz: '91207', ort: 'Lauf a.d.Pegnitz' },
      typ: 'einfamilienhaus',
      kontakte: [{ rolle: 'eigentuemer', anrede: 'herr', nachname: 'Schmidt', vorname: 'Ute' }],
      notiz: 'Dachleiter nötig; Luke im 2. OG',
    });
  });

  it('reads 2,200 properties with coordinates from one row per property in UTF-8', () => {
    const { zeichensatz, ergebnis, unbekannt } = lies('lauf-liegenschaften-utf8.csv');
    expect(zeichensatz).toBe('utf-8');
    expect(unbekannt).toEqual([]);
    expect(ergebnis.zeilenform).toBe('liegenschaft');
    expect(ergebnis.liegenschaften.length).toBe(2200);
    expect(ergebnis.liegenschaften.every(({ koordinaten }) => koordinaten !== undefined)).toBe(true);
    expect(ergebnis.liegenschaften[0]).toMatchObject({
      externalId: 'LA-100000',
      adresse: { strasse: 'Hardtstraße', hausnr: '1' },
      kontakte: [{ nachname: 'Escherich', vorname: 'Monika', telefon: '09123 71981' }],
      aufgaben: [{ taetigkeitId: 'kehrung_3x', dauerMinuten: 15 }],
      koordinaten: { lat: 49.514484, lon: 11.275928 },
    });
    expect(ergebnis.liegenschaften[2]?.kontakte[0]).toMatchObject({ mobil: '0151 50298754' });
  });

  it('reads 2,200 properties from an old DOS program in CP850', () => {
    const { zeichensatz, ergebnis, unbekannt } = lies('lauf-dos-cp850.txt');
    expect(zeichensatz).toBe('cp850');
    expect(unbekannt).toEqual([]);
    expect(ergebnis.liegenschaften.length).toBe(2200);
    expect(ergebnis.zeilen.fehlerhaft).toBe(0);
    expect(ergebnis.liegenschaften[1]).toMatchObject({
      laufnummer: 2,
      kehrbezirk: '12',
      adresse: { strasse: 'HARDTSTRASSE', hausnr: '2' },
      kontakte: [{ nachname: 'Großmann', vorname: 'Ute' }],
      aufgaben: [{ taetigkeitId: 'awu_gas_1', text: 'AWG' }],
    });
  });

  it.each(['lauf-aufgaben-cp1252.csv', 'lauf-liegenschaften-utf8.csv', 'lauf-dos-cp850.txt'] as const)(
    'greets nobody of the 2,200 of %s oddly',
    (datei) => {
      const text = waehleLesart(lesarten(laufBytes(datei)))?.text ?? '';
      const { liegenschaften, meldungen } = lies(datei).ergebnis;
      const kontakte = liegenschaften.flatMap((haus) => haus.kontakte);
      expect(kontakte.length).toBeGreaterThanOrEqual(2200);
      const seltsam = kontakte.filter((kontakt) => {
        const gruss = grussformel(kontakt);
        const name = kontakt.nachname ?? kontakt.firma ?? '';
        return (
          // A couple of whom the file knows one first name is greeted by it.
          !/^Guten Tag( (Frau|Herr|Familie|Eheleute|\p{Lu}[\p{L}-]+)( Dr\.)? \p{Lu}[\p{L}-]+)?$/u.test(
            gruss,
          ) ||
          (kontakt.anrede !== 'eheleute' &&
            kontakt.vorname !== undefined &&
            gruss.includes(kontakt.vorname)) ||
          !empfaengername(kontakt).includes(name) ||
          !text.includes(name)
        );
      });
      expect(seltsam).toEqual([]);
      // What the file itself has lost is said for every such name.
      const verloren = meldungen.filter(({ art }) => art === 'zeichen-verloren');
      const fragezeichen = text.split(/\r?\n/).filter((zeile) => /\p{L}\?\p{L}/u.test(zeile));
      expect(verloren).toHaveLength(fragezeichen.length);
    },
  );

  it('finds the same houses in the new and the old file by their address, however spelt', () => {
    const adressen = (datei: LaufDatei) =>
      new Set(lies(datei).ergebnis.liegenschaften.map(({ adresse }) => adressSchluessel(adresse)));
    const neu = adressen('lauf-liegenschaften-utf8.csv');
    expect(adressen('lauf-dos-cp850.txt').difference(neu)).toEqual(new Set());
    expect(adressen('lauf-aufgaben-cp1252.csv').difference(neu)).toEqual(new Set());
  });

  it('changes nothing when the same file comes twice, and proposes the old program’s houses as the same', () => {
    const erster = lies('lauf-aufgaben-cp1252.csv').ergebnis;
    const vorhandene = erster.liegenschaften.map((stand) => ({
      id: stand.schluessel,
      stand,
      lokalGeaendert: [],
      fehltImExport: false,
    }));
    const zweiter = probelauf(liesNeu('lauf-aufgaben-cp1252.csv').ergebnis, vorhandene);
    expect({ ...zweiter, unveraendert: zweiter.unveraendert.length }).toEqual({
      neu: [],
      geaendert: [],
      unveraendert: 2200,
      fehlend: [],
      wiederDa: [],
      fehlerhafteZeilen: 0,
      vorschlaege: [],
    });
    const alt = probelauf(lies('lauf-dos-cp850.txt').ergebnis, vorhandene);
    expect(alt.vorschlaege.length).toBe(2200);
    expect(alt.vorschlaege.every(({ gleicherName }) => gleicherName)).toBe(true);
  });
});
