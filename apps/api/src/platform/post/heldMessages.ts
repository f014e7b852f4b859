import type { Tx } from '../db/db.ts';
import { instant, liste, type SQL, sql } from '../db/sql.ts';
import { wakeRelays } from './relayLoop.ts';

/** The relays look at once, and know the moment of what waits for one. */
async function told(tx: Tx, query: SQL): Promise<number> {
  const changed = await tx.run(query);
  if (changed > 0) await wakeRelays(tx);
  return changed;
}

const of = (ids: readonly string[]): SQL => sql`id = any(${liste(ids)}::uuid[])`;

/**
 * What has not begun to leave stays here until it is released or thrown away. What is handed over at this moment is marked
 * only, so that it stays with the others should it come back.
 */
export const holdMessages = (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  tx.run(sql`update ausgang set angehalten_am = ${instant(now)},
      status = case when begonnen_am is null then 'neu' else status end,
      lease_bis = case when begonnen_am is null then null else lease_bis end
    where ${of(ids)} and status in ('neu', 'in_arbeit')`);

/** What was to leave later still does; all else leaves at once. */
export const releaseMessages = (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  told(
    tx,
    sql`update ausgang set angehalten_am = null,
      naechster_versuch_ab = case when versuche = 0 and naechster_versuch_ab > ${instant(now)} then naechster_versuch_ab end
    where ${of(ids)} and angehalten_am is not null and status in ('neu', 'in_arbeit')`,
  );

/** What was written just now leaves at `at`; whoever releases or stops it before decides himself. */
export const delayMessages = (tx: Tx, ids: readonly string[], at: Date): Promise<number> =>
  told(
    tx,
    sql`update ausgang set naechster_versuch_ab = ${instant(at)} where ${of(ids)} and status = 'neu' and versuche = 0`,
  );

/** What waits until somebody has thought better of it leaves at once: more is told of the same matter. */
export const hurryMailsAbout = (tx: Tx, ereignis: string, now: Date): Promise<number> =>
  told(
    tx,
    sql`update ausgang set naechster_versuch_ab = null
    where starts_with(ereignis, ${ereignis} || '/') and status = 'neu' and versuche = 0 and naechster_versuch_ab > ${instant(now)}`,
  );

/**
 * Takes mails of one matter back that nobody has read: they are gone. False, and all stay, where one has left or is leaving.
 */
export async function takeBackMailsAbout(tx: Tx, ereignis: string): Promise<boolean> {
  const alle = await tx.rows<{ weg: boolean }>(
    sql`select status <> 'neu' or versuche > 0 or begonnen_am is not null as weg from ausgang where starts_with(ereignis, ${ereignis} || '/') for update`,
  );
  if (alle.some(({ weg }) => weg)) return false;
  await tx.run(sql`delete from ausgang where starts_with(ereignis, ${ereignis} || '/')`);
  return true;
}

/** What was thrown away because something else was to be told, which is not told after all, leaves as if nothing had been. */
export const reviveMessages = (tx: Tx, ids: readonly string[]): Promise<number> =>
  told(
    tx,
    sql`update ausgang set status = 'neu', fehler = null, endgueltig = false, verworfen_am = null
    where ${of(ids)} and status = 'fehler' and verworfen_am is not null and begonnen_am is null`,
  );

/** What is held never leaves. */
export const discardMessages = (
  tx: Tx,
  ids: readonly string[],
  { now, why }: { now: Date; why: string },
): Promise<number> =>
  tx.run(sql`update ausgang set status = 'fehler', fehler = ${why}, endgueltig = true, verworfen_am = ${instant(now)},
      angehalten_am = null
    where ${of(ids)} and angehalten_am is not null and status = 'neu'`);

/** What surely did not leave is new again, at once. */
export const retryMessages = (tx: Tx, ids: readonly string[]): Promise<number> =>
  told(
    tx,
    sql`update ausgang set status = 'neu', fehler = null, versuche = 0, naechster_versuch_ab = null, erster_versuch_am = null
    where ${of(ids)} and not endgueltig and fehler is not null and status in ('neu', 'fehler')`,
  );
