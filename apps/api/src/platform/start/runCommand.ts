import { lockedOut, unreachable } from '../db/unreachable.ts';
import { missingText } from '../page/missingText.ts';

/** What went wrong, in a sentence for whoever typed the command. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // Sentences of our own have said it already.
  if (error instanceof Error && error.cause !== undefined) return text;
  if (unreachable(error)) return missingText.datenbank.de;
  return lockedOut(error) ? `Die Datenbank aus DATABASE_URL lässt Kehrtour nicht ein: ${text}` : text;
}

/** Runs a command of the operator: its sentence goes out, or its reason, and the exit code says which. What it writes is nobody else's to read. */
export function runCommand(command: (args: readonly string[]) => Promise<string>): void {
  process.umask(0o077);
  command(process.argv.slice(2)).then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${reasonOf(error)}\n`);
      process.exitCode = 1;
    },
  );
}
