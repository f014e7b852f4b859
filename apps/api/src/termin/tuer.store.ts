import { type SQL, sql } from '../platform/db/sql.ts';

/** Which door a visit is at: of the house `l`, and of its flat `n` where it has one. `Marktplatz 12, EG links` */
export const TUER: SQL = sql`concat_ws(', ', btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz),
  coalesce(nullif(concat_ws(' ', nullif(n.geschoss, ''), nullif(n.lage, '')), ''), nullif(n.bezeichnung, ''), nullif(n.nummer, '')))`;
