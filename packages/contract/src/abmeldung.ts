import { ABMELDUNGSENTSCHEIDE } from '@kehrtour/domain/liegenschaft/abmeldung';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { idParams } from './gemeinsam.ts';

/** Apart from the board: the page of an appointment loads that one, and has no use for this. */
export const abmeldungEntscheiden = endpoint({
  method: 'POST',
  path: '/rueckmeldungen/:id/abmeldung',
  zweck:
    'Entscheidet über „Hier gibt es nichts mehr zu kehren“: Haus oder Wohnung stilllegen, oder es bleibt, wie es ist.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ wahl: z.enum(ABMELDUNGSENTSCHEIDE) }),
  response: z.object({ runden: z.int(), abgesagt: z.int() }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'termin.uebergang-nicht-moeglich'],
});
