import { browserRun } from './parts/browserRun.ts';
import { buildApps } from './parts/buildApps.ts';
import { byteBudgets } from './parts/byteBudgets.ts';
import { runChecks } from './parts/checks.ts';
import { closingLines, failing, sum, type Tally } from './parts/tally.ts';
import { vitestRun } from './parts/vitestRun.ts';

const startedAt = performance.now();

async function builtThenTried(): Promise<Tally> {
  try {
    await buildApps();
  } catch (error) {
    return failing('Bauen', error instanceof Error ? error.message : String(error));
  }
  return sum([byteBudgets(), await browserRun()]);
}

const parts: [heading: string, run: () => Promise<Tally>][] = [
  ['Prüfungen', runChecks],
  ['Regeln, Bauteile, Server', vitestRun],
  ['Gebaut und im Browser', builtThenTried],
];

const tallies: Tally[] = [];
for (const [heading, run] of parts) {
  process.stdout.write(`\n── ${heading}\n\n`);
  tallies.push(await run());
}
const total = sum(tallies);
process.stdout.write(
  `\n${((performance.now() - startedAt) / 60_000).toFixed(1)} Minuten\n${closingLines(total)}\n`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
