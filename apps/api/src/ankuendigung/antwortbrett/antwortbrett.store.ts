import { GEPLANTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Anrufergebnis } from '@kehrtour/domain/nachweis/antwortstand';
import type { Tag } from '@kehrtour/domain/tag';
import type { Rueckmeldende, Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import {
  AUFGEHOBENE,
  BEANTWORTBARE,
  type TerminStatus,
  UNBEANTWORTETE,
  VERFEHLTE,
} from '@kehrtour/domain/termin/termin';

import { ERLAUBTE_DES } from '../../liegenschaft/einwilligung.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, type SQL, sql, worte } from '../../platform/db/sql.ts';
import { ABMELDUNG_DES_TERMINS } from '../../termin/abmeldung.ts';
import type { Erreichbarkeit } from '../empfang/empfang.store.ts';

/** An answer as it was given; `erledigt`: somebody has read it, or answered it. */
export type AntwortRow = {
  id: string;
  art: Rueckmeldungsart;
  von: Rueckmeldende;
  text: string;
  telefon: string;
  am: string;
  erledigt: boolean;
  /** The office has decided about somebody who says that nothing is left to sweep. */
  entschieden: boolean;
};
export type BrettRow = {
  id: string;
  version: number;
  status: TerminStatus;
  kehrtour_id: string;
  kehrtour: string;
  fenster_von: Date;
  fenster_bis: Date;
  antwort_bis: Date | null;
  /** When its household was told that it is off, with the promise of another proposal that it has not got. */
  vorschlag_seit: Date | null;
  /** A wish of its household was kept when it was called off. */
  wunsch_gemerkt: boolean;
  /** When the work that waits is due. */
  arbeit_bis: Tag | null;
  /** Its time or its round is over. */
  vorbei: boolean;
  /** Who is written to; null where nobody is known. */
  kontakt: Erreichbarkeit | null;
  /** The name by which that person or company would know a letter as its own; empty where nobody is known. */
  nachname: string;
  /** Names of everybody who is known there. */
  bekannte: string[];
  antworten: AntwortRow[];
  anruf: { ergebnis: Anrufergebnis; am: string; wer: string } | null;
};

const BRETT_MAX = 3000;

const kommtNoch = (jetzt: Date): SQL =>
  sql`r.status in ${worte(GEPLANTE_RUNDEN)} and t.fenster_bis > ${instant(jetzt)}`;

/** Nobody has read or answered it. */
const offeneAntwort = (art: 'frage' | 'wunsch'): SQL => sql`exists (select from rueckmeldung o
  where o.unternehmen_id = t.unternehmen_id and o.termin_id = t.id and o.art = ${art} and o.gelesen_am is null and o.erwidert_am is null)`;

/** The household got another appointment since. */
const NEUER_TERMIN = sql`exists (select from termin n where n.unternehmen_id = t.unternehmen_id and n.liegenschaft_id = t.liegenschaft_id
  and (n.nutzungseinheit_id is null or t.nutzungseinheit_id is null or n.nutzungseinheit_id = t.nutzungseinheit_id)
  and n.id <> t.id and n.angelegt_am > t.angelegt_am and n.status not in ${worte(AUFGEHOBENE)})`;

const ARBEIT_WARTET = sql`exists (select from aufgabe a where a.unternehmen_id = t.unternehmen_id and a.liegenschaft_id = t.liegenschaft_id
  and (a.nutzungseinheit_id is null or t.nutzungseinheit_id is null or a.nutzungseinheit_id = t.nutzungseinheit_id) and a.status = 'offen')
  and exists (select from liegenschaft h where h.unternehmen_id = t.unternehmen_id and h.id = t.liegenschaft_id and h.status <> 'ohneTaetigkeiten')`;

/** Said in a message that the office did not stop, or on paper: whoever heard nothing was promised nothing. */
const ABSAGEN = sql`ankuendigung v left join ausgang vo on vo.unternehmen_id = v.unternehmen_id and vo.id = v.ausgang_id
  where v.unternehmen_id = t.unternehmen_id and v.termin_id = t.id and v.art = 'absage'
    and (vo.id is null or vo.verworfen_am is null and vo.angehalten_am is null or exists (select from zustellung z
      where z.unternehmen_id = v.unternehmen_id and z.ankuendigung_id = v.id and z.art in ('eingeworfen', 'aufgegeben')))`;

/** Told that it is off: another proposal was promised, also to whose wish was kept, and its work is nobody's yet. */
const VERSPROCHEN = sql`t.status in ${worte(VERFEHLTE)} and exists (select from ${ABSAGEN}) and not ${NEUER_TERMIN} and ${ARBEIT_WARTET}`;

/** It is off, and whoever was told of the visit may not know yet: they wait at the door on that day. */
const absageAusstehend = (
  jetzt: Date,
): SQL => sql`t.status in ${worte(AUFGEHOBENE)} and t.fenster_bis > ${instant(jetzt)}
  and exists (select from ankuendigung v where v.unternehmen_id = t.unternehmen_id and v.termin_id = t.id and v.art = 'absage')
  and not ${NEUER_TERMIN}`;

/** When it was told last that it is off, and when its work is due. */
const ABGESAGT_AM = sql`(select max(v.erstellt_am) from ${ABSAGEN})`;
const WUNSCH_GEMERKT = sql`exists (select from hauswunsch w where w.unternehmen_id = t.unternehmen_id and w.termin_id = t.id)`;
const ARBEIT_BIS = sql`(select min(a.frist_bis) from aufgabe a where a.unternehmen_id = t.unternehmen_id
  and a.liegenschaft_id = t.liegenschaft_id and a.status = 'offen'
  and (a.nutzungseinheit_id is null or t.nutzungseinheit_id is null or a.nutzungseinheit_id = t.nutzungseinheit_id))`;

/** Everybody who waits for the proposal that was promised. */
export const listVersprochene = (
  tx: Tx,
): Promise<{ vorschlag_seit: Date | null; arbeit_bis: Tag | null }[]> =>
  tx.rows(sql`select ${ABGESAGT_AM} as vorschlag_seit, ${ARBEIT_BIS} as arbeit_bis from termin t
    where t.quelle = 'kehrtour' and ${VERSPROCHEN} limit ${BRETT_MAX}`);

/** What a household asked for waits until it is answered, whatever became of its round. */
const WARTET_WEITER = sql`(${offeneAntwort('frage')} or ${ABMELDUNG_DES_TERMINS}
  or not ${NEUER_TERMIN} and ${ARBEIT_WARTET}
    and (t.status = 'abgelehnt' or t.status in ${worte(AUFGEHOBENE)} and ${offeneAntwort('wunsch')})
  or ${VERSPROCHEN})`;

/**
 * Announced visits that are still to come, also where one took a time of a round that is only planned, and those of before of
 * which somebody waits for an answer, in the order of their time, with everything that was answered.
 */
export const listBrett = (tx: Tx, jetzt: Date): Promise<BrettRow[]> =>
  tx.rows(sql`
    select t.id, t.version, t.status, t.kehrtour_id, coalesce(nullif(r.name, ''), 'Kehrtour ' || r.nummer) as kehrtour,
      t.fenster_von, t.fenster_bis, t.antwort_bis, p.kontakt, coalesce(p.nachname, '') as nachname,
      array(select coalesce(nullif(bk.nachname, ''), bk.firma) from liegenschaft_kontakt bl
        join kontakt bk on bk.unternehmen_id = bl.unternehmen_id and bk.id = bl.kontakt_id
        where bl.unternehmen_id = t.unternehmen_id and bl.liegenschaft_id = t.liegenschaft_id) as bekannte,
      case when ${VERSPROCHEN} then ${ABGESAGT_AM} end as vorschlag_seit, ${ARBEIT_BIS} as arbeit_bis,
      ${WUNSCH_GEMERKT} as wunsch_gemerkt, not (${kommtNoch(jetzt)}) as vorbei,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'art', r.art, 'von', r.von, 'text', r.text, 'telefon', r.telefon,
          'am', r.am, 'erledigt', r.gelesen_am is not null or r.erwidert_am is not null,
          'entschieden', r.entschieden_am is not null) order by r.am, r.id)
        from rueckmeldung r where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id), '[]') as antworten,
      (select jsonb_build_object('ergebnis', a.ergebnis, 'am', a.am, 'wer', coalesce(m.vorname || ' ' || m.nachname, ''))
        from anruf a left join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.von
        where a.unternehmen_id = t.unternehmen_id and a.termin_id = t.id order by a.am desc, a.id limit 1) as anruf
    from termin t join kehrtour r on r.unternehmen_id = t.unternehmen_id and r.id = t.kehrtour_id
    left join lateral (
      select jsonb_build_object('telefon', k.telefon, 'mobil', k.mobil, 'email', k.email, 'emailFuerTermine', k.email_fuer_termine,
        'keineSms', k.keine_sms, 'zuerst', k.bescheid_zuerst, 'erlaubt', ${ERLAUBTE_DES}, 'sperrvermerk', k.sperrvermerk) as kontakt,
        coalesce(nullif(k.nachname, ''), k.firma) as nachname
      from liegenschaft_kontakt lk join kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
      where lk.unternehmen_id = t.unternehmen_id and lk.liegenschaft_id = t.liegenschaft_id and lk.empfaengt_termin
        and (lk.nutzungseinheit_id is null or lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id)
      order by case when lk.nutzungseinheit_id is not distinct from t.nutzungseinheit_id then 0 else 1 end,
        case lk.rolle when 'bewohner' then 0 when 'eigentuemer' then 1 else 2 end, lk.id limit 1) p on true
    where t.quelle = 'kehrtour' and (t.status in ${worte(BEANTWORTBARE)} and ${kommtNoch(jetzt)} or ${WARTET_WEITER}
      or ${absageAusstehend(jetzt)})
    order by t.beginn, t.id limit ${BRETT_MAX}`);

/** The rounds of announced visits that are still to come, each with those of them that belong to it. */
export const listKehrtourenZu = (
  tx: Tx,
  terminIds: readonly string[],
): Promise<{ kehrtour_id: string; termin_ids: string[] }[]> =>
  tx.rows(sql`select kehrtour_id, jsonb_agg(id order by beginn, id) as termin_ids from termin
    where id = any(${liste(terminIds)}::uuid[]) and quelle = 'kehrtour' and kehrtour_id is not null
      and status in ${worte(UNBEANTWORTETE)}
    group by kehrtour_id order by kehrtour_id`);
