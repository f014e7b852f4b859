import { SCHAUBERECHTIGTE } from '@kehrtour/domain/unternehmen/mitarbeiter';

import { type SQL, sql, worte } from '../platform/db/sql.ts';

/**
 * Who is named in the notice of a Feuerstättenschau (§ 3 Abs. 1 Satz 2 KÜO): who drives by plan, and the company's others who
 * may do it and are not away when the visit begins. As `[{id, name}]`, the driver first.
 */
export const personenkreis = (unternehmenId: SQL, faehrt: SQL, wann: SQL): SQL => sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', pk.id, 'name', btrim(pk.vorname || ' ' || pk.nachname))
      order by pk.id <> ${faehrt}, pk.nachname, pk.vorname, pk.id)
    from mitarbeiter pk where pk.unternehmen_id = ${unternehmenId}
      and (pk.id = ${faehrt} or (pk.aktiv and pk.qualifikation in ${worte(SCHAUBERECHTIGTE)}
        and not exists (select from belegung weg where weg.unternehmen_id = pk.unternehmen_id and weg.mitarbeiter_id = pk.id
          and weg.art = 'abwesenheit' and weg.zeitraum @> ${wann})))), '[]')`;
