import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { CATEGORIES } from '../patternlib/categories.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Folder and category of every file of stories. */
const placed = globSync('**/*.stories.tsx', { cwd: source })
  .sort()
  .map((file) => ({
    file,
    folder: file.split('/')[0],
    category: /title: '([^'/]+)\//.exec(readFileSync(`${source}/${file}`, 'utf8'))?.[1],
  }));

it('keeps every component in the folder of its category', () => {
  const folderOf = new Map(CATEGORIES.map(([name, , folder]) => [name, folder]));
  expect(placed.filter(({ folder, category }) => folderOf.get(category ?? '') !== folder)).toEqual([]);
  expect(placed.length).toBeGreaterThan(60);
});
