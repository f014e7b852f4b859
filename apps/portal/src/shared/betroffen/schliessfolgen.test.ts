import { expect, it } from 'vitest';

import { schliessfolgen } from './schliessfolgen.ts';

it('says of visits of a round that its new plan waits there, and that nobody is told before', () => {
  expect(schliessfolgen({ kehrtouren: [] })).toEqual([
    expect.stringContaining('Diese Termine bleiben stehen'),
  ]);
  expect(schliessfolgen({ kehrtouren: [{}] })[0]).toMatch(
    /^Für diese Kehrtour wird .* niemand hört davon\.$/,
  );
  expect(schliessfolgen({ kehrtouren: [{}, {}] })[0]).toMatch(/^Für jede dieser Kehrtouren wird/);
});
