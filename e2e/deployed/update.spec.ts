import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect } from '@playwright/test';

import { BETRIEB } from '../pages/BuchungSeite.ts';
import { ask } from './ask.ts';
import { query } from './database.ts';
import { Desk, newHouse } from './desk.ts';
import type { Installation } from './installation.ts';
import { test } from './theInstallation.ts';

test('a new version with one more migration is rolled out under load without a failed request', async ({
  house,
}) => {
  const desk = new Desk(house);
  await desk.login();
  const next = nextVersion(house);
  const done = new AbortController();
  let asked = 0;
  const failed: string[] = [];
  const visitor = async (address: string) => {
    while (!done.signal.aborted) {
      const outcome = await ask(address).then(
        ({ status }) => (status < 400 ? '' : String(status)),
        (error: Error) => error.message,
      );
      asked += 1;
      if (outcome !== '') failed.push(`${address} ${outcome}`);
    }
  };
  const writer = async () => {
    for (let count = 0; !done.signal.aborted; count += 1)
      await desk.write('/liegenschaften', newHouse(`Neue Fassung ${count}`));
  };
  const visitors = [
    visitor(house.at('booking', BETRIEB)),
    visitor(house.at('portal', '/api/health/live')),
    visitor(house.at('marketing', '/preise')),
    writer(),
  ];
  for (const name of ['api-1', 'api-2', 'worker-1', 'worker-2'] as const) {
    await house.programs[name].stop();
    await house.programs[name].start(next);
  }
  done.abort();
  await Promise.all(visitors);
  expect([...failed, ...desk.failed]).toEqual([]);
  const [newest] = await query<{ name: string }>(
    house.databaseUrl,
    'select name from schema_version order by name desc limit 1',
  );
  expect(newest?.name).toBe('9999_probe.sql');
  test.info().annotations.push({ type: 'figures', description: `${asked} requests beside the writes` });
});

/** The same code with one more migration, in a folder of its own. */
function nextVersion({ artefacts, folder }: Installation): string {
  const next = path.join(folder, 'api-next');
  mkdirSync(next);
  for (const part of ['dist', 'migrations'])
    cpSync(path.join(artefacts, 'api', part), path.join(next, part), { recursive: true });
  symlinkSync(path.join(artefacts, 'api/node_modules'), path.join(next, 'node_modules'));
  writeFileSync(
    path.join(next, 'migrations/9999_probe.sql'),
    "alter table liegenschaft add column probe text not null default '';\n",
  );
  return next;
}
