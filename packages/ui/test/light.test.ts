import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The components the README marks as light; its headings name their folders. */
const light = readme
  .split(/^### /m)
  .flatMap((section) =>
    [...section.matchAll(/● `([A-Z]\w+)`/g)].map(
      ([, name = '']) => `${/`(\w+)\/…`/.exec(section)?.[1] ?? ''}/${name}.tsx`,
    ),
  );

function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8').replaceAll(/^import type .*$/gm, '');
  return [...text.matchAll(/from '([^']+)'/g)].map(([, target = '']) => target);
}

/** Every file of ours and every package that a light component brings with it. */
function reach(files: string[]): { files: Set<string>; packages: Set<string> } {
  const seen = new Set<string>();
  const packages = new Set<string>();
  for (const queue = [...files]; queue.length > 0;) {
    const file = queue.shift() ?? '';
    if (seen.has(file)) continue;
    seen.add(file);
    for (const target of importsOf(file)) {
      if (target.startsWith('.')) queue.push(relative(source, join(source, dirname(file), target)));
      else packages.add(target);
    }
  }
  return { files: seen, packages };
}

describe('light components', () => {
  const all = reach(light);

  it('are the whole plain folder and more', () => {
    const plain = globSync('plain/**/[A-Z]*.tsx', { cwd: source }).filter(
      (file) => !/\.(stories|test)\./.test(file),
    );
    expect([...all.files]).toEqual(expect.arrayContaining(plain));
    expect(light.length).toBeGreaterThan(12);
  });

  it('bring React and signs, nothing else', () => {
    expect([...all.packages].sort()).toEqual(['lucide-react', 'react']);
  });

  it('have all their classes in plain.css', () => {
    const css = readFileSync(join(source, 'plain.css'), 'utf8');
    const globs = [...css.matchAll(/@source '\.\/([^']+)'/g)].map(([, glob = '']) => glob);
    const covered = (file: string) =>
      globs.some((glob) => file.startsWith(`${glob}/`) || matchesGlob(file, glob));
    expect([...all.files].filter((file) => !covered(file))).toEqual([]);
  });
});
