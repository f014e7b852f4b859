import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, text } from './gemeinsam.ts';
import { liegenschaft } from './liegenschaft.ts';

const teilParams = z.object({ id, teilId: id });
/** `herkunft`: how and when it was allowed, as it is proved later (Art. 7 Abs. 1 DSGVO). */
export const whatsappErlauben = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/kontakte/:teilId/whatsapp',
  zweck: 'Vermerkt, dass jemand Nachrichten per WhatsApp erlaubt hat, und wie.',
  zugang: 'mitarbeiter',
  params: teilParams,
  body: z.object({ herkunft: text(300, 3) }),
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'eingabe-ungueltig'],
});
export const whatsappWiderrufen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id/kontakte/:teilId/whatsapp',
  zweck: 'Vermerkt, dass jemand keine Nachrichten per WhatsApp mehr möchte.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
