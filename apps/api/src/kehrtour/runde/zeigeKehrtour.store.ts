import { GEZAEHLTE } from '@kehrtour/domain/kehrtour/antwortzahlen';
import { GANZ_GEZAEHLTE_RUNDEN, type KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Kehrtoursuche } from '@kehrtour/domain/kehrtour/kehrtoursuche';
import type { Tag } from '@kehrtour/domain/tag';
import { AUFGEHOBENE, type TerminStatus, VERHINDERTE } from '@kehrtour/domain/termin/termin';
import { suchmuster } from '@kehrtour/domain/text/suchtext';

import { WUENSCHE_DES_HAUSES, wunschnotiz } from '../../liegenschaft/hauswunsch.ts';
import { NACH_RANG } from '../../liegenschaft/kontaktspalten.ts';
import type { HausRow } from '../../planung/stand/planungsstand.ts';
import { PLANEN, PLANEN_STAPEL } from '../../planung/stand/planungsvorgang.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type SQL, sql, worte } from '../../platform/db/sql.ts';
import { BITTET } from '../../termin/abfrageteile.ts';
import { OHNE_NACHWEIS } from '../../termin/besuchsausgang.ts';
import { ARBEIT_DES_HALTS } from '../../termin/zusagearbeit.ts';
import { haltequelle, type Haltequelle } from './haltequelle.store.ts';

/** `wohnung`: the one flat that the stop is for. */
export type HausDesHaltsRow = HausRow & { halt_id: string; wohnung: EinheitRow | null };
type EinheitRow = { nummer: string; geschoss: string; lage: string; bezeichnung: string };
/** The houses of stops with the tasks that are planned there, done or not. */
export const listHaeuserDerHalte = (tx: Tx, quelle: Haltequelle): Promise<HausDesHaltsRow[]> =>
  tx.rows(sql`
    select h.id as halt_id,
      (select jsonb_build_object('nummer', n.nummer, 'geschoss', n.geschoss, 'lage', n.lage, 'bezeichnung', n.bezeichnung)
        from nutzungseinheit n where n.unternehmen_id = h.unternehmen_id and n.id = h.nutzungseinheit_id) as wohnung,
      l.id, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, l.laufnummer, l.lat, l.lon, l.einheiten_anzahl,
      concat_ws(' · ', nullif(l.notiz_zugang, ''), nullif(l.notiz_arbeit, ''), ${wunschnotiz(sql`h.nutzungseinheit_id`)}) as notiz,
      ${WUENSCHE_DES_HAUSES} as wuensche,
      coalesce(k.name, '') as name, coalesce(a.aufgaben, '[]') as aufgaben
    from ${haltequelle(quelle)} h join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', a.id, 'taetigkeitId', a.taetigkeit_id, 'bezeichnung', a.bezeichnung, 'kundentext',
        a.kundentext, 'art', a.art, 'qualifikation', a.qualifikation, 'schau', a.wiederholung ->> 'art' = 'feuerstaettenschau',
        'dauerMinuten', a.dauer_minuten, 'fristVon', a.frist_von, 'fristBis', a.frist_bis, 'nutzungseinheitId',
          a.nutzungseinheit_id) order by a.frist_bis, a.id) as aufgaben
      from ${ARBEIT_DES_HALTS} a) a on true
    left join lateral (
      select coalesce(nullif(k.firma, ''), concat_ws(' ', nullif(k.vorname, ''), nullif(k.nachname, ''))) as name
      from liegenschaft_kontakt lk join offener_kontakt k on k.unternehmen_id = lk.unternehmen_id and k.id = lk.kontakt_id
      where lk.unternehmen_id = l.unternehmen_id and lk.liegenschaft_id = l.id
      order by ${NACH_RANG} limit 1) k on true`);

export type AntwortRow = {
  /** Null where its stop is not in the round any more. */
  halt_id: string | null;
  termin_id: string;
  status: TerminStatus;
  ohne_nachweis: boolean;
  antwort: string | null;
  ungelesen: number;
  bittet: boolean;
};
/**
 * One row an appointment: its state and the last answer. Of a house with several flats the one that needs looking at comes
 * first, who did not open before what was done, and last of all what was called off.
 */
export const listAntworten = (tx: Tx, kehrtourId: string): Promise<AntwortRow[]> =>
  tx.rows(sql`
    select t.halt_id, t.id as termin_id, t.status, ${OHNE_NACHWEIS} as ohne_nachweis, r.text as antwort,
      coalesce(r.ungelesen, 0) as ungelesen, coalesce(r.bittet, false) as bittet
    from termin t
    left join lateral (select (array_agg(nullif(r.text, '') order by r.am desc))[1] as text,
      count(*) filter (where r.gelesen_am is null) as ungelesen, ${BITTET} as bittet
    from rueckmeldung r where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id) r
      on true
    where t.kehrtour_id = ${kehrtourId}
    order by t.halt_id, r.bittet desc,
      case when t.status in ${worte(VERHINDERTE)} then 4 when t.status in ${worte(AUFGEHOBENE)} then 6
      else case t.status when 'abgelehnt' then 0 when 'unsicher' then 1 when 'angekuendigt' then 2 when 'erledigt' then 5
        else 3 end end, t.angelegt_am desc, t.id`);

