import type { Tx } from '../db/db.ts';
import { liste, sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { tellWaiting } from '../queue/tellWaiting.ts';
import { dispatchRests } from './waitingInOutbox.ts';

/** What is told with the commit that wrote a message. */
const BELL = 'ausgang';
/** Whoever writes a message tells it; looked for is only what nobody could tell: that of a process that died. */
const LOOK_MS = 30_000;
/** After a round that failed, or left something. */
const AGAIN_MS = 1000;

/** Lets the relays look as soon as this transaction has committed. */
export const wakeRelays = (tx: Tx): Promise<unknown> => tellWaiting(tx, BELL);

export interface Relay {
  readonly what: string;
  /** Ways of the outbox that it looks after. */
  readonly ways: readonly string[];
  /** Sends what waits; answers how many it had in hand. */
  readonly send: (stopped: () => boolean) => Promise<number>;
}

/**
 * Sends at once what is told, at its time what waits for one, and goes on as long as there is something. Answers a function that
 * ends it after what is leaving.
 */
export function startRelayLoop(deps: Deps, { what, ways, send }: Relay): () => Promise<void> {
  const state: { stopped: boolean; told: boolean; rest: () => void } = {
    stopped: false,
    told: false,
    rest: () => undefined,
  };
  const deaf = deps.jobs.hear(BELL, () => {
    state.told = true;
    state.rest();
  });
  const loop = async (): Promise<void> => {
    while (!state.stopped) {
      state.told = false;
      const pause = await round(deps, { what, ways, send }, () => state.stopped);
      if (pause === 0 || state.told || state.stopped) continue;
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, pause).unref();
        state.rest = () => {
          clearTimeout(timer);
          wake();
        };
      });
    }
  };
  const running = loop();
  return async () => {
    state.stopped = true;
    deaf();
    state.rest();
    await running;
  };
}

/** Answers the milliseconds until the next one. */
async function round(deps: Deps, { what, ways, send }: Relay, stopped: () => boolean): Promise<number> {
  try {
    if ((await send(stopped)) > 0) return 0;
    const due = await nextDue(deps, ways);
    if (due === undefined) return LOOK_MS;
    const waits = due.getTime() - deps.now().getTime();
    // What is due and was not taken is in somebody else's hand.
    return waits <= 0 ? AGAIN_MS : Math.min(LOOK_MS, waits + 1);
  } catch (error) {
    deps.log.error({ err: error }, what);
    return AGAIN_MS;
  }
}

/** When the first message that waits for its time may leave. */
async function nextDue(deps: Deps, ways: readonly string[]): Promise<Date | undefined> {
  const row = await deps.db.alone({ role: 'kehrtour_jobs' }).row<{ am: Date | null }>(
    sql`select min(naechster_versuch_ab) as am from ausgang
        where weg = any(${liste(ways)}::text[]) and status = 'neu' and angehalten_am is null and not ${dispatchRests}`,
  );
  return row?.am ?? undefined;
}
