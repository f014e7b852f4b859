import { readFileSync } from 'node:fs';
import path from 'node:path';

import { exceptThose, type Finding } from './exceptions.ts';
import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';

const isStory = (file: string) => file.endsWith('.stories.tsx');
const nameOf = (file: string) => path.basename(file, '.tsx');

/** A component of the design system has a story beside it; a screen is shown by a story of its app, alone or in a row with others. */
export function checkStories(folder = root): Finding[] {
  const components = sourceFiles('packages/ui/src/**/[A-Z]*.tsx', folder).filter(
    (file) => !/[.](stories|test)[.]tsx$/.test(file),
  );
  const ofUi = new Set(sourceFiles('packages/ui/src/**/*.stories.tsx', folder));
  const unshown = components.filter((file) => !ofUi.has(file.replace(/\.tsx$/, '.stories.tsx')));
  const unseen = sourceFiles('apps/*', folder).flatMap((app) => {
    const shown = sourceFiles(`${app}/src/**/*.stories.tsx`, folder)
      .filter(isStory)
      .flatMap((file) => importsOf(folder, file));
    return sourceFiles(`${app}/src/**/*Screen.tsx`, folder).filter((file) => !shown.includes(file));
  });
  const findings = [...unshown, ...unseen].map((file) => ({
    file,
    rule: 'story' as const,
    text: `wird in keiner Geschichte gezeigt (${nameOf(file)}.stories.tsx)`,
  }));
  return exceptThose(findings, ['story'], folder);
}

function importsOf(folder: string, file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => path.join(path.dirname(file), to));
}
