import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';
import { KURZ, nurVon, QUELLE, type TerminKurzRow, type Terminsicht } from './terminzeile.store.ts';

/** How far back somebody looks for a visit. */
const RUECKBLICK = sql`interval '3 years'`;
/** Each word stands in the address, with one of the people, in the number of the house or of the booking. */
export const listGefundene = (
  tx: Tx,
  muster: readonly string[],
  { jetzt, limit, ...sicht }: Terminsicht & { jetzt: Date; limit: number },
): Promise<TerminKurzRow[]> =>
  tx.rows(
    sql`select ${KURZ} ${QUELLE} where t.status <> 'entwurf' and t.fenster_von > ${instant(jetzt)} - ${RUECKBLICK} ${nurVon(sicht)} ${sql.join(
      muster.map(
        (
          wort,
        ) => sql`and (position(${wort} in ' ' || l.suche || ' ' || suchtext(coalesce(l.laufnummer::text, '')) || ' ') > 0
          or position(${wort} in ' ' || coalesce(bk.suche, '') || ' ' || suchtext(coalesce(bu.referenz, '')) || ' ') > 0
          or exists (select from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
            where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id
              and position(${wort} in ' ' || k.suche || ' ') > 0))`,
      ),
      sql` `,
    )}
      order by t.ende < ${instant(jetzt)}, abs(extract(epoch from t.beginn - ${instant(jetzt)})), t.id limit ${limit}`,
  );
