import type { Ereignis } from '@kehrtour/contract/ereignis';

import type { Db, Tx } from './db.ts';
import { sql } from './sql.ts';

const CHANNEL = 'kehrtour_ereignis';
/** Triggers of the database tell here what ends sessions: `sitzung/<hash>`, `person/<id>` or `unternehmen/<id>`. */
const CHANNEL_OF_ENDS = 'kehrtour_sitzungsende';
type Heard = (event: Ereignis) => void;
type HeardEnd = (whose: string) => void;

/** News of what was committed, to every process and from there to every open screen of the company. */
export type EventHub = {
  readonly subscribe: (unternehmenId: string, heard: Heard) => () => void;
  /** Hears with the commit that a session, a person or a company is out, whichever process ended it. */
  readonly onSessionEnd: (heard: HeardEnd) => void;
  /** Hears that news may have been missed, as while the database was away. */
  readonly onMissed: (heard: () => void) => void;
  readonly close: () => Promise<void>;
};

/** Told with the commit, and not at all when the transaction fails. */
export async function announce(tx: Tx, event: Ereignis): Promise<void> {
  await tx.rows(
    sql`select pg_notify(${CHANNEL}, jsonb_build_object('unternehmenId', aktuelles_unternehmen(), 'event', ${JSON.stringify(event)}::jsonb)::text)`,
  );
}

export async function openEventHub(db: Db): Promise<EventHub> {
  const listeners = new Map<string, Set<Heard>>();
  const [ends, gaps] = [new Set<HeardEnd>(), new Set<() => void>()];
  const missed = (): void => {
    for (const heard of gaps) heard();
  };
  const told = (payload: string): void => {
    const { unternehmenId, event } = JSON.parse(payload) as { unternehmenId: string; event: Ereignis };
    for (const heard of listeners.get(unternehmenId) ?? []) heard(event);
  };
  const stop = await db.listen(CHANNEL, told, missed);
  const toldEnd = (whose: string): void => {
    for (const heard of ends) heard(whose);
  };
  const stopEnds = await db.listen(CHANNEL_OF_ENDS, toldEnd, missed);
  return {
    onMissed: (heard) => void gaps.add(heard),
    onSessionEnd: (heard) => void ends.add(heard),
    subscribe: (unternehmenId, heard) => {
      const set = listeners.get(unternehmenId) ?? new Set();
      listeners.set(unternehmenId, set.add(heard));
      return () => {
        set.delete(heard);
        if (set.size === 0) listeners.delete(unternehmenId);
      };
    },
    close: async () => {
      await stop();
      await stopEnds();
    },
  };
}
