import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import { alsGanzesWort } from '@kehrtour/domain/text/suchtext';

import { LISTENNAME, NACH_RANG } from '../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, type SQL, sql } from '../platform/db/sql.ts';
import { passendeHaeuser } from './passendeHaeuser.store.ts';

export type Suchsicht = { muster: readonly string[]; ziffern: string; limit: number };

const passt = (text: SQL, muster: readonly string[]): SQL =>
  sql.join(
    muster.map((eines) => sql`position(${eines} in ' ' || ${text} || ' ') > 0`),
    sql` and `,
  );
const LEUTE = sql`left join lateral (
  select string_agg(k.suche, ' ') as suche,
    (array_agg(${LISTENNAME} order by ${NACH_RANG}))[1] as name
  from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
  where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id) p on true`;
const HAUSTEXT = sql`l.suche || ' ' || coalesce(p.suche, '')`;

/** What was typed whole comes before what only begins alike. */
const genauZuerst = (muster: readonly string[]): SQL =>
  sql`(${passt(HAUSTEXT, muster.map(alsGanzesWort))}) desc`;

export type HausRow = { id: string; anschrift: string; ortszeile: string; name: string };
export const findeHaeuser = (tx: Tx, { muster, limit }: Suchsicht, nurVon?: string): Promise<HausRow[]> =>
  tx.rows(sql`
    select l.id, btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz) as anschrift, l.plz || ' ' || l.ort as ortszeile, coalesce(p.name, '') as name
    from liegenschaft l ${LEUTE} where l.id in (${passendeHaeuser(muster)})
      ${
        nurVon
          ? sql`and (exists (select from halt h where h.unternehmen_id = l.unternehmen_id and h.liegenschaft_id = l.id and h.mitarbeiter_id = ${nurVon})
              or exists (select from termin t where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id and t.mitarbeiter_id = ${nurVon}))`
          : sql``
      }
    order by ${genauZuerst(muster)}, l.laufnummer nulls last, l.id limit ${limit}`);

export type SuchterminRow = {
  id: string;
  anschrift: string;
  name: string;
  fenster_von: Date;
  fenster_bis: Date;
  status: TerminStatus;
};
/** Among equally good hits, appointments from today on come first and past ones after them. */
export const findeTermine = (
  tx: Tx,
  { muster, limit }: Suchsicht,
  jetzt: Date,
  nurVon?: string,
): Promise<SuchterminRow[]> =>
  tx.rows(sql`
    select t.id, btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz) as anschrift, coalesce(p.name, '') as name, t.fenster_von, t.fenster_bis, t.status
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id ${LEUTE}
    where t.status <> 'entwurf' and t.liegenschaft_id in (${passendeHaeuser(muster)}) ${nurVon ? sql`and t.mitarbeiter_id = ${nurVon}` : sql``}
    order by ${genauZuerst(muster)}, t.fenster_bis < ${instant(jetzt)}, abs(extract(epoch from t.fenster_von - ${instant(jetzt)})), t.id limit ${limit}`);

export type SuchkehrtourRow = { id: string; nummer: number; name: string; status: KehrtourStatus };
export const findeKehrtouren = (
  tx: Tx,
  { muster, ziffern, limit }: Suchsicht,
  nurVon?: string,
): Promise<SuchkehrtourRow[]> =>
  tx.rows(sql`
    select kt.id, kt.nummer, kt.name, kt.status from kehrtour kt
    where ((${passt(sql`suchtext('Kehrtour ' || kt.nummer || ' ' || kt.name)`, muster)}) or kt.nummer::text = ${ziffern})
      ${
        nurVon
          ? sql`and exists (select from halt h
        where h.unternehmen_id = kt.unternehmen_id and h.kehrtour_id = kt.id and h.mitarbeiter_id = ${nurVon})`
          : sql``
      }
    order by kt.nummer desc limit ${limit}`);
