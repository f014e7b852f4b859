import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, uhrzeit } from './gemeinsam.ts';
import { kehrtour } from './kehrtour.ts';
import { zeitwahl } from './terminbuero.ts';

/** Moving an appointment from the calendar: what it means first, then the act. */

export const buchungsverlegungPruefen = endpoint({
  method: 'POST',
  path: '/buchungen/:id/verlegung',
  zweck:
    'Zeigt, was gegen eine andere Zeit für eine Buchung spricht und wer davon hört; geändert und gesendet wird nichts.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ wahl: zeitwahl }),
  response: z.object({
    /** What speaks against this time, in sentences; it can be taken all the same. */
    warnungen: z.array(z.string()),
    /** Where the message goes; empty where nobody gets one and somebody has to ring. */
    email: z.string(),
    telefon: z.string(),
  }),
  fehler: ['eingabe-ungueltig', 'nicht-gefunden', 'nicht-erlaubt', 'termin.zeit-belegt'],
});

export const besuchUmstellen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/umstellen',
  zweck:
    'Stellt den Besuch eines Termins in seiner Kehrtour auf einen anderen Tag, zu einer anderen Person oder an eine andere Stelle. War sie angekündigt, wartet das als Änderung, bis sie jemand annimmt.',
  zugang: 'mitarbeiter',
  params: idParams,
  /** `uhrzeit`: before everything that begins then or later. */
  body: z.object({ terminId: id, mitarbeiterId: id, tag, uhrzeit }),
  response: kehrtour,
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'kehrtour.nicht-geplant',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.zusage-gebrochen',
    'kehrtour.person-nicht-da',
    'kehrtour.faehrt-dort-nicht',
    'kehrtour.tag-vergangen',
    'termin.uebergang-nicht-moeglich',
  ],
});
