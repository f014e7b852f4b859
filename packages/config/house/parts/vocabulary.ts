import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';

export interface Finding {
  file: string;
  rule: string;
  text: string;
}

/** The list of exceptions may only shrink; so may this number. */
const EXCEPTIONS_MAX = 0;
/** More than that and it is a package. */
const SHARED_FILES_MAX = 10;
const rootEntries = new Set(
  (
    '.ci .git .github .gitignore .data .turbo README.md apps e2e node_modules package.json packages ' +
    'pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json turbo.json'
  ).split(' '),
);
const forbiddenNames = /^(utils?|helpers?|common|misc|types|index|shared|stuff)$/i;
const roles =
  'access auth axe bench config d form format grund jobs layout mail play playwright problem process property props routes server setup client spec stories store test thread'.split(
    ' ',
  );
/** Planner's entry is the one index there is; a route file is named after its address, a script after its URL. */
const freelyNamed = /^packages\/planner\/src\/index\.ts$|\/src\/routes\/|^packages\/shell\/scripts\/|^e2e\//;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function strangersInTheRoot(): Finding[] {
  const strangers = readdirSync(root).filter((entry) => !rootEntries.has(entry));
  return strangers.map((file) => ({ file, rule: 'root', text: 'gehört nicht in den Wurzelordner' }));
}

function wrongNames(): Finding[] {
  const files = sourceFiles('{apps,packages,e2e}/**/*.{ts,tsx}').filter((file) => !freelyNamed.test(file));
  const wrong = files.filter((file) => {
    const [name = '', ...rest] = path
      .basename(file)
      .replace(/\.tsx?$/, '')
      .split('.');
    return (
      forbiddenNames.test(name) ||
      !/^[a-z][a-z\d]*$/i.test(name) ||
      rest.some((role) => !roles.includes(role))
    );
  });
  return wrong.map((file) => ({ file, rule: 'name', text: 'heißt nicht wie das eine, das sie enthält' }));
}

function fullDrawers(): Finding[] {
  const drawers = Map.groupBy(
    sourceFiles('apps/*/src/shared/**/*.{ts,tsx}'),
    (file) => file.split('/shared/')[0] ?? '',
  );
  const full = [...drawers].filter(([, files]) => files.length > SHARED_FILES_MAX);
  return full.map(([file]) => ({
    file,
    rule: 'shared',
    text: `hat über ${SHARED_FILES_MAX} Dateien in shared/`,
  }));
}

function literalVersions(): Finding[] {
  return sourceFiles('{.,apps/*,packages/*,e2e}/package.json').flatMap((file) => {
    const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>;
    const all = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}),
    );
    // turbo wants to find this one pnpm; its version is that of `packageManager`.
    const literal = all.filter(
      ([name, version]) => !/^(catalog:|workspace:\*)$/.test(version) && name !== 'pnpm',
    );
    return literal.map(([name]) => ({
      file,
      rule: 'version',
      text: `nennt die Version von ${name}; Versionen stehen im catalog`,
    }));
  });
}

function citedPaths(): Finding[] {
  return sourceFiles('{README.md,.github/**/*.md,apps/*/*.md,packages/*/*.md,e2e/*.md}').flatMap((file) => {
    const cited = [...read(file).matchAll(/`((?:apps|packages|e2e|\.github|\.ci)\/[\w./-]*[\w-])`/g)].map(
      ([, found = '']) => found,
    );
    const gone = cited.filter((found) => !existsSync(path.join(root, found)));
    return gone.map((found) => ({ file, rule: 'path', text: `nennt ${found}, das es nicht gibt` }));
  });
}

/** What our own words, places and versions break; and exceptions that nobody needs any more. */
export function checkVocabulary(): Finding[] {
  const all = [
    ...strangersInTheRoot(),
    ...wrongNames(),
    ...fullDrawers(),
    ...literalVersions(),
    ...citedPaths(),
  ];
  const exceptions = JSON.parse(read('packages/config/exceptions.json')) as Omit<Finding, 'text'>[];
  const same = (a: Omit<Finding, 'text'>, b: Omit<Finding, 'text'>) => a.file === b.file && a.rule === b.rule;
  const idle = exceptions.filter((exception) => !all.some((finding) => same(finding, exception)));
  const grown =
    exceptions.length === EXCEPTIONS_MAX
      ? []
      : [{ file: 'exceptions.json', rule: 'ratchet', text: `hat nicht ${EXCEPTIONS_MAX} Einträge` }];
  return [
    ...all.filter((finding) => !exceptions.some((exception) => same(finding, exception))),
    ...idle.map((exception) => ({ ...exception, text: 'steht als Ausnahme da, ist aber keine mehr' })),
    ...grown,
  ];
}
