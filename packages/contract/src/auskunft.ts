import { AUSKUNFTSFORMEN } from '@kehrtour/domain/liegenschaft/auskunft';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, teilParams, zeitpunkt } from './gemeinsam.ts';

/** Who was taken off a house and is known at no other: what proves her visits is left, and she may ask for it. */
export const ehemaligeHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften/:id/ehemalige',
  zweck: 'Nennt die Personen, die vom Haus entfernt sind und von denen noch Nachweise da sind.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({
    personen: z.array(z.object({ id, name: z.string(), zuletztAm: zeitpunkt })),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
/** What is kept of one person, for her: Art. 15 GDPR. `teilId`: her contact at the house, or who she was there. */
export const auskunftErteilen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/kontakte/:teilId/auskunft',
  zweck:
    'Stellt alles zusammen, was über eine Person gespeichert ist (Art. 15 DSGVO), zum Lesen oder für andere Programme; nichts über andere. Steht danach im Verlauf.',
  zugang: 'mitarbeiter',
  params: teilParams,
  body: z.object({ form: z.enum(AUSKUNFTSFORMEN, 'ist keine dieser Formen: html, json') }),
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
  kind: 'file',
});
