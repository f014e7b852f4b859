// Its children are started by kindprozess.ts.
import { deflateRawSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { baueArchiv, type Eintrag, mappe, ZWEI_ZEILEN } from '../../test/archiv.ts';
import { laengsterZug } from '../../test/laengsterZug.ts';
import { frageDatei } from './frageDatei.ts';

/** By day a part of what is read at most: what costs more than its length shows at a megabyte, too. */
const MB = (1024 * 1024) / Number(process.env['SCHLIMMSTES_TEILER']);
const bisZu = (bytes: number, stueck: string): string => stueck.repeat(Math.floor(bytes / stueck.length));
const teil = (name: string, inhalt: string): Eintrag => {
  const bytes = Buffer.from(inhalt);
  return { name, inhalt: bytes, gepackt: deflateRawSync(bytes, { level: 1 }) };
};
/** A workbook with one of its parts made anew. */
const mit = (name: string, inhalt: string): Buffer =>
  baueArchiv([...mappe(ZWEI_ZEILEN).filter((eintrag) => eintrag.name !== name), teil(name, inhalt)]);
const BLATT = 'xl/worksheets/sheet1.xml';
/** Not so alike that the archive is refused for it. */
const verschieden = (bytes: number, stueck: (nth: number) => string): string => {
  const stuecke: string[] = [];
  for (let laenge = 0, nth = 0; laenge < bytes; nth += 1) {
    const neu = stueck(nth * 7919);
    stuecke.push(neu);
    laenge += neu.length;
  }
  return stuecke.join('');
};
const tabelle = (zeilen: string): string => `<worksheet><sheetData>${zeilen}</sheetData></worksheet>`;

/** Whether it can be read or not: it answers, or is refused with a way out. */
const erwarteAntwort = (datei: Parameters<typeof frageDatei<'vorschau'>>[0]['datei']) =>
  laengsterZug(async () => {
    const antwort = await frageDatei({ frage: 'vorschau', datei }).catch((fehler: unknown) => fehler);
    expect(antwort).toMatchObject(
      antwort instanceof Error
        ? { code: expect.stringMatching(/^import\./) }
        : { zuordnung: expect.anything() },
    );
  });

describe('a file that was made to hurt', () => {
  it.each([
    ['quotes', bisZu(4 * MB, '"')],
    ['quotes that are doubled and never end', `"${bisZu(4 * MB, '""')}`],
    ['columns', bisZu(4 * MB, ';')],
    ['empty lines', bisZu(20 * MB, '\n')],
    ['cells that begin with a quote', bisZu(4 * MB, '"a";')],
    ['one cell', bisZu(20 * MB, 'a')],
    ['letters of no encoding', bisZu(20 * MB, '\u00c3')],
  ])('stops nobody else as a list of many megabytes: %s', async (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(await erwarteAntwort({ bytes, art: 'csv', lesart: {} })).toBeLessThan(1000);
  });
  it.each<[string, () => Buffer]>([
    ['elements inside elements', () => mit(BLATT, tabelle(verschieden(2 * MB, (nth) => `<a${nth}>`)))],
    [
      'rows that never end',
      () => mit(BLATT, `<worksheet><sheetData>${verschieden(2 * MB, (nth) => `<row r="${nth}">`)}`),
    ],
    [
      'cells of one row',
      () => mit(BLATT, tabelle(`<row>${verschieden(2 * MB, (nth) => `<c><v>${nth}</v></c>`)}</row>`)),
    ],
    [
      'cells far out',
      () =>
        mit(
          BLATT,
          tabelle(verschieden(2 * MB, (nth) => `<row r="${nth}"><c r="XFD${nth}"><v>1</v></c></row>`)),
        ),
    ],
    [
      'texts',
      () =>
        mit('xl/sharedStrings.xml', `<sst>${verschieden(2 * MB, (nth) => `<si><t>${nth}</t></si>`)}</sst>`),
    ],
    [
      'texts inside texts',
      () => mit('xl/sharedStrings.xml', `<sst>${verschieden(2 * MB, (nth) => `<si n="${nth}"><t>`)}`),
    ],
    [
      'one attribute',
      () => mit(BLATT, `<worksheet a="${verschieden(2 * MB, String)}"><sheetData/></worksheet>`),
    ],
    [
      'attributes',
      () => mit(BLATT, `<worksheet ${verschieden(2 * MB, (nth) => `a${nth}="" `)}><sheetData/></worksheet>`),
    ],
  ])('stops nobody else as a workbook: %s', async (_, baue) => {
    expect(await erwarteAntwort({ bytes: baue(), art: 'xlsx', lesart: {} })).toBeLessThan(1000);
  });
  it(
    'is read to its end, whatever stands in the cells of every column again and again',
    { tags: 'night' },
    async () => {
      const kopf =
        'Straße;Hausnummer;Straße Hausnr;PLZ;Ort;PLZ Ort;Name;Firma;Telefon;E-Mail;Typ;Tätigkeit;Frist von;Frist bis;Arbeitswerte;Leistung kW;Baujahr;Letzte FSS;Einheit;Geschoss;Lage;Notiz;Breitengrad;Längengrad;Bewohner;Hausverwaltung';
      const stuecke = [
        ' ',
        '(',
        ')',
        'abgas',
        'mfh',
        '1 ',
        '1-',
        '1/2',
        'a@',
        '@',
        'Herr ',
        'Dr. ',
        'und ',
        '12:00 ',
        '01.01.',
        ',',
        '. ',
        'D - ',
        'Haus ',
        'Nr.',
        ' -',
        'str.',
        'Eingang ',
        '„',
        '<',
        "'",
        '+49 ',
        'http://',
        'ß',
      ];
      const zeilen = stuecke.map((stueck) =>
        kopf
          .split(';')
          .map(() => `"x${bisZu(20_000, stueck)}"`)
          .join(';'),
      );
      const bytes = Buffer.from([kopf, ...zeilen].join('\r\n'));
      const datei = { bytes, art: 'csv' as const, lesart: {} };
      const { zuordnung } = await frageDatei({ frage: 'vorschau', datei });
      expect(Object.keys(zuordnung).length).toBeGreaterThan(20);
      const bestand = {
        heute: '2026-11-28',
        katalog: [],
        gewaehlt: {},
        vorhandene: [],
        andere: [],
        leereLoeschen: false,
        vielnamige: [],
      } as const;
      const geprueft = await frageDatei({ frage: 'pruefung', datei: { ...datei, zuordnung }, bestand });
      expect(geprueft).toMatchObject({ pakete: expect.any(Array) });
    },
  );
});
