import type { Tx } from '../db/db.ts';
import { instant, type SQL, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { wakeRelays } from './relayLoop.ts';
import { dispatchRests } from './waitingInOutbox.ts';

const WAITS = sql`status in ('neu', 'in_arbeit')`;
const DISCARDED = 'Nach dem Zurückspielen einer Sicherung verworfen: Sie kann schon hinausgegangen sein.';

/** From when on nothing leaves; undefined: all of it does. */
export const findDispatchRest = async (tx: Tx): Promise<Date | undefined> =>
  (await tx.row<{ seit: Date | null }>(sql`select versand_ruht_seit as seit from installation`))?.seit ??
  undefined;

/** Says in the log what would otherwise look like a fault. */
export async function sayDispatchRest({ db, log }: Deps): Promise<void> {
  const since = await db.transaction({ role: 'kehrtour_jobs' }, findDispatchRest);
  if (since === undefined) return;
  const abhilfe =
    'Der Versand ruht seit dem Zurückspielen einer Sicherung. Der Befehl „versand“ zeigt, was wartet, und entscheidet.';
  log.warn(
    { since, abhilfe },
    'nothing leaves the outbox since a backup was played back: the command versand decides',
  );
}

/** What waits while nothing leaves, as many messages; zero where all of it leaves by itself. */
export const countResting = async (tx: Tx): Promise<number> =>
  (
    await tx.row<{ anzahl: number }>(
      sql`select count(*)::int as anzahl from ausgang where ${WAITS} and ${dispatchRests}`,
    )
  )?.anzahl ?? 0;

export type RestingRow = {
  weg: string;
  vorlage: string;
  /** Written before the backup was played back, and perhaps sent since. */
  alt: number;
  neu: number;
  von: Date;
  bis: Date;
};
/** The same by way and kind. */
export const listResting = (tx: Tx, since: Date): Promise<RestingRow[]> =>
  tx.rows(sql`select weg, vorlage, (count(*) filter (where ${writtenBefore(since)}))::int as alt,
      (count(*) filter (where not (${writtenBefore(since)})))::int as neu, min(angelegt_am) as von, max(angelegt_am) as bis
    from ausgang where ${WAITS} group by weg, vorlage order by weg, vorlage`);

const writtenBefore = (since: Date): SQL => sql`angelegt_am <= ${instant(since)}`;

/** Everything leaves again, at once. */
export async function endDispatchRest(tx: Tx): Promise<void> {
  await tx.run(sql`update installation set versand_ruht_seit = null`);
  await wakeRelays(tx);
}

/** What was written until then never leaves; answers how many messages that were. */
export const discardUntil = (tx: Tx, until: Date, now: Date): Promise<number> =>
  tx.run(sql`update ausgang set status = 'fehler', fehler = ${DISCARDED}, endgueltig = true, verworfen_am = ${instant(now)},
      angehalten_am = null, lease_bis = null
    where ${WAITS} and ${writtenBefore(until)}`);
