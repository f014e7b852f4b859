import { describe, expect, it } from 'vitest';

import { benches } from './benches.ts';

describe('the list of measurements', () => {
  it('knows those whose description needs one line, and those that need more', () => {
    const names = benches().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['planner/all', 'planner/rounds', 'planner/solve']));
  });
});
