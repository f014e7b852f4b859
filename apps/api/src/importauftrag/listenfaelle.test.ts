import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { erkenneDateiart } from '@kehrtour/domain/importdatei/datei/dateiart';
import { istImportformat } from '@kehrtour/domain/importdatei/datei/importformat';
import { liesImport } from '@kehrtour/domain/importdatei/liesImport';
import { describe, expect, it } from 'vitest';

import { baueVorschau } from './baueVorschau.ts';
import { liesDatei } from './liesDatei.ts';

/** Lists as other programs write them, each with one fault that others had with its kind; they lie beside the project. */
const ORDNER = new URL('../../../../../shared/data/faelle/listen/', import.meta.url);
const da = existsSync(ORDNER);
const NAME = da
  ? 'a list of houses'
  : 'a list of houses: skipped, the shared data are not beside the project (../shared/data/faelle/listen)';

/** Of each house: its address, the flats in it, phone and mobile, the last day of its work. */
interface Erwartet {
  readonly haeuser: readonly string[];
  /** Causes that are said, each once. */
  readonly gesagt?: readonly string[];
  readonly draussen?: readonly number[];
  readonly zeilen?: readonly number[];
  readonly unlesbar?: true;
}
const ZWEI: Erwartet = {
  haeuser: [
    'Brückenstraße 12, 01067 Dresden | 0351 123456 | Jürgen Müller | 2027-12-31',
    'Äußere Straße 3, 01067 Dresden | 0351 123457 | Käthe Größer | 2027-12-31',
  ],
  zeilen: [2, 3],
};
/** One of two rows stays out: its house number became a day, and its phone was rounded away. */
const dorf = (bis: string): Erwartet => ({
  haeuser: [`Dorfstr. 3, 01067 Dresden | +491712345678 | Eva Muster | ${bis}`],
  gesagt: ['plz-ergaenzt', 'telefon-ergaenzt', 'hausnr-exceldatum', 'telefon-exceltext'],
  draussen: [3],
  zeilen: [2],
});
const DORF = dorf('2027-03-01');

const ERWARTET: Readonly<Record<string, Erwartet>> = {
  'c-cp1252.csv': ZWEI,
  'c-cp437.csv': ZWEI,
  'c-cp850.csv': ZWEI,
  'c-iso-8859-15.csv': ZWEI,
  'c-macroman.csv': ZWEI,
  'c-utf-16le.csv': ZWEI,
  'c-sep.csv': ZWEI,
  'c-kopf-zeile-8.csv': { ...ZWEI, zeilen: [9, 10] },
  'c-summe.csv': { ...ZWEI, gesagt: ['summenzeile'] },
  'c-doppelte-koepfe.csv': { haeuser: ['Ringweg 5, 91207 Lauf | Eva Muster'] },
  'c-hausnummern.csv': {
    haeuser: [
      'Ringweg 12, 91207 Lauf | Wohnung 3 | Wohnung 4',
      'Ringweg 5 bis 9, 91207 Lauf',
      'C 4 12, 68159 Mannheim',
      'Ringweg 5 HH, 91207 Lauf',
    ],
    gesagt: ['hausnr-mehrere'],
    zeilen: [2, 4, 5, 6],
  },
  'c-pipe-plz.csv': {
    haeuser: ['Dorfstr. 1/2, 01069 Dresden | +49 (0)351/123'],
    gesagt: [
      'hausnr-exceldatum',
      'hausnr-mehrere',
      'plz-ergaenzt',
      'datum-ohne-folge',
      'frist-ohne-taetigkeit',
      'telefon-exceltext',
    ],
    draussen: [2],
    zeilen: [3],
  },
  'c-telefon-ohne-null.csv': {
    haeuser: [
      'Ringweg 5, 91207 Lauf | 0912312345 | 01712345678 | Eva Muster',
      'Ringweg 9, 91207 Lauf | 0172 3456789 | 0171 2345678 | Jan Muster',
    ],
    gesagt: ['telefon-ergaenzt', 'telefon-mehrere'],
  },
  'c-tsv-zeilenumbruch.txt': {
    haeuser: [
      'Ringweg 5, 91207 Lauf | 0171/1234567 | Hund!\nvorher "anrufen"; Telefon: 0171/1234567 (abends)',
      'Ringweg 12a-c, 91207 Lauf OT Heuchling | 0911-12 34 56 | 0171 234567',
    ],
    gesagt: ['telefon-bemerkung', 'telefon-mehrere'],
  },
  'x-1904.xlsx': dorf('2031-03-02'),
  'x-absolut.xlsx': DORF,
  'x-backslash.xlsx': DORF,
  'x-gefiltert.xlsx': DORF,
  'x-namensraum-x.xlsx': DORF,
  'x-ohne-r.xlsx': DORF,
  'x-rels-ns0.xlsx': DORF,
  'x-strict.xlsx': DORF,
  'x-versteckt-zuerst.xlsx': DORF,
  'x-formel.xlsx': { haeuser: ['Ringweg 5, Lauf'], gesagt: ['formelfehler', 'plz-fehlt'] },
  'x-verbunden.xlsx': {
    haeuser: ['Ringweg 5, 91207 Lauf | A B', 'Ringweg 7, 91207 Lauf | C D', 'Ringweg 9, 91207 Lauf | E F'],
  },
  'x-html.xls': { haeuser: ['Ringweg 5, 91207 '], gesagt: ['ort-fehlt'] },
  // Its content is empty: it says what to press.
  'x-ods.ods': { haeuser: [], unlesbar: true },
  'x-spreadsheetml.xls': { haeuser: [], gesagt: ['adresse-fehlt'], draussen: [1] },
};

