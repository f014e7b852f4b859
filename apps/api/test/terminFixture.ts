import { randomUUID } from 'node:crypto';

import { sql, instant } from '../src/platform/db/sql.ts';
import type { TestBetrieb } from './testApi.ts';

/** An appointment at a house with its stop and tasks, as an announced round leaves it. */
export type Terminwunsch = {
  liegenschaftId: string;
  mitarbeiterId: string;
  /** Opening of the two-hour window, with offset. */
  fensterVon?: string;
  status?: string;
  nutzungseinheitId?: string | null;
  /** Stop of another appointment of the same house. */
  haltId?: string;
  kehrtourId?: string;
};

export async function neueRunde(wo: TestBetrieb, name = 'Altstadt'): Promise<string> {
  const id = randomUUID();
  await wo.ctx.transaction((tx) =>
    tx.run(
      sql`insert into kehrtour (id, nummer, name, status, angekuendigt_am) values (${id}, (select coalesce(max(nummer), 0) + 1 from kehrtour), ${name}, 'angekuendigt', now())`,
    ),
  );
  return id;
}

/** Answers the ids of appointment and stop. */
export async function neuerTermin(
  wo: TestBetrieb,
  wunsch: Terminwunsch,
): Promise<{ id: string; haltId: string; kehrtourId: string }> {
  const kehrtourId = wunsch.kehrtourId ?? (await neueRunde(wo));
  const id = randomUUID();
  const von = new Date(wunsch.fensterVon ?? '2027-02-02T08:00:00+01:00');
  const bis = new Date(von.getTime() + 7_200_000);
  const haltId = wunsch.haltId ?? randomUUID();
  await wo.ctx.transaction(async (tx) => {
    if (wunsch.haltId === undefined) {
      await tx.run(
        sql`insert into halt (id, kehrtour_id, liegenschaft_id, mitarbeiter_id, tag, position, beginn, ende, dauer_minuten) values (${haltId}, ${kehrtourId}, ${wunsch.liegenschaftId}, ${wunsch.mitarbeiterId}, '2027-02-02', 1, ${instant(von)}, ${instant(bis)}, 12)`,
      );
      await tx.run(
        sql`insert into halt_aufgabe (halt_id, aufgabe_id) select ${haltId}, id from aufgabe where liegenschaft_id = ${wunsch.liegenschaftId}`,
      );
      await tx.run(
        sql`update aufgabe set kehrtour_id = ${kehrtourId} where liegenschaft_id = ${wunsch.liegenschaftId}`,
      );
    }
    await tx.run(sql`insert into termin (id, liegenschaft_id, nutzungseinheit_id, kehrtour_id, halt_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende, taetigkeiten)
      values (${id}, ${wunsch.liegenschaftId}, ${wunsch.nutzungseinheitId ?? null}, ${kehrtourId}, ${haltId}, ${wunsch.mitarbeiterId}, ${wunsch.status ?? 'angekuendigt'}, 'kehrtour', ${instant(von)}, ${instant(bis)}, ${instant(von)}, ${instant(bis)}, '["Kehrung"]')`);
  });
  return { id, haltId, kehrtourId };
}

export async function neueAntwort(
  wo: TestBetrieb,
  terminId: string,
  art: string,
  { text = '', am = '2027-01-20T10:00:00+01:00' }: { text?: string; am?: string } = {},
): Promise<void> {
  await wo.ctx.transaction((tx) =>
    tx.run(
      sql`insert into rueckmeldung (id, termin_id, art, von, text, am) values (${randomUUID()}, ${terminId}, ${art}, 'bewohner', ${text}, ${am}::timestamptz)`,
    ),
  );
}
