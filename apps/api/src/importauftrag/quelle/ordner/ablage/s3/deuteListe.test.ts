import { describe, expect, it } from 'vitest';

import { deuteListe } from './deuteListe.ts';

const datei = (mehr: Record<string, string> = {}): string => {
  const woerter = {
    Key: 'a/x.csv',
    LastModified: '2026-11-01T00:00:00.000Z',
    ETag: '&quot;1&quot;',
    Size: '3',
  };
  const teile = Object.entries({ ...woerter, ...mehr }).map(([name, wort]) => `<${name}>${wort}</${name}>`);
  return `<Contents>${teile.join('')}<Owner><ID>1</ID><Key>b</Key></Owner></Contents>`;
};
const liste = (inhalt: string, gekuerzt = 'false'): string =>
  `<?xml version="1.0"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name><IsTruncated>${gekuerzt}</IsTruncated>${inhalt}</ListBucketResult>`;
const deute = (xml: string, beginn = 'a/') => deuteListe({ bytes: Buffer.from(xml), beginn });
const namen = (xml: string): readonly string[] | string => {
  const gelesen = deute(xml);
  return gelesen.ok ? gelesen.dateien.map(({ name }) => name) : gelesen.fehler;
};

describe('a listing of a bucket', () => {
  it('names its files with a stamp that says when one was written anew', () => {
    expect(deute(liste(datei()))).toEqual({
      ok: true,
      dateien: [
        {
          name: 'x.csv',
          groesse: 3,
          geaendert: new Date('2026-11-01'),
          stempel: '3/&quot;1&quot;/1793491200000',
        },
      ],
    });
  });
  it('leaves out what is no plain file of the folder', () => {
    const andere = ['b/x.csv', 'a/', 'a/..', 'a/b/c.csv', 'a/%E0%A4%A', 'a/%00.csv'];
    expect(
      namen(liste(andere.map((Key) => datei({ Key })).join('') + datei({ Size: 'x', Key: 'a/s' }))),
    ).toEqual([]);
    expect(namen(liste(datei({ Key: 'a/H%C3%A4user+%2B+H%C3%B6fe.csv' })))).toEqual(['Häuser + Höfe.csv']);
  });
  it('is refused when it is cut off or names more than a folder of exports has', () => {
    expect(namen(liste(datei(), 'true'))).toBe('zu-viele-dateien');
    expect(namen(liste(datei().repeat(1001)))).toBe('zu-viele-dateien');
    expect(namen(liste(datei().repeat(1000)))).toHaveLength(1000);
  });
  it('is refused when it is something else', () => {
    for (const xml of [
      '',
      '<html></html>',
      '<Error><Code>x</Code></Error>',
      '<ListBucketResult>',
      '<!DOCTYPE a><ListBucketResult/>',
    ])
      expect([xml, namen(xml)]).toEqual([xml, 'unverstaendlich']);
  });
});
