import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { schreibeMappe, type Tabellenzeile } from './schreibeMappe.ts';

const AM = new Date('2027-01-11T08:00:00+01:00');

async function* blatt(...seiten: Tabellenzeile[][]): AsyncGenerator<Tabellenzeile[]> {
  yield* seiten;
}
const mappe = async (kopf: string[], ...seiten: Tabellenzeile[][]): Promise<Buffer> =>
  Buffer.concat(
    await Array.fromAsync(
      schreibeMappe(AM, [
        { name: 'Häuser & Höfe', kopf, seiten: blatt(...seiten) },
        { name: 'Leer', kopf: ['Frist'], seiten: blatt() },
      ]),
    ),
  );
const gelesen = async (kopf: string[], ...seiten: Tabellenzeile[][]) =>
  (await readXlsxFile(await mappe(kopf, ...seiten), { trim: false })).map(({ sheet, data }) => ({
    sheet,
    data,
  }));

describe('a workbook', () => {
  it('is read as it was written, page after page, a sheet without lines as its head', async () => {
    expect(
      await gelesen(
        ['Straße', 'PLZ', 'NE', 'Frist'],
        [['Hardtstraße', { ziffern: '01067' }, 2, { tag: '2027-02-28' }]],
        [['', undefined, 1.5, { tag: '1900-03-01' }]],
      ),
    ).toEqual([
      {
        sheet: 'Häuser & Höfe',
        data: [
          ['Straße', 'PLZ', 'NE', 'Frist'],
          ['Hardtstraße', '01067', 2, new Date('2027-02-28T00:00:00Z')],
          [null, null, 1.5, new Date('1900-03-01T00:00:00Z')],
        ],
      },
      { sheet: 'Leer', data: [['Frist']] },
    ]);
  });
  it('keeps texts as they are, but what XML does not know: no formula, no cut cell, no sign that Excel would read as another', async () => {
    const texte = ['=1+1', '@SUM(A1)', '<b>&amp;"</b>', ' mit Rand ', 'Zeile\nZeile', '🏠', '_x0041_'];
    const [erstes] = await gelesen(
      ['Text'],
      [...texte, 'a\u0000b', '\uD800', 'x'.repeat(40_000)].map((text) => [text]),
    );
    const inhalt = erstes?.data.slice(1).map(([zelle]) => zelle) ?? [];
    expect(inhalt.slice(0, texte.length)).toEqual(texte);
    expect(inhalt.slice(7, 9)).toEqual(['ab', '\uFFFD']);
    expect(String(inhalt[9])).toHaveLength(32_767);
  });
  it('has columns past Z', async () => {
    const kopf = Array.from({ length: 60 }, (_, nummer) => `Spalte ${nummer}`);
    const [erstes] = await gelesen(kopf, [kopf.map((_, nummer) => nummer)]);
    expect(erstes?.data).toEqual([kopf, kopf.map((_, nummer) => nummer)]);
  });
  it('reads nothing of the next page before somebody takes this one', async () => {
    const gefragt: number[] = [];
    async function* seiten(): AsyncGenerator<Tabellenzeile[]> {
      for (const nummer of Array.from({ length: 200 }, (_, index) => index)) {
        gefragt.push(nummer);
        yield Array.from({ length: 100 }, (_, zeile) => [
          `${nummer} ${zeile} ${Math.sin(nummer * 100 + zeile)}`,
        ]);
      }
    }
    const stuecke = schreibeMappe(AM, [{ name: 'Viele', kopf: ['Text'], seiten: seiten() }]);
    while (gefragt.length === 0) await stuecke.next();
    expect(gefragt.length).toBeLessThan(100);
    await stuecke.return(undefined);
  });
  it('is one, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
        async (texte) => {
          // The last line is never an empty one, which a reader might leave out.
          const zeilen = [...texte, 'Ende'].map((text) => [text]);
          const [erstes] = await readXlsxFile(await mappe(['Text'], zeilen));
          expect(erstes?.data).toHaveLength(zeilen.length + 1);
        },
      ),
      { numRuns: 50, examples: [[[' ']], [['\u0000', '\uFFFF']], [['</t>', ' x ']]] },
    );
  });
});
