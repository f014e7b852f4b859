import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findCaddy, installCaddy } from '@kehrtour/testkit/caddy';
import { findPostgres, installPostgres } from '@kehrtour/testkit/postgres';

import { assembleArtefacts } from './parts/artefacts.ts';
import { chromiumIsHere, runPlaywright } from './parts/browserRun.ts';
import { buildApps } from './parts/buildApps.ts';
import { closingLines, failing, type Tally } from './parts/tally.ts';

const NEEDED: [name: string, isHere: () => boolean][] = [
  ['postgresql', () => findPostgres() !== undefined || (installPostgres() && findPostgres() !== undefined)],
  ['caddy', () => findCaddy() !== undefined || (installCaddy() && findCaddy() !== undefined)],
];

/** The artefacts in an empty folder, and everything that operation puts around them. */
async function deployedThenTried(): Promise<Tally> {
  const missing = NEEDED.filter(([, isHere]) => !isHere()).map(([name]) => name);
  for (const name of missing)
    process.stdout.write(`✗ ${name} fehlt und ist nicht einzurichten. Debian: apt-get install ${name}\n`);
  if (missing.length > 0 || !chromiumIsHere()) return failing('PostgreSQL, Caddy oder Chromium fehlt');
  await buildApps();
  const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-artefakte-'));
  try {
    await assembleArtefacts(folder);
    return await runPlaywright('e2e/deployed.config.ts', [], { ARTEFACTS: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const tally = await deployedThenTried();
process.stdout.write(`\n${closingLines(tally)}\n`);
process.exitCode = tally.failed > 0 ? 1 : 0;
