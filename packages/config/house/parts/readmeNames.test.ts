import { expect, it } from 'vitest';

import { staleNames } from './readmeNames.ts';

const found = (row: string) =>
  staleNames('packages/domain/README.md', `# domain\n\n| File | What |\n| --- | --- |\n${row}\n`, (file) =>
    file === 'packages/domain/src/tag.ts' ? 'export const plusTage = 1; // or 2' : undefined,
  );

it('finds in a table of files what is not in them any more, and files that are gone', () => {
  expect(found('| `tag.ts` | `plusTage`, `plusTage(tag, 3)`: days |')).toEqual([]);
  expect(found('| `tag.ts` | `plusTag(tag)` |')).toEqual(['plusTag, das nicht in tag.ts steht']);
  expect(found('| `tag.ts` | `Tage<7>` in words |')).toEqual(['Tage, das nicht in tag.ts steht']);
  expect(found('| `recht/tag.ts` | nothing |')).toEqual(['recht/tag.ts, das es nicht gibt']);
  expect(found('| plain | `plusTag` |')).toEqual([]);
});
