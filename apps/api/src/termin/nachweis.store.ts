import type { Mailversand, Zustellung } from '@kehrtour/domain/nachweis/zustellung';
import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import type { Besuchsart } from '@kehrtour/domain/taetigkeit/besuch';
import type { Tag } from '@kehrtour/domain/tag';
import { ANGESAGTE, AUFGEHOBENE, type TerminStatus } from '@kehrtour/domain/termin/termin';
import type { Ersatzgrund, Ersatzweg } from '@kehrtour/domain/versand/ersatzweg';
import type { Ankuendigungsart, Kanal } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql, type SQL, worte } from '../platform/db/sql.ts';
import type { Einstellungsspalte } from '../unternehmen/einstellungen.ts';

/** Whose proofs: of some appointments, of all of a round, or of all visits that somebody still counts on after a moment. */
export type Nachweisfrage =
  | { readonly terminIds: readonly string[] }
  | { readonly kehrtourId: string }
  | { readonly kommendAb: Date };

export type NachweisRow = {
  id: string;
  termin_id: string;
  art: Ankuendigungsart;
  kanal: Kanal;
  empfaenger: string;
  anschrift: string;
  rechtsart: Besuchsart;
  titel: string;
  personen: string;
  erstellt_am: Date;
  folge: number;
  versand: Mailversand['status'] | null;
  /** For a letter of a service: when the post had it. */
  gesendet_am: Date | null;
  zurueck_am: Date | null;
  termin_status: TerminStatus;
  liegenschaft_id: string;
  kehrtour_id: string | null;
  /** It says that nobody comes: to the household, or to whoever looks after its house. */
  entfaellt: boolean;
  /** Somebody still comes to those whom this notice is about; where it went to whoever looks after a house, to any of its flats. */
  steht: boolean;
  fenster_von: Date;
  /** A Feuerstättenschau is among what was told: § 3 KÜO counts. */
  fss: boolean;
  /** Holidays are those of the house. */
  plz: string;
  ort: string;
  bundesland: Bundesland;
  einstellungen: Einstellungsspalte;
  ersatz_fuer: Kanal | null;
  ersatz: { weg: Ersatzweg; grund: Ersatzgrund | null; zettelBis: Tag | null } | null;
  zustellungen: (Zustellung & { vermerktAm: string; vermerktVon: string })[];
};

/** A notice that nobody comes; to whoever looks after a house it has no work in it. */
export const IST_ABSAGE: SQL = sql`(a.art = 'absage' or (a.art = 'mitteilung' and not a.text ? 'taetigkeiten'))`;

/** Flats that have a visit in the round of this notice, none of these states. */
export const HAUS_STEHT = (ohne: readonly TerminStatus[]): SQL => sql`exists (select from termin w
  where w.unternehmen_id = t.unternehmen_id and w.liegenschaft_id = t.liegenschaft_id and w.kehrtour_id = a.kehrtour_id
    and w.status not in ${worte(ohne)})`;

function nur(frage: Nachweisfrage): SQL {
  if ('terminIds' in frage) return sql`a.termin_id = any(${liste(frage.terminIds)}::uuid[])`;
  if ('kehrtourId' in frage) return sql`a.kehrtour_id = ${frage.kehrtourId}`;
  return sql`t.ende > ${instant(frage.kommendAb)} and t.status in ${worte(ANGESAGTE)}`;
}

/** The oldest first, each with everything that was reported of it. */
export const listNachweise = (tx: Tx, frage: Nachweisfrage): Promise<NachweisRow[]> =>
  tx.rows(sql`
    select a.id, a.termin_id, a.art, a.kanal, a.empfaenger, a.anschrift, a.rechtsart, coalesce(a.text ->> 'titel', '') as titel,
      coalesce(a.text ->> 'personen', '') as personen,
      a.erstellt_am, a.folge,
      case when o.weg = 'brief' then o.aufgegeben_am else o.gesendet_am end as gesendet_am, o.zurueck_am,
      case when o.verworfen_am is not null then 'verworfen' when o.status = 'neu' and o.angehalten_am is not null then 'angehalten'
        else o.status end as versand, t.status as termin_status, t.liegenschaft_id, a.kehrtour_id,
      ${IST_ABSAGE} as entfaellt,
      case when a.art = 'mitteilung' then ${HAUS_STEHT(AUFGEHOBENE)} else t.status <> 'abgesagt' end as steht, t.fenster_von, u.bundesland,
      u.einstellungen, l.plz, l.ort,
      (select v.kanal from ersatzweg e join ankuendigung v on v.unternehmen_id = e.unternehmen_id and v.id = e.ankuendigung_id
        where e.unternehmen_id = a.unternehmen_id and e.nachfolger_id = a.id) as ersatz_fuer,
      (select jsonb_build_object('weg', e.weg, 'grund', e.grund, 'zettelBis', e.zettel_bis) from ersatzweg e
        where e.unternehmen_id = a.unternehmen_id and e.ankuendigung_id = a.id) as ersatz,
      exists (select from halt_aufgabe ha
        join aufgabe x on x.unternehmen_id = ha.unternehmen_id and x.id = ha.aufgabe_id
        join taetigkeit y on y.unternehmen_id = x.unternehmen_id and y.id = x.taetigkeit_id
          and y.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau'
        where ha.unternehmen_id = t.unternehmen_id and ha.halt_id = t.halt_id
          and (x.nutzungseinheit_id is null or x.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)) as fss,
      coalesce((select jsonb_agg(jsonb_build_object('id', z.id, 'art', z.art, 'am', z.am, 'berichtigt', z.berichtigt,
        'von', coalesce(m.vorname || ' ' || m.nachname, ''), 'vermerktAm', z.vermerkt_am,
        'vermerktVon', coalesce(n.vorname || ' ' || n.nachname, '')) order by z.nummer)
        from zustellung z left join mitarbeiter m on m.unternehmen_id = z.unternehmen_id and m.id = z.von
        left join mitarbeiter n on n.unternehmen_id = z.unternehmen_id and z.vermerkt_von = 'mitarbeiter:' || n.id
        where z.unternehmen_id = a.unternehmen_id and z.ankuendigung_id = a.id), '[]') as zustellungen
    from ankuendigung a join termin t on t.unternehmen_id = a.unternehmen_id and t.id = a.termin_id
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    join unternehmen u on u.unternehmen_id = a.unternehmen_id
    left join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
    where ${nur(frage)}
    order by a.erstellt_am, a.folge, a.id`);
