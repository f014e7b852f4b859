import { fieldsOf } from '@kehrtour/domain/keysOf';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

import type { Db, Tx } from '../db/db.ts';
import { tellWaiting } from './tellWaiting.ts';

/** Nobody works on it: what lies there waits for a person. */
const ASIDE = 'beiseite';
/** How long it waits. */
const KEPT_SECONDS = 90 * 86_400;
const LOST_MAX = 2;

export type Payload = Readonly<Record<string, unknown>> | null;
type Content = { job: string; unternehmenId: string | null; data: Payload; hangs?: true };
/** A job that took its process along twice, or a part of a round that hangs. */
export type AsideJob = {
  id: string;
  job: string;
  unternehmenId: string | null;
  vorgangId: string | null;
  since: Date;
  /** A part of a round that did not end; there is nothing to take up, the next round begins it again. */
  hangs: boolean;
};

export type AsideJobs = {
  readonly list: () => Promise<AsideJob[]>;
  /** Puts it into its queue again, with all its attempts; false when it does not lie there any more. */
  readonly takeUp: (id: string) => Promise<boolean>;
  readonly drop: (id: string) => Promise<boolean>;
  /** Says that a company's part of a round hangs; once until somebody has seen it. */
  readonly putHanging: (part: { what: string; unternehmenId: string }) => Promise<void>;
  /** Hears what was just put aside. */
  readonly whenPut: (listener: (data: Payload) => Promise<void>) => void;
};

/**
 * Whether its process ended over it twice: both attempts before were missed by their heartbeat, the last of them for sure. The
 * queue keeps the end of the last one only; one that failed and then took its process along is no better.
 */
export function tookProcessAlong({
  retryCount,
  output,
}: Pick<JobWithMetadata, 'retryCount' | 'output'>): boolean {
  const { message } = fieldsOf(fieldsOf(output)['value']);
  return retryCount >= LOST_MAX && message === 'job heartbeat timeout';
}

/** Where such jobs lie; `known` are the queues of this process. */
export function asideJobs(
  boss: PgBoss,
  db: Db,
  { known, log }: { known: ReadonlySet<string>; log: Logger },
): AsideJobs & { readonly put: (job: { name: string; data: Payload }) => Promise<void> } {
  let listener: Parameters<AsideJobs['whenPut']>[0] = async () => undefined;
  let made: Promise<void> | undefined;
  const ready = (): Promise<void> => (made ??= boss.createQueue(ASIDE, { retentionSeconds: KEPT_SECONDS }));
  const found = async (id?: string): Promise<JobWithMetadata<Content>[]> => {
    await ready();
    return boss.findJobs<Content>(ASIDE, id === undefined ? { queued: true } : { id, queued: true });
  };
  return {
    whenPut: (heard) => (listener = heard),
    put: async ({ name, data }) => {
      await ready();
      const unternehmenId = idIn(data, 'unternehmenId');
      await boss.send(ASIDE, { job: name, unternehmenId, data } satisfies Content);
      log.error({ job: name, unternehmenId }, 'job put aside: it took its process along twice');
      await listener(data);
    },
    putHanging: async ({ what, unternehmenId }) => {
      const same = ({ data }: JobWithMetadata<Content>): boolean =>
        data.job === what && data.unternehmenId === unternehmenId;
      if ((await found()).some(same)) return;
      await boss.send(ASIDE, { job: what, unternehmenId, data: null, hangs: true } satisfies Content);
    },
    list: async () =>
      (await found()).map(({ id, data, createdOn }) => ({
        id,
        job: data.job,
        unternehmenId: data.unternehmenId,
        vorgangId: idIn(data.data, 'vorgangId'),
        since: createdOn,
        hangs: data.hangs === true,
      })),
    takeUp: async (id) => {
      const [one] = await found(id);
      if (!one || one.data.hangs || !known.has(one.data.job)) return false;
      return db.transaction({ role: 'eigner' }, async (tx) => {
        if (!(await takeAway(tx, id))) return false;
        const executeSql = (text: string, values?: unknown[]) => tx.raw(text, values);
        const { unternehmenId: company } = one.data;
        const group = company === null ? {} : { group: { id: company } };
        await boss.send(one.data.job, one.data.data ?? {}, { ...group, db: { executeSql } });
        await tellWaiting(tx, one.data.job);
        return true;
      });
    },
    drop: (id) => db.transaction({ role: 'eigner' }, (tx) => takeAway(tx, id)),
  };
}

/** The second of two who press at once waits for the first one's row, and finds none. */
async function takeAway(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.raw('delete from pgboss.job where name = $1 and id = $2 returning id', [
    ASIDE,
    id,
  ]);
  return rows.length > 0;
}

function idIn(data: Payload, name: string): string | null {
  const value = data?.[name];
  return typeof value === 'string' ? value : null;
}
