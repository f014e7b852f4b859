import { GEPLANTE_RUNDEN, type KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Rueckmeldende, Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';
import { AUFGEHOBENE, type TerminStatus } from '@kehrtour/domain/termin/termin';
import type { Kanal } from '@kehrtour/domain/versand/kanal';

import { haltequelle } from '../kehrtour/kehrtourStand.ts';
import { NAME_UND_ANSCHRIFT_JSON, type NameUndAnschrift } from '../liegenschaft/kontaktspalten.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, liste, sql, worte } from '../platform/db/sql.ts';
import { ARBEIT_DES_HALTS } from '../termin/zusagearbeit.ts';

export type AnstehendeRow = {
  id: string;
  nummer: number;
  status: KehrtourStatus;
  beginn: Date;
  /** Windows and days of shifts: where there are more windows than days, a day has several. */
  fenster: number;
  schichttage: number;
  /** Notices that leave by themselves, that the office carries, and of all of them those on their way. */
  gesendet: number;
  getragen: number;
  unterwegs: number;
};
const KEHRTOUR = (gesendete: readonly Kanal[]) => sql`
  select k.id, k.nummer, k.status, h.beginn, h.fenster::int as fenster, h.schichttage::int as schichttage,
    a.gesendet::int as gesendet, a.getragen::int as getragen, a.unterwegs::int as unterwegs
  from kehrtour k
  join lateral (select min(h.beginn) as beginn, max(h.ende) as ende, count(distinct (h.mitarbeiter_id, h.tag)) as schichttage,
      count(distinct (h.mitarbeiter_id, h.tag, h.fenster_von, h.fenster_bis)) as fenster
    from halt h where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen) h on h.beginn is not null
  join lateral (select count(*) filter (where a.kanal = any(${liste(gesendete)}::text[])) as gesendet,
      count(*) filter (where not a.kanal = any(${liste(gesendete)}::text[])) as getragen,
      count(*) filter (where not exists (select from zustellung z where z.unternehmen_id = a.unternehmen_id
          and z.ankuendigung_id = a.id and z.art in ('eingeworfen', 'aufgegeben'))
        and not exists (select from ausgang o where o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
          and o.status = 'gesendet')) as unterwegs
    from ankuendigung a where a.unternehmen_id = k.unternehmen_id and a.kehrtour_id = k.id and a.art = 'ankuendigung') a on true`;

export const listAnstehende = (tx: Tx, gesendete: readonly Kanal[], ab: Date): Promise<AnstehendeRow[]> =>
  tx.rows(sql`${KEHRTOUR(gesendete)} where k.status in ${worte(GEPLANTE_RUNDEN)} and h.ende >= ${instant(ab)}
    order by h.beginn, k.nummer limit 500`);
export const findAnstehende = (
  tx: Tx,
  id: string,
  gesendete: readonly Kanal[],
): Promise<AnstehendeRow | undefined> =>
  tx.row(sql`${KEHRTOUR(gesendete)} where k.id = ${id} and k.status <> 'entwurf'`);

export type BesuchRow = {
  id: string;
  external_id: string | null;
  laufnummer: number | null;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  von: Date;
  bis: Date;
  aufgaben: { id: string; name: string; kundentext: string; taetigkeitId: string }[];
  empfaenger: (NameUndAnschrift & {
    id: string;
    telefon: string;
    email: string;
    rolle: Kontaktrolle;
    wege: Kanal[];
  })[];
  termine: { status: TerminStatus; antworten: { art: Rueckmeldungsart; von: Rueckmeldende }[] }[];
};
/** The houses of a round in the order they are driven to, each with who is told, what is done and what came back. */
export const listBesuche = (tx: Tx, kehrtourId: string): Promise<BesuchRow[]> =>
  tx.rows(sql`
    select l.id, l.external_id, l.laufnummer::float as laufnummer, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort,
      coalesce(t.von, h.fenster_von, h.beginn) as von, coalesce(t.bis, h.fenster_bis, h.ende) as bis,
      coalesce(a.aufgaben, '[]') as aufgaben, coalesce(e.empfaenger, '[]') as empfaenger, coalesce(t.termine, '[]') as termine
    from ${haltequelle({ kehrtourId })} h join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.bezeichnung, 'kundentext', a.kundentext,
        'taetigkeitId', a.taetigkeit_id) order by a.frist_bis, a.id) as aufgaben
      from ${ARBEIT_DES_HALTS} a) a on true
    left join lateral (
      select min(t.fenster_von) as von, max(t.fenster_bis) as bis, jsonb_agg(jsonb_build_object('status', t.status, 'antworten',
        (select coalesce(jsonb_agg(jsonb_build_object('art', r.art, 'von', r.von) order by r.am, r.id), '[]') from rueckmeldung r
          where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id)) order by t.id) as termine
      from termin t where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id
        -- What was called off counts only where nothing else was told.
        and (t.status not in ${worte(AUFGEHOBENE)} or not exists (select from termin s
          where s.unternehmen_id = t.unternehmen_id and s.halt_id = t.halt_id and s.status not in ${worte(AUFGEHOBENE)}))) t on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', k.id, ${NAME_UND_ANSCHRIFT_JSON},
        'telefon', coalesce(nullif(k.mobil, ''), k.telefon), 'email', k.email, 'rolle', v.rolle,
        'wege', (select coalesce(jsonb_agg(distinct n.kanal), '[]') from ankuendigung n
          join termin nt on nt.unternehmen_id = n.unternehmen_id and nt.id = n.termin_id
          where n.unternehmen_id = h.unternehmen_id and nt.halt_id = h.id and n.kontakt_id = k.id)) order by v.rolle, v.id) as empfaenger
      from liegenschaft_kontakt v join offener_kontakt k on k.unternehmen_id = v.unternehmen_id and k.id = v.kontakt_id
      where v.unternehmen_id = h.unternehmen_id and v.liegenschaft_id = l.id and v.empfaengt_termin) e on true
    where not h.ausgelassen
    order by h.tag, h.mitarbeiter_id, h.position, h.id`);
