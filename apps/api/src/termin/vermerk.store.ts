import { BEENDETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import {
  BESUCHSAUSGAENGE,
  STEHENDE,
  type TerminQuelle,
  type TerminStatus,
  VERHINDERTE,
} from '@kehrtour/domain/termin/termin';

import type { EigeneZeit } from '../belegung/belegung.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, json, liste, type SQL, sql, worte } from '../platform/db/sql.ts';

export type TerminstandRow = {
  id: string;
  status: TerminStatus;
  version: number;
  mitarbeiter_id: string | null;
  kehrtour_id: string | null;
  halt_id: string | null;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  /** Whose it was before. */
  vorher_bei: string[];
  /** Who drives along with whose it is, on its day. */
  mitfahrende: string[];
  fenster_von: Date;
  fenster_bis: Date;
  notiz: string;
  quelle: TerminQuelle;
  vermerk: VermerkRow | null;
  /** Its round is closed or called off. */
  runde_vorbei: boolean;
};
/** What a mark ended: the state before it, and the tasks with what had taken them. */
export type VermerkRow = {
  status: TerminStatus;
  am: string;
  aufgaben: readonly { id: string; kehrtour_id: string | null; termin_id: string | null }[];
  /** The appointment's own time, where some of it was still to come and is free since. */
  zeit?: EigeneZeit;
} & Umstand;
/** How the result came about, where that is not simply that the office entered it. */
export type Umstand = {
  /** When somebody at the door saw it, by the server's clock. */
  gesehenAm?: string;
  /** Who that was, whoever's visit it is. */
  von?: string;
  /** Nobody was met outside the window that was told: no proof of a visit in vain. */
  ohneNachweis?: true;
  /** Nobody saw it: its round was closed. */
  abschluss?: true;
  /** The household says that it was there. */
  bestritten?: true;
  /** Entered on a page, by whoever stood at the door. */
  vorOrt?: true;
};
const STAND = sql`id, status, version, mitarbeiter_id, kehrtour_id, halt_id, liegenschaft_id, nutzungseinheit_id, vorher_bei,
  array(select f.mitarbeiter_id from mitfahrt f where f.unternehmen_id = termin.unternehmen_id and f.bei_id = termin.mitarbeiter_id
    and f.tag = (termin.fenster_von at time zone 'Europe/Berlin')::date) as mitfahrende,
  fenster_von, fenster_bis, notiz, quelle, vermerk,
  exists (select from kehrtour k where k.unternehmen_id = termin.unternehmen_id and k.id = termin.kehrtour_id
    and k.status in ${worte(BEENDETE_RUNDEN)}) as runde_vorbei`;
/** Locked against a customer's answer that comes at the same moment. */
export const lockTermin = (tx: Tx, id: string): Promise<TerminstandRow | undefined> =>
  tx.row(sql`select ${STAND} from termin where id = ${id} for update`);
/** The visits of a round that have no result, locked; whoever said no is not waited for. */
export const lockOffeneTermine = (tx: Tx, kehrtourId: string): Promise<TerminstandRow[]> =>
  tx.rows(sql`select ${STAND} from termin
    where kehrtour_id = ${kehrtourId} and status in ${worte(STEHENDE)}
    order by id for update`);
/** The visits of one person in a span of time that have no result, locked; of rounds and of bookings. */
export const lockOffeneVon = (
  tx: Tx,
  mitarbeiterId: string,
  { von, bis }: { von: Date; bis: Date },
): Promise<TerminstandRow[]> =>
  tx.rows(sql`select ${STAND} from termin
    where mitarbeiter_id = ${mitarbeiterId} and fenster_von >= ${instant(von)} and fenster_von < ${instant(bis)}
      and status in ${worte(STEHENDE)}
    order by id for update`);
/** The version stays: it counts what others rely on. */
export const saveNotiz = (tx: Tx, id: string, notiz: string, am: Date): Promise<number> =>
  tx.run(sql`update termin set notiz = ${notiz}, geaendert_am = ${instant(am)} where id = ${id}`);
export const saveVermerk = (tx: Tx, id: string, vermerk: VermerkRow): Promise<number> =>
  tx.run(sql`update termin set vermerk = ${json(vermerk)}::jsonb where id = ${id}`);
export type HausarbeitRow = { von: string; id: string; kehrtour_id: string | null; termin_id: string | null };
/** Work of the whole house that the mark of another flat of this visit has ended, as it stood before. */
export const listHausarbeit = (
  tx: Tx,
  { id, halt_id }: Pick<TerminstandRow, 'id' | 'halt_id'>,
): Promise<HausarbeitRow[]> =>
  tx.rows(sql`select t.id as von, a.id, (g.wert ->> 'kehrtour_id')::uuid as kehrtour_id, (g.wert ->> 'termin_id')::uuid as termin_id
    from termin t
    cross join lateral jsonb_array_elements(t.vermerk -> 'aufgaben') as g(wert)
    join aufgabe a on a.unternehmen_id = t.unternehmen_id and a.id = (g.wert ->> 'id')::uuid
    where t.halt_id = ${halt_id}::uuid and t.id <> ${id} and t.status = 'erledigt' and t.vermerk is not null
      and a.nutzungseinheit_id is null and a.status = 'erledigt'
    order by t.id, a.id`);
/** That mark has not ended them any more. */
export const nimmAusVermerken = (tx: Tx, arbeit: readonly HausarbeitRow[]): Promise<number> =>
  tx.run(sql`update termin set vermerk = jsonb_set(vermerk, '{aufgaben}', (select coalesce(jsonb_agg(wert), '[]')
      from jsonb_array_elements(vermerk -> 'aufgaben') as g(wert) where wert ->> 'id' <> all(${liste(arbeit.map(({ id }) => id))}::text[])))
    where id = any(${liste([...new Set(arbeit.map(({ von }) => von))])}::uuid[])`);
/** Outside the told time, not seen, denied, or of whoever had said no before. */
const BEWEIST_NICHTS: SQL = sql`(t.vermerk -> 'ohneNachweis' is not null
  or t.vermerk -> 'abschluss' is not null or t.vermerk -> 'bestritten' is not null
  or coalesce(t.vermerk ->> 'status', 'angekuendigt') not in ${worte(STEHENDE)})`;
/** Nobody opened at the visit `t`, or let somebody in; whether that proves something. */
export const OHNE_NACHWEIS: SQL = sql`(t.status in ${worte(VERHINDERTE)} and ${BEWEIST_NICHTS})`;
export const MIT_NACHWEIS: SQL = sql`(t.status in ${worte(VERHINDERTE)} and not ${BEWEIST_NICHTS})`;
/**
 * How the visit `t` ended, as it leaves the house: null while nothing came of it yet. The day is the one that it was meant for, or
 * the one on which somebody was there before; when it was only where somebody saw it.
 */
export const AUSGANG_DES_BESUCHS: SQL = sql`(select case t.status when 'erledigt' then 'erledigt' when 'nichtAngetroffen' then 'nichtAngetroffen'
      when 'zutrittVerweigert' then 'zutrittVerweigert' end as ausgang,
    least((t.fenster_von at time zone 'Europe/Berlin')::date,
      (coalesce(t.vermerk ->> 'gesehenAm', t.vermerk ->> 'am')::timestamptz at time zone 'Europe/Berlin')::date) as tag,
    case when t.vermerk -> 'gesehenAm' is not null then (t.vermerk ->> 'gesehenAm')::timestamptz
      when t.vermerk -> 'vorOrt' is not null then (t.vermerk ->> 'am')::timestamptz end as um,
    ${MIT_NACHWEIS} as nachweis, coalesce((t.vermerk ->> 'von')::uuid, t.mitarbeiter_id) as von
  where t.vermerk is not null and t.status in ${worte(BESUCHSAUSGAENGE)})`;

/** Whether anybody was told something, or answered, since then; of a booking by the mail that it is off. */
export async function weissKunde(tx: Tx, terminId: string, seit: string): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(sql`
    select exists (select from ankuendigung where termin_id = ${terminId} and erstellt_am > ${seit}::timestamptz)
      or exists (select from rueckmeldung where termin_id = ${terminId} and am > ${seit}::timestamptz and art <> 'warDa')
      or exists (select from ausgang where starts_with(ereignis, ${`buchung/${terminId}/`}) and vorlage = 'buchung.abgesagt'
        and verworfen_am is null) as ja`);
  return row?.ja === true;
}
export const setBestritten = (tx: Tx, terminId: string): Promise<number> =>
  tx.run(
    sql`update termin set vermerk = vermerk || '{"bestritten": true}' where id = ${terminId} and vermerk is not null`,
  );
export const setGelesen = (tx: Tx, terminId: string, am: Date): Promise<number> =>
  tx.run(
    sql`update rueckmeldung set gelesen_am = ${instant(am)} where termin_id = ${terminId} and gelesen_am is null`,
  );
/** Answers that nobody has looked at. */
export const listUngelesene = (tx: Tx, terminId: string): Promise<{ id: string }[]> =>
  tx.rows(
    sql`select id from rueckmeldung where termin_id = ${terminId} and gelesen_am is null order by am, id`,
  );
export const setUngelesen = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(sql`update rueckmeldung set gelesen_am = null where id = any(${liste(ids)}::uuid[])`);
