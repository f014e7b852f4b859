import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';

export type Adresswunsch = { readonly email: string; readonly bis: Date };

export const findAdresswunsch = (tx: Tx, id: string, jetzt: Date): Promise<Adresswunsch | undefined> =>
  tx.row(
    sql`select adresse_gewuenscht as email, adresse_gewuenscht_bis as bis from mitarbeiter
      where id = ${id} and adresse_gewuenscht is not null and adresse_gewuenscht_bis > ${instant(jetzt)}`,
  );

export const saveAdresswunsch = (tx: Tx, id: string, { email, bis }: Adresswunsch): Promise<number> =>
  tx.run(
    sql`update mitarbeiter set adresse_gewuenscht = ${email}, adresse_gewuenscht_bis = ${instant(bis)} where id = ${id}`,
  );

export const deleteAdresswunsch = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    sql`update mitarbeiter set adresse_gewuenscht = null, adresse_gewuenscht_bis = null where id = ${id} and adresse_gewuenscht is not null`,
  );

/** Of every company. */
export const deleteAbgelaufene = (tx: Tx, jetzt: Date): Promise<number> =>
  tx.run(
    sql`update mitarbeiter set adresse_gewuenscht = null, adresse_gewuenscht_bis = null where adresse_gewuenscht_bis <= ${instant(jetzt)}`,
  );
