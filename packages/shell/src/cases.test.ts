import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const PLACES = [
  '../../auth/src/cases/',
  './',
  '../../../e2e/auth-fixture/',
  // L16 to L21 are about pages that were rendered at build time.
  '../../../apps/marketing/src/content/',
].map((place) => new URL(place, import.meta.url));
/** Cases per section of the table. */
const SECTIONS = { A: 12, B: 12, C: 19, D: 17, E: 10, F: 8, G: 13, H: 36, I: 7, J: 6, K: 6, L: 21 };

function titles(): string[] {
  const files = PLACES.flatMap((place) => readdirSync(place).map((file) => new URL(file, place)));
  const tests = files.filter(({ pathname }) => /\.(test|spec)\.tsx?$/.test(pathname));
  return tests.flatMap(
    (file) =>
      readFileSync(file, 'utf8').match(
        /\b(it|test)(\.each\([\s\S]*?\]\))?\(\s*['"`].*|^ +\['[A-L]\d\d'.*/gm,
      ) ?? [],
  );
}

it('every case A01 to L21 of the table is a test', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => letter + String(index + 1).padStart(2, '0')),
  );
  expect(wanted).toHaveLength(167);
  const found = new Set(titles().flatMap((title) => title.match(/\b[A-L]\d\d\b/g) ?? []));
  expect(wanted.filter((id) => !found.has(id))).toEqual([]);
});
