import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, zeitpunkt } from './gemeinsam.ts';
import { termin } from './termin.ts';

/** Many invented bookings at once: the office sees them together and undoes them with one press. */
export const BUCHUNGEN_JE_WELLE_MAX = 500;

export const wellenbuchung = z.object({
  terminId: id,
  referenz: z.string(),
  name: z.string(),
  email: z.string(),
  anschrift: z.string(),
  angelegtAm: zeitpunkt,
  beginn: zeitpunkt,
  bestaetigt: z.boolean(),
  /** Nobody knew this house before, and no map finds it. */
  hausUnbekannt: z.boolean(),
});
export type Wellenbuchung = z.infer<typeof wellenbuchung>;
export const welle = z.object({
  buchungen: z.array(wellenbuchung),
  /** How many of their kind came a day before. */
  ueblichJeTag: z.number(),
  unbestaetigt: z.int(),
  hausUnbekannt: z.int(),
  netze: z.int(),
  ausEinemNetz: z.int(),
});
export type Welle = z.infer<typeof welle>;
export const welleHolen = endpoint({
  method: 'GET',
  path: '/buchungen/welle',
  zweck:
    'Auffällig viele unbestätigte oder erfundene Buchungen seit gestern, mit dem, was sie gemeinsam haben.',
  zugang: 'mitarbeiter',
  response: z.object({
    welle: z.nullable(welle),
    /** Times that visitors keep without having booked any of them, where they are many; else 0. */
    gehalten: z.int(),
  }),
});
export const welleBeenden = endpoint({
  method: 'POST',
  path: '/buchungen/welle/beenden',
  zweck:
    'Macht diese Buchungen rückgängig; ihre Zeiten sind gleich wieder frei. Was seit dem Ansehen bestätigt wurde, bleibt.',
  zugang: 'mitarbeiter',
  body: z.object({
    buchungen: z
      .array(z.object({ terminId: id, bestaetigt: z.boolean() }))
      .check(z.minLength(1), z.maxLength(BUCHUNGEN_JE_WELLE_MAX)),
  }),
  response: z.object({ beendet: z.int(), geblieben: z.int() }),
  fehler: ['nicht-erlaubt'],
});
export const wellenbuchungBehalten = endpoint({
  method: 'POST',
  path: '/buchungen/:id/behalten',
  zweck:
    'Diese Buchung ist echt: Sie gilt als bestätigt. Wurde sie schon mit einer Welle beendet, gilt sie wieder, solange die Zeit noch frei ist.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: termin,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'termin.zeit-belegt', 'termin.uebergang-nicht-moeglich'],
});
