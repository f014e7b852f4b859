/** Runs a command of the operator: its sentence goes out, or its reason, and the exit code says which. What it writes is nobody else's to read. */
export function fuehreAus(befehl: (args: readonly string[]) => Promise<string>): void {
  process.umask(0o077);
  befehl(process.argv.slice(2)).then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
