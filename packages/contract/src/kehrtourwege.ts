import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams } from './gemeinsam.ts';

const kehrtourwege = z.object({
  /** Only those that lead along known roads. `von` is null where the shift begins. */
  wege: z.array(
    z.object({ von: z.nullable(id), nach: id, linie: z.array(z.tuple([z.number(), z.number()])) }),
  ),
});
export type Kehrtourwege = z.infer<typeof kehrtourwege>;

export const kehrtourWegeHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/wege',
  zweck:
    'Liefert die Wege von Halt zu Halt, wie sie auf den Straßen verlaufen, als Länge und Breite in Grad.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: kehrtourwege,
  fehler: ['nicht-gefunden', 'ueberlastet', 'zu-viele-versuche'],
});
