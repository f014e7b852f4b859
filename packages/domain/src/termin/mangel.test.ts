import { expect, it } from 'vitest';

import { auftragspreis, istMangelfrist, mangelfrist, mangelschritt, mangelstand } from './mangel.ts';

const offen = { frist: '2027-03-16', gefahr: false, gemeldetAm: null, behobenAm: null };

it('gives six weeks, and no day where somebody may come to harm', () => {
  expect(mangelfrist('2027-02-02', false)).toBe('2027-03-16');
  expect(mangelfrist('2027-02-02', true)).toBe('2027-02-02');
  expect(istMangelfrist('2027-02-01', '2027-02-02')).toBe(false);
  expect(istMangelfrist('2028-03-01', '2027-02-02')).toBe(false);
});
it.each([
  ['on its last day', {}, '2027-03-16', 'offen'],
  ['the day after', {}, '2027-03-17', 'verstrichen'],
  ['with danger', { gefahr: true }, '2027-02-02', 'gefahr'],
  ['once the authority has it', { gemeldetAm: '2027-03-20' }, '2027-03-21', 'gemeldet'],
  ['mended', { behobenAm: '2027-03-20', gefahr: true }, '2027-03-21', 'behoben'],
] as const)('stands as it does %s', (_wann, teil, heute, stand) => {
  expect(mangelstand({ ...offen, ...teil }, heute)).toBe(stand);
});
it('says that the authority has to hear of it, and nothing where the office waits', () => {
  expect(mangelschritt('verstrichen')).toContain('Behörde');
  expect(mangelschritt('offen')).toBe('');
});
it('writes a price as it was told', () => {
  expect([auftragspreis(9500), auftragspreis(null)]).toEqual(['95,00\u{a0}€ brutto', 'nach Aufwand']);
});
