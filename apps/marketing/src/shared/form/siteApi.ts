import { makeClient } from '@kehrtour/api-client/client';

/** The API on this page's own origin; no login, no cookie. */
export const siteApi = makeClient('/api', (url, init) => fetch(url, { ...init, credentials: 'omit' }));
