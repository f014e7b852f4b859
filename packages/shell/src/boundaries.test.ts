import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

import { describe, expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const WITH_LOGINS = 'mountAuthApp.tsx';

/** All files of the shell that this one reaches by imports. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next] of source(file).matchAll(/from '(\.\.?\/[^']+)'/g))
    if (next) reach(posix.join(posix.dirname(file), next), seen);
  return seen;
}

function source(file: string): string {
  return readFileSync(new URL(file, here), 'utf8');
}

describe('the entries of the shell', () => {
  const files = readdirSync(here).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

  it('without logins bring no auth code along', () => {
    for (const file of files.filter((name) => name !== WITH_LOGINS)) {
      for (const part of reach(file)) expect(`${file} ${source(part)}`).not.toContain('@kehrtour/auth');
    }
    expect(source(WITH_LOGINS)).toContain('@kehrtour/auth');
  });

  it('can be imported where there is no window', async () => {
    expect(typeof window).toBe('undefined');
    for (const file of files.filter((name) => name !== 'vite.ts')) await import(new URL(file, here).href);
  });
});
