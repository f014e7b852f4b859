import { randomUUID } from 'node:crypto';

import { instant, json, sql } from '../src/platform/db/sql.ts';
import type { TestBetrieb } from './testApi.ts';

const WERKTAGS = [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '07:00', bis: '15:30' }));

/** One more who drives, on weekdays from seven to half past three. */
export async function eineKraft(wo: TestBetrieb, qualifikation = 'geselle'): Promise<string> {
  const id = randomUUID();
  await wo.ctx.transaction((tx) =>
    tx.run(
      sql`insert into mitarbeiter (id, vorname, nachname, email, rolle, qualifikation, faehrt, arbeitszeit)
        values (${id}, 'Karl', 'Drittmann', ${`${id}@example.org`}, 'geselle', ${qualifikation}, true, ${json(WERKTAGS)}::jsonb)`,
    ),
  );
  return id;
}

/** Somebody is away, from an instant to another, without anybody having been asked. Answers how that is taken back. */
export async function eineAbwesenheit(
  wo: TestBetrieb,
  mitarbeiterId: string,
  { von, bis }: { von: string; bis: string },
): Promise<() => Promise<void>> {
  const id = randomUUID();
  await wo.ctx.transaction((tx) =>
    tx.run(
      sql`insert into belegung (id, mitarbeiter_id, zeitraum, art)
        values (${id}, ${mitarbeiterId}, tstzrange(${instant(new Date(von))}, ${instant(new Date(bis))}), 'abwesenheit')`,
    ),
  );
  return async () =>
    void (await wo.ctx.transaction((tx) => tx.run(sql`delete from belegung where id = ${id}`)));
}
