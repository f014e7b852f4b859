import { createServer } from 'node:http';

import { Gauge, Registry } from 'prom-client';

import type { Deps } from '../deps.ts';
import { countProcess, measures } from '../log/measures.ts';
import { roomOnDisk } from '../settings/freeSpace.ts';

/** A value that all processes see alike, read from the database when somebody asks. */
export type SharedMeasure = {
  readonly name: string;
  readonly help: string;
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[];
};

/** Several servers ask several processes; what the database says holds for all of them for a while. */
const AGAIN_MS = 10_000;

/**
 * `/metrics` in Prometheus' text on a port of its own, which no front door leads to; without `METRICS_PORT` there is none.
 * Answers how it ends.
 */
export async function listenForMetrics(
  deps: Deps,
  read: (deps: Deps) => Promise<readonly SharedMeasure[]>,
): Promise<() => Promise<void>> {
  const { host, metricsPort } = deps.env;
  if (metricsPort === undefined) return async () => undefined;
  countProcess();
  const page = metricsPage(deps, read);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    page().then(
      (text) => response.writeHead(200, { 'content-type': measures.contentType }).end(text),
      (err: unknown) => {
        deps.log.error({ err }, 'metrics failed');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(metricsPort, host, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections());
}

/** The text of all measures; a database that is away takes only its own along. */
export function metricsPage(
  deps: Deps,
  read: (deps: Deps) => Promise<readonly SharedMeasure[]>,
): () => Promise<string> {
  let shared: { readonly until: number; readonly text: Promise<string> } | undefined;
  return async () => {
    if (shared === undefined || performance.now() > shared.until)
      shared = {
        until: performance.now() + AGAIN_MS,
        text: read(deps).then(textOf, (err: unknown) => {
          deps.log.warn({ err }, 'metrics without the database');
          return '';
        }),
      };
    return [await measures.metrics(), await textOf(await own(deps)), await shared.text].join('');
  };
}

async function own({ db, env }: Deps): Promise<SharedMeasure[]> {
  const room = await roomOnDisk(env);
  const pool = db.connections?.();
  return [
    {
      name: 'kehrtour_disk_free_bytes',
      help: 'Bytes that are free where DATA_DIR lies.',
      values: room === undefined ? [] : [{ value: room.frei }],
    },
    {
      name: 'kehrtour_disk_reserve_bytes',
      help: 'Below this many free bytes companies with many files are refused more of them.',
      values: room === undefined ? [] : [{ value: room.reserve }],
    },
    {
      name: 'kehrtour_db_connections',
      help: 'Connections of this process to the database, and who waits for one.',
      values:
        pool === undefined
          ? []
          : [
              { labels: { state: 'open' }, value: pool.open },
              { labels: { state: 'idle' }, value: pool.idle },
              { labels: { state: 'waited_for' }, value: pool.waitedFor },
            ],
    },
  ];
}

/** The library writes what is escaped and how. */
async function textOf(all: readonly SharedMeasure[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, values } of all) {
    const labelNames = [...new Set(values.flatMap(({ labels }) => Object.keys(labels ?? {})))];
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels, value } of values) gauge.set({ ...labels }, value);
    // The library begins at zero; nothing known is not zero.
    if (values.length === 0) gauge.remove({});
  }
  const text = await registry.metrics();
  return text === '' ? '' : `\n${text}`;
}
