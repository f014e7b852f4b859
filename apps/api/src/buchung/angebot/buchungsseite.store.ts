import type { Gebietsseite } from '@kehrtour/domain/ort/gebiet';

import type { Tx } from '../../platform/db/db.ts';
import { liste, sql } from '../../platform/db/sql.ts';

export type TrefferRow = {
  unternehmen_id: string;
  gebiet_id: string;
  plz: string;
  strasse_schluessel: string;
  hausnr_von: number | null;
  hausnr_bis: number | null;
  seite: Gebietsseite;
  hoheitlich: boolean;
  ausgenommen: boolean;
};
/** The gate: every company's entries for a postcode. */
export const listGebieteZurPlz = (tx: Tx, plz: string): Promise<TrefferRow[]> =>
  tx.rows(sql`select * from tor_gebiete(${plz})`);

/** Whom the company of this transaction names for these entries of its area. */
export const listZustaendige = (tx: Tx, gebietIds: readonly string[]): Promise<{ zustaendig: string }[]> =>
  tx.rows(
    sql`select distinct zustaendig from gebiet where id = any(${liste(gebietIds)}::uuid[]) and zustaendig <> '' order by 1`,
  );

export type KurzRow = { slug: string; name: string; ort: string; telefon: string };
/** The company of this transaction, if it takes bookings. */
export const findBuchbaren = (tx: Tx): Promise<KurzRow | undefined> =>
  tx.row(sql`select slug, name, ort, telefon from unternehmen where terminbuchung and not gesperrt`);
