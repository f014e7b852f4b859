import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { exceptThose, type Finding } from './exceptions.ts';
import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';

/** What the walk through all stories has found, by `file#Export`. */
const RESULTS = 'packages/ui/test/audits.json';

/** A component of the design system and a screen of an app have their story beside them, and what is stored of a story has one. */
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
  return exceptThose([...findings, ...resultsOfNone(folder)], ['story'], folder);
}

/** Only the night walks through all stories: by day the names are compared. */
function resultsOfNone(folder: string): Finding[] {
  const results = path.join(folder, RESULTS);
  if (!existsSync(results)) return [];
  const { stories } = JSON.parse(readFileSync(results, 'utf8')) as { stories: Record<string, unknown> };
  const gone = (key: string): boolean => {
    const [file = '', name = ''] = key.split('#');
    const place = path.join(folder, file);
    return (
      !existsSync(place) ||
      !new RegExp(`export (?:const|function) ${name}\\b`).test(readFileSync(place, 'utf8'))
    );
  };
  return Object.keys(stories)
    .filter(gone)
    .map((key) => ({ file: key, rule: 'story', text: `steht in ${RESULTS} und ist kein Beispiel mehr` }));
}
