import { AUSFALLVORSCHLAEGE } from '@kehrtour/domain/planung/aenderung';
import * as z from 'zod/mini';

import { bescheid } from './aenderung.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, tag, version } from './gemeinsam.ts';

/** Ways to go on when somebody falls out, each a whole plan with its price in promises. */
const ausfallvorschlag = z.object({
  art: z.enum(AUSFALLVORSCHLAEGE),
  /** It is the plan that waits. */
  gewaehlt: z.boolean(),
  /** Promises that hold, get another time, are broken, and are called off: each promise is in one of them. */
  gehalten: z.int(),
  verlegt: z.int(),
  /** Those among them who keep the time: somebody else comes to a Feuerstättenschau than was named. */
  beiAnderen: z.int(),
  gebrochen: z.int(),
  entfallen: z.int(),
  /** Households that get a time and had none: never told, called off before, or the one they had did not suit. */
  neu: z.int(),
  /** Visits to which somebody drives afterwards. */
  besuche: z.int(),
  /** Who would be written to, by the way in which. */
  bescheid: z.array(bescheid),
  /** Beside them those who look after a house and only have to know of it. */
  zurKenntnis: z.array(bescheid),
  fahrtMinuten: z.int(),
  /** Beside the plan in force; negative where less is driven. */
  mehrFahrtMinuten: z.int(),
  /** Who drives in it and not in the plan in force, and days that are new. */
  personen: z.array(z.string()),
  tage: z.array(tag),
  /** Broken promises by name; each needs a reason. */
  gebrochene: z.array(z.object({ terminId: id, anschrift: z.string(), name: z.string() })),
});
export type Ausfallvorschlagpreis = z.infer<typeof ausfallvorschlag>;

export const ausfallvorschlaegeHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/aenderung/vorschlaege',
  zweck:
    'Zeigt, wie es ohne jemanden weitergehen kann, der ausfällt, und was jeder Vorschlag die Zusagen kostet.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({
    version,
    /** None where the plan that waits came of something else. */
    vorschlaege: z.array(ausfallvorschlag),
    /** Nobody works on that day: there is none who could take it as it is. */
    geschlossen: z.boolean(),
    /** What households read as the reason of a broken promise when nobody says another one. */
    grund: z.string(),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

export const ausfallvorschlagWaehlen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/aenderung/vorschlaege',
  zweck: 'Macht einen der Vorschläge zum wartenden Plan; in Kraft tritt er erst, wenn ihn jemand annimmt.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, art: z.enum(AUSFALLVORSCHLAEGE) }),
  response: z.object({ version }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'kehrtour.nicht-mehr-aenderbar'],
});
