import type { ImportBefund } from '@kehrtour/contract/importauftrag';
import type { Anrufergebnis } from '@kehrtour/domain/nachweis/antwortstand';
import type { Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import type { Hausverlaufsart } from '@kehrtour/domain/verlauf/hausverlauf';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import type { Tx } from '../../platform/db/db.ts';
import { type SQL, sql } from '../../platform/db/sql.ts';

type Geschehen =
  | {
      quelle: 'haus';
      was: Verlaufswort<'liegenschaft'>;
      daten: { teile?: string[]; bezeichnung?: string } | null;
    }
  | { quelle: 'termin'; was: Verlaufswort<'termin'>; daten: { grund: string; fenster: string } }
  | {
      quelle: 'import';
      was: Verlaufswort<'import'>;
      daten: { dateiname: string; befund: ImportBefund; teile: string[] };
    }
  | { quelle: 'ansage'; was: string; daten: { fenster: string } }
  | { quelle: 'antwort'; was: Rueckmeldungsart; daten: { text: string; erwiderung: string } }
  | { quelle: 'anruf'; was: Anrufergebnis; daten: null }
  | { quelle: 'wunsch'; was: string; daten: null }
  | { quelle: 'erledigt'; was: string; daten: null };

export type HausverlaufRow = Geschehen & {
  /** Id of the row it was read from. */
  id: string;
  art: Hausverlaufsart;
  am: Date;
  wer: string;
  termin_id: string | null;
  /** Its moment in whole microseconds and its key: where the next page goes on. */
  mikro: string;
  marke: string;
};

/** Houses that went into this one lived its life, too. */
const HAEUSER = (id: string): SQL => sql`
  haus as (select ${id}::uuid as id union select von_id from zusammenfuehrung
    where nach_id = ${id} and zurueckgenommen_am is null),
  besuch as (select t.id, t.fenster_von from termin t where t.liegenschaft_id = ${id} and t.status <> 'entwurf')`;

/** One line each of all that is known, every part with the same columns; `marke` is unique among them. */
const ZEILEN = sql`
  select 'v' || v.id as marke, v.id::text as id, 'haus' as quelle, case
      when v.was like 'Schlüssel%' then 'schluessel'
      when v.was like 'Kontakt%' or v.was like 'SMS%' then 'kontakt'
      when v.was like 'Aufgabe%' then 'arbeit' else 'angaben' end as art,
    v.am, v.wer, v.was, v.nach as daten, null::uuid as termin_id
  from verlauf v join haus h on h.id = v.gegenstand_id where v.gegenstand = 'liegenschaft'
  union all
  -- An answer stands there itself, with its words.
  select 'v' || v.id, v.id::text, 'termin', 'termin', v.am, v.wer, v.was,
    jsonb_build_object('grund', case when v.was like 'stand:%' or v.was = 'naechster-weg' then coalesce(v.nach ->> 'grund', '') else '' end,
      'fenster', b.fenster_von), b.id
  from verlauf v join besuch b on b.id = v.gegenstand_id
  where v.gegenstand = 'termin' and v.was not like 'rueckmeldung:%'
  union all
  select 'i' || v.id, v.id::text, 'import', 'import', v.am, v.wer, v.was,
    jsonb_build_object('dateiname', i.dateiname, 'befund', z.befund, 'teile', (
      select coalesce(jsonb_agg(e ->> 'teil'), '[]') from jsonb_array_elements(z.aenderungen) e
      where not coalesce((e ->> 'geschuetzt')::boolean, false))), null
  from importzeile z join haus h on h.id = z.liegenschaft_id
  join importauftrag i on i.unternehmen_id = z.unternehmen_id and i.id = z.importauftrag_id
  join verlauf v on v.unternehmen_id = i.unternehmen_id and v.gegenstand = 'import' and v.gegenstand_id = i.id
    and v.was in ('uebernommen', 'zurueckgenommen')
  union all
  select 'a' || a.id, a.id::text, 'ansage', 'ansage', a.erstellt_am, '', a.empfaenger,
    jsonb_build_object('fenster', b.fenster_von), b.id
  from ankuendigung a join besuch b on b.id = a.termin_id
  union all
  select 'r' || r.id, r.id::text, 'antwort', 'antwort', r.am, 'kunde', r.art,
    jsonb_build_object('text', r.text, 'erwiderung', r.erwiderung), b.id
  from rueckmeldung r join besuch b on b.id = r.termin_id
  union all
  select 'n' || r.id, r.id::text, 'anruf', 'antwort', r.am, coalesce('mitarbeiter:' || r.von, ''), r.ergebnis, null, b.id
  from anruf r join besuch b on b.id = r.termin_id
  union all
  select 'w' || w.id, w.id::text, 'wunsch', 'antwort', w.gemerkt_am, coalesce('mitarbeiter:' || w.gemerkt_von, ''), w.text,
    null, w.termin_id
  from hauswunsch w join haus h on h.id = w.liegenschaft_id
  union all
  select 'e' || x.id, x.id::text, 'erledigt', 'arbeit', x.erledigt_am::timestamp at time zone 'Europe/Berlin', '', x.bezeichnung,
    null, x.termin_id
  from aufgabe x join haus h on h.id = x.liegenschaft_id where x.status = 'erledigt' and x.erledigt_am is not null`;

export type Verlaufsfrage = {
  readonly liegenschaftId: string;
  readonly art: Hausverlaufsart | undefined;
  readonly nach: { readonly mikro: string; readonly marke: string } | undefined;
  readonly anzahl: number;
};
/** The newest first, from behind the line that was seen last. */
export const listHausverlauf = (tx: Tx, frage: Verlaufsfrage): Promise<HausverlaufRow[]> =>
  tx.rows(sql`
    with ${HAEUSER(frage.liegenschaftId)},
    zeile as (select z.*, (extract(epoch from z.am) * 1000000)::bigint as mikro from (${ZEILEN}) z)
    select z.marke, z.id, z.quelle, z.art, z.am, z.was, z.daten, z.termin_id, z.mikro::text as mikro,
      coalesce(m.vorname || ' ' || m.nachname, z.wer) as wer
    from zeile z left join mitarbeiter m on z.wer = 'mitarbeiter:' || m.id
    where true ${frage.art === undefined ? sql`` : sql`and z.art = ${frage.art}`}
      ${frage.nach === undefined ? sql`` : sql`and (z.mikro, z.marke collate "C") < (${frage.nach.mikro}::bigint, ${frage.nach.marke} collate "C")`}
    order by z.mikro desc, z.marke collate "C" desc limit ${frage.anzahl}`);
