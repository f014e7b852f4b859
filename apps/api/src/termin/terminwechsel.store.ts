import type { Anfangsstand, TerminStatus } from '@kehrtour/domain/termin/termin';
import type { GenanntePerson } from '@kehrtour/domain/unternehmen/personenkreis';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql } from '../platform/db/sql.ts';
import type { Zusagearbeit } from './zusagearbeit.store.ts';

/** All that writes the state of an appointment: how it begins, and each change of it. */
export type TerminNeu = {
  id: string;
  liegenschaftId: string;
  nutzungseinheitId: string | null;
  kehrtourId: string | null;
  mitarbeiterId: string;
  status: Anfangsstand;
  fensterVon: Date;
  fensterBis: Date;
  beginn: Date;
  ende: Date;
  taetigkeit: string;
  notiz: string;
};

/** One that was booked. */
export const insertEinzeltermin = (tx: Tx, neu: TerminNeu): Promise<number> =>
  tx.run(sql`insert into termin (id, liegenschaft_id, nutzungseinheit_id, kehrtour_id, mitarbeiter_id, status, quelle, fenster_von,
      fenster_bis, beginn, ende, fest, taetigkeiten, notiz)
    values (${neu.id}, ${neu.liegenschaftId}, ${neu.nutzungseinheitId}, ${neu.kehrtourId}, ${neu.mitarbeiterId}, ${neu.status},
      'buchung', ${instant(neu.fensterVon)}, ${instant(neu.fensterBis)},
      ${instant(neu.beginn)}, ${instant(neu.ende)}, ${neu.kehrtourId === null}, ${json([neu.taetigkeit])}::jsonb, ${neu.notiz})`);

/** Rows as JSON, so that a whole round is written in a few statements; instants are ISO strings. */
export type KehrtourterminNeu = {
  id: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  kehrtour_id: string;
  halt_id: string;
  mitarbeiter_id: string;
  fenster_von: string;
  fenster_bis: string;
  beginn: string;
  ende: string;
  taetigkeiten: string[];
  arbeit: readonly Zusagearbeit[];
  /** Who may come, as the household is told; null: nobody is named. */
  personen: readonly GenanntePerson[] | null;
  antwort_bis: string;
};

/** Those of a round, as they are announced. */
export const insertTermine = (tx: Tx, rows: readonly KehrtourterminNeu[]): Promise<number> =>
  tx.run(sql`insert into termin (id, liegenschaft_id, nutzungseinheit_id, kehrtour_id, halt_id, mitarbeiter_id, status, quelle,
      fenster_von, fenster_bis, beginn, ende, taetigkeiten, arbeit, personen, antwort_bis)
    select r.id, r.liegenschaft_id, r.nutzungseinheit_id, r.kehrtour_id, r.halt_id, r.mitarbeiter_id, 'angekuendigt', 'kehrtour',
      r.fenster_von, r.fenster_bis, r.beginn, r.ende, r.taetigkeiten, r.arbeit, r.personen, r.antwort_bis
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, liegenschaft_id uuid, nutzungseinheit_id uuid, kehrtour_id uuid,
      halt_id uuid, mitarbeiter_id uuid, fenster_von timestamptz, fenster_bis timestamptz, beginn timestamptz,
      ende timestamptz, taetigkeiten jsonb, arbeit jsonb, personen jsonb, antwort_bis timestamptz)`);

/**
 * Answers how many still stood as they were seen. Calendars take a change only with a higher number (`folge`) than they know;
 * a mark belongs to the state that it made.
 */
export const saveStaende = (
  tx: Tx,
  rows: readonly { readonly id: string; readonly von: TerminStatus; readonly nach: TerminStatus }[],
  { notiz, am }: { readonly notiz: string | undefined; readonly am: Date },
): Promise<number> =>
  tx.run(sql`update termin t set status = r.nach, notiz = coalesce(${notiz ?? null}::text, t.notiz), vermerk = null,
      folge = t.folge + 1, version = t.version + 1, geaendert_am = ${instant(am)}
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, von text, nach text)
    where t.id = r.id and t.status = r.von`);
