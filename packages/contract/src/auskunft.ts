import { AUSKUNFTSFORMEN } from '@kehrtour/domain/auskunft';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { leer, teilParams } from './gemeinsam.ts';

/** What is kept of one person, for her: Art. 15 GDPR. */
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
