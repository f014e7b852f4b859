import type { Aenderungsursache } from '@kehrtour/domain/aenderung';
import type { TerminStatus } from '@kehrtour/domain/termin';

import type { Tx } from '../../platform/db.ts';
import { instant, json, sql } from '../../platform/sql.ts';
import type { HaltNeu, HaltRow } from '../kehrtour.store.ts';
import type { PlanMeta } from '../planMeta.ts';

/** A promise as it stood when a new plan was made, to be able to say later what has changed. */
export type ZusagenstandRow = { id: string; version: number; status: TerminStatus; anschrift: string };

export type AenderungRow = {
  kehrtour_id: string;
  version: number;
  ursache: Aenderungsursache;
  plan: PlanMeta;
  halte: HaltNeu[];
  zusagen: ZusagenstandRow[];
  von: string;
  angelegt_am: Date;
};

export const findAenderung = (tx: Tx, kehrtourId: string): Promise<AenderungRow | undefined> =>
  tx.row(sql`
    select a.kehrtour_id, a.version, a.ursache, a.plan, a.halte, a.zusagen, a.angelegt_am,
      coalesce(m.vorname || ' ' || m.nachname, '') as von
    from aenderung a left join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.angelegt_von
    where a.kehrtour_id = ${kehrtourId}`);

type AenderungNeu = Omit<AenderungRow, 'von' | 'angelegt_am'> & { von: string | null; am: Date };

/** A new one takes the place of the one that waited. */
export const replaceAenderung = (tx: Tx, neu: AenderungNeu): Promise<number> =>
  tx.run(sql`
    insert into aenderung (kehrtour_id, version, ursache, plan, halte, zusagen, angelegt_von, angelegt_am)
    values (${neu.kehrtour_id}, ${neu.version}, ${neu.ursache}, ${json(neu.plan)}::jsonb, ${json(neu.halte)}::jsonb,
      ${json(neu.zusagen)}::jsonb, ${neu.von}::uuid, ${instant(neu.am)})
    on conflict (unternehmen_id, kehrtour_id)
    do update set version = excluded.version, ursache = excluded.ursache, plan = excluded.plan, halte = excluded.halte,
      zusagen = excluded.zusagen, angelegt_von = excluded.angelegt_von, angelegt_am = excluded.angelegt_am`);

export const deleteAenderung = (tx: Tx, kehrtourId: string): Promise<number> =>
  tx.run(sql`delete from aenderung where kehrtour_id = ${kehrtourId}`);

/** Everything that is promised in a round and still to come; who said no is asked for another time. */
export const listZusagenstand = (tx: Tx, kehrtourId: string): Promise<ZusagenstandRow[]> =>
  tx.rows(sql`
    select t.id, t.version, t.status, btrim(l.strasse || ' ' || l.hausnr || l.hausnr_zusatz) as anschrift
    from termin t join liegenschaft l on l.unternehmen_id = t.unternehmen_id and l.id = t.liegenschaft_id
    where t.kehrtour_id = ${kehrtourId}
      and t.status in ('angefragt', 'angekuendigt', 'bestaetigt', 'unsicher', 'abgelehnt')
    order by t.id`);

/** The stops of a plan that waits, as those in force are read. */
export const halteDerAenderung = ({ halte }: Pick<AenderungRow, 'halte'>): HaltRow[] =>
  halte.map((halt) => ({
    ...halt,
    beginn: zeitpunkt(halt.beginn),
    ende: zeitpunkt(halt.ende),
    fenster_von: zeitpunkt(halt.fenster_von),
    fenster_bis: zeitpunkt(halt.fenster_bis),
  }));

const zeitpunkt = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** Announced rounds without a plan that waits, in which this person is to be at a door in that time. */
export const listBetroffeneTouren = (
  tx: Tx,
  mitarbeiterId: string,
  { von, bis }: { von: Date; bis: Date },
): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select k.id from kehrtour k
    where k.status = 'angekuendigt'
      and exists (select from halt h where h.unternehmen_id = k.unternehmen_id and h.kehrtour_id = k.id and not h.ausgelassen
        and h.mitarbeiter_id = ${mitarbeiterId} and h.beginn < ${instant(bis)} and h.ende > ${instant(von)})
      and not exists (select from aenderung a where a.unternehmen_id = k.unternehmen_id and a.kehrtour_id = k.id)
    order by k.id`);
