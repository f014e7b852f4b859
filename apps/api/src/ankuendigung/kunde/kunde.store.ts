import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { type KehrtourStatus, RUNDEN_VOR_DER_FAHRT } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { WUENSCHE_JE_HAUS_MAX } from '@kehrtour/domain/liegenschaft/hauswunsch';
import type { Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Besuchsaufgabe } from '@kehrtour/domain/taetigkeit/besuch';
import type { Tag } from '@kehrtour/domain/tag';
import type { TerminQuelle, TerminStatus } from '@kehrtour/domain/termin/termin';
import type { GenanntePerson } from '@kehrtour/domain/unternehmen/personenkreis';

import { haltequelle } from '../../kehrtour/kehrtourStand.ts';
import type { Tx } from '../../platform/db/db.ts';
import { sql, worte } from '../../platform/db/sql.ts';
import { OHNE_NACHWEIS } from '../../termin/abfrageteile.ts';
import { ARBEIT_DES_HALTS, arbeitDesTermins } from '../../termin/zusagearbeit.ts';
import type { Zettel } from '../../terminzettel/zettelAuftrag.ts';
import type { Einstellungsspalte } from '../../unternehmen/einstellungen.ts';

export type KundenTerminRow = {
  id: string;
  status: TerminStatus;
  quelle: TerminQuelle;
  kehrtour_id: string | null;
  halt_id: string | null;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  mitarbeiter_id: string | null;
  fenster_von: Date;
  fenster_bis: Date;
  beginn: Date;
  ende: Date;
  antwort_bis: Date | null;
  folge: number;
  version: number;
  strasse: string;
  hausnr: string;
  plz: string;
  ort: string;
  mitarbeiter: string;
  personen: GenanntePerson[] | null;
  geschoss: string;
  lage: string;
  einheit_nummer: string;
  frist_von: Tag | null;
  frist_bis: Tag | null;
  fss: boolean;
  kontakt_rolle: Kontaktrolle | null;
  email: string | null;
  kontakt_name: string;
  kehrtour_status: KehrtourStatus | null;
  ohne_nachweis: boolean;
};
/** The appointment of a code with what its page says; never another one's. */
export const findKundenTermin = (
  tx: Tx,
  terminId: string,
  sperren = false,
): Promise<KundenTerminRow | undefined> =>
  tx.row(sql`select t.id, t.status, t.quelle, t.kehrtour_id, t.halt_id, t.liegenschaft_id, t.nutzungseinheit_id, t.mitarbeiter_id,
      t.fenster_von, t.fenster_bis, t.beginn, t.ende, t.antwort_bis, t.folge, t.version,
      l.strasse, l.hausnr || l.hausnr_zusatz as hausnr, l.plz, l.ort, coalesce(m.vorname || ' ' || m.nachname, '') as mitarbeiter, t.personen,
        coalesce(n.geschoss, '') as geschoss, coalesce(n.lage, '') as lage, coalesce(n.nummer, '') as einheit_nummer,
      a.frist_von, a.frist_bis, coalesce(a.fss, false) as fss, k.rolle as kontakt_rolle, k.email, coalesce(k.name, '') as kontakt_name,
        kt.status as kehrtour_status, ${OHNE_NACHWEIS} as ohne_nachweis
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    left join mitarbeiter m on m.unternehmen_id = t.unternehmen_id and m.id = t.mitarbeiter_id
    left join nutzungseinheit n on n.unternehmen_id = t.unternehmen_id and n.id = t.nutzungseinheit_id
    left join kehrtour kt on kt.unternehmen_id = t.unternehmen_id and kt.id = t.kehrtour_id
    left join lateral (select max(w.frist_von) as frist_von, min(w.frist_bis) as frist_bis,
      bool_or(w.qualifikation = 'feuerstaettenschau') as fss
    from ${haltequelle({ haltId: sql`t.halt_id` })} h cross join lateral ${ARBEIT_DES_HALTS} w) a on true
    left join lateral (select lk.rolle, case when k.email_fuer_termine then k.email end as email,
      coalesce(nullif(k.firma, ''), k.vorname || ' ' || k.nachname) as name
    from ankuendigung an join kontakt k on k.unternehmen_id = an.unternehmen_id and k.id = an.kontakt_id
      left join liegenschaft_kontakt lk on lk.unternehmen_id = k.unternehmen_id and lk.kontakt_id = k.id
        and lk.liegenschaft_id = t.liegenschaft_id
      where an.unternehmen_id = t.unternehmen_id and an.termin_id = t.id and an.art <> 'mitteilung' order by an.erstellt_am desc limit 1) k on true
    where t.id = ${terminId} ${sperren ? sql`for update of t` : sql``}`);

/** Where the house of an appointment stands; undefined where nobody knows. */
export const findTerminort = (
  tx: Tx,
  terminId: string,
): Promise<{ lat: number; lon: number; strasse: string; hausnr: string } | undefined> =>
  tx.row(sql`select l.lat, l.lon, l.strasse, l.hausnr || l.hausnr_zusatz as hausnr from termin t
    join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where t.id = ${terminId} and l.lat is not null and l.lon is not null`);

