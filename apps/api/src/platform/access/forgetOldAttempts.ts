import { instant, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';

/** What the doors of logins, codes and consents remember for a while only. */
export const forgetOldAttempts = (deps: Pick<Deps, 'db' | 'now'>): Promise<unknown> =>
  deps.db.transaction({}, (tx) =>
    tx.rows(
      sql`select tor_aufraeumen(${instant(deps.now())}), tor_anmeldung_aufraeumen(${instant(deps.now())})`,
    ),
  );
