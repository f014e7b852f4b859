import { describe, expect, it } from 'vitest';

import { formatMarkup } from './formatMarkup.ts';

describe('formatMarkup', () => {
  it('puts every block on a line of its own and keeps running text together', () => {
    expect(
      formatMarkup(
        '<div class="p-4"><label for="ort">Ort <span>(freiwillig)</span></label><input id="ort" required=""><p>Zum <b>Beispiel</b> Lauf</p></div>',
      ).split('\n'),
    ).toEqual([
      '<div class="p-4">',
      '  <label for="ort">Ort <span>(freiwillig)</span></label>',
      '  <input id="ort" required>',
      '  <p>Zum <b>Beispiel</b> Lauf</p>',
      '</div>',
    ]);
  });
  it('writes what would be read as code as text, and leaves out the lines of a drawing', () => {
    expect(formatMarkup('<p title="a &quot;b&quot;">1 &lt; 2 &amp; 3</p>')).toBe(
      '<p title="a &quot;b&quot;">1 &lt; 2 &amp; 3</p>',
    );
    expect(formatMarkup('<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>')).toBe(
      '<svg viewBox="0 0 1 1"></svg>',
    );
  });
  it('shows nothing of nothing', () => {
    expect(formatMarkup('')).toBe('');
  });
});
