import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { expect, it } from 'vitest';

import { dbOverPglite } from './dbPglite.ts';
import { migrate, migrationNames } from './migrate.ts';
import { sql } from './sql.ts';

/** From PostgreSQL 16 on who may make roles has fewer rights over them; the embedded one is newer than most that are installed. */
it('needs no more rights than the README asks for, on a newer PostgreSQL as well', async () => {
  const pglite = await PGlite.create({ extensions: { btree_gist } });
  await pglite.exec('create role betrieb login createrole bypassrls');
  await pglite.exec('alter database postgres owner to betrieb');
  await pglite.exec('set session authorization betrieb');
  const db = dbOverPglite(pglite);
  expect(await migrate(db)).toEqual(await migrationNames());
  for (const role of ['kehrtour_app', 'kehrtour_jobs', 'kehrtour_betrieb'] as const) {
    const [row] = await db.transaction({ role }, (tx) =>
      tx.rows(
        sql`select current_user as wer, current_setting('is_superuser') as alles, rolbypassrls as vorbei from pg_roles where rolname = current_user`,
      ),
    );
    expect(row).toEqual({ wer: role, alles: 'off', vorbei: false });
  }
  await pglite.close();
});
