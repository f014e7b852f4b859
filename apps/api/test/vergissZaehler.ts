import type { TestApi } from './testApi.ts';

/** Nobody has tried anything yet today, and no message has left: each test is a day of its own. */
export const vergissZaehler = ({ deps }: Pick<TestApi, 'deps'>): Promise<unknown> =>
  deps.db.query('with post as (delete from versandzaehler) delete from zaehler');
