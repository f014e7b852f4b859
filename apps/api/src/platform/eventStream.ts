import { ereignisse } from '@kehrtour/contract/ereignis';

import type { Routes } from './route.ts';

const HEARTBEAT_MS = 20_000;

/** One stream per browser (ruling 29), read by `fetch` with the Authorization header; ends with the session. */
export function installEvents({ deps, add }: Routes): void {
  add(ereignisse, async ({ ctx, request, reply }) => {
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    out.write(': bereit\n\n');
    const stop = deps.events.subscribe(
      ctx.unternehmenId,
      (event) => void out.write(`data: ${JSON.stringify(event)}\n\n`),
    );
    const beat = setInterval(() => out.write(': noch da\n\n'), HEARTBEAT_MS);
    // A stream must not outlive the session it was opened with.
    const limit = setTimeout(() => out.end(), 15 * 60_000);
    request.raw.on('close', () => {
      clearInterval(beat);
      clearTimeout(limit);
      stop();
    });
    return undefined as never;
  });
}
