import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

/** What one thread of visitors is told. */
export interface Besuch {
  readonly url: string;
  readonly verbindungen: number;
  readonly anfragen: number;
  /** JSON bodies, one after the other. */
  readonly koerper: readonly string[];
}
export interface Besuchsbericht {
  readonly ms: readonly number[];
  readonly kilobyte: number;
  readonly fehler: readonly string[];
}

const { url, verbindungen, anfragen, koerper } = workerData as Besuch;

/** One request; every connection comes from an address of its own, because limits count addresses. */
function frage(agent: http.Agent, besucher: number, text: string): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    const request = http.request(
      url,
      {
        method: 'POST',
        agent,
        localAddress: `127.0.1.${besucher + 1}`,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      },
      (response) => {
        const teile: Buffer[] = [];
        response.on('data', (teil: Buffer) => teile.push(teil));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, body: Buffer.concat(teile).toString() }),
        );
      },
    );
    request.on('error', fail);
    request.end(text);
  });
}

const ms: number[] = [];
const fehler: string[] = [];
let bytes = 0;
let offen = anfragen;
await Promise.all(
  Array.from({ length: verbindungen }, async (_, besucher) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (; offen > 0;) {
      offen -= 1;
      const text = koerper[offen % koerper.length] ?? '';
      const beginn = performance.now();
      // A visitor waits for the answer before asking again.
      // oxlint-disable-next-line no-await-in-loop
      const { status, body } = await frage(agent, besucher, text);
      ms.push(performance.now() - beginn);
      bytes += body.length;
      if (status !== 200) fehler.push(`${status} ${body.slice(0, 200)}`);
    }
    agent.destroy();
  }),
);
parentPort?.postMessage({ ms, fehler, kilobyte: bytes / 1024 / anfragen } satisfies Besuchsbericht);
