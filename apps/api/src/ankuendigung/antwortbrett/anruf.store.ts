import type { Anrufergebnis } from '@kehrtour/domain/nachweis/antwortstand';

import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export const insertAnruf = (
  tx: Tx,
  neu: { id: string; terminId: string; ergebnis: Anrufergebnis; am: Date; von: string },
): Promise<number> =>
  tx.run(sql`insert into anruf (id, termin_id, ergebnis, am, von)
    values (${neu.id}, ${neu.terminId}, ${neu.ergebnis}, ${instant(neu.am)}, ${neu.von})`);
