import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TYPE = fileURLToPath(new URL('../src/tokens/type.css', import.meta.url));

/** What is not written on a page, or by design from elsewhere: the map's own letters, a key that only Macs have, garbled files. */
const OTHER_LETTERS = [
  'apps/portal/src/shared/map/ground/labelLayers.ts',
  'apps/portal/src/shared/map/canvas/openMap.ts',
  'apps/api/src/terminzettel/parts/zeichen.ts',
  'packages/domain/src/datei/csv.ts',
  'packages/domain/src/versand/sms.ts',
  'packages/domain/src/importdatei/datei/zeichensatz.ts',
  'packages/domain/src/importdatei/name/verstorben.ts',
  'apps/marketing/content/blog/exportdatei-aus-der-kehrbezirkssoftware.md',
  'apps/marketing/src/features/product/parts/ImportDrawing.tsx',
];

/** Code points that the typeface brings along, from `unicode-range`. */
function brought(): (code: number) => boolean {
  const css = readFileSync(TYPE, 'utf8');
  const spans = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  return (code) => spans.some(([from, to]) => from <= code && code <= to);
}

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

// What it lacks is taken from whatever the machine has, looks borrowed, and differs from machine to machine.
it('the typeface has every letter and sign that we write on pages', () => {
  const has = brought();
  const lacking = globSync(
    [
      'apps/*/src/**/*.{ts,tsx}',
      'packages/{ui,domain,contract,shell}/src/**/*.{ts,tsx}',
      'apps/marketing/content/**/*.md',
    ],
    { cwd: ROOT, exclude: (name) => /\.test\.tsx?$/.test(name) },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !OTHER_LETTERS.includes(file))
    .flatMap((file) => {
      const text = withoutComments(readFileSync(`${ROOT}/${file}`, 'utf8'));
      const signs = new Set([...text].filter((sign) => !has(sign.codePointAt(0) ?? 0)));
      return signs.size === 0 ? [] : [`${file}: ${[...signs].join(' ')}`];
    });
  expect(lacking).toEqual([]);
});
