import type { Tag } from '@kehrtour/domain/tag';
import { BEANTWORTBARE, OFFENE, type TerminQuelle, type TerminStatus } from '@kehrtour/domain/termin/termin';

import { personenkreis } from '../mitarbeiter/personenkreis.ts';
import type { Tx } from '../platform/db/db.ts';
import { instant, json, liste, sql, type SQL, worte } from '../platform/db/sql.ts';
import type { KehrtourterminNeu } from './terminwechsel.store.ts';

/** When, where and with whom. */
export type Terminzeit = {
  kehrtourId: string | null;
  mitarbeiterId: string;
  fensterVon: Date;
  fensterBis: Date;
  beginn: Date;
  ende: Date;
};
/** Another time has its own driver, and with her its own people where some were named; whoever was not, need not be now. */
const genanntMit = (mitarbeiterId: string, beginn: Date): SQL =>
  sql`personen = case when personen is not null
    then ${personenkreis(sql`termin.unternehmen_id`, sql`${mitarbeiterId}::uuid`, instant(beginn))} end`;

/** The time of a booking; that it has another one is a change of its state. */
export const setzeZeit = (tx: Tx, id: string, neu: Terminzeit): Promise<number> =>
  tx.run(sql`update termin
    set kehrtour_id = ${neu.kehrtourId}, halt_id = null, mitarbeiter_id = ${neu.mitarbeiterId}, fest = ${neu.kehrtourId === null},
      ${genanntMit(neu.mitarbeiterId, neu.beginn)},
      fenster_von = ${instant(neu.fensterVon)}, fenster_bis = ${instant(neu.fensterBis)}, beginn = ${instant(neu.beginn)},
      ende = ${instant(neu.ende)}
    where id = ${id}`);

export type Umfang = {
  readonly nutzungseinheitId: string | null;
  readonly taetigkeiten: readonly string[];
  /** This many minutes longer, or shorter; a told window that ends with the visit goes with it. */
  readonly minuten: number;
};
/** More or less is done at the same visit; when it begins stays what was told. */
export const aendereUmfang = (tx: Tx, id: string, neu: Umfang, am: Date): Promise<number> =>
  tx.run(sql`update termin
    set nutzungseinheit_id = ${neu.nutzungseinheitId}::uuid, taetigkeiten = ${json(neu.taetigkeiten)}::jsonb,
      ende = ende + make_interval(mins => ${neu.minuten}::int),
      fenster_bis = case when fenster_bis = ende then fenster_bis + make_interval(mins => ${neu.minuten}::int) else fenster_bis end,
      folge = folge + 1, version = version + 1, geaendert_am = ${instant(am)}
    where id = ${id}`);

/** Planned times follow the plan; window and work only where they were announced anew, and work that a booking never named. */
export const updateTermine = (
  tx: Tx,
  rows: readonly (Omit<
    KehrtourterminNeu,
    'liegenschaft_id' | 'nutzungseinheit_id' | 'kehrtour_id' | 'halt_id'
  > & {
    neuAngesagt: boolean;
  })[],
): Promise<number> =>
  tx.run(sql`update termin t set mitarbeiter_id = r.mitarbeiter_id, beginn = r.beginn, ende = r.ende, antwort_bis = r.antwort_bis,
      fenster_von = case when r."neuAngesagt" then r.fenster_von else t.fenster_von end,
        fenster_bis = case when r."neuAngesagt" then r.fenster_bis else t.fenster_bis end,
      arbeit = case when r."neuAngesagt" or t.arbeit = '[]' then r.arbeit else t.arbeit end,
      personen = case when r."neuAngesagt" then r.personen else t.personen end,
      taetigkeiten = case when r."neuAngesagt" and t.quelle = 'kehrtour' then r.taetigkeiten else t.taetigkeiten end,
      version = t.version + 1, geaendert_am = now()
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, mitarbeiter_id uuid, fenster_von timestamptz,
      fenster_bis timestamptz, beginn timestamptz, ende timestamptz, antwort_bis timestamptz, taetigkeiten jsonb, arbeit jsonb,
      personen jsonb, "neuAngesagt" boolean)
    where t.id = r.id`);

/** The time of a visit that goes to another place of a round; that it has another one is a change of its state. */
export const setzeZeitInKehrtour = (
  tx: Tx,
  id: string,
  neu: Terminzeit & {
    haltId: string;
    antwortBis: Date;
    /** In words; absent where they stay. */
    taetigkeiten?: readonly string[] | undefined;
  },
): Promise<number> =>
  tx.run(
    sql`update termin
      set mitarbeiter_id = ${neu.mitarbeiterId}, ${genanntMit(neu.mitarbeiterId, neu.beginn)}, fenster_von = ${instant(neu.fensterVon)},
        fenster_bis = ${instant(neu.fensterBis)}, beginn = ${instant(neu.beginn)}, ende = ${instant(neu.ende)},
        kehrtour_id = ${neu.kehrtourId}, halt_id = ${neu.haltId}, antwort_bis = ${instant(neu.antwortBis)},
        taetigkeiten = ${neu.taetigkeiten ? sql`${json(neu.taetigkeiten)}::jsonb` : sql`taetigkeiten`}
      where id = ${id}`,
  );

/** The announced appointments of a house that are still to come move with it into another round; their links and codes stay. */
export const verlegeTermineDesHauses = (
  tx: Tx,
  liegenschaftId: string,
  { von, nach, haltId }: { von: string; nach: string; haltId: string },
): Promise<number> =>
  tx.run(
    sql`update termin set kehrtour_id = ${nach}, halt_id = ${haltId}, version = version + 1, geaendert_am = now()
      where kehrtour_id = ${von} and liegenschaft_id = ${liegenschaftId} and quelle = 'kehrtour'
        and status in ${worte(BEANTWORTBARE)}`,
  );

