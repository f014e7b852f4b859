import { SPEICHERARTEN } from '@kehrtour/domain/datei/speicherplatz';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';

const speicherplatz = z.object({
  /** Bytes, as all other sizes here. */
  belegt: z.int(),
  grenze: z.int(),
  teile: z.array(z.object({ art: z.enum(SPEICHERARTEN), anzahl: z.int(), bytes: z.int() })),
});
export type Speicherplatz = z.infer<typeof speicherplatz>;

export const speicherplatzHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/speicherplatz',
  zweck: 'Sagt, wie viel Platz die Dateien des Betriebs belegen, nach Art, und wie viel er haben darf.',
  zugang: 'mitarbeiter',
  response: speicherplatz,
  fehler: ['nicht-erlaubt'],
});
