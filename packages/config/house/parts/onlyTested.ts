import { command, type Outcome } from './command.ts';
import { exceptThose } from './exceptions.ts';

/** What knip says of one file, read as the product is shipped: without tests, stories and benches. */
export interface Unused {
  file: string;
  files?: readonly unknown[];
  exports?: readonly { name: string }[];
  types?: readonly { name: string }[];
  dependencies?: readonly { name: string }[];
}

const KNIP = 'packages/config/node_modules/.bin/knip';
const KINDS = 'files,exports,types,dependencies';

/** What knip remembers of the files it read lies in this folder; one for each way of reading. */
export const knipCache = (folder: string): string[] => ['--cache', '--cache-location', folder];

/** Files, exports and libraries that only tests, stories and benches use: a rule that nobody calls rules nothing. */
export async function onlyTested(
  config: string,
  cache: readonly string[],
  folder?: string,
): Promise<Outcome> {
  const read = ['--reporter', 'json', '--include', KINDS, '--no-progress'];
  const place = folder === undefined ? [] : ['--directory', folder];
  const { output, seconds } = await command([
    KNIP,
    '--config',
    config,
    '--production',
    ...read,
    ...cache,
    ...place,
  ]);
  const start = output.indexOf('{"issues"');
  if (start < 0) return { ok: false, output, seconds };
  const { issues } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as { issues: Unused[] };
  const told = tellUnused(issues, folder);
  return { ok: told.length === 0, output: told.join('\n'), seconds };
}

/** One line per finding, what waits in the list of exceptions taken off; an export stands there as `file#name`. */
export function tellUnused(issues: readonly Unused[], folder?: string): string[] {
  const findings = issues.flatMap((one) => [
    ...(one.files ?? []).map(() => one.file),
    ...[one.exports, one.types, one.dependencies].flatMap((kind) =>
      (kind ?? []).map(({ name }) => `${one.file}#${name}`),
    ),
  ]);
  return exceptThose(
    findings.map((file) => ({
      file,
      rule: 'production',
      text: 'ruft nur ein Test; im Betrieb braucht es niemand',
    })),
    ['production'],
    folder,
  ).map(({ file, text }) => `${file} ${text}`);
}
