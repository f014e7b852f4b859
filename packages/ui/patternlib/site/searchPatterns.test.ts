import { describe, expect, it } from 'vitest';

import type { PatternCategory } from '../pattern.props.ts';
import { searchPatterns } from './searchPatterns.ts';

const pattern = (name: string, text: string, ...labels: string[]) => ({
  file: `${name}.stories.tsx`,
  id: name,
  name,
  text,
  fullscreen: false,
  also: name === 'Select' ? ['Auswahlliste', 'Dropdown'] : [],
  stories: labels.map((label) => ({ exportName: label, id: label, label })),
});

const categories: PatternCategory[] = [
  {
    id: 'felder',
    name: 'Felder',
    text: '',
    patterns: [pattern('Select', 'Eines aus wenigen', 'Längster Text')],
  },
  {
    id: 'ueber-der-seite',
    name: 'Über der Seite',
    text: '',
    patterns: [pattern('Dialog', 'Unterbricht', 'Beschäftigt'), pattern('Menu', 'Mehr Befehle')],
  },
];

const found = (query: string) =>
  searchPatterns(categories, query).flatMap(({ patterns }) => patterns.map(({ name }) => name));

describe('searchPatterns', () => {
  it('finds by name, sentence, situation and category', () => {
    expect([found('sel'), found('unterbricht'), found('längster'), found('felder')]).toEqual([
      ['Select'],
      ['Dialog'],
      ['Select'],
      ['Select'],
    ]);
  });

  it('finds by another word for it', () => {
    expect([found('dropdown'), found('auswahl')]).toEqual([['Select'], ['Select']]);
  });

  it('takes umlauts either way', () => {
    expect(found('ueber beschaeftigt')).toEqual(['Dialog']);
    expect(found('Über')).toEqual(['Dialog', 'Menu']);
  });

  it('leaves out categories in which nothing was found', () => {
    expect(searchPatterns(categories, 'menu').map(({ id }) => id)).toEqual(['ueber-der-seite']);
    expect(found('gibt es nicht')).toEqual([]);
  });
});
