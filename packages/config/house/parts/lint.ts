import { command, type Outcome } from './command.ts';
import { exceptThose } from './exceptions.ts';

/** What oxlint says about one place. */
export interface Diagnostic {
  message: string;
  code?: string;
  filename: string;
  labels: readonly { span: { line: number } }[];
}

const LENGTH = 'eslint(max-lines-per-function)';

/** The rules of oxlint, sixty lines for a function among them; functions that are too long and stand in the list of exceptions are not told. */
export async function lint(config: string): Promise<Outcome> {
  const { ok, output, seconds } = await command(['oxlint', '--config', config, '--format', 'json', '.']);
  const start = output.indexOf('{');
  if (start < 0) return { ok: false, output, seconds };
  const result = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as {
    diagnostics: Diagnostic[];
  };
  const told = tellDiagnostics(result.diagnostics);
  const crashed = !ok && result.diagnostics.length === 0;
  return { ok: told.length === 0 && !crashed, output: crashed ? output : told.join('\n'), seconds };
}

/** One line per finding, the shrinking list of long functions taken off. */
export function tellDiagnostics(diagnostics: readonly Diagnostic[], folder?: string): string[] {
  const { long = [], other = [] } = Object.groupBy(diagnostics, ({ code }) =>
    code === LENGTH ? 'long' : 'other',
  );
  const tooLong = long.map((one) => ({ file: one.filename, rule: 'length' as const, text: sentenceOf(one) }));
  return [
    ...other.map((one) => `${one.filename} ${sentenceOf(one)}`),
    ...exceptThose(tooLong, ['length'], folder).map(({ file, text }) => `${file} ${text}`),
  ];
}

function sentenceOf({ labels, message, code }: Diagnostic): string {
  return `Zeile ${labels[0]?.span.line ?? 1}: ${message}${code === undefined ? '' : ` – ${code}`}`;
}
