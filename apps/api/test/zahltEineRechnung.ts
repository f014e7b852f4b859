import { randomUUID } from 'node:crypto';

import { sql } from '../src/platform/db/sql.ts';
import type { TestBetrieb } from './testApi.ts';

/** Money has arrived from this company. */
export async function zahltEineRechnung({ ctx }: Pick<TestBetrieb, 'ctx'>): Promise<void> {
  const id = randomUUID();
  await ctx.transaction(async (tx) => {
    await tx.run(sql`
      insert into rechnung (id, art, nummer, monat, ausgestellt_am, faellig_am, netto_cent, ust_cent, brutto_cent, inhalt, xml, xml_sha256)
      values (${id}, 'rechnung', ${`T-${id}`}, '2026-12-01', '2027-01-02', '2027-01-16', 4900, 931, 5831, '{}', '', '')`);
    await tx.run(sql`
      insert into zahlungseingang (id, rechnung_id, art, cent, am, verweis, eingetragen_am, wer)
      values (${randomUUID()}, ${id}, 'ueberweisung', 5831, '2027-01-05', 'T', '2027-01-05T08:00:00Z', 'test')`);
  });
}
