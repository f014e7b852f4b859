import type { Tx } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';

export type Inhaber = {
  id: string;
  vorname: string;
  nachname: string;
  name: string;
  email: string;
  /** What the company is called. */
  betrieb: string;
};

/** Who runs the company and still works in it, those without an address, too; inside the caller's transaction. */
export const listeInhaber = (tx: Tx): Promise<Inhaber[]> =>
  tx.rows(sql`
    select m.id, m.vorname, m.nachname, m.vorname || ' ' || m.nachname as name, m.email, u.name as betrieb
    from mitarbeiter m join unternehmen u on u.unternehmen_id = m.unternehmen_id
    where m.rolle = 'inhaber' and m.aktiv order by m.nachname, m.vorname, m.id`);

/** Those of them whom a mail reaches. */
export const listeErreichbareInhaber = async (tx: Tx): Promise<Inhaber[]> =>
  (await listeInhaber(tx)).filter(({ email }) => email !== '');
