import { eachNode, isNode, lineOf } from './syntaxTree.ts';

/** A place where the compiler is told what a value is instead of seeing it. */
export interface Assertion {
  file: string;
  line: number;
  /** What it is said to be. */
  type: string;
}

/** Where statements are held against the types of their rows; what is believed of them stands in its lists. */
export const STATEMENTS = 'apps/api/src/platform/everyStatement.test.ts';

/** What may be said without proof. Each number only becomes smaller: whoever takes some away lowers it with them. */
export const CEILINGS = [
  { kind: 'casts', max: 124, what: 'Behauptungen mit „as“' },
  { kind: 'never', max: 0, what: 'Behauptungen mit „as never“' },
  { kind: 'rows', max: 35, what: 'Zeilen und Spalten, denen everyStatement ohne Beweis glaubt' },
  { kind: 'sqlTests', max: 30, what: 'Dateien von Tests, die selbst SQL sprechen' },
] as const;
type Counts = Record<(typeof CEILINGS)[number]['kind'], number>;
/** How many fewer than allowed there may be before the number has to follow: several people take some away in one night. */
const LEEWAY = 5;

/** What runs in front of people: no tests, no stories, no benches, none of the tools. */
const isShipped = (file: string): boolean =>
  /^(apps|packages)\//.test(file) &&
  !/^packages\/(config|testkit)\/|[.](test|spec|stories|axe|d)[.]tsx?$|\/(test|bench|demo|[.]storybook)\//.test(
    file,
  );

/** Whatever a statement begins with, right behind the quote that opens it. */
const statement = /[`'"]\s*(?:select\s|insert into\s|update \w+ (?:\w+ )?set\s|delete from\s|with \w+ as\s)/i;

/** Tests of a concept that speak SQL by themselves: builders and questions of `apps/api/test` say the same in words of the trade. */
export const sqlTestsIn = (files: readonly string[], read: (file: string) => string): string[] =>
  files.filter(
    (file) =>
      /^apps\/api\/src\/(?!platform\/).*(?<![.]store)[.]test[.]ts$/.test(file) && statement.test(read(file)),
  );

/** Only what could say one is taken apart: most files have the word in imports and comments alone. */
const maySay = (text: string): boolean =>
  text
    .split('\n')
    .some(
      (line) =>
        line.replaceAll(' as const', '').includes(' as ') &&
        !['import ', '*', '/'].some((start) => line.trimStart().startsWith(start)),
    );

/** Every `as X` of the shipped code, `as const` apart; the linter knows no other way to say one. */
export function assertionsIn(files: readonly string[], read: (file: string) => string): Assertion[] {
  return files.filter(isShipped).flatMap((file) => {
    const text = read(file);
    const found: Assertion[] = [];
    if (maySay(text))
      eachNode(file, text, ({ type, typeAnnotation }) => {
        if (type !== 'TSAsExpression' || !isNode(typeAnnotation)) return;
        const said = text.slice(typeAnnotation.start, typeAnnotation.end);
        if (said !== 'const') found.push({ file, line: lineOf(text, typeAnnotation.start), type: said });
      });
    return found;
  });
}

/** What to do instead. */
const PROOF = 'ein Typ, ein Schema oder eine Frage sagt dasselbe';
const anders: Record<(typeof CEILINGS)[number]['kind'], string> = {
  casts: PROOF,
  never: PROOF,
  rows: PROOF,
  sqlTests: 'die Bauten und Fragen in apps/api/test sagen dasselbe',
};

/** How many there are of each kind. */
export function countsOf(
  assertions: readonly Assertion[],
  { statements, sqlTests }: { statements: string; sqlTests: readonly string[] },
): Counts {
  return {
    casts: assertions.length,
    never: assertions.filter(({ type }) => type.startsWith('never')).length,
    sqlTests: sqlTests.length,
    rows: [...statements.matchAll(/^ {4}'[\w./]+[.]ts: /gm)].length,
  };
}

/** Numbers above their ceiling, and ceilings that have become too high. */
export function ceilingsBroken(counts: Counts): string[] {
  return CEILINGS.flatMap(({ kind, max, what }) => {
    const count = counts[kind];
    if (count > max) return [`${what}: ${count}, erlaubt sind ${max}; ${anders[kind]}`];
    return count < max - LEEWAY ? [`${what}: nur noch ${count}; die Grenze ${max} sinkt mit ihnen`] : [];
  });
}
