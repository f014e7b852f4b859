import { describe, expect, it } from 'vitest';

import { rowAfterKey, toggled, withRange } from './rowKeys.ts';

describe('rowAfterKey', () => {
  it('stops at both ends', () => {
    expect(rowAfterKey('ArrowUp', 0, 2200, 10)).toBe(0);
    expect(rowAfterKey('ArrowDown', 2199, 2200, 10)).toBe(2199);
    expect(rowAfterKey('PageDown', 2195, 2200, 10)).toBe(2199);
  });

  it('jumps to the ends and by pages', () => {
    expect(rowAfterKey('End', 5, 2200, 10)).toBe(2199);
    expect(rowAfterKey('Home', 5, 2200, 10)).toBe(0);
    expect(rowAfterKey('PageUp', 25, 2200, 10)).toBe(15);
  });

  it('leaves other keys alone', () => {
    expect(rowAfterKey('x', 5, 10, 3)).toBeNull();
  });
});

describe('selection', () => {
  it('switches one row on and off', () => {
    expect(toggled(new Set(['a']), 'b')).toEqual(new Set(['a', 'b']));
    expect(toggled(new Set(['a', 'b']), 'b')).toEqual(new Set(['a']));
  });

  it('extends upwards as well as downwards', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(withRange(new Set(), ids, 2, 1)).toEqual(new Set(['b', 'c']));
    expect(withRange(new Set(['a']), ids, 2, 3)).toEqual(new Set(['a', 'c', 'd']));
  });
});
