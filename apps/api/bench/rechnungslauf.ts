/** usage: the invoices of a month for many companies, and one printed [companies]; TEST_DATABASE=postgres with TEST_DATABASE_URL for PostgreSQL */
import { performance } from 'node:perf_hooks';

import { systemCtx } from '../src/platform/ctx.ts';
import { sql } from '../src/platform/db/sql.ts';
import { fuehreRechnungslaufAus } from '../src/rechnung/fuehreRechnungslaufAus.ts';
import { legeRechnungAb } from '../src/rechnung/legeRechnungAb.ts';
import { testApi } from '../test/testApi.ts';

const BETRIEBE = Number(process.argv[2] ?? 8000);
const MONAT = '2027-03';

const api = await testApi({ now: '2027-04-01T08:00:00+02:00' });
try {
  // Row-level security is for the application; a bench may fill tables as their owner.
  await api.deps.db.query(`
    insert into unternehmen (unternehmen_id, slug, name, strasse, hausnr, plz, ort)
    select gen_random_uuid(), 'bench-' || n, 'Betrieb ' || n, 'Marktplatz', n::text, '91207', 'Lauf' from generate_series(1, ${BETRIEBE}) n`);
  await api.deps.db.query(
    `insert into tarifwechsel (unternehmen_id, ab, tarif) select unternehmen_id, '2027-01-01', 'bezirk' from unternehmen`,
  );
  const beginn = performance.now();
  const gemacht = await fuehreRechnungslaufAus(api.deps, MONAT);
  const sekunden = (performance.now() - beginn) / 1000;
  process.stdout.write(
    `${api.deps.db.kind}: ${gemacht} Rechnungen in ${sekunden.toFixed(1)} s, ${((sekunden * 1000) / gemacht).toFixed(1)} ms je Rechnung\n`,
  );
  const rows = await api.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    tx.rows<{ unternehmen_id: string; id: string; letzte: string; anzahl: number }>(
      sql`select unternehmen_id, id, max(nummer) over () as letzte, (count(*) over ())::int as anzahl from rechnung limit 20`,
    ),
  );
  process.stdout.write(`letzte Nummer ${rows[0]?.letzte}, Anzahl ${rows[0]?.anzahl}\n`);
  const druck = performance.now();
  for (const { unternehmen_id, id } of rows) await legeRechnungAb(systemCtx(api.deps, unternehmen_id), id);
  process.stdout.write(
    `Druck und Ablage: ${((performance.now() - druck) / rows.length).toFixed(0)} ms je Rechnung\n`,
  );
} finally {
  await api.close();
}