/** Every appointment of a round that is not over, locked. */
export const lockOffeneDerKehrtour = (
  tx: Tx,
  kehrtourId: string,
): Promise<{ id: string; status: TerminStatus; kehrtour_id: string; quelle: TerminQuelle }[]> =>
  tx.rows(sql`select id, status, kehrtour_id, quelle from termin
    where kehrtour_id = ${kehrtourId} and status in ${worte(OFFENE)} order by id for update`);

/** The same only to be looked at. */
export const listOffeneDerKehrtour = (
  tx: Tx,
  kehrtourId: string,
): Promise<{ id: string; quelle: TerminQuelle }[]> =>
  tx.rows(sql`select id, quelle from termin
    where kehrtour_id = ${kehrtourId} and status in ${worte(OFFENE)} order by id`);

/** Booked appointments find the stop of their flat, else of their house, and their planned time follows it. The window stays what was promised. */
export const verknuepfeGebuchte = (tx: Tx, kehrtourId: string, now: Date): Promise<number> =>
  tx.run(sql`
    update termin t
    set halt_id = h.id, mitarbeiter_id = h.mitarbeiter_id, beginn = h.beginn, ende = h.ende, version = t.version + 1,
      geaendert_am = ${instant(now)}
    from halt h where h.unternehmen_id = t.unternehmen_id and h.kehrtour_id = t.kehrtour_id and h.liegenschaft_id = t.liegenschaft_id and not h.ausgelassen
      and h.nutzungseinheit_id is not distinct from (select w.nutzungseinheit_id from halt w where w.unternehmen_id = t.unternehmen_id
        and w.kehrtour_id = t.kehrtour_id and w.nutzungseinheit_id = t.nutzungseinheit_id and not w.ausgelassen)
      and t.kehrtour_id = ${kehrtourId} and t.quelle in ('buchung', 'hand') and t.status in ${worte(OFFENE)}
      and (t.halt_id, t.mitarbeiter_id, t.beginn, t.ende) is distinct from (h.id, h.mitarbeiter_id, h.beginn, h.ende)`);

/** Takes booked appointments out of a round that is about to go: each keeps its promise; those that were called off stay for whoever opens the old link. */
export async function loeseGebuchte(tx: Tx, kehrtourId: string): Promise<void> {
  await tx.run(
    sql`update termin set kehrtour_id = null, halt_id = null, version = version + 1, geaendert_am = now()
      where kehrtour_id = ${kehrtourId} and quelle in ('buchung', 'hand')`,
  );
}

/**
 * Planned times and people follow the stops of a round while the visit is to come; windows stay what was promised. Who said no
 * and has no place there any more is nobody's visit, until there is another time.
 */
export async function folgeDenHalten(tx: Tx, kehrtourId: string, now: Date): Promise<void> {
  await tx.run(
    sql`update termin t set mitarbeiter_id = h.mitarbeiter_id, beginn = h.beginn, ende = h.ende, version = t.version + 1,
        geaendert_am = ${instant(now)}
      from halt h
      where h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id and h.kehrtour_id = ${kehrtourId} and not h.ausgelassen
        and t.status in ${worte(OFFENE)}
        and (t.mitarbeiter_id, t.beginn, t.ende) is distinct from (h.mitarbeiter_id, h.beginn, h.ende)`,
  );
  await tx.run(
    sql`update termin t set mitarbeiter_id = null, version = t.version + 1, geaendert_am = ${instant(now)}
      from halt h
      where h.unternehmen_id = t.unternehmen_id and h.id = t.halt_id and h.kehrtour_id = ${kehrtourId} and h.ausgelassen
        and t.quelle = 'kehrtour' and t.status = 'abgelehnt' and t.mitarbeiter_id is not null`,
  );
}
export const deleteTermin = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from termin where id = ${id}`);

type GeloeschterRow = { id: string; ausgang_ids: string[] };
/** With the rows of the outbox that told of them. */
const deleteSolche = (tx: Tx, welche: SQL): Promise<GeloeschterRow[]> =>
  tx.rows(sql`
    with weg as (select t.id, array(select a.ausgang_id from ankuendigung a
        where a.unternehmen_id = t.unternehmen_id and a.termin_id = t.id and a.ausgang_id is not null) as ausgang_ids
      from termin t where ${welche} for update of t)
    delete from termin t using weg where t.id = weg.id returning t.id, weg.ausgang_ids`);

export const deleteTermineDerHaeuser = (
  tx: Tx,
  liegenschaftIds: readonly string[],
): Promise<GeloeschterRow[]> =>
  deleteSolche(tx, sql`t.liegenschaft_id = any(${liste(liegenschaftIds)}::uuid[])`);

/** Visits that are over and were made for sovereign work, at most so many. */
export const deleteHoheitlicheTermine = (tx: Tx, vor: Date, hoechstens: number): Promise<GeloeschterRow[]> =>
  deleteSolche(
    tx,
    sql`t.fenster_bis < ${instant(vor)} and exists (select from aufgabe f join taetigkeit y
          on y.unternehmen_id = f.unternehmen_id and y.id = f.taetigkeit_id
        where f.unternehmen_id = t.unternehmen_id and f.termin_id = t.id and y.art = 'hoheitlich')
      order by t.id limit ${hoechstens}`,
  );

/** Visits of before this day with what hangs on them, at most so many at once. */
export const deleteTermineVor = (tx: Tx, vor: Tag, hoechstens: number): Promise<GeloeschterRow[]> =>
  deleteSolche(tx, sql`t.fenster_bis < ${vor}::date order by t.fenster_bis, t.id limit ${hoechstens}`);
