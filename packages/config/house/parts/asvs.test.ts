import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './root.ts';

/** How many rows of levels 1 and 2 each section of ASVS 5.0 has; their numbers begin with 1 and leave none out. */
const SECTIONS = new Map(
  [
    '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1',
    '4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2',
    '7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2',
    '10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5',
    '14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2',
  ]
    .join(' ')
    .split(' ')
    .map((one) => one.split(':'))
    .map(([section = '', count]) => [section, Number(count)]),
);
/** Of level 3, because it once failed here. */
const MORE = ['1.3.12'];
const REASON_LENGTH_MIN = 40;

const page = readFileSync(path.join(root, '.github/ASVS.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', asks = '', state = '', how = '']) => ({ id, asks, state, how }),
);
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|deploy|e2e|\.github)\/[^`]+|README\.md|pnpm-workspace\.yaml)`/g)].map(
    ([, file = '']) => file,
  );

describe('the page of ASVS', () => {
  it('has every row of levels 1 and 2, once', () => {
    const all = [...SECTIONS].flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(all).toHaveLength(253);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...all, ...MORE].toSorted());
  });

  it('says of each how it stands, and counts them rightly', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    expect(page).toContain(
      `${count('held')} held, ${count('deviates')} deviate with a reason, ${count('does not apply')} do not apply.`,
    );
    expect(count('held') + count('deviates') + count('does not apply')).toBe(rows.length);
  });

  it('shows for each row that is held, or deviates, a file that is there', () => {
    const bare = rows.filter(({ state, how }) => state !== 'does not apply' && filesIn(how).length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
    expect(filesIn(page).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('argues each deviation, and says of each row that does not apply what there is not', () => {
    const words = (how: string): string => how.replaceAll(/`[^`]*`/g, '').trim();
    const short = rows.filter(
      ({ state, how }) =>
        (state === 'deviates' && words(how).length < REASON_LENGTH_MIN) ||
        (state === 'does not apply' && words(how) === ''),
    );
    expect(short.map(({ id }) => id)).toEqual([]);
  });
});
