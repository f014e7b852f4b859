import { describe, expect, it } from 'vitest';

import { elementsNamed, readXml } from './readXml.ts';

const LIMITS = { charactersMax: 10_000_000, depthMax: 20, elementsMax: 200_000 };
const read = (text: string) => readXml(text, LIMITS);
const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);

describe('a stranger’s XML', () => {
  it('is a tree of local names with their namespaces, attributes and texts', () => {
    expect(
      read(
        '\uFEFF<?xml version="1.0"?><d:x xmlns:d="DAV:" n="1"><d:y>a &amp; <![CDATA[<b>]]></d:y><z/></d:x>',
      ),
    ).toEqual({
      name: 'x',
      uri: 'DAV:',
      attributes: { 'xmlns:d': 'DAV:', n: '1' },
      text: '',
      children: [
        { name: 'y', uri: 'DAV:', attributes: {}, children: [], text: 'a & <b>' },
        { name: 'z', uri: '', attributes: {}, children: [], text: '' },
      ],
    });
  });
  it('may have a prefix that nobody explained', () => {
    expect(read('<p:a q:b="1"/>')).toMatchObject({ name: 'a', uri: 'p', attributes: { 'q:b': '1' } });
  });
  it('is looked through for a name, outermost first', () => {
    const root = read('<r><a><a/></a><b><a>2</a></b></r>');
    expect(root && elementsNamed(root, 'a').map(({ text }) => text)).toEqual(['', '2']);
  });
  it('is refused when it is none, and when it brings a document type', () => {
    for (const text of [
      '',
      'x',
      '<a>',
      '<a></b>',
      '<a>&b;</a>',
      '<a/><b/>',
      '<!DOCTYPE a><a/>',
      '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>',
      '<a b="1" b="2"/>',
    ])
      expect([text, read(text)]).toEqual([text, undefined]);
  });
  it('is refused when it is deeper, wider or longer than it may be, and not before', () => {
    expect(read(nested(20))).toBeDefined();
    expect(read(nested(21))).toBeUndefined();
    expect(read(`<a>${'<b/>'.repeat(LIMITS.elementsMax - 1)}</a>`)).toBeDefined();
    expect(read(`<a>${'<b/>'.repeat(LIMITS.elementsMax)}</a>`)).toBeUndefined();
    expect(readXml('<a>bcd</a>', { ...LIMITS, charactersMax: 10 })).toBeDefined();
    expect(readXml('<a>bcde</a>', { ...LIMITS, charactersMax: 10 })).toBeUndefined();
  });
  it.each([
    ['one element inside the other', '<multistatus xmlns="DAV:">', '<a>'],
    ['one element beside the other', '<a>', '<b/>'],
    ['elements that are inside and beside each other', '<a>', '<b><c/></b>'],
    ['one long name', '<', 'a'],
    ['one long text', '<a>', 'b'],
    ['one long text of signs', '<a>', '&lt;'],
    ['one long comment', '<a><!--', '- '],
    ['one long section', '<a><![CDATA[', ']'],
    ['one long document type', '<!DOCTYPE a [', '<!ENTITY b "c">'],
    ['many attributes', '<a', ' b=""'],
    ['many attributes of many names', '<a', ' n@=""'],
    ['many namespaces', '<a', ' xmlns:b=""'],
    ['one long namespace', `<a xmlns:b="${'c'.repeat(2_000_000)}">`, '<d b:e=""/>'],
    ['many different attributes of one long namespace', `<a xmlns:b="${'c'.repeat(2_000_000)}" `, ' b:@=""'],
  ])('of ten million signs costs seconds of computing at most: %s', (_, begin, again) => {
    const times = Math.floor((LIMITS.charactersMax - begin.length) / (again.length + 6));
    let nth = 0;
    const text = begin + again.repeat(times).replaceAll('@', () => `n${(nth += 1)}`);
    const before = process.cpuUsage();
    read(text);
    const { user } = process.cpuUsage(before);
    expect(user / 1_000_000).toBeLessThan(5);
  });
});
