import type { Anrufergebnis } from '@kehrtour/domain/antwortstand';
import type { Rueckmeldende, Rueckmeldungsart } from '@kehrtour/domain/rueckmeldungsart';
import type { TerminStatus } from '@kehrtour/domain/termin';

import type { Tx } from '../../platform/db.ts';
import { instant, sql } from '../../platform/sql.ts';

/** An answer as it was given; `erledigt`: somebody has read it, or answered it. */
export type AntwortRow = {
  id: string;
  art: Rueckmeldungsart;
  von: Rueckmeldende;
  text: string;
  telefon: string;
  am: string;
  erledigt: boolean;
};
export type BrettRow = {
  id: string;
  version: number;
  status: TerminStatus;
  kehrtour_id: string;
  kehrtour: string;
  fenster_von: Date;
  antwort_bis: Date | null;
  telefon: string;
  mail: boolean;
  antworten: AntwortRow[];
  anruf: { ergebnis: Anrufergebnis; am: string; wer: string } | null;
};

const BRETT_MAX = 3000;

/** Announced visits that are still to come, in the order of their time, with everything that was answered. */
export const listBrett = (tx: Tx, jetzt: Date): Promise<BrettRow[]> =>
  tx.rows(sql`
    select t.id, t.version, t.status, t.kehrtour_id, coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) as kehrtour,
      t.fenster_von, t.antwort_bis, coalesce(p.telefon, '') as telefon, coalesce(p.mail, false) as mail,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'art', r.art, 'von', r.von, 'text', r.text, 'telefon', r.telefon,
          'am', r.am, 'erledigt', r.gelesen_am is not null or r.erwidert_am is not null) order by r.am, r.id)
        from rueckmeldung r where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id), '[]') as antworten,
      (select jsonb_build_object('ergebnis', a.ergebnis, 'am', a.am, 'wer', coalesce(m.vorname || ' ' || m.nachname, ''))
        from anruf a left join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.von
        where a.unternehmen_id = t.unternehmen_id and a.termin_id = t.id order by a.am desc, a.id limit 1) as anruf
    from termin t join kehrtour k on k.unternehmen_id = t.unternehmen_id and k.id = t.kehrtour_id
    left join lateral (
      select coalesce(nullif(c.mobil, ''), c.telefon) as telefon, c.email_fuer_termine and c.email <> '' as mail
      from liegenschaft_kontakt lk join kontakt c on c.unternehmen_id = lk.unternehmen_id and c.id = lk.kontakt_id
      where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id and lk.empfaengt_termin
        and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
      order by case when lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id then 0 else 1 end,
        case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, lk.id limit 1) p on true
    where t.quelle = 'kehrtour' and t.status in ('angekuendigt', 'bestaetigt', 'abgelehnt', 'unsicher')
      and k.status in ('angekuendigt', 'unterwegs') and t.fenster_bis > ${instant(jetzt)}
    order by t.beginn, t.id limit ${BRETT_MAX}`);