/** A task of a visit, with what the company says it costs. */
export type BesuchsarbeitRow = Besuchsaufgabe & {
  id: string;
  preis_cent: number | null;
  preis_text: string;
};
/** What is done at this appointment now: of a flat its own work and that of the whole house. */
export const listBesuchsarbeit = (
  tx: Tx,
  { id, halt_id, nutzungseinheit_id }: Pick<KundenTerminRow, 'id' | 'halt_id' | 'nutzungseinheit_id'>,
): Promise<BesuchsarbeitRow[]> =>
  tx.rows(sql`
    select a.id, a.dauer_minuten as "dauerMinuten", jsonb_build_object('id', a.taetigkeit_id, 'kundentext', a.kundentext, 'art', a.art,
        'qualifikation', a.qualifikation, 'vorOrt', a.vor_ort, 'wiederholung', a.wiederholung) as taetigkeit,
      (t.buchung ->> 'preisCent')::int as preis_cent, coalesce(t.buchung ->> 'preisText', '') as preis_text
    from ${arbeitDesTermins({ id, halt_id })} a
    left join taetigkeit t on t.unternehmen_id = a.unternehmen_id and t.id = a.taetigkeit_id
    where (a.nutzungseinheit_id is null or ${nutzungseinheit_id}::uuid is null or a.nutzungseinheit_id = ${nutzungseinheit_id}::uuid)
    order by a.frist_bis, a.kundentext, a.id`);
export const findErledigtAm = (
  tx: Tx,
  { id, halt_id }: Pick<KundenTerminRow, 'id' | 'halt_id'>,
): Promise<{ am: Tag | null } | undefined> =>
  tx.row(sql`
    select max(a.erledigt_am)::text as am from aufgabe a
    where a.termin_id = ${id} or a.id in (select ha.aufgabe_id from halt_aufgabe ha where ha.halt_id = ${halt_id}::uuid)`);
export const findHauswunsch = (tx: Tx, terminId: string): Promise<{ text: string } | undefined> =>
  tx.row(sql`select text from hauswunsch where termin_id = ${terminId}`);

/** What this household said of day and time, the newest first: of this visit, of its flat, and of the whole house. */
export const listWuensche = (
  tx: Tx,
  {
    id,
    liegenschaft_id,
    nutzungseinheit_id,
  }: Pick<KundenTerminRow, 'id' | 'liegenschaft_id' | 'nutzungseinheit_id'>,
): Promise<{ text: string }[]> =>
  tx.rows(sql`
    select w.text from (
      select r.text, r.am, r.id from rueckmeldung r where r.termin_id = ${id} and r.art = 'wunsch' and r.text <> ''
      union all
      select h.text, h.gemerkt_am, h.id from hauswunsch h where h.liegenschaft_id = ${liegenschaft_id}
        and (h.nutzungseinheit_id is null or h.nutzungseinheit_id = ${nutzungseinheit_id}::uuid)) w
    order by w.am desc, w.id limit ${WUENSCHE_JE_HAUS_MAX}`);

export const findZetteltext = (tx: Tx, terminId: string): Promise<{ text: Partial<Zettel> } | undefined> =>
  tx.row(
    sql`select text from ankuendigung where termin_id = ${terminId} and art in ('ankuendigung', 'aenderung') order by erstellt_am desc, id limit 1`,
  );

export const listTermineDesHalts = (tx: Tx, haltId: string): Promise<{ id: string }[]> =>
  tx.rows(sql`select id from termin where halt_id = ${haltId}`);
/** Whether a stop is that of one flat beside the one of its house. */
export const istWohnungshalt = async (tx: Tx, haltId: string): Promise<boolean> =>
  (await tx.row(sql`select 1 from halt where id = ${haltId} and nutzungseinheit_id is not null`)) !==
  undefined;
/** What is still to be done in one flat of a stop; without minutes where all its work stands with the house. */
export const findWohnungsarbeit = (
  tx: Tx,
  { haltId, nutzungseinheitId }: { haltId: string; nutzungseinheitId: string },
): Promise<
  (Pick<KundenTerminRow, 'frist_von' | 'frist_bis' | 'fss'> & { minuten: number | null }) | undefined
> =>
  tx.row(sql`
    select sum(w.dauer_minuten)::int as minuten, max(w.frist_von) as frist_von, min(w.frist_bis) as frist_bis,
      coalesce(bool_or(w.qualifikation = 'feuerstaettenschau'), false) as fss
    from ${haltequelle({ haltId: sql`${haltId}::uuid` })} h cross join lateral ${ARBEIT_DES_HALTS} w
    where w.nutzungseinheit_id = ${nutzungseinheitId} and w.status = 'offen'`);
/** Rounds still to come whose stops lie nearest to a house, as the crow flies; each costs a look at its whole plan. */
export const listNaheKehrtouren = (
  tx: Tx,
  { liegenschaftId, von, bis }: { liegenschaftId: string; von: Tag; bis: Tag },
): Promise<{ id: string }[]> =>
  tx.rows(
    sql`select k.id from kehrtour k
    left join lateral (select min((l.lat - g.lat) ^ 2 + ((l.lon - g.lon) * cos(radians(g.lat))) ^ 2) as abstand from halt h
    join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id, liegenschaft g
      where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen and g.id = ${liegenschaftId}) n on true
    where k.status in ${worte(RUNDEN_VOR_DER_FAHRT)} and k.plan is not null
      and exists (select from unnest(k.tage) as t(tag) where t.tag between ${von} and ${bis})
    order by n.abstand nulls last, k.nummer limit 8`,
  );
/** What the office decided for a round, and what holds where it decided nothing. */
export const findVorgaben = (
  tx: Tx,
  kehrtourId: string | null,
): Promise<{ vorgaben: Partial<Vorgaben> | null; einstellungen: Einstellungsspalte } | undefined> =>
  tx.row(
    sql`select u.einstellungen, k.vorgaben from unternehmen u left join kehrtour k on k.unternehmen_id = u.unternehmen_id and k.id = ${kehrtourId}::uuid`,
  );
