import { globSync } from 'node:fs';

import { root } from './root.ts';

const generated = [
  'node_modules',
  'dist',
  'build',
  'storybook-static',
  '.react-router',
  '.turbo',
  'test-results',
];

/** Files of the project that match, relative to its root folder; nothing installed, nothing built. */
export function sourceFiles(pattern: string, folder = root): string[] {
  return globSync(pattern, {
    cwd: folder,
    exclude: (name) => generated.includes(name.split('/').at(-1) ?? name),
  }).sort();
}
