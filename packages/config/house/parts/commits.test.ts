import { expect, it } from 'vitest';

import { faultsOfCommits } from './commits.ts';

const commit = (subject: string, files = 1): string =>
  `\u001eabc1234 ${subject}\n\n${Array.from({ length: files }, (_, nth) => `apps/api/src/f${nth}.ts`).join('\n')}\n`;

it('lets a commit pass that says one thing and changes few files', () => {
  expect(faultsOfCommits(commit('termin: refuse moves with less than a day of notice'))).toEqual([]);
  expect(faultsOfCommits(commit('feld, mangel: a defect names who was told', 40))).toEqual([]);
  expect(faultsOfCommits(commit('move: parts of appointments have rooms', 200))).toEqual([]);
});

it.each([
  ['two things', 'termin: one thing; another thing', 1, /sagt zweierlei/],
  ['no subject of the house', 'Fix the tests', 1, /nennt nicht, worum es geht/],
  ['a paragraph', `termin: ${'a word '.repeat(20)}`, 1, /Zeichen in der ersten Zeile/],
  ['half the house', 'termin: refuse moves', 41, /ändert 41 Dateien/],
])('names one that says %s', (_what, subject, files, fault) => {
  expect(faultsOfCommits(commit('termin: fine') + commit(subject, files))).toEqual([
    expect.stringMatching(fault),
  ]);
});
