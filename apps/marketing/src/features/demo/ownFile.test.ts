import { describe, expect, it } from 'vitest';

import { HOUSES_MAX } from './ownFileNews.ts';
import { planOwnFile } from './planOwnFile.ts';
import { readOwnFile } from './readOwnFile.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** One byte a sign, as the old programs write. */
const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const HEAD = 'Laufnr;Straße;Hausnummer;PLZ;Ort;Name';
/** Two streets by turns, as no sweep would walk. */
const ROWS = Array.from(
  { length: 16 },
  (_, index) =>
    `${index + 1};${index % 2 === 0 ? 'Hauptstraße' : 'Mühlweg'};${index + 1};91207;Lauf;Familie ${index + 1}`,
);
const list = (head = HEAD, rows = ROWS): string => [head, ...rows].join('\r\n');

const planned = (bytes: Uint8Array) => {
  const news = planOwnFile('liste.csv', bytes);
  if (news.kind !== 'planned') throw new Error(news.sentence);
  return news;
};
const refused = (bytes: Uint8Array): string => {
  const news = planOwnFile('liste.csv', bytes);
  return news.kind === 'refused' ? news.sentence : '';
};

describe('a file of the visitor', () => {
  it('is read as the importer reads it: encoding, delimiter, head and columns are found out', () => {
    for (const bytes of [utf8(list()), latin(list()), utf8(`\uFEFF${list().replaceAll(';', '\t')}`)]) {
      const read = readOwnFile(bytes);
      expect(read).toMatchObject({ ok: true });
      expect(read.ok && read.houses[0]?.adresse).toMatchObject({
        strasse: 'Hauptstraße',
        hausnr: '1',
        plz: '91207',
      });
      expect(read.ok && read.columns.map(([head]) => head)).toEqual(HEAD.split(';'));
    }
  });
  it('has twelve of its houses planned, each once, in less driving than in its own order', () => {
    const news = planned(utf8(list()));
    expect(news).toMatchObject({ found: 16, place: '91207 Lauf', ways: 'streets' });
    expect(news.houses).toHaveLength(HOUSES_MAX);
    expect(new Set(news.visits.map(({ house }) => house)).size).toBe(HOUSES_MAX);
    expect(news.driveSeconds).toBeLessThan(news.fileOrderSeconds);
    const order = news.visits.map(({ house }) => news.houses.find(({ id }) => id === house)?.address ?? '');
    const streets = order.map((address) => address.replace(/ \d+$/, ''));
    // One street after the other: the street changes once.
    expect(streets.filter((street, index) => index > 0 && street !== streets[index - 1])).toHaveLength(1);
  });
  it('is planned by its coordinates where it has them, and by its own minutes', () => {
    const rows = [
      'A-Weg;1;91207;Lauf;49,510;11,280;35',
      'B-Weg;1;91207;Lauf;49,530;11,280;35',
      'C-Weg;1;91207;Lauf;49,511;11,280;35',
    ];
    const news = planned(utf8(list('Straße;Hausnr;PLZ;Ort;Breitengrad;Längengrad;Dauer', rows)));
    expect(news.ways).toBe('coordinates');
    const order = news.visits.map(({ house }) => news.houses.find(({ id }) => id === house)?.address);
    expect(order.indexOf('C-Weg 1')).toBe(1);
  });
  it('takes the place that most of its houses are in', () => {
    const rows = [
      ...ROWS.slice(0, 3),
      ...ROWS.slice(0, 2).map((row) => row.replace('91207;Lauf', '90552;Röthenbach')),
    ];
    expect(planned(utf8(list(HEAD, rows)))).toMatchObject({ place: '91207 Lauf', found: 5 });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['nothing at all', utf8(''), 'leer'],
    ['a list without a head', utf8(ROWS.join('\n')), 'Spaltennamen'],
    ['a list of names alone', utf8('Name;Vorname;Telefon\nHuber;Max;0911 1\nKern;Ina;0911 2'), 'Straße'],
    ['one house', utf8(list(HEAD, ROWS.slice(0, 1))), 'keine zwei Häuser'],
    ['an exchange file of the trade', utf8('SQLite format 3\0'), 'ZIV-Datei'],
    ['a workbook', latin('PK\u0003\u0004      [Content_Types].xml'), 'Excel'],
    ['a PDF', utf8('%PDF-1.7\n'), 'PDF'],
    ['a picture', latin('\u0089PNG\r\n\u001a\n'), 'CSV'],
  ])('is refused in a sentence with a way out: %s', (_, bytes, word) => {
    const sentence = refused(bytes);
    expect(sentence).toContain(word);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(/hochladen|Sie (sie|diese|die neue Datei)( noch einmal)? hoch/);
  });
});
