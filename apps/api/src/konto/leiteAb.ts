import { Worker } from 'node:worker_threads';

import { Refused } from '../platform/refusal/refused.ts';

export type Ableitung = { readonly message: string; readonly nonce: Uint8Array };
/** What the thread answers, in the order it was asked. */
export type Abgeleitet = { readonly hash: Uint8Array };

/** At 40 ms each nobody waits longer than two seconds; whoever comes then is told to come again. */
const WAITING_MAX = 50;
const RETRY_AFTER_SECONDS = 5;

type Waiting = { done: (hash: Uint8Array) => void; fail: (error: Error) => void };
const waiting: Waiting[] = [];
let thread: Worker | undefined;

/**
 * A password's hash, one at a time in a thread of its own: in the pool that Node shares, a flood of logins would keep
 * files and name lookups waiting, and four at once would take both cores from everybody who is logged in already.
 * @throws Refused 'ueberlastet' when too many wait
 */
export function leiteAb(ableitung: Ableitung): Promise<Uint8Array> {
  if (waiting.length > WAITING_MAX)
    return Promise.reject(new Refused('ueberlastet', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  thread ??= startThread();
  const worker = thread;
  return new Promise<Uint8Array>((done, fail) => {
    waiting.push({ done, fail });
    worker.ref();
    worker.postMessage(ableitung);
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL('./passwort.thread.ts', import.meta.url));
  worker.on('message', ({ hash }: Abgeleitet) => {
    waiting.shift()?.done(hash);
    // Nobody waits for it: then it keeps no process from ending.
    if (waiting.length === 0) worker.unref();
  });
  const over = (error: Error): void => {
    if (thread === worker) thread = undefined;
    for (const { fail } of waiting.splice(0)) fail(error);
  };
  worker.on('error', over);
  worker.on('exit', (code) => over(new Error(`password thread ended with ${code}`)));
  return worker;
}
