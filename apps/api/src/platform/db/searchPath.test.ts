import { afterAll, beforeAll, expect, it } from 'vitest';

import { freshDb } from '../../../test/freshDb.ts';

let fresh: Awaited<ReturnType<typeof freshDb>>;
beforeAll(async () => {
  fresh = await freshDb();
});
afterAll(async () => {
  await fresh.db.close();
  await fresh.drop();
});

it('is the same in every function of ours: our tables, and what is temporary last', async () => {
  const { rows } = await fresh.db.query(`
    select p.oid::regprocedure::text as name, coalesce(array_to_string(p.proconfig, '; '), '') as settings
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by 1`);
  const all = rows as { name: string; settings: string }[];
  expect(all.length).toBeGreaterThan(70);
  expect(all.filter(({ settings }) => !/(?:^|; )search_path=public, pg_temp(?:;|$)/.test(settings))).toEqual(
    [],
  );
});
