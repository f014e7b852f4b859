import { makeClient } from '@kehrtour/api-client/client';

import { auth } from './auth.ts';

/** Calls of the logged-in operator. */
export const client = makeClient('/api', auth.requests);
/** Calls that no session may disturb. */
export const publicClient = makeClient('/api', (url, init) => fetch(url, init));
