import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { zeitpunkt } from './gemeinsam.ts';

/** An invented district to look around in before the own one is there. */
export const beispielbezirk = z.object({
  /** Null: it is not loaded. */
  geladen: z.nullable(
    z.object({
      am: zeitpunkt,
      liegenschaften: z.int(),
      /** Rounds and appointments that go with it. */
      kehrtouren: z.int(),
      termine: z.int(),
      /** Rounds with invented and own houses; they have to go first. */
      gemischte: z.array(z.string()),
    }),
  ),
  /** There is no house of the company's own yet. */
  moeglich: z.boolean(),
});
export type Beispielbezirk = z.infer<typeof beispielbezirk>;

export const beispielbezirkHolen = endpoint({
  method: 'GET',
  path: '/beispielbezirk',
  zweck: 'Sagt, ob der erfundene Bezirk geladen ist und was mit ihm wieder ginge.',
  zugang: 'mitarbeiter',
  response: beispielbezirk,
  fehler: ['nicht-erlaubt'],
});
export const beispielbezirkLaden = endpoint({
  method: 'POST',
  path: '/beispielbezirk',
  zweck:
    'Lädt einen erfundenen Bezirk zum Ausprobieren in einen leeren Bestand. Niemand darin hat eine E-Mail-Adresse.',
  zugang: 'mitarbeiter',
  response: beispielbezirk,
  fehler: ['nicht-erlaubt', 'beispielbezirk.bestand-da', 'zu-viele-versuche'],
});
export const beispielbezirkLoeschen = endpoint({
  method: 'DELETE',
  path: '/beispielbezirk',
  zweck: 'Entfernt den erfundenen Bezirk mit allem, was an seinen Häusern hängt. Eigenes bleibt.',
  zugang: 'mitarbeiter',
  response: beispielbezirk,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'beispielbezirk.gemischte-kehrtour'],
});
