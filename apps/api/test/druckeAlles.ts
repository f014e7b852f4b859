import { sql } from '../src/platform/db/sql.ts';
import type { TestBetrieb } from './testApi.ts';

/** Every slip of the company is out of the printer: whoever is called off now has heard of the visit, and has to hear of that. */
export const druckeAlles = ({ ctx }: Pick<TestBetrieb, 'ctx'>): Promise<number> =>
  ctx.transaction((tx) =>
    tx.run(sql`insert into zustellung (id, ankuendigung_id, art, am, vermerkt_am, vermerkt_von)
      select gen_random_uuid(), a.id, 'gedruckt', current_date, now(), 'system' from ankuendigung a
      where a.kanal = 'einwurf'
        and not exists (select from zustellung z where z.unternehmen_id = a.unternehmen_id and z.ankuendigung_id = a.id)`),
  );
