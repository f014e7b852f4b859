import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = globSync('**/*.{ts,tsx}', { cwd: source });

/** Eight steps, zero, and the half step that seats a sign beside its text. */
const STEPS = new Set(['0', '0.5', '1', '2', '3', '4', '6', '8', '12', '16']);
const SPACE = /(?<![\w-])-?(?:[pm][xytrbl]?|gap(?:-[xy])?)-(\d+(?:\.\d+)?)(?![\w%/])/g;
const PALETTE = /(?<![\w-])(?:bg|text|border)-(?:gray|slate|zinc|red|green|blue|yellow|orange|amber)-\d+/g;

function found(pattern: RegExp, allowed: (step: string) => boolean): string[] {
  return files.flatMap((file) =>
    [...readFileSync(`${source}/${file}`, 'utf8').matchAll(pattern)]
      .filter((match) => !allowed(match[1] ?? ''))
      .map((match) => `${file}: ${match[0]}`),
  );
}

describe('the scale', () => {
  it('has eight steps of space and nothing between them', () => {
    expect(found(SPACE, (step) => STEPS.has(step))).toEqual([]);
  });

  it('knows no colours but its own', () => {
    expect(found(PALETTE, () => false)).toEqual([]);
  });

  it('keeps every component within 150 lines', () => {
    const long = files.filter(
      (file) =>
        !file.includes('.stories.') && readFileSync(`${source}/${file}`, 'utf8').split('\n').length > 151,
    );
    expect(long).toEqual([]);
  });
});
