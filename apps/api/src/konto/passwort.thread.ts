import { argon2Sync } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import type { Abgeleitet, Ableitung } from './leiteAb.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const PARAMS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Whoever is logged in goes first. Linux means the calling thread by this, other systems the whole process. */
const NICER_BY = 5;
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + NICER_BY));

parentPort?.on('message', ({ message, nonce }: Ableitung) => {
  const answer: Abgeleitet = { hash: argon2Sync('argon2id', { ...PARAMS, message, nonce }) };
  parentPort?.postMessage(answer);
});
