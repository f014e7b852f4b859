import { expect, it } from 'vitest';

import { schriftOhneSprung } from './schrift.ts';

const transform = schriftOhneSprung().transform as (code: string, id: string) => string | undefined;

it('exchanges no typeface on a page that is being read', () => {
  expect(transform('@font-face { font-display: swap; }', '/src/app/plain.css')).toBe(
    '@font-face { font-display: optional; }',
  );
  expect(transform('@font-face{font-display:swap}', '/plain.css?direct')).toContain('font-display: optional');
  expect(transform('const css = "font-display: swap";', '/src/a.ts')).toBeUndefined();
});
