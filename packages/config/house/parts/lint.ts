import { command, type Outcome } from './command.ts';

/** What oxlint says about one place. */
export interface Diagnostic {
  message: string;
  code?: string;
  filename: string;
  labels: readonly { span: { line: number } }[];
}

/** The rules of oxlint, sixty lines for a function among them. */
export async function lint(config: string): Promise<Outcome> {
  const { ok, output, seconds } = await command(['oxlint', '--config', config, '--format', 'json', '.']);
  const start = output.indexOf('{');
  if (start < 0) return { ok: false, output, seconds };
  const { diagnostics } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as {
    diagnostics: Diagnostic[];
  };
  const crashed = !ok && diagnostics.length === 0;
  return {
    ok: ok && diagnostics.length === 0,
    output: crashed ? output : diagnostics.map(tellDiagnostic).join('\n'),
    seconds,
  };
}

/** One line per finding. */
export function tellDiagnostic({ filename, labels, message, code }: Diagnostic): string {
  const line = labels[0]?.span.line ?? 1;
  return `${filename} Zeile ${line}: ${message}${code === undefined ? '' : ` – ${code}`}`;
}
