import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

import { WUNSCH } from '../../test/buchungFixture.ts';
import type { Besuch, Besuchsbericht } from './besucher.ts';
import { anteil, ms } from './messwerte.ts';
import { STRASSE_HAEUSER } from './volleWelt.ts';

export const VERBINDUNGEN = 20;

/**
 * Twenty visitors over HTTP, each asking again as soon as it has its answer: limit, address, times, JSON. They run in a thread
 * of their own, on the same cores as the server and its database. An empty name only warms up.
 */
export async function besuche(
  url: string,
  name: string,
  anfragen: number,
  haeuser = STRASSE_HAEUSER,
): Promise<void> {
  const besuch: Besuch = {
    url,
    verbindungen: VERBINDUNGEN,
    anfragen,
    koerper: Array.from({ length: haeuser }, (_, nummer) =>
      JSON.stringify({ ...WUNSCH, anschrift: { ...WUNSCH.anschrift, hausnr: String(1 + nummer) } }),
    ),
  };
  const cpu = process.cpuUsage();
  const wand = performance.now();
  const {
    ms: dauern,
    fehler,
    kilobyte,
  } = await new Promise<Besuchsbericht>((done, fail) => {
    const worker = new Worker(new URL('./besucher.ts', import.meta.url), { workerData: besuch });
    worker.on('message', done).on('error', fail);
  });
  if (fehler.length > 0) throw new Error(`${fehler.length} × ${fehler[0]}`);
  const { user, system } = process.cpuUsage(cpu);
  if (name !== '')
    console.log(
      `${name}   p50 ${ms(anteil(dauern, 0.5))}  p95 ${ms(anteil(dauern, 0.95))}   goal p95 < 100 ms   (${Math.round((anfragen * 1000) / (performance.now() - wand))}/s, ${Math.round(kilobyte)} kB, CPU of server and visitors ${((user + system) / 1000 / anfragen).toFixed(1)} ms each)`,
    );
}
