import type { Tx } from '../platform/db.ts';
import type { Deps } from '../platform/deps.ts';
import { instant, sql } from '../platform/sql.ts';

export type Adresswunsch = { readonly email: string; readonly bis: Date };

/** The other address of somebody's login that waits to be confirmed, while its link is good. */
export const findAdresswunsch = (tx: Tx, id: string, jetzt: Date): Promise<Adresswunsch | undefined> =>
  tx.row(
    sql`select adresse_gewuenscht as email, adresse_gewuenscht_bis as bis from mitarbeiter
      where id = ${id} and adresse_gewuenscht is not null and adresse_gewuenscht_bis > ${instant(jetzt)}`,
  );

/** Takes the place of an earlier one. */
export const merkeAdresswunsch = (tx: Tx, id: string, { email, bis }: Adresswunsch): Promise<number> =>
  tx.run(
    sql`update mitarbeiter set adresse_gewuenscht = ${email}, adresse_gewuenscht_bis = ${instant(bis)} where id = ${id}`,
  );

/** False when none waits. */
export async function loescheAdresswunsch(tx: Tx, id: string): Promise<boolean> {
  const geloescht = await tx.run(
    sql`update mitarbeiter set adresse_gewuenscht = null, adresse_gewuenscht_bis = null where id = ${id} and adresse_gewuenscht is not null`,
  );
  return geloescht > 0;
}

/** An address that nobody confirmed in time is nobody's business any more. */
export const vergissAdresswuensche = (deps: Deps): Promise<number> =>
  deps.db.transaction({ role: 'eigner' }, (tx) =>
    tx.run(
      sql`update mitarbeiter set adresse_gewuenscht = null, adresse_gewuenscht_bis = null where adresse_gewuenscht_bis <= ${instant(deps.now())}`,
    ),
  );
