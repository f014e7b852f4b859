import { HAUSANLIEGEN, HAUSANLIEGEN_WORTE } from '@kehrtour/domain/hausanliegen';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { leer, text } from './gemeinsam.ts';

/** What a customer says of her house on `/liegenschaft`; it arrives where questions are answered. */
export const hausanliegen = z.object({
  anliegen: z.enum(HAUSANLIEGEN),
  text: text(800),
  telefon: text(40),
});

export const hausanliegenMelden = endpoint({
  method: 'POST',
  path: '/oeffentlich/liegenschaft/anliegen',
  zweck:
    'Meldet dem Betrieb etwas zum Haus eines Codes: andere Kontaktdaten, ein Wechsel, keine E-Mails mehr, Auskunft oder Löschung.',
  zugang: 'oeffentlich',
  idempotent: true,
  body: z.extend(hausanliegen, { code: text(200, 6), hausnr: z.optional(text(20)) }).check(
    z.refine(({ anliegen, text: worte }) => worte !== '' || !HAUSANLIEGEN_WORTE[anliegen].textNoetig, {
      path: ['text'],
      error: 'fehlt',
    }),
  ),
  response: leer,
  fehler: ['code-ungueltig', 'zu-viele-versuche', 'schluessel-fehlt', 'schluessel-anders-benutzt'],
});
