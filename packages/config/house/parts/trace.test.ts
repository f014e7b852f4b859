import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './root.ts';
import { BOOKING, traceOf } from './trace.ts';

const FILES: Record<string, string> = {
  'a/verb.ts': `
    import { lade } from './lade.ts';
    import { nimm as greife } from './tuer.ts';
    import { schreibe } from '../b/schreibe.ts';
    export async function verb(tx) {
      const was = await lade(tx);
      return tx.transaction((innen) => hilf(innen, greife(was)));
    }
    const hilf = (tx, was) => schreibe(tx, lade(was));`,
  'a/lade.ts': 'export const lade = (tx) => lade(tx);',
  'a/tuer.ts': "export { nimmFest as nimm } from './nimmFest.ts';",
  'a/nimmFest.ts': "import { lade } from './lade.ts';\nexport function nimmFest(was) { return lade(was); }",
  'b/schreibe.ts': 'export function schreibe() {}',
};

describe('the trace of a verb', () => {
  it('names files in the order of reading, with the calls that enter each; doors are no stay', () => {
    const trace = traceOf(
      ['a/verb.ts', 'verb'],
      (file) => FILES[file] ?? '',
      (file) => file.startsWith('a/'),
    );
    expect([...trace]).toEqual([
      ['a/verb.ts', []],
      ['a/lade.ts', ['a/verb.ts verb', 'a/verb.ts hilf', 'a/nimmFest.ts nimmFest']],
      ['a/nimmFest.ts', ['a/verb.ts verb']],
    ]);
  });

  it('of a booking becomes no longer, and enters no file three times', () => {
    const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    const trace = traceOf(BOOKING.verb, read, BOOKING.isRead);
    expect(trace.size).toBeLessThanOrEqual(BOOKING.filesMax);
    expect([...trace].filter(([, entered]) => entered.length > 2)).toEqual([]);
  });
});
