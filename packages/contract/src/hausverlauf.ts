import { HAUSVERLAUFSARTEN } from '@kehrtour/domain/verlauf/hausverlauf';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, seite, zeitpunkt } from './gemeinsam.ts';

export const hausverlaufszeile = z.object({
  /** Of this line alone. */
  id: z.string(),
  art: z.enum(HAUSVERLAUFSARTEN),
  am: zeitpunkt,
  /** Only the day is known. */
  nurTag: z.boolean(),
  /** By name; `kunde` and `system` for whoever has none, empty where it is not known. */
  wer: z.string(),
  was: z.string(),
  /** What somebody wrote, or what became of it; empty where there is nothing to say. */
  text: z.string(),
  terminId: z.nullable(id),
});
export type Hausverlaufszeile = z.infer<typeof hausverlaufszeile>;

export const hausverlaufHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften/:id/verlauf',
  zweck:
    'Was mit einem Haus geschah, das Neueste zuerst: Ankündigungen, Antworten, Termine, Arbeiten, Kontakte, Schlüssel, Importe und Änderungen von Hand.',
  zugang: 'mitarbeiter',
  params: idParams,
  query: z.object({
    art: z.optional(z.enum(HAUSVERLAUFSARTEN)),
    /** Moment in microseconds and the line that was seen last. */
    cursor: z.optional(
      z.string().check(z.regex(/^\d{1,17}~[a-z][0-9a-f-]{1,40}$/, 'ist keine Stelle der Liste')),
    ),
  }),
  response: seite(hausverlaufszeile),
  fehler: ['nicht-gefunden'],
});
