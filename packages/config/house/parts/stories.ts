import path from 'node:path';

import { exceptThose, type Finding } from './exceptions.ts';
import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';

/** A component of the design system and a screen of an app have their story beside them. */
export function checkStories(folder = root): Finding[] {
  const stories = new Set(sourceFiles('{packages/ui,apps/*}/src/**/*.stories.tsx', folder));
  const findings = sourceFiles('{packages/ui/src/**/[A-Z]*,apps/*/src/**/*Screen}.tsx', folder)
    .filter((file) => !/[.](stories|test)[.]tsx$/.test(file))
    .filter((file) => !stories.has(file.replace(/\.tsx$/, '.stories.tsx')))
    .map((file) => ({
      file,
      rule: 'story' as const,
      text: `hat keine Geschichte neben sich (${path.basename(file, '.tsx')}.stories.tsx)`,
    }));
  return exceptThose(findings, ['story'], folder);
}
