import { describe, expect, it } from 'vitest';

import { liesImport } from '../liesImport.ts';
import { alsZuordnung, ordneSpaltenZu } from '../spalte/spaltenzuordnung.ts';

const EINE = ['Straße und Hausnummer', 'PLZ', 'Ort'];
const ZWEI = ['Straße', 'Hausnr.', 'PLZ', 'Ort'];

function lies(kopf: string[], ...anschrift: string[]) {
  const { liegenschaften, meldungen } = liesImport([kopf, [...anschrift, '91207', 'Lauf']], {
    zuordnung: alsZuordnung(ordneSpaltenZu(kopf)),
    kopfzeile: 0,
  });
  const [haus] = liegenschaften;
  return {
    haus: haus === undefined ? undefined : [haus.adresse.strasse, haus.adresse.hausnr],
    einheiten: haus?.einheiten.map(({ bezeichnung }) => bezeichnung) ?? [],
    gesagt: meldungen.map(({ art }) => art),
    text: meldungen[0]?.text,
  };
}

describe('street and number in one cell (never another house without a word)', () => {
  it.each([
    ['Ringweg 12 03', 'adresse-unklar'],
    ['Ringweg 18 5 HH', 'adresse-unklar'],
    ['An der B 14', 'adresse-unklar'],
    ['Postfach 12', 'adresse-unklar'],
    ['Flurnr. 123/4', 'adresse-unklar'],
    ['Industriestr. 4-6, Halle B', 'adresse-unklar'],
    ['Ringweg 12, Garage', 'adresse-unklar'],
    ['Am Hang 7ff', 'adresse-unklar'],
    ['Am Hang 7-11 ungerade', 'adresse-unklar'],
    ['12 Ringweg', 'adresse-unklar'],
    ['Am Hang', 'hausnr-fehlt'],
  ])('asks which house %s is', (text, art) => {
    expect(lies(EINE, text)).toMatchObject({ haus: [text, ''], gesagt: [art] });
  });

  it.each([
    ['Am Hang 7 u 9', 'Am Hang', '7 u 9', ['hausnr-mehrere']],
    ['Kirchenweg 12/14', 'Kirchenweg', '12/14', ['hausnr-mehrere']],
    ['Kirchenweg 12/1', 'Kirchenweg', '12/1', []],
    ['Am Hang ohne Nr.', 'Am Hang', '', ['hausnr-fehlt']],
    ['Am Hang o. Nr.', 'Am Hang', '', ['hausnr-fehlt']],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135', []],
  ])('reads %s and says what there is to say', (text, strasse, hausnr, gesagt) => {
    expect(lies(EINE, text)).toMatchObject({ haus: [strasse, hausnr], gesagt });
  });

  it('takes what stands behind a door for a flat', () => {
    expect(lies(EINE, 'Ringweg 12 Tür 5')).toMatchObject({
      haus: ['Ringweg', '12'],
      einheiten: ['Tür 5'],
      gesagt: [],
    });
  });

  it.each([
    ['Am Alten Rathaus 01. Mrz', '1-3 oder 1/3'],
    ['Ringweg 3. Mrz', '3-3 oder 3/3'],
    ['Ringweg Mrz 05', '3-5 oder 3/5'],
    ['Ringweg 45356', '5-3 oder 5/3'],
    ['Ringweg 05.03.2026', '5-3 oder 5/3'],
  ])('refuses %s, whose number a spreadsheet took for a date', (text, gemeint) => {
    const { haus, gesagt, text: satz } = lies(EINE, text);
    expect({ haus, gesagt }).toEqual({ haus: undefined, gesagt: ['hausnr-exceldatum'] });
    expect(satz).toContain(gemeint);
  });

  it.each([
    ['Postfach', '„Postfach 12“ ist ein Postfach und kein Haus.'],
    ['Flurnr.', '„Flurnr. 12“ ist ein Flurstück und keine Hausnummer.'],
  ])('says why %s is no house', (wort, anfang) => {
    expect(lies(EINE, `${wort} 12`).text?.startsWith(anfang)).toBe(true);
  });
});

describe('street and number in two cells', () => {
  it.each([
    ['Ringweg 12', '5', ['adresse-unklar']],
    ['Straße 614', '12', []],
    ['Q 7', '24', []],
    ['Ringweg', '12', []],
    ['Ringweg', '12/14', ['hausnr-mehrere']],
  ])('keeps %s and %s and asks where they contradict each other', (strasse, hausnr, gesagt) => {
    expect(lies(ZWEI, strasse, hausnr)).toMatchObject({ haus: [strasse, hausnr], gesagt });
  });

  it('has no number where the cell says so', () => {
    expect(lies(ZWEI, 'Am Hang', 'o. Nr.')).toMatchObject({
      haus: ['Am Hang', ''],
      gesagt: ['hausnr-fehlt'],
    });
  });

  it('refuses the number of days of a date as a number', () => {
    expect(lies(ZWEI, 'Ringweg', '45356')).toMatchObject({ haus: undefined, gesagt: ['hausnr-exceldatum'] });
  });
});
