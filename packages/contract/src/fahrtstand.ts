import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, zeitpunkt } from './gemeinsam.ts';

const mensch = z.object({
  mitarbeiterId: id,
  name: z.string(),
  telefon: z.string(),
  /** Since the last mark, or since the day should have begun. */
  stilleMinuten: z.int(),
  verzugMinuten: z.int(),
  /** Visits that would begin after their told window, in the order of the day. */
  gefaehrdet: z.array(
    z.object({
      terminId: id,
      anschrift: z.string(),
      fensterVon: zeitpunkt,
      fensterBis: zeitpunkt,
      etwa: zeitpunkt,
    }),
  ),
});
export type StillerTag = z.infer<typeof mensch>;

export const fahrtstandHolen = endpoint({
  method: 'GET',
  path: '/rueckmeldungen/fahrtstand',
  zweck:
    'Von wem heute seit 40 Minuten keine Meldung kam, während zugesagte Zeiten in Gefahr sind; mit den Besuchen, die es trifft.',
  zugang: 'mitarbeiter',
  response: z.object({ leute: z.array(mensch) }),
  fehler: ['nicht-erlaubt'],
});
