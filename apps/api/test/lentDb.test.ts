import { describe, expect, it } from 'vitest';

import { emptyDb } from './freshDb.ts';

const counts = async (db: Awaited<ReturnType<typeof emptyDb>>['db']) => {
  const { rows } = await db.query<{ worte: number; marken: number; slugs: number; naechste: number }>(
    `select (select count(*) from verlaufswort) as worte, (select count(*) from angebotsmarke) as marken, (select count(*) from slug) as slugs,
       nextval('angebotsmarke_id_seq') as naechste`,
  );
  return rows[0];
};

describe('a database that another file has used', () => {
  it('has the rows and counters of a new one', async () => {
    const one = await emptyDb();
    const asNew = await counts(one.db);
    await one.db.script(`delete from verlaufswort;
      insert into slug values ('uebrig', gen_random_uuid())`);
    await one.drop();
    const other = await emptyDb();
    expect(await counts(other.db)).toEqual(asNew);
    await other.drop();
  });

  it('is reached by nobody who was left behind', async () => {
    const one = await emptyDb();
    await one.drop();
    await expect(one.db.query('select 1')).rejects.toThrow('has ended');
    await expect(one.db.transaction({}, async () => undefined)).rejects.toThrow('has ended');
  });

  it('is given to nobody once its schema was changed', async () => {
    const one = await emptyDb();
    await one.db.script('create table uebrig (id int)');
    await one.drop();
    const other = await emptyDb();
    await expect(other.db.query('select * from uebrig')).rejects.toThrow('uebrig');
    await other.drop();
  });
});
