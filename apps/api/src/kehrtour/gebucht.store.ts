import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db.ts';
import { instant, liste, sql } from '../platform/sql.ts';

/** What customers booked and the company has not called off. */
const OFFEN = sql`quelle in ('buchung', 'hand') and status in ('angefragt', 'angekuendigt', 'bestaetigt', 'unsicher', 'abgelehnt')`;

export type GebuchtRow = {
  id: string;
  liegenschaft_id: string;
  mitarbeiter_id: string | null;
  halt_id: string | null;
  fenster_von: Date;
  fenster_bis: Date;
};
/** Booked appointments of a round that still stand. */
export const listGebuchte = (tx: Tx, kehrtourId: string): Promise<GebuchtRow[]> =>
  tx.rows(
    sql`select id, liegenschaft_id, mitarbeiter_id, halt_id, fenster_von, fenster_bis from termin
      where kehrtour_id = ${kehrtourId} and ${OFFEN} order by angelegt_am, id`,
  );

export type HaltFuerGebuchte = {
  id: string;
  liegenschaftId: string;
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
    insert into halt (id, kehrtour_id, liegenschaft_id, mitarbeiter_id, tag, position, beginn, ende, fenster_von, fenster_bis, dauer_minuten)
    values (${neu.id}, ${kehrtourId}, ${neu.liegenschaftId}, ${neu.mitarbeiterId}, ${neu.tag}, ${neu.position},
      ${instant(neu.beginn)}, ${instant(neu.ende)}, ${instant(neu.fensterVon)}, ${instant(neu.fensterBis)}, ${neu.dauerMinuten})
    on conflict (unternehmen_id, kehrtour_id, liegenschaft_id)
    do update set id = excluded.id, mitarbeiter_id = excluded.mitarbeiter_id, tag = excluded.tag, position = excluded.position,
      beginn = excluded.beginn, ende = excluded.ende,
      fenster_von = excluded.fenster_von, fenster_bis = excluded.fenster_bis, dauer_minuten = excluded.dauer_minuten,
        ausgelassen = false, grund = null
      where halt.ausgelassen`);
  await tx.run(
    sql`insert into halt_aufgabe (halt_id, aufgabe_id) select ${neu.id}, a.id from unnest(${liste(neu.aufgabeIds)}::uuid[]) as a(id) on conflict do nothing`,
  );
}
