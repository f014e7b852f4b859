// The process that renders the customers' pages. It stands behind the front door and reads no file but its own build.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { begin } from '@kehrtour/watchdog/underWay';
import { watchLoop } from '@kehrtour/watchdog/watchLoop';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';

import { ablehnung } from './ablehnung.ts';
import { readSettings, type Settings } from './settings.ts';

const STOP_WITHIN_MS = 5_000;
/** Longer than the front door keeps a connection that nobody uses. */
const KEPT_FOR_MS = 60_000;

watchLoop('booking');
const { port, host } = settingsOrEnd();
const build = (await import(new URL('build/server/index.js', import.meta.url).href)) as ServerBuild;
const render = createRequestListener({ build, mode: process.env['NODE_ENV'] ?? 'production' });

function settingsOrEnd(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  // Caddy asks every second; whoever reads the log looks for visitors.
  if (request.url === '/health/live') return void response.end('ok');
  const startedAt = performance.now();
  const ended = begin(`${request.method} ${pathOf(request)}`);
  response.on('close', () => {
    ended();
    log(request, response.statusCode, performance.now() - startedAt);
  });
  const abgelehnt = ablehnung(request);
  if (abgelehnt) {
    response.writeHead(abgelehnt.status, abgelehnt.headers);
    return void response.end(`${abgelehnt.text}\n`);
  }
  render(request, response);
}

/** Never the query: it may carry a customer's code. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/\?.*$/s, '');

function log(request: IncomingMessage, status: number, milliseconds: number): void {
  const path = pathOf(request);
  const line = {
    time: new Date().toISOString(),
    method: request.method,
    path,
    status,
    ms: Math.round(milliseconds),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

// What reads the log may be gone or out of room: no line is worth the process.
process.stdout.on('error', () => undefined);
const server = createServer({ keepAliveTimeout: KEPT_FOR_MS }, answer);
server.listen(port, host);

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
