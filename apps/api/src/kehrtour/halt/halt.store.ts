import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql } from '../../platform/db/sql.ts';

/** A stop that a booking or an alternative brings into a round. */
export type HaltFuerGebuchte = {
  id: string;
  liegenschaftId: string;
  nutzungseinheitId: string | null;
  mitarbeiterId: string;
  tag: Tag;
  position: number;
  beginn: Date;
  ende: Date;
  fensterVon: Date;
  fensterBis: Date;
  dauerMinuten: number;
  aufgabeIds: readonly string[];
};
export async function insertHalt(tx: Tx, kehrtourId: string, neu: HaltFuerGebuchte): Promise<void> {
  await tx.run(sql`
    insert into halt (id, kehrtour_id, liegenschaft_id, nutzungseinheit_id, mitarbeiter_id, tag, position, beginn, ende, fenster_von,
      fenster_bis, dauer_minuten)
    values (${neu.id}, ${kehrtourId}, ${neu.liegenschaftId}, ${neu.nutzungseinheitId}, ${neu.mitarbeiterId}, ${neu.tag}, ${neu.position},
      ${instant(neu.beginn)}, ${instant(neu.ende)}, ${instant(neu.fensterVon)}, ${instant(neu.fensterBis)}, ${neu.dauerMinuten})
    on conflict (unternehmen_id, kehrtour_id, liegenschaft_id, nutzungseinheit_id) where not zusammengefuehrt
    do update set id = excluded.id, mitarbeiter_id = excluded.mitarbeiter_id, tag = excluded.tag, position = excluded.position,
      beginn = excluded.beginn, ende = excluded.ende,
      fenster_von = excluded.fenster_von, fenster_bis = excluded.fenster_bis, dauer_minuten = excluded.dauer_minuten,
        ausgelassen = false, grund = null
      where halt.ausgelassen`);
  await insertHaltAufgaben(tx, neu.id, neu.aufgabeIds);
}

export const insertHaltAufgaben = (tx: Tx, haltId: string, ids: readonly string[]): Promise<number> =>
  tx.run(
    sql`insert into halt_aufgabe (halt_id, aufgabe_id) select ${haltId}, a.id from unnest(${liste(ids)}::uuid[]) as a(id) on conflict do nothing`,
  );

/** What is done in one flat no longer belongs to this stop. */
export const loeseWohnungVomHalt = (
  tx: Tx,
  { haltId, nutzungseinheitId }: { haltId: string; nutzungseinheitId: string },
): Promise<number> =>
  tx.run(
    sql`delete from halt_aufgabe where halt_id = ${haltId} and aufgabe_id in (select id from aufgabe where nutzungseinheit_id = ${nutzungseinheitId})`,
  );

/** Work that goes elsewhere no longer belongs to this stop. */
export const deleteHaltAufgaben = (tx: Tx, haltId: string, ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from halt_aufgabe where halt_id = ${haltId} and aufgabe_id = any(${liste(ids)}::uuid[])`);

/** By so many minutes longer, or less long. */
export const updateHaltDauer = (tx: Tx, haltId: string, minuten: number): Promise<number> =>
  tx.run(
    sql`update halt set dauer_minuten = greatest(1, dauer_minuten + ${minuten}::int) where id = ${haltId}`,
  );
