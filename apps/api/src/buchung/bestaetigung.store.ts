import type { Bestaetigende } from '@kehrtour/domain/buchung/buchung';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

/** False when it was confirmed before. */
export const merkeBestaetigung = async (
  tx: Tx,
  id: string,
  durch: Bestaetigende,
  am: Date,
): Promise<boolean> =>
  (await tx.run(
    sql`update buchung set bestaetigt_am = ${instant(am)}, bestaetigt_durch = ${durch} where id = ${id} and bestaetigt_am is null`,
  )) === 1;
export const merkeVerfall = (tx: Tx, id: string, am: Date): Promise<number> =>
  tx.run(
    sql`update buchung set verfallen_am = ${instant(am)} where id = ${id} and verfallen_am is null and bestaetigt_am is null`,
  );
export const merkeNachfolger = (tx: Tx, id: string, nachfolgerTerminId: string): Promise<number> =>
  tx.run(sql`update buchung set nachfolger_termin_id = ${nachfolgerTerminId} where id = ${id}`);

/** Of all companies, as the job queue sees them: nothing personal. */
export const listVerfallende = (
  tx: Tx,
  jetzt: Date,
  limit: number,
): Promise<{ unternehmen_id: string; termin_id: string }[]> =>
  tx.rows(
    sql`select unternehmen_id, termin_id from buchung
      where bestaetigen_bis <= ${instant(jetzt)} and bestaetigt_am is null and verfallen_am is null order by bestaetigen_bis
      limit ${limit}`,
  );
