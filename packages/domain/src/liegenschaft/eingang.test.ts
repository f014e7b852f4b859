import { describe, expect, it } from 'vitest';

import { eingangVon, hinterDemEingang, jeEingang, liesEingang } from './eingang.ts';

const einheit = (lage: string, teile: { geschoss?: string; bezeichnung?: string } = {}) => ({
  nummer: '',
  geschoss: '',
  bezeichnung: '',
  ...teile,
  lage,
});

describe('liesEingang', () => {
  it.each([
    ['Eingang B, links', 'Eingang B', 'links'],
    ['eingang b links', 'Eingang B', 'links'],
    ['links (Aufgang 2)', 'Aufgang 2', 'links'],
    ['Hinterhaus', 'Hinterhaus', ''],
    ['Hinterhaus, 2. OG rechts', 'Hinterhaus', '2. OG rechts'],
    ['Rückgebäude 2 · Mitte', 'Rückgebäude 2', 'Mitte'],
    ['rechts, Seitenflügel links', 'Seitenflügel links', 'rechts'],
    ['Treppenhaus Nord – links', 'Treppenhaus Nord', 'links'],
    ['Stiege III', 'Stiege III', ''],
    ['Haus 16a', 'Haus 16a', ''],
    ['Hausnr. 16 a, rechts', 'Hausnr. 16a', 'rechts'],
    ['Hs.-Nr. 14', 'Hs.-Nr. 14', ''],
    ['Hinterhaus 2. OG links', 'Hinterhaus', '2. OG links'],
    ['Hausnummer 14', 'Hausnummer 14', ''],
    ['VH links', 'Vorderhaus', 'links'],
    ['HH', 'Hinterhaus', ''],
  ])('reads %s', (lage, name, rest) => {
    expect(liesEingang(lage)).toEqual({ name, lage: rest });
  });
  it.each([
    'links',
    '',
    'Zugang über das Treppenhaus im Hof',
    'Haus',
    'Hauswart',
    'Treppenhaus',
    'Wohnung Nr.',
    'Hausmeisterwohnung',
    'vh',
    'Haustechnik 3',
    'beim Eingang',
    'Eingang i. Hof',
    'Haus 2. OG',
    'Wohnung Nr. 3',
    'Treppe rechts',
  ])('finds no entrance in „%s“', (lage) => {
    expect(liesEingang(lage)).toEqual({ name: '', lage });
  });
});

describe('eingangVon', () => {
  it('looks into the Lage first, then into name and storey', () => {
    expect(eingangVon(einheit('Eingang A', { bezeichnung: 'Hinterhaus' }))).toBe('Eingang A');
    expect(eingangVon(einheit('links', { bezeichnung: 'Whg. 3 Hinterhaus' }))).toBe('Hinterhaus');
    expect(eingangVon(einheit('', { geschoss: 'HH 2. OG' }))).toBe('Hinterhaus');
  });
  it('is not said twice where somebody stands before it', () => {
    expect(hinterDemEingang(einheit('HH links', { geschoss: '2. OG' }))).toMatchObject({
      geschoss: '2. OG',
      lage: 'links',
    });
  });
});

describe('jeEingang', () => {
  it('keeps a house of one door whole', () => {
    const flats = [einheit('links'), einheit('rechts')];
    expect(jeEingang(flats, (eine) => eine)).toEqual([{ eingang: '', stuecke: flats }]);
  });
  it('parts a house by its doors in their order, with those that name none first', () => {
    const flats = ['Eingang 10', 'Eingang 2', 'links', 'eingang 2, rechts'].map((lage) => einheit(lage));
    expect(jeEingang(flats, (eine) => eine).map(({ eingang, stuecke }) => [eingang, stuecke.length])).toEqual(
      [
        ['', 1],
        ['Eingang 2', 2],
        ['Eingang 10', 1],
      ],
    );
  });
});
