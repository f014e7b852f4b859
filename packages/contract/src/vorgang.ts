import { VORGANG_STATUS } from '@kehrtour/domain/versand/vorgang';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer } from './gemeinsam.ts';
import { problem } from './problem.ts';

/** A long piece of work that a screen follows. */
export const vorgang = z.object({
  id,
  art: z.string(),
  bezugId: z.nullable(id),
  status: z.enum(VORGANG_STATUS),
  /** 0…1 */
  anteil: z.number(),
  schritt: z.string(),
  ergebnis: z.unknown(),
  fehler: z.nullable(z.partial(problem)),
});
export type Vorgang = z.infer<typeof vorgang>;

export const vorgangHolen = endpoint({
  method: 'GET',
  path: '/vorgaenge/:id',
  zweck: 'Fortschritt und Ergebnis eines längeren Vorgangs.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: vorgang,
  fehler: ['nicht-gefunden'],
});
export const vorgangAbbrechen = endpoint({
  method: 'POST',
  path: '/vorgaenge/:id/abbrechen',
  zweck: 'Bittet den Vorgang, mit dem Besten bis jetzt aufzuhören.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});
