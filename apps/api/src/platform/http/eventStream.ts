import type { ServerResponse } from 'node:http';

import { ereignisse } from '@kehrtour/contract/ereignis';

import { sessionEnd } from '../access/session.ts';
import type { StaffCtx } from '../ctx.ts';
import { Refused } from '../refusal/refused.ts';
import { OnItsWay } from './onItsWay.ts';
import { OpenStreams } from './openStreams.ts';
import type { Routes } from './route.ts';

const HEARTBEAT_MS = 20_000;
/** A reader that lets so much pile up reads no more; it comes back and asks for everything again. */
const UNREAD_BYTES_MAX = 64 * 1024;
const LONGEST_MS = 15 * 60_000;

/** One stream per browser, read by `fetch` with the Authorization header; ends with the session, at once. */
export function installEvents({ deps, add }: Routes): void {
  const streams = new OpenStreams();
  deps.events.onSessionEnd((whose) => streams.endOf(whose));
  // An end of a session may be among what was missed.
  deps.events.onMissed(() => streams.endAll());
  add(ereignisse, async ({ ctx, reply }) => {
    const out = reply.raw;
    const stop: (() => void)[] = [];
    const over = (): void => {
      for (const one of stop.splice(0)) one();
    };
    out.on('close', over);
    stop.push(streams.add(ownerOf(ctx), () => out.end()));
    // Asked after it was taken in: an end between the guard and here is not missed.
    const endsAt = await sessionEnd(deps, ctx.actor.sitzung);
    if (endsAt === undefined) {
      over();
      throw new Refused('nicht-angemeldet');
    }
    reply.hijack();
    if (out.destroyed) return new OnItsWay(reply);
    begin(out);
    const write = (text: string): void => {
      if (out.writableLength > UNREAD_BYTES_MAX) out.destroy();
      else out.write(text);
    };
    stop.push(
      deps.events.subscribe(ctx.unternehmenId, (event) => write(`data: ${JSON.stringify(event)}\n\n`)),
    );
    const beat = setInterval(() => write(': noch da\n\n'), HEARTBEAT_MS);
    const left = Math.min(LONGEST_MS, endsAt.getTime() - ctx.now().getTime());
    const limit = setTimeout(() => out.end(), left);
    stop.push(
      () => clearInterval(beat),
      () => clearTimeout(limit),
    );
    return new OnItsWay(reply);
  });
}

const ownerOf = ({ actor, unternehmenId }: StaffCtx) => ({
  sitzung: `sitzung/${Buffer.from(actor.sitzung).toString('hex')}`,
  person: `person/${actor.id}`,
  unternehmen: `unternehmen/${unternehmenId}`,
});

function begin(out: ServerResponse): void {
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  out.write(': bereit\n\n');
}
