import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, tag } from './gemeinsam.ts';

/** The sheets of a day as pictures: one for each person who drives. */
const tageskarten = z.object({
  karten: z.array(
    z.object({
      mitarbeiterId: z.nullable(id),
      /** SVG without script or links. */
      bild: z.string(),
      /** Which appointment carries which number on it. */
      nummern: z.array(z.object({ terminId: id, nummer: z.int() })),
      /** Appointments that are not on it, because nobody knows where their house stands. */
      ohneOrt: z.int(),
      /** Somewhere on it no road is known, and the way is a dashed line. */
      gestrichelt: z.boolean(),
    }),
  ),
  /** Whose work the map is and how old; null where the company has none, and then there are no pictures. */
  quelle: z.nullable(z.object({ herkunft: z.string(), stand: z.nullable(z.string()) })),
});
export type Tageskarten = z.infer<typeof tageskarten>;

export const tageskartenHolen = endpoint({
  method: 'GET',
  path: '/termine/tageskarten',
  zweck:
    'Zeichnet die Termine eines Tages mit Nummern und Wegen auf die Karte des Betriebs, je Person ein Bild.',
  zugang: 'mitarbeiter',
  query: z.object({ tag, mitarbeiterId: z.optional(id) }),
  response: tageskarten,
  fehler: ['eingabe-ungueltig', 'ueberlastet', 'zu-viele-versuche'],
});
