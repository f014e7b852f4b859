import { describe, expect, it } from 'vitest';

import { IMPORTDATEIEN, istImportformat } from './importformat.ts';

describe('IMPORTDATEIEN', () => {
  it('names what somebody can bring, the plainest first', () => {
    const worte = IMPORTDATEIEN.liste.split(', ');
    expect(worte.slice(0, 2)).toEqual(['CSV', 'TXT']);
    expect(worte).toEqual(expect.arrayContaining(['XLSX', 'ODS', 'FODS', 'HTML', 'SpreadsheetML', 'ZIV']));
    expect(IMPORTDATEIEN.wahl).toBe(`${worte.slice(0, -1).join(', ')} oder ${worte.at(-1)}`);
    expect(IMPORTDATEIEN.datei).toMatch(/^CSV-, TXT-.* oder \w+-Datei$/);
    expect(IMPORTDATEIEN.endungen).toEqual(
      expect.arrayContaining([
        '.csv',
        '.txt',
        '.tsv',
        '.xlsx',
        '.ods',
        '.fods',
        '.xls',
        '.xml',
        '.html',
        '.htm',
      ]),
    );
    expect(IMPORTDATEIEN.groesse).toMatch(/^\d+ MB$/);
  });
});

describe('istImportformat', () => {
  it('knows the kinds of files, and that what a partner sends is none', () => {
    expect(['xlsx', 'partner', 'toString'].filter(istImportformat)).toEqual(['xlsx']);
  });
});
