import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';

/** News for open screens: which concept and which thing of it changed. The screen fetches again what it shows. */
export const ereignis = z.object({
  art: z.enum([
    'vorgang',
    'import',
    'liegenschaft',
    'aufgabe',
    'kehrtour',
    'termin',
    'rueckmeldung',
    'mitarbeiter',
    'ankuendigung',
    'kalender',
    'quartal',
    'mangel',
  ]),
  id: z.optional(z.string()),
  kehrtourId: z.optional(z.string()),
});
export type Ereignis = z.infer<typeof ereignis>;

export const ereignisse = endpoint({
  method: 'GET',
  path: '/ereignisse',
  zweck: 'Strom der Änderungen des eigenen Betriebs (Server-Sent Events).',
  zugang: 'mitarbeiter',
  response: ereignis,
  kind: 'events',
});
