import { describe, expect, it } from 'vitest';

import { istUnmaessig } from './istUnmaessig.ts';

const LANG = 'x'.repeat(300_000);
const hat = (text: string): boolean => istUnmaessig(Buffer.from(text));

describe('istUnmaessig', () => {
  it('finds a tag whose end is nowhere near', () => {
    for (const text of [
      `<a ${LANG}>`,
      `<a b="${LANG}"/>`,
      `<a b="${'>'.repeat(300_000)}"/>`,
      `<a b='"'/><c d="${LANG}"/>`,
      `<a><!-- " --><b ${LANG}`,
      '<a b="',
    ])
      expect([text.slice(0, 30), hat(text)]).toEqual([text.slice(0, 30), true]);
  });
  it('has nothing against long texts, comments and sections', () => {
    for (const text of [
      '',
      `<a>${LANG}</a>`,
      `<?xml version="1.0"?><a><!-- it's ${LANG} --></a>`,
      `<a><![CDATA[ " ${LANG} ]]></a>`,
      `<a b="1" c='"'>${'<d/>'.repeat(100_000)}</a>`,
      `<a><!-- ${LANG}`,
    ])
      expect([text.slice(0, 30), hat(text)]).toEqual([text.slice(0, 30), false]);
  });
});
