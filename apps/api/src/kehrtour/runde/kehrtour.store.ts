import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';
import { AUFGEHOBENE } from '@kehrtour/domain/termin/termin';

import type { PlanMeta } from '../../planung/stand/planMeta.ts';
import type { HaltNeu, HaltRow, KehrtourRow } from '../../planung/stand/runde.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, json, liste, sql, worte } from '../../platform/db/sql.ts';

const SPALTEN = sql`id, nummer, name, status, vorgaben, plan, angekuendigt_am, geaendert_am, version`;

export const findKehrtour = (tx: Tx, id: string): Promise<KehrtourRow | undefined> =>
  tx.row(sql`select ${SPALTEN} from kehrtour where id = ${id}`);
/** Locks the row until the transaction ends: writers of one round stand in line, rows that merely refer to it do not. */
export const lockKehrtour = (tx: Tx, id: string): Promise<KehrtourRow | undefined> =>
  tx.row(sql`select ${SPALTEN} from kehrtour where id = ${id} for no key update`);
/** Several at once, always in the same order. */
export const lockKehrtouren = (tx: Tx, ids: readonly string[]): Promise<unknown> =>
  tx.rows(sql`select id from kehrtour where id = any(${liste(ids)}::uuid[]) order by id for no key update`);
/** Everybody who drives in this round. */
export const listFahrer = (tx: Tx, id: string): Promise<{ mitarbeiter_id: string }[]> =>
  tx.rows(
    sql`select distinct mitarbeiter_id from halt where kehrtour_id = ${id} and mitarbeiter_id is not null`,
  );

export async function insertKehrtour(
  tx: Tx,
  neu: { id: string; name: string; vorgaben: Partial<Vorgaben>; von: string | null },
): Promise<void> {
  // The number is unique per company; two drafts at once wait for each other here.
  await tx.rows(sql`select 1 from unternehmen for no key update`);
  await tx.run(
    sql`insert into kehrtour (id, nummer, name, vorgaben, angelegt_von)
      values (${neu.id}, (select coalesce(max(nummer), 0) + 1 from kehrtour), ${neu.name}, ${json(neu.vorgaben)}::jsonb, ${neu.von})`,
  );
}

/** Writes decisions over the given version. Answers false when somebody was faster. */
export async function updateVorgaben(
  tx: Tx,
  id: string,
  version: number,
  neu: { vorgaben: Partial<Vorgaben>; name: string; status: KehrtourStatus; tage: readonly Tag[]; now: Date },
): Promise<boolean> {
  const changed = await tx.run(
    sql`update kehrtour
      set vorgaben = ${json(neu.vorgaben)}::jsonb, name = ${neu.name}, status = ${neu.status}, tage = ${liste(neu.tage)}::date[],
        geaendert_am = ${instant(neu.now)}, version = version + 1
      where id = ${id} and version = ${version}`,
  );
  return changed === 1;
}

export async function updatePlan(
  tx: Tx,
  id: string,
  version: number,
  /** Without days or decisions those that stand stay. */
  neu: {
    plan: PlanMeta;
    status: KehrtourStatus;
    tage?: readonly Tag[] | undefined;
    vorgaben?: Partial<Vorgaben> | undefined;
    now: Date;
  },
): Promise<boolean> {
  const changed = await tx.run(
    sql`update kehrtour
      set plan = ${json(neu.plan)}::jsonb, status = ${neu.status},
        tage = coalesce(${neu.tage ? liste(neu.tage) : null}::date[], tage),
        vorgaben = coalesce(${neu.vorgaben ? json(neu.vorgaben) : null}::jsonb, vorgaben),
        geaendert_am = ${instant(neu.now)}, version = version + 1
      where id = ${id} and version = ${version}`,
  );
  return changed === 1;
}

/** The round has moved on although its plan has not; false when somebody was faster. */
export async function raiseVersion(tx: Tx, id: string, version: number, now: Date): Promise<boolean> {
  const changed = await tx.run(
    sql`update kehrtour set geaendert_am = ${instant(now)}, version = version + 1 where id = ${id} and version = ${version}`,
  );
  return changed === 1;
}

export const updateStatus = (tx: Tx, id: string, status: KehrtourStatus, now: Date): Promise<number> =>
  tx.run(
    sql`update kehrtour
      set status = ${status},
        angekuendigt_am = case when ${status} = 'angekuendigt' then coalesce(angekuendigt_am, ${instant(now)}) else angekuendigt_am end,
        geaendert_am = ${instant(now)}, version = version + 1
      where id = ${id}`,
  );
