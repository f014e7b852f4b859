import { KEHRTOUR_STATUS } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { TERMIN_STATUS } from '@kehrtour/domain/termin/termin';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, text, zeitpunkt } from './gemeinsam.ts';

/** The command palette's search: a few letters find houses with their people, appointments and rounds. */
export const suchtreffer = z.object({
  liegenschaften: z.array(z.object({ id, anschrift: z.string(), ortszeile: z.string(), name: z.string() })),
  termine: z.array(
    z.object({
      id,
      anschrift: z.string(),
      name: z.string(),
      fensterVon: zeitpunkt,
      fensterBis: zeitpunkt,
      status: z.enum(TERMIN_STATUS),
    }),
  ),
  kehrtouren: z.array(z.object({ id, nummer: z.int(), name: z.string(), status: z.enum(KEHRTOUR_STATUS) })),
});
export type Suchtreffer = z.infer<typeof suchtreffer>;

export const suchen = endpoint({
  method: 'GET',
  path: '/suche',
  zweck: 'Findet Liegenschaften, Termine und Kehrtouren mit wenigen Buchstaben.',
  zugang: 'mitarbeiter',
  query: z.object({ text: text(100, 2) }),
  response: suchtreffer,
});
