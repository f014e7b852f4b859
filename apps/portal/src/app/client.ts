import { makeClient } from '@kehrtour/api-client/client';

import { auth } from './auth.ts';

/** Calls of the logged-in person; routes hand it to their screens. */
export const client = makeClient('/api', auth.requests);
/** Calls that no session may disturb: a refusal says nothing about who is logged in. */
export const publicClient = makeClient('/api', (url, init) => fetch(url, init));
