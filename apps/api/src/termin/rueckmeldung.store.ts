import type { Rueckmeldende, Rueckmeldungsart } from '@kehrtour/domain/termin/rueckmeldungsart';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, type SQL, sql } from '../platform/db/sql.ts';

/** Answers stand in the order in which they were taken, also those of one moment: the appointment is locked by whoever takes one. */
const nachDenAnderen = (terminId: string, am: Date): SQL => sql`greatest(${instant(am)}, (
  select max(r.am) + interval '1 millisecond' from rueckmeldung r where r.termin_id = ${terminId}))`;

export const insertRueckmeldung = (
  tx: Tx,
  neu: {
    id: string;
    terminId: string;
    art: Rueckmeldungsart;
    von: Rueckmeldende;
    text: string;
    telefon: string;
    wunsch: unknown;
    am: Date;
  },
): Promise<number> =>
  tx.run(
    sql`insert into rueckmeldung (id, termin_id, art, von, text, telefon, wunsch, am)
      values (${neu.id}, ${neu.terminId}, ${neu.art}, ${neu.von}, ${neu.text}, ${neu.telefon}, ${json(neu.wunsch)}::jsonb,
        ${nachDenAnderen(neu.terminId, neu.am)})`,
  );

/** What customers do by themselves stands among the answers, where the office looks. */
export const insertMeldung = (
  tx: Tx,
  neu: {
    id: string;
    terminId: string;
    art: Rueckmeldungsart;
    text: string;
    am: Date;
  },
): Promise<number> =>
  tx.run(
    sql`insert into rueckmeldung (id, termin_id, art, von, text, am)
      values (${neu.id}, ${neu.terminId}, ${neu.art}, 'bewohner', ${neu.text}, ${nachDenAnderen(neu.terminId, neu.am)})`,
  );

export type FrageRow = { id: string; termin_id: string; text: string; erwidert_am: Date | null };
/** Locked: two who answer at once stand in line. */
export const lockFrage = (tx: Tx, id: string): Promise<FrageRow | undefined> =>
  tx.row(
    sql`select id, termin_id, text, erwidert_am from rueckmeldung where id = ${id} and art = 'frage' for update`,
  );
export const saveErwiderung = (
  tx: Tx,
  id: string,
  { text, am, von }: { text: string; am: Date; von: string },
): Promise<number> =>
  tx.run(sql`update rueckmeldung set erwiderung = ${text}, erwidert_am = ${instant(am)}, erwidert_von = ${von},
      gelesen_am = coalesce(gelesen_am, ${instant(am)}) where id = ${id}`);
