import { describe, expect, it } from 'vitest';

import type { PatternCategory } from '../pattern.props.ts';
import { searchPatterns } from './searchPatterns.ts';

const pattern = (name: string, text: string, ...labels: string[]) => ({
  file: `${name}.stories.tsx`,
  id: name,
  name,
  text,
  fullscreen: false,
  also: name === 'Select' ? ['Auswahlliste'] : [],
  english: name === 'Select' ? ['Dropdown', 'Pick list'] : name === 'Menu' ? ['Dropdown menu'] : [],
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

const found = (query: string) => searchPatterns(categories, query).map(({ pattern }) => pattern.name);

describe('searchPatterns', () => {
  it('finds by name, sentence, situation and category', () => {
    expect([found('sel'), found('unterbricht'), found('längster'), found('felder')]).toEqual([
      ['Select'],
      ['Dialog'],
      ['Select'],
      ['Select'],
    ]);
  });

  it('finds by another word for it, and says by which', () => {
    expect(found('auswahl')).toEqual(['Select']);
    expect(searchPatterns(categories, 'pick list')[0]?.byWord).toBe('Pick list');
    expect(searchPatterns(categories, 'Select')[0]?.byWord).toBeUndefined();
  });

  it('puts what is called like the query before what begins like it', () => {
    expect(found('dropdown')).toEqual(['Select', 'Menu']);
    expect(found('dropdown menu')).toEqual(['Menu']);
  });

  it('takes a name apart or together, of one or of many', () => {
    expect([found('Pick-List'), found('picklists'), found('dropdowns')]).toEqual([
      ['Select'],
      ['Select'],
      ['Select', 'Menu'],
    ]);
  });

  it('takes umlauts either way', () => {
    expect(found('ueber beschaeftigt')).toEqual(['Dialog']);
    expect(found('Über')).toEqual(['Dialog', 'Menu']);
  });

  it('finds nothing where there is nothing, and nothing for nothing', () => {
    expect([found('gibt es nicht'), found(' ')]).toEqual([[], []]);
  });
});
