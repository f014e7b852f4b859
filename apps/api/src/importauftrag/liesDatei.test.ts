import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';

import { liesDatei } from './liesDatei.ts';

const TEXT = 'Straße;Ort\nMühlgäßchen 1;Lauf\nÖsterreicher Straße 2;Röthenbach\n';
const lies = (bytes: Uint8Array, lesart = {}) => liesDatei({ bytes, art: 'csv', lesart });

describe('liesDatei', () => {
  it.each(['utf-8', 'windows-1252', 'cp850'] as const)(
    'finds out that a file is written in %s',
    async (zeichensatz) => {
      expect(await lies(iconv.encode(TEXT, zeichensatz))).toMatchObject({
        ok: true,
        lesart: { zeichensatz, trennzeichen: ';', kopfzeile: 0 },
        zeilen: [['Straße', 'Ort'], ['Mühlgäßchen 1', 'Lauf'], expect.anything()],
      });
    },
  );
  it('believes a byte order mark and drops it', async () => {
    expect(await lies(Buffer.from(`\uFEFF${TEXT}`))).toMatchObject({
      lesart: { zeichensatz: 'utf-8' },
      zeilen: { 0: ['Straße', 'Ort'] },
    });
    expect(await lies(iconv.encode(TEXT, 'utf-16le', { addBOM: true }))).toMatchObject({
      lesart: { zeichensatz: 'utf-16le' },
      zeilen: { 0: ['Straße', 'Ort'] },
    });
  });
  it.each(['utf-16le', 'utf-16be'] as const)('reads %s that nobody marked', async (zeichensatz) => {
    expect(await lies(iconv.encode(`${TEXT}Am Bühl 3 – hinten;Preis 5 €\n`, zeichensatz))).toMatchObject({
      lesart: { zeichensatz, trennzeichen: ';', kopfzeile: 0 },
      zeilen: { 0: ['Straße', 'Ort'], 3: ['Am Bühl 3 – hinten', 'Preis 5 €'] },
    });
  });
  it('reads as a person says, even where that is wrong', async () => {
    expect(
      await lies(iconv.encode(TEXT, 'utf-8'), {
        zeichensatz: 'windows-1252',
        trennzeichen: ',',
        kopfzeile: null,
      }),
    ).toMatchObject({
      lesart: { zeichensatz: 'windows-1252', trennzeichen: ',', kopfzeile: null },
      zeilen: { 0: ['StraÃŸe;Ort'] },
    });
  });
  it('drops signs that no database takes', async () => {
    expect(await lies(Buffer.from('Straße;Ort\nGa\0sse 1;Lauf\n'))).toMatchObject({
      zeilen: { 1: ['Gasse 1', 'Lauf'] },
    });
  });
  it('reads a workbook: days as days, numbers with a comma, the first sheet that holds a table', async () => {
    const bytes = await writeXlsxFile(
      [
        [{ value: 'Straße' }, { value: 'PLZ' }, { value: 'Frist bis' }, { value: 'Breite' }],
        [
          { value: 'Gasse 1' },
          { value: 1067, type: Number },
          { value: new Date(Date.UTC(2027, 1, 28)), type: Date, format: 'dd.mm.yyyy' },
          { value: 49.5, type: Number },
        ],
      ],
      {},
    ).toBuffer();
    expect(await liesDatei({ bytes, art: 'xlsx', lesart: {} })).toMatchObject({
      ok: true,
      lesart: { zeichensatz: null, trennzeichen: null, kopfzeile: 0 },
      zeilen: [
        ['Straße', 'PLZ', 'Frist bis', 'Breite'],
        ['Gasse 1', '1067', '28.02.2027', '49,5'],
      ],
    });
  });
});
