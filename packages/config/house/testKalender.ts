import { clockFrom } from '@kehrtour/testkit/clockFrom';

import { chromiumIsHere, runPlaywright } from './parts/browserRun.ts';
import { buildApps } from './parts/buildApps.ts';
import { instants } from './parts/instants.ts';
import { closingLines, failing, sum, type Tally } from './parts/tally.ts';
import { runProjects } from './parts/vitestRun.ts';

/** What a customer does, from the slip and from the company's site, and how it holds in a window. */
const JOURNEYS = [
  'buchung.spec',
  'termin.spec',
  'wunsch.spec',
  'einbettung.spec',
  'haustuer.spec',
  'kalender.spec',
  'schrift.spec',
];

// Some of the list by number, all of them without: `npm run test:kalender 3 4`.
const numbers = process.argv.slice(2).map(Number);
const chosen = numbers.length === 0 ? instants : instants.filter((_, index) => numbers.includes(index + 1));

/** Each pulls along what it starts, so that rules, server, database and browser agree on the day. */
async function at(now: string): Promise<Tally> {
  const rules = await runProjects(['unit', 'dom', 'api-pglite', 'api-postgres'], clockFrom(now));
  const journeys = await runPlaywright(
    'e2e/playwright.config.ts',
    JOURNEYS.map((name) => `journeys/${name}`),
    { E2E_NOW: now },
  );
  return sum([rules, journeys]);
}

const tallies: Tally[] =
  chosen.length === 0 || !chromiumIsHere() ? [failing('Kein solcher Zeitpunkt, oder kein Chromium')] : [];
if (tallies.length === 0) {
  await buildApps();
  for (const { now, what } of chosen) {
    process.stdout.write(`\n── ${what}: ${now}\n\n`);
    const tally = await at(now);
    process.stdout.write(`${tally.failed === 0 ? '✓' : '✗'} ${what}: ${closingLines(tally)}\n`);
    tallies.push(tally);
  }
}
const total = sum(tallies);
process.stdout.write(`\n${closingLines(total)}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