const ganz = (teile: readonly (string | undefined)[]): string => teile.filter(Boolean).join(' | ');

describe.skipIf(!da)(NAME, () => {
  const dateien = da ? readdirSync(ORDNER).toSorted() : [];
  it.each(dateien)('%s is read as expected, or told how to make one that is', async (name) => {
    const erwartet = ERWARTET[name];
    const bytes = readFileSync(new URL(name, ORDNER));
    const art = erkenneDateiart(bytes);
    if (!istImportformat(art)) throw new Error(`${name} is taken for ${art}`);
    const gelesen = await liesDatei({ bytes, art, lesart: {} });
    if (!gelesen.ok && erwartet?.unlesbar) return expect(gelesen.satz).toMatch(/„Speichern unter/);
    if (!gelesen.ok) throw new Error(`${name}: ${gelesen.satz ?? gelesen.grund}`);
    const { zuordnung, zeilen } = baueVorschau(gelesen, undefined);
    const { kopfzeile } = gelesen.lesart;
    const { liegenschaften, meldungen } = liesImport(gelesen.zeilen, {
      zuordnung,
      ...(kopfzeile === null ? {} : { kopfzeile }),
    });
    const haeuser = liegenschaften.map(({ adresse: { strasse, hausnr, plz, ort }, ...haus }) => {
      const { kontakte, aufgaben, einheiten, notiz } = haus;
      const [kontakt] = kontakte;
      return ganz([
        `${strasse} ${hausnr}, ${plz} ${ort}`.replaceAll('  ', ' '),
        ...einheiten.map(({ bezeichnung }) => bezeichnung),
        kontakt?.telefon,
        kontakt?.mobil,
        ganz([`${kontakt?.vorname ?? ''} ${kontakt?.nachname ?? ''}`.trim()]),
        aufgaben[0]?.fristBis,
        notiz,
      ]);
    });
    expect(haeuser).toEqual(erwartet?.haeuser);
    expect([...new Set(meldungen.map((eine) => eine.art))].toSorted()).toEqual(
      [...(erwartet?.gesagt ?? [])].toSorted(),
    );
    const draussen = meldungen.filter(({ schwere }) => schwere === 'fehler').map(({ zeile }) => zeile);
    expect([...new Set(draussen)]).toEqual(erwartet?.draussen ?? []);
    if (erwartet?.zeilen) expect(liegenschaften.map((eine) => eine.zeilen[0])).toEqual(erwartet.zeilen);
    // The preview says the same of each row, and never two things at once.
    expect(zeilen.filter(({ fehlerhaft }) => fehlerhaft).map(({ zeile }) => zeile)).toEqual(
      erwartet?.draussen ?? [],
    );
    for (const zeile of zeilen.filter(({ fehlerhaft }) => fehlerhaft))
      expect(zeile.meldungen.filter(({ schwere }) => schwere === 'hinweis')).toEqual([]);
  });
  it('knows them all', () => {
    expect(dateien).toEqual(Object.keys(ERWARTET).toSorted());
  });
});
