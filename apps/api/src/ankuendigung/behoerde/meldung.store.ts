import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import type { Tag } from '@kehrtour/domain/tag';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';
import type { GenanntePerson } from '@kehrtour/domain/unternehmen/personenkreis';

import { LISTENNAME } from '../../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { VERHINDERTE_SCHAU } from '../../termin/verhinderungssaetze.ts';
import type { Einstellungsspalte } from '../../unternehmen/einstellungen.ts';

export type MeldeversuchRow = {
  id: string;
  fenster_von: Date;
  fenster_bis: Date;
  status: TerminStatus;
  mitarbeiter: string;
  mitarbeiter_id: string | null;
  personen: GenanntePerson[] | null;
};
/** Visits for a Feuerstättenschau of the same household to which nobody opened, up to this one, the oldest first. */
export const listMeldeversuche = (tx: Tx, terminId: string): Promise<MeldeversuchRow[]> =>
  tx.rows(sql`
    select t.id, t.fenster_von, t.fenster_bis, t.status, coalesce(m.vorname || ' ' || m.nachname, '') as mitarbeiter, t.mitarbeiter_id, t.personen from termin t
    join termin dieser on dieser.unternehmen_id = t.unternehmen_id and dieser.liegenschaft_id = t.liegenschaft_id
      and dieser.nutzungseinheit_id is not distinct from t.nutzungseinheit_id and dieser.id = ${terminId}
    left join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
    where ${VERHINDERTE_SCHAU} and t.fenster_von between dieser.fenster_von - interval '1 year' and dieser.fenster_von
    order by t.fenster_von, t.id`);

export type MeldehausRow = {
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  bundesland: Bundesland;
  einstellungen: Einstellungsspalte;
  geschoss: string;
  lage: string;
  nummer: string;
  /** Name, street and Ort; null where nobody is known. */
  eigentuemer: string[] | null;
  bewohner: string;
  frist_bis: Tag | null;
};
/** Where it is, whose it is, and until when the Feuerstättenschau is due. */
export const findMeldehaus = (tx: Tx, terminId: string): Promise<MeldehausRow | undefined> =>
  tx.row(sql`
    select l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, u.bundesland, u.einstellungen,
      coalesce(n.geschoss, '') as geschoss, coalesce(n.lage, '') as lage, coalesce(n.nummer, '') as nummer,
      (select array[${LISTENNAME}, btrim(k.strasse || ' ' || k.hausnr),
          btrim(k.plz || ' ' || k.ort)] from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
        where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id and lk.rolle = 'eigentuemer'
          and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
        order by lk.nutzungseinheit_id is null, lk.id limit 1) as eigentuemer,
      coalesce((select string_agg(${LISTENNAME}, ', ' order by lk.id)
        from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
        where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id and lk.rolle = 'bewohner'
          and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)), '') as bewohner,
      (select min(a.frist_bis) from aufgabe a join taetigkeit y on y.unternehmen_id = a.unternehmen_id and y.id = a.taetigkeit_id
          and y.regel -> 'wiederholung' ->> 'art' = 'feuerstaettenschau'
        where a.unternehmen_id = t.unternehmen_id and a.liegenschaft_id = t.liegenschaft_id and a.status = 'offen'
          and (a.nutzungseinheit_id is null or t.nutzungseinheit_id is null or a.nutzungseinheit_id = t.nutzungseinheit_id)) as frist_bis
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    join unternehmen u on u.unternehmen_id = t.unternehmen_id
    left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
    where t.id = ${terminId}`);
