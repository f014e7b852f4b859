import { describe, expect, it } from 'vitest';

import { erkenneFremdes } from './erkenneFremdes.ts';

const was = (text: string) =>
  /^Das ist (.*?)[.:]/.exec(erkenneFremdes(Buffer.from(text, 'latin1')) ?? '')?.[1];

describe('a file that is no statement', () => {
  it('is called by its name, with the way out', () => {
    expect(was('%PDF-1.7')).toBe('ein PDF');
    expect(was('PK\u0003\u0004....[Content_Types].xml')).toBe('eine Excel-Mappe');
    expect(was('PK\u0003\u0004....2027-03-02_C53.xml')).toBe('ein ZIP-Archiv');
    expect(was('\u00D0\u00CF\u0011\u00E0')).toBe('eine alte Excel-Mappe');
  });
  it('is not guessed in one that may be', () => {
    for (const text of [
      '<?xml version="1.0"?>',
      ':20:STARTUMS\r\n:25:12030000/202051\r\n',
      'Datum;Zeit\n02.03.2027;10:20:25:30\n',
      '',
    ])
      expect(was(text)).toBe(undefined);
  });
});
