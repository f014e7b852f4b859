import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { anchorsOf, storiesOfTheDay, storyFiles } from './chooseStories.ts';

const files = storyFiles(fileURLToPath(new URL('../../../..', import.meta.url)));
const story = (file: string, name: string) => ({ id: `${file}-${name}`, name, key: `${file}#${name}` });

describe('the stories of the day', () => {
  it('have an anchor in every category there is, thirty in all', () => {
    const anchors = anchorsOf(files);
    const categories = (of: typeof files) => new Set(of.map(({ title }) => title.split('/')[0]));
    expect(categories(anchors)).toEqual(categories(files));
    expect(anchors).toHaveLength(30);
    expect(new Set(anchors).size).toBe(30);
  });

  it('find a title in every file', () => {
    expect(files.filter(({ title }) => title === '')).toEqual([]);
  });

  it('are the first of every anchor and all of what is touched, each once', () => {
    const stories = [
      story('a', 'Normal'),
      story('a', 'Leer'),
      story('b', 'Normal'),
      story('b', 'Leer'),
      story('c', 'Normal'),
    ];
    const { chosen, left } = storiesOfTheDay(
      stories,
      [
        { file: 'a', title: 'A/a' },
        { file: 'b', title: 'B/b' },
      ],
      ['b'],
    );
    expect(chosen.map(({ key }) => key)).toEqual(['a#Normal', 'b#Normal', 'b#Leer']);
    expect(left).toBe(0);
  });

  it('leave to the night what a change of everything touches beyond what the day has time for', () => {
    const stories = Array.from({ length: 500 }, (_, index) => story('c', String(index)));
    const { chosen, left } = storiesOfTheDay(stories, [], ['c']);
    expect(chosen.length + left).toBe(500);
    expect(chosen.length).toBeLessThanOrEqual(120);
    expect(new Set(chosen).size).toBe(chosen.length);
  });
});