/** `4. Mai` finds a day by its words. */
const TOURTEXT = sql`suchtext('Kehrtour ' || k.nummer || ' ' || k.name || ' ' || coalesce((select string_agg(to_char(tag, 'FMDD YYYY') || ' ' ||
  (array['Januar','Februar','März','April','Mai','Juni','Juli','August','September','Oktober','November','Dezember'])[extract(month from tag)::int], ' ')
  from unnest(k.tage) as tag), ''))`;
const inDerKehrtour = (muster: string): SQL => sql`and (position(${muster} in ' ' || ${TOURTEXT} || ' ') > 0
  or exists (select from halt s join liegenschaft l on l.unternehmen_id = s.unternehmen_id and l.id = s.liegenschaft_id
    left join mitarbeiter f on f.unternehmen_id = s.unternehmen_id and f.id = s.mitarbeiter_id
    where s.unternehmen_id = k.unternehmen_id and s.kehrtour_id = k.id
      and position(${muster} in ' ' || l.suche || ' ' || coalesce(suchtext(f.vorname || ' ' || f.nachname), '') || ' ') > 0))`;

const amTag = ({
  tagImMonat,
  monat,
  jahr,
}: NonNullable<Kehrtoursuche['am']>): SQL => sql`and exists (select from unnest(k.tage) as tag
  where extract(day from tag) = ${tagImMonat} and extract(month from tag) = ${monat}
    ${jahr === undefined ? sql`` : sql`and extract(year from tag) = ${jahr}`})`;

export type KurzRow = {
  id: string;
  nummer: number;
  name: string;
  status: KehrtourStatus;
  tage: Tag[];
  halte: number;
  ausgelassen: number;
  gewaehlt: number;
  wird_gerechnet: boolean;
  mitarbeiter: string[];
  geaendert_am: Date;
  angekuendigt: number;
  bestaetigt: number;
  abgelehnt: number;
  erledigt: number;
  ungelesen: number;
};
/** A page of rounds by number, newest first; `nurVon` keeps to those somebody drives in. */
export const listKurz = (
  tx: Tx,
  filter: {
    status?: string | undefined;
    /** Words that are all in the round: its name, number, months, people, or one of its houses; and a day of it. */
    suche?: Kehrtoursuche | undefined;
    vorNummer?: number | undefined;
    nurVon?: string | undefined;
    limit: number;
  },
): Promise<KurzRow[]> =>
  tx.rows(sql`
    select k.id, k.nummer, k.name, k.status, to_jsonb(k.tage) as tage, k.geaendert_am, coalesce(h.halte, 0) as halte,
      coalesce(h.ausgelassen, 0) as ausgelassen, coalesce(jsonb_array_length(k.vorgaben #> '{liegenschaften,ids}'), 0) as gewaehlt,
      exists (select from vorgang v where v.unternehmen_id = k.unternehmen_id and v.bezug_id = k.id
        and v.art in (${PLANEN.name}, ${PLANEN_STAPEL.name}) and v.status in ('wartet', 'laeuft')) as wird_gerechnet,
      coalesce(h.mitarbeiter, (select jsonb_agg(m.vorname || ' ' || m.nachname order by m.nachname, m.vorname) from mitarbeiter m
        where m.unternehmen_id = k.unternehmen_id and (k.vorgaben #> '{mitarbeiter,ids}') @> to_jsonb(m.id::text)), '[]') as mitarbeiter,
      coalesce(t.angekuendigt, 0) as angekuendigt, coalesce(t.bestaetigt, 0) as bestaetigt, coalesce(t.abgelehnt, 0) as abgelehnt,
        coalesce(t.erledigt, 0) as erledigt, coalesce(t.ungelesen, 0) as ungelesen
    from kehrtour k
    left join lateral (select count(*) filter (where not h.ausgelassen) as halte,
      count(*) filter (where h.ausgelassen) as ausgelassen,
      jsonb_agg(distinct m.vorname || ' ' || m.nachname) filter (where m.id is not null) as mitarbeiter
      from halt h left join mitarbeiter m on m.unternehmen_id = h.unternehmen_id and m.id = h.mitarbeiter_id
      where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id) h on true
    left join lateral (select
      count(*) filter (where t.status in ${worte(GEZAEHLTE)} or k.status in ${worte(GANZ_GEZAEHLTE_RUNDEN)}) as angekuendigt,
      count(*) filter (where t.status = 'bestaetigt') as bestaetigt,
      count(*) filter (where t.status = 'abgelehnt') as abgelehnt, count(*) filter (where t.status = 'erledigt') as erledigt,
      count(*) filter (where exists (select from rueckmeldung r
      where r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id and r.gelesen_am is null)) as ungelesen
      from termin t where t.unternehmen_id = k.unternehmen_id and t.kehrtour_id = k.id) t on true
    where true ${filter.status ? sql`and k.status = ${filter.status}` : sql``} ${filter.vorNummer ? sql`and k.nummer < ${filter.vorNummer}` : sql``}
      ${sql.join(suchmuster(filter.suche?.worte ?? '').map(inDerKehrtour), sql` `)} ${filter.suche?.am ? amTag(filter.suche.am) : sql``}
      ${
        filter.nurVon
          ? sql`and exists (select from halt e
        where e.unternehmen_id = k.unternehmen_id and e.kehrtour_id = k.id and e.mitarbeiter_id = ${filter.nurVon})`
          : sql``
      }
    order by k.nummer desc limit ${filter.limit}`);
