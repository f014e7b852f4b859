import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { fehlerBeimPruefen, frischerNachweis } from './frischerNachweis.ts';
import { id, leer, zeitpunkt } from './gemeinsam.ts';

/** Everything that is kept for a company, as one file. */
export const datenauszug = z.object({
  /** Null: none was asked for, or its days are over. */
  auszug: z.nullable(
    z.object({
      angefordertAm: zeitpunkt,
      /** Who asked for it, by name; empty when that person is gone. */
      von: z.string(),
      vorgangId: id,
      /** Bytes; null until it is written. */
      groesse: z.nullable(z.number()),
      laeuftAb: zeitpunkt,
    }),
  ),
});
export type Datenauszug = z.infer<typeof datenauszug>;

export const datenauszugHolen = endpoint({
  method: 'GET',
  path: '/datenauszug',
  zweck: 'Sagt, ob ein Auszug aller Daten des Betriebs bereitliegt oder gerade entsteht.',
  zugang: 'mitarbeiter',
  response: datenauszug,
  fehler: ['nicht-erlaubt'],
});
export const datenauszugAnfordern = endpoint({
  method: 'POST',
  path: '/datenauszug',
  zweck:
    'Lässt einen Auszug aller Daten des Betriebs schreiben; entsteht gerade einer, wird er genannt. Der neue ersetzt den alten.',
  zugang: 'mitarbeiter',
  response: datenauszug,
  fehler: ['nicht-erlaubt', 'zu-viele-versuche'],
});
export const datenauszugLaden = endpoint({
  method: 'POST',
  path: '/datenauszug/datei',
  zweck:
    'Liefert den fertigen Auszug als ZIP-Datei. Dazu gehören noch einmal das Passwort und, wo es einen gibt, der zweite Faktor.',
  zugang: 'mitarbeiter',
  body: frischerNachweis,
  response: leer,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', ...fehlerBeimPruefen],
  kind: 'file',
});
