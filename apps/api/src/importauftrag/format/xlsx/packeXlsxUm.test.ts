import { deflateRawSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';

import { baueArchiv, type Eintrag, mappe, ZWEI_ZEILEN } from '../../../../test/archiv.ts';
import { liesDatei } from '../../liesDatei.ts';
import { packeXlsxUm } from './packeXlsxUm.ts';
import { XLSX_AUSWEG, XlsxFehler } from './xlsxAusweg.ts';

const MB = 1024 * 1024;
const NICHTS = Buffer.alloc(0);
const leer = (mb: number): Buffer => Buffer.alloc(mb * MB, ' ');
const um = (mehr: readonly Eintrag[]) => packeXlsxUm(baueArchiv(mappe(ZWEI_ZEILEN, mehr)));
const eintrag = (name: string, inhalt: Buffer = Buffer.from('<x/>'), mehr: object = {}): Eintrag => ({
  name,
  inhalt,
  ...mehr,
});

/** Not compressed, so that it is as large as it says. */
const lose = (name: string, inhalt: Buffer): Eintrag => ({
  name,
  inhalt,
  gepackt: deflateRawSync(inhalt, { level: 0 }),
});

describe('packeXlsxUm', () => {
  it('gives back what an honest workbook holds, without its pictures', async () => {
    const um = Buffer.from(
      (await packeXlsxUm(baueArchiv(mappe(ZWEI_ZEILEN, [eintrag('xl/media/bild.png', leer(3))])))).archiv,
    );
    expect(um.includes('Gasse 1')).toBe(true);
    expect(um.length).toBeLessThan(10_000);
  });
  it.each<[string, keyof typeof XLSX_AUSWEG, Eintrag[]]>([
    [
      'a sheet that unpacks to a thousand times its size',
      'zu-gross',
      [eintrag('xl/worksheets/sheet2.xml', leer(90))],
    ],
    [
      'many sheets that are too much together',
      'zu-gross',
      Array.from({ length: 14 }, (_, i) => lose(`xl/s${i}.xml`, leer(10))),
    ],
    [
      'an entry that says ten bytes and brings 90 MB',
      'beschaedigt',
      [eintrag('xl/worksheets/sheet2.xml', leer(90), { sagtImVerzeichnis: 10, sagtVorOrt: 10 })],
    ],
    [
      'an entry that says ten bytes in the table of contents alone',
      'beschaedigt',
      [eintrag('xl/sharedStrings.xml', leer(90), { sagtImVerzeichnis: 10 })],
    ],
    [
      'an entry that says more than it brings',
      'beschaedigt',
      [eintrag('xl/sharedStrings.xml', Buffer.from('<sst/>'), { sagtImVerzeichnis: 500_000 })],
    ],
    [
      'entries that share the same bytes',
      'beschaedigt',
      [
        lose('xl/a.xml', leer(1)),
        ...Array.from({ length: 40 }, (_, i) => ({ ...lose(`xl/b${i}.xml`, leer(1)), teiltBytes: true })),
      ],
    ],
    ['two entries of one name', 'beschaedigt', [eintrag('xl/workbook.xml')]],
    ['a name that leads out of the archive', 'beschaedigt', [eintrag('../xl/workbook.xml')]],
    ['thousands of entries', 'zu-gross', Array.from({ length: 3000 }, (_, i) => eintrag(`xl/n${i}.xml`))],
    ['a locked workbook', 'verschluesselt', [eintrag('xl/a.xml', undefined, { flaggen: 1 })]],
    ['macros', 'makros', [eintrag('xl/vbaProject.bin')]],
    ['values from other files', 'verknuepft', [eintrag('xl/externalLinks/externalLink1.xml')]],
    [
      'entities',
      'beschaedigt',
      [eintrag('xl/sharedStrings.xml', Buffer.from('<!DOCTYPE a [<!ENTITY b "bb">]><sst>&b;</sst>'))],
    ],
  ])('refuses %s', async (_was, grund, mehr) => {
    await expect(um(mehr)).rejects.toMatchObject({ grund });
  });
  it('refuses a hundred thousand entries before it looks at the first', async () => {
    const viele = baueArchiv(
      Array.from({ length: 100_000 }, (_, i) => ({
        name: `${i}`,
        inhalt: NICHTS,
        gepackt: NICHTS,
        teiltBytes: i > 0,
      })),
      65_000,
    );
    await expect(packeXlsxUm(viele)).rejects.toMatchObject({ grund: 'zu-gross' });
  });
  it('refuses a table of contents that points to nowhere', async () => {
    const gut = baueArchiv(mappe(ZWEI_ZEILEN));
    const weit = Buffer.from(gut);
    weit.writeUInt32LE(0xff_ff_ff_fe, weit.length - 6);
    await expect(packeXlsxUm(weit)).rejects.toMatchObject({ grund: 'beschaedigt' });
    const zip64 = Buffer.from(gut);
    zip64.fill(0xff, zip64.length - 14, zip64.length - 2);
    await expect(packeXlsxUm(zip64)).rejects.toBeInstanceOf(XlsxFehler);
  });
  it('refuses what ends before its table of contents', async () => {
    const gut = baueArchiv(mappe(ZWEI_ZEILEN));
    for (const ende of [2, 60, gut.length - 10])
      await expect(packeXlsxUm(gut.subarray(0, ende))).rejects.toMatchObject({
        grund: 'beschaedigt',
      });
  });
});

describe('liesDatei with a workbook', () => {
  const lies = (bytes: Uint8Array) => liesDatei({ bytes, art: 'xlsx', lesart: {} });
  it('reads the smallest there is', async () => {
    expect(await lies(baueArchiv(mappe(ZWEI_ZEILEN)))).toMatchObject({
      ok: true,
      zeilen: [
        ['Straße', 'Ort'],
        ['Gasse 1', 'Lauf'],
      ],
    });
  });
  it('says in German why not, and what to do instead', async () => {
    const makros = baueArchiv(mappe(ZWEI_ZEILEN, [eintrag('xl/vbaProject.bin')]));
    expect(await lies(makros)).toEqual({
      ok: false,
      grund: 'import.datei-unlesbar',
      satz: XLSX_AUSWEG.makros,
    });
  });
  it('names the row of a cell that is longer than any program allows', async () => {
    const bytes = await writeXlsxFile(
      [[{ value: 'Straße' }], [{ value: 'x'.repeat(10_000_000) }]],
      {},
    ).toBuffer();
    expect(await lies(bytes)).toMatchObject({
      ok: false,
      satz: expect.stringMatching(/ausgepackt zu groß|Zeile 2/),
    });
    const csv = Buffer.from(`Straße;Ort\n"Gasse 1;Lauf\n${'Gasse 2;Lauf\n'.repeat(4000)}`);
    expect(await liesDatei({ bytes: csv, art: 'csv', lesart: {} })).toMatchObject({
      ok: false,
      satz: expect.stringContaining('Zeile 2'),
    });
  });
});
