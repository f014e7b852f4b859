import { MESSENGER } from '@kehrtour/domain/messenger';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, text } from './gemeinsam.ts';
import { liegenschaft } from './liegenschaft.ts';

const teilParams = z.object({ id, teilId: id, messenger: z.enum(MESSENGER) });
/** `herkunft`: how and when it was allowed, as it is proved later (Art. 7 Abs. 1 DSGVO). */
export const messengerErlauben = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/kontakte/:teilId/messenger/:messenger',
  zweck: 'Vermerkt, dass jemand Nachrichten eines Messengers erlaubt hat, und wie.',
  zugang: 'mitarbeiter',
  params: teilParams,
  body: z.object({ herkunft: text(300, 3) }),
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'eingabe-ungueltig'],
});
export const messengerWiderrufen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id/kontakte/:teilId/messenger/:messenger',
  zweck: 'Vermerkt, dass jemand keine Nachrichten eines Messengers mehr möchte.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