export const deleteKehrtour = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from kehrtour where id = ${id}`);

export const listHalte = (tx: Tx, kehrtourId: string): Promise<HaltRow[]> =>
  tx.rows(sql`select id, liegenschaft_id, nutzungseinheit_id, mitarbeiter_id, tag, position, beginn, ende, anfahrt_sekunden, wartezeit_sekunden,
      fenster_von, fenster_bis, dauer_minuten, sperre, ausgelassen, grund, nachtrag, nachtrag_ohne_platz
    from halt where kehrtour_id = ${kehrtourId} order by tag nulls last, mitarbeiter_id, position nulls last, id`);

/** Puts the given stops in place of the old ones; ids stay, so that announcements keep their stop. */
export async function replaceHalte(tx: Tx, kehrtourId: string, halte: readonly HaltNeu[]): Promise<void> {
  const paare = halte.flatMap(({ id, aufgabe_ids }) => aufgabe_ids.map((aufgabe) => [id, aufgabe] as const));
  await tx.run(
    sql`delete from halt where kehrtour_id = ${kehrtourId} and not id = any(${liste(halte.map((halt) => halt.id))}::uuid[])`,
  );
  await tx.run(sql`
    insert into halt (id, kehrtour_id, liegenschaft_id, nutzungseinheit_id, mitarbeiter_id, tag, position, beginn, ende,
      anfahrt_sekunden, wartezeit_sekunden, fenster_von, fenster_bis, dauer_minuten, sperre, ausgelassen, grund)
    select h.id, ${kehrtourId}, h.liegenschaft_id, h.nutzungseinheit_id, h.mitarbeiter_id, h.tag, h.position, h.beginn, h.ende, h.anfahrt_sekunden,
      h.wartezeit_sekunden, h.fenster_von, h.fenster_bis, h.dauer_minuten, h.sperre, h.ausgelassen, h.grund
    from jsonb_to_recordset(${json(halte)}::jsonb) as h(id uuid, liegenschaft_id uuid, nutzungseinheit_id uuid, mitarbeiter_id uuid, tag date,
      position integer, beginn timestamptz, ende timestamptz, anfahrt_sekunden integer, wartezeit_sekunden integer,
      fenster_von timestamptz, fenster_bis timestamptz, dauer_minuten integer, sperre jsonb, ausgelassen boolean, grund jsonb)
    on conflict (unternehmen_id, id)
    do update set mitarbeiter_id = excluded.mitarbeiter_id, tag = excluded.tag, position = excluded.position,
      beginn = excluded.beginn, ende = excluded.ende,
      anfahrt_sekunden = excluded.anfahrt_sekunden, wartezeit_sekunden = excluded.wartezeit_sekunden,
        fenster_von = excluded.fenster_von, fenster_bis = excluded.fenster_bis, dauer_minuten = excluded.dauer_minuten,
        sperre = excluded.sperre, ausgelassen = excluded.ausgelassen, grund = excluded.grund, nachtrag = false`);
  await tx.run(
    sql`delete from halt_aufgabe where halt_id = any(${liste(halte.map((halt) => halt.id))}::uuid[])`,
  );
  await tx.run(
    sql`insert into halt_aufgabe (halt_id, aufgabe_id)
      select * from unnest(${liste(paare.map(([halt]) => halt))}::uuid[], ${liste(paare.map(([, aufgabe]) => aufgabe))}::uuid[])`,
  );
}
/** The stop of a booking in its round goes when the booking does; the others keep their times. Answers whether it went. */
export async function deleteHalt(tx: Tx, haltId: string, kehrtourId: string, am: Date): Promise<boolean> {
  const entfernt = await tx.run(
    sql`delete from halt h
      where id = ${haltId}
        and not exists (select from termin t
      where t.unternehmen_id = h.unternehmen_id and t.halt_id = h.id and t.status not in ${worte(AUFGEHOBENE)})`,
  );
  if (entfernt > 0)
    await tx.run(
      sql`update kehrtour set version = version + 1, geaendert_am = ${instant(am)} where id = ${kehrtourId}`,
    );
  return entfernt > 0;
}
/** The round was to drive to this house, and does not any more; while the house itself is a stop, it does. */
export const streicheAusAuswahl = (tx: Tx, kehrtourId: string, liegenschaftId: string): Promise<number> =>
  tx.run(
    sql`update kehrtour k
      set vorgaben = jsonb_set(vorgaben, '{liegenschaften,ids}', (vorgaben #> '{liegenschaften,ids}') - ${liegenschaftId}::text)
      where id = ${kehrtourId} and vorgaben #> '{liegenschaften,ids}' is not null
        and not exists (select from halt h where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id
          and h.liegenschaft_id = ${liegenschaftId} and h.nutzungseinheit_id is null)`,
  );
