import type { Tx } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

export type Inhaber = {
  id: string;
  vorname: string;
  nachname: string;
  name: string;
  email: string;
  /** What the company is called. */
  betrieb: string;
  /** Has chosen a password by a mail to it: whoever only stands there may be a stranger. */
  bestaetigt: boolean;
};

/** Who runs the company and still works in it, those without an address, too; inside the caller's transaction. */
export const listeInhaber = (tx: Tx): Promise<Inhaber[]> =>
  tx.rows(sql`
    select m.id, m.vorname, m.nachname, m.vorname || ' ' || m.nachname as name, m.email, u.name as betrieb,
      coalesce(a.passwort_hash is not null or a.passkeys > 0, false) as bestaetigt
    from mitarbeiter m join unternehmen u on u.unternehmen_id = m.unternehmen_id
      left join lateral tor_anmeldung_von('mitarbeiter', m.id) a on true
    where m.rolle = 'inhaber' and m.aktiv order by m.nachname, m.vorname, m.id`);
