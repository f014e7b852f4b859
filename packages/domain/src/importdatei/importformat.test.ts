import { describe, expect, it } from 'vitest';

import { IMPORTDATEIEN, istImportformat } from './importformat.ts';

describe('IMPORTDATEIEN', () => {
  it('names what somebody can bring, the plainest first', () => {
    expect(IMPORTDATEIEN).toMatchObject({
      liste: 'CSV, TXT, XLSX',
      wahl: 'CSV, TXT oder XLSX',
      datei: 'CSV-, TXT- oder XLSX-Datei',
      endungen: ['.csv', '.txt', '.tsv', '.xlsx'],
      groesse: '20 MB',
    });
  });
});

describe('istImportformat', () => {
  it('knows the kinds of files, and that what a partner sends is none', () => {
    expect(['xlsx', 'partner', 'toString'].filter(istImportformat)).toEqual(['xlsx']);
  });
});
