import { expect, it } from 'vitest';

import { openPglite } from './dbPglite.ts';
import { sql } from './sql.ts';

it('lets the others of its process have a turn, however much is asked of it', { tags: 'night' }, async () => {
  const db = await openPglite(undefined);
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 1);
  await db.transaction({ role: 'eigner' }, async (tx) => {
    for (let i = 0; i < 100; i += 1) await tx.run(sql`select count(*) from generate_series(1, 20000)`);
  });
  const within = turns;
  for (let i = 0; i < 100; i += 1) await db.query('select count(*) from generate_series(1, 20000)');
  clearInterval(clock);
  await db.close();
  expect(within).toBeGreaterThan(3);
  expect(turns - within).toBeGreaterThan(3);
});
