import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, tag } from './gemeinsam.ts';

/** Who drives along with whom on one day. */
const mitfahrten = z.object({
  tag,
  mitfahrten: z.array(
    z.object({
      mitarbeiterId: id,
      name: z.string(),
      beiId: id,
      bei: z.string(),
      /** Whoever would take her along is away that day. */
      fehlt: z.boolean(),
    }),
  ),
  /** Whom whoever plans may name with anybody, nobody for all others; `hinweis`: what the law asks of her day, '' for most. */
  moegliche: z.array(z.object({ id, name: z.string(), hinweis: z.string() })),
});
export type Mitfahrten = z.infer<typeof mitfahrten>;

export const mitfahrtenHolen = endpoint({
  method: 'GET',
  path: '/heute/mitfahrten',
  zweck: 'Wer an einem Tag bei wem mitfährt, und wer dafür genannt werden kann.',
  zugang: 'mitarbeiter',
  imFeld: true,
  query: z.object({ tag }),
  response: mitfahrten,
  fehler: ['eingabe-ungueltig', 'nicht-erlaubt'],
});
/** Whoever drives names who drives along with him; the office names everybody. */
export const mitfahrtNennen = endpoint({
  method: 'POST',
  path: '/heute/mitfahrten',
  zweck: 'Nennt, bei wem jemand an einem Tag mitfährt, oder dass er es nicht mehr tut.',
  zugang: 'mitarbeiter',
  imFeld: true,
  body: z.object({ tag, mitarbeiterId: id, beiId: z.nullable(id) }),
  response: mitfahrten,
  fehler: ['eingabe-ungueltig', 'nicht-gefunden', 'nicht-erlaubt'],
});
