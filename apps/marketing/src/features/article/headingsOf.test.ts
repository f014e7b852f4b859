import { describe, expect, it } from 'vitest';

import { headingsOf } from './headingsOf.ts';

describe('headingsOf', () => {
  it('lists the headings of an article with their places, and nothing below them', () => {
    const html =
      '<p>Vorweg</p>\n<h2 id="eins">Eins &amp; <em>zwei</em></h2>\n<h3 id="tiefer">Tiefer</h3>\n<h2 id="drei">Drei</h2>';
    expect(headingsOf(html)).toEqual([
      { id: 'eins', text: 'Eins & zwei' },
      { id: 'drei', text: 'Drei' },
    ]);
  });
});
