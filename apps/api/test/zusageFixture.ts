import { randomUUID } from 'node:crypto';

import { instant, sql } from '../src/platform/db/sql.ts';
import type { TestBetrieb } from './testApi.ts';

export type Zusagewunsch = {
  mitarbeiterId: string;
  /** Beginning, with offset; the visit takes half an hour. */
  von: string;
  strasse?: string;
  hausnr?: string;
  plz?: string;
  quelle?: 'buchung' | 'kehrtour';
  /** Occupies the person, as a booking on a free day does. */
  belegt?: boolean;
};

/** An appointment at a house of its own that somebody counts on. Answers its id. */
export async function neueZusage(wo: TestBetrieb, wunsch: Zusagewunsch): Promise<string> {
  const [id, hausId] = [randomUUID(), randomUUID()];
  const von = new Date(wunsch.von);
  const bis = new Date(von.getTime() + 30 * 60_000);
  await wo.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort) values (${hausId}, ${wunsch.strasse ?? 'Hardtstraße'}, ${wunsch.hausnr ?? '12'}, ${wunsch.plz ?? '91207'}, 'Lauf')`,
    );
    await tx.run(sql`
      insert into termin (id, liegenschaft_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende)
      values (${id}, ${hausId}, ${wunsch.mitarbeiterId}, 'bestaetigt', ${wunsch.quelle ?? 'buchung'}, ${instant(von)}, ${instant(bis)}, ${instant(von)}, ${instant(bis)})`);
    if (wunsch.belegt === true)
      await tx.run(
        sql`insert into belegung (id, mitarbeiter_id, zeitraum, art, bezug_id) values (${randomUUID()}, ${wunsch.mitarbeiterId}, tstzrange(${instant(von)}, ${instant(bis)}), 'buchung', ${id})`,
      );
  });
  return id;
}
