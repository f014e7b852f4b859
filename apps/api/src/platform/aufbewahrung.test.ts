import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type FreshDb, freshDb } from '../../test/freshDb.ts';

let fresh: FreshDb;
beforeAll(async () => void (fresh = await freshDb()));
afterAll(async () => {
  await fresh.db.close();
  await fresh.drop();
});

it('says of what the functions of the database delete the periods that stand in them', async () => {
  const { rows } = await fresh.db.query(
    `select proname as name, prosrc as text from pg_proc where proname in ('tor_aufraeumen', 'tor_anmeldung_aufraeumen')`,
  );
  const text = (rows as { text: string }[]).map((row) => row.text).join('\n');
  const nach = (tabelle: string): string =>
    new RegExp(`delete from ${tabelle} where [^;]*?interval '(\\d+) days'`).exec(text)?.[1] ?? '';
  for (const tabelle of ['einmalcode', 'anmeldeversuch', 'anmeldeort'] as const)
    expect([tabelle, nach(tabelle)]).toEqual([tabelle, String(AUFBEWAHRUNG[tabelle].tage)]);
});
