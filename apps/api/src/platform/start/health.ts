import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import type { Deps } from '../deps.ts';
import { fewSpaceText, type MissingName, missingText, slowText } from '../page/missingText.ts';
import { isNearlyFull } from '../settings/freeSpace.ts';
import { sayLostFiles } from './lostFiles.ts';
import { type Look, type Missing, openReadiness } from './readiness.ts';

/** Told by the process when it begins to stop; readiness turns at once. */
export type Health = { stopping: boolean };

/** Longer than this one answer in a hundred waits for its turn. */
const DELAY_MS_MAX = 500;
/** Comes and goes, and is nobody's to mend. */
const PASSING: readonly MissingName[] = ['ende', 'auslastung'];

/**
 * `/health/live` speaks for the process alone, `/health/ready` also for everything that a request needs: database, schema, roles,
 * key, folder, store and event loop. By `/health/open` a balancer knows whom to ask: where all servers are busy, or all miss the
 * database, their own answers are better than none.
 */
export function installHealth(app: FastifyInstance, deps: Deps, health: Health): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  const lookAround = openReadiness(deps);
  const say = sayChanges(deps.log);
  const hints = hintsOf(deps);
  const look = async (): Promise<Look> => {
    if (health.stopping) return { missing: [{ was: 'ende' }], slow: false };
    const { missing, slow } = await lookAround();
    say(missing);
    if (missing.length === 0 && delay.percentile(99) / 1e6 > DELAY_MS_MAX)
      missing.push({ was: 'auslastung' });
    delay.reset();
    return { missing, slow };
  };
  // Whoever starts it reads at once what is missing, though nobody has asked yet.
  app.addHook('onListen', async () => {
    await look();
    await sayLostFiles(deps).catch(() => undefined);
  });
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health/open', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
    reply.status(health.stopping ? 503 : 200).send({ status: health.stopping ? 'endet' : 'ok' }),
  );
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const { missing, slow } = await look();
    if (missing.length === 0) return reply.send({ status: 'ok', ...(await hints(slow)) });
    const fehlt = missing.map(({ was }) => ({ was, ...missingText[was] }));
    return reply.status(503).send({ status: 'nicht bereit', fehlt });
  });
}

/** What keeps nobody from working yet, and has to be mended soon; the log says it when it begins. */
function hintsOf({ env, log }: Deps): (slow: boolean) => Promise<{ hinweise?: unknown[] }> {
  let said = false;
  let saidSlow = false;
  return async (slow) => {
    if (slow && !saidSlow) log.warn({ abhilfe: slowText.de }, slowText.en);
    saidSlow = slow;
    // Asked how much room it has, such a disk would keep the answer waiting, too.
    if (slow) return { hinweise: [{ was: 'langsam', ...slowText }] };
    const low = await isNearlyFull(env);
    if (low && !said) log.warn({ abhilfe: fewSpaceText.de }, fewSpaceText.en);
    said = low;
    return low ? { hinweise: [{ was: 'speicherplatz-knapp', ...fewSpaceText }] } : {};
  };
}

/** A balancer asks every second: the log hears of it when something begins to be missing, and when all is there again. */
function sayChanges(log: Logger): (missing: readonly Missing[]) => void {
  let said = '';
  return (missing) => {
    const now = missing
      .map(({ was }) => was)
      .filter((was) => !PASSING.includes(was))
      .join(' ');
    if (now === said) return;
    said = now;
    if (now === '') log.info('ready again');
    for (const { was, err } of missing)
      log.error({ err, fehlt: was, abhilfe: missingText[was].de }, `not ready: ${missingText[was].en}`);
  };
}
