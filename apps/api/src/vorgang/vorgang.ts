import { randomUUID } from 'node:crypto';

import type { FehlerCode } from '@kehrtour/contract/fehler';

import type { Ctx } from '../platform/ctx.ts';
import { busy } from '../platform/db/busy.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { outOfSpace } from '../platform/db/outOfSpace.ts';
import { unreachable } from '../platform/db/unreachable.ts';
import { type Job, readPayload } from '../platform/queue/defineJob.ts';
import { Refused, toProblem } from '../platform/refusal/refused.ts';
import {
  countWartende,
  findLaufenden,
  findLaufendenDerArt,
  findLetztenFehler,
  findVorgang,
  insertVorgang,
  setWiederWartend,
  updateVorgang,
  wuenscheAbbruch,
} from './vorgang.store.ts';

/** How the work tells where it is. `aborted` turns true when somebody asked to stop; then finish with the best so far. */
export type Fortschritt = {
  readonly melde: (anteil: number, schritt: string) => Promise<void>;
  readonly aborted: () => boolean;
};

/** The screens look four times a second at most. */
const MELDE_MS = 250;

/** The id of such work about the same thing that waits or runs already; with `laeuft` only what has begun. */
export const laufenderVorgang = async (
  tx: Tx,
  art: string,
  bezugId: string,
  ab: 'wartet' | 'laeuft' = 'wartet',
): Promise<string | undefined> => (await findLaufenden(tx, art, bezugId, ab))?.id;

/** The id of such work of this company that waits or runs already, whatever it is about. */
export const laufenderVorgangDerArt = async (tx: Tx, art: string): Promise<string | undefined> =>
  (await findLaufendenDerArt(tx, art))?.id;

/** How many pieces of such work of this company nobody has begun. */
export const wartendeVorgaenge = countWartende;

/** Asks such work to stop; false when it has ended meanwhile. */
export const brichVorgangAb = async (tx: Tx, id: string): Promise<boolean> =>
  (await wuenscheAbbruch(tx, id)) > 0;
/** How far a piece of work is, and what it failed with. */
export const standDesVorgangs = findVorgang;
/** The sentence of the last work about this thing, if that failed. */
export const letzterFehler = findLetztenFehler;

type Arbeit<Data> = {
  job: Job<Data>;
  bezugId: string | null;
  schritt: string;
  data: Omit<NoInfer<Data>, 'vorgangId' | 'unternehmenId'>;
};

/** Puts a piece of work in the queue, in the transaction of its cause. Answers the id a screen follows. */
export async function starteVorgang<Data extends { vorgangId: string }>(
  ctx: Ctx,
  tx: Tx,
  { job, bezugId, schritt, data }: Arbeit<Data>,
): Promise<string> {
  const id = randomUUID();
  await insertVorgang(tx, { id, art: job.name, bezugId, schritt });
  const payload = { ...data, unternehmenId: ctx.unternehmenId, vorgangId: id };
  await ctx.deps.jobs.enqueue(tx, job, readPayload(job, payload));
  return id;
}

/**
 * Runs the work behind a Vorgang and keeps its state: progress, result, or the refusal in German.
 * A job that comes a second time finds its Vorgang finished and does nothing.
 */
export async function fuehreVorgangAus(
  ctx: Ctx,
  id: string,
  work: (fortschritt: Fortschritt) => Promise<unknown>,
): Promise<void> {
  const now = await ctx.transaction((tx) => findVorgang(tx, id));
  if (!now || (now.status !== 'wartet' && now.status !== 'laeuft')) return;
  let aborted = now.abbruch_gewuenscht;
  let anteil = 0;
  let schritt = now.schritt;
  let written: Promise<unknown> = Promise.resolve();
  // One after the other: on a pool of connections a slow word of progress would else be written over the end, for good.
  const keep = (stand: Parameters<typeof updateVorgang>[2]): Promise<void> => {
    const turn = written.then(() =>
      ctx.transaction(async (tx) => {
        await updateVorgang(tx, id, stand);
        await announce(tx, { art: 'vorgang', id });
      }),
    );
    written = turn.catch(() => undefined);
    return turn;
  };
  // Telling how far it is must not end the work.
  const words = atMostEvery(MELDE_MS, () =>
    keep({ status: 'laeuft', anteil, schritt }).catch((error: unknown) =>
      ctx.deps.log.warn({ err: error, vorgang: id }, 'progress was not written'),
    ),
  );
  await keep({ status: 'laeuft', anteil, schritt });
  const watch = setInterval(() => {
    void ctx
      .transaction((tx) => findVorgang(tx, id))
      .then(
        (row) => (aborted ||= row?.abbruch_gewuenscht === true),
        () => undefined,
      );
  }, MELDE_MS);
  try {
    const ergebnis = await work({
      aborted: () => aborted,
      melde: async (neuerAnteil, neuerSchritt) => {
        anteil = neuerAnteil;
        schritt = neuerSchritt;
        await words.tell();
      },
    });
    words.end();
    await keep({ status: aborted ? 'abgebrochen' : 'fertig', anteil: 1, schritt: 'Fertig', ergebnis });
  } catch (error) {
    words.end();
    const refused = error instanceof Refused ? error : new Refused(codeOf(error));
    if (refused !== error) ctx.deps.log.error({ err: error, vorgang: id }, 'work failed');
    await keep({ status: 'fehler', anteil, schritt, fehler: toProblem(refused.code, refused.extra, id) });
  } finally {
    clearInterval(watch);
  }
}

/** Ends work whose job was put aside, whatever it was about: whoever waits for it hears that nobody is at it. */
export async function beendeBeiseitegelegten(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = await findVorgang(tx, id);
    if (!now) return;
    const fehler = toProblem('beiseitegelegt', {}, id);
    await updateVorgang(tx, id, { status: 'fehler', anteil: now.anteil, schritt: now.schritt, fehler });
    await announce(tx, { art: 'vorgang', id });
  });
}

/** Lets work whose job was put aside wait again. */
export const nimmVorgangWiederAuf = (ctx: Ctx, id: string): Promise<number> =>
  ctx.transaction((tx) => setWiederWartend(tx, id));

function codeOf(error: unknown): FehlerCode {
  if (outOfSpace(error)) return 'kein-speicherplatz';
  return busy(error) || unreachable(error) ? 'ueberlastet' : 'interner-fehler';
}

/** What comes too early is told a moment later: after a new step there may be no other word for minutes. */
function atMostEvery(ms: number, say: () => Promise<void>): { tell: () => Promise<void>; end: () => void } {
  let last = 0;
  let later: NodeJS.Timeout | undefined;
  let ended = false;
  const sayNow = (): Promise<void> => {
    later = undefined;
    last = performance.now();
    return say();
  };
  return {
    async tell() {
      if (ended || later !== undefined) return;
      const wait = last + ms - performance.now();
      if (wait > 0) later = setTimeout(() => void sayNow(), wait);
      else await sayNow();
    },
    end() {
      ended = true;
      clearTimeout(later);
    },
  };
}
