import { HAUSANLIEGEN, HAUSANLIEGEN_WORTE } from '@kehrtour/domain/liegenschaft/hausanliegen';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { FREIGABEN, WUNSCHKANAELE } from '@kehrtour/domain/versand/kanal';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, leer, text } from './gemeinsam.ts';

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

/** Somebody of the house says by which way to be told first; null: as the company likes. */
export const bescheidWaehlen = endpoint({
  method: 'POST',
  path: '/oeffentlich/liegenschaft/bescheid',
  zweck: 'Merkt sich für jemanden im Haus eines Codes, auf welchem Weg Termine zuerst angesagt werden.',
  zugang: 'oeffentlich',
  body: z.object({
    code: text(200, 6),
    hausnr: z.optional(text(20)),
    kontaktId: id,
    zuerst: z.nullable(z.enum(WUNSCHKANAELE)),
  }),
  response: leer,
  fehler: ['code-ungueltig', 'nicht-gefunden', 'eingabe-ungueltig', 'zu-viele-versuche'],
});

/** What a code that goes to a phone allows. */
const freigabe = z.enum(FREIGABEN);
const messenger = z.enum(MESSENGER);

/**
 * To take a refusal of SMS back, or to allow a messenger, one must hold the phone: this sends a code there, a few times a day. It
 * goes only to a number that the company knows.
 */
export const smsCodeAnfordern = endpoint({
  method: 'POST',
  path: '/oeffentlich/liegenschaft/sms/code',
  zweck:
    'Sendet jemandem im Haus eines Codes einen Code aufs Telefon, um SMS wieder oder einen Messenger zu erlauben.',
  zugang: 'oeffentlich',
  /** `fuer`: SMS again where it is missing. */
  body: z.object({
    code: text(200, 6),
    hausnr: z.optional(text(20)),
    kontaktId: id,
    fuer: z.optional(freigabe),
  }),
  response: leer,
  fehler: ['code-ungueltig', 'nicht-gefunden', 'nicht-erlaubt', 'zu-viele-versuche', 'versand.zu-viele'],
});

/**
 * Somebody of the house wants no SMS any more, or wants them again; what waits to be sent does not leave then. Wanting them
 * again takes `bestaetigung`, the code that went to the phone.
 */
export const smsWaehlen = endpoint({
  method: 'POST',
  path: '/oeffentlich/liegenschaft/sms',
  zweck: 'Bestellt für jemanden im Haus eines Codes die SMS ab, oder erlaubt sie wieder.',
  zugang: 'oeffentlich',
  body: z.object({
    code: text(200, 6),
    hausnr: z.optional(text(20)),
    kontaktId: id,
    keine: z.boolean(),
    bestaetigung: z.optional(text(20)),
  }),
  response: leer,
  fehler: ['code-ungueltig', 'nicht-gefunden', 'eingabe-ungueltig', 'zu-viele-versuche'],
});

/** Somebody of the house allows a messenger on her number; `bestaetigung` is the code that went to that phone. */
export const kundenMessengerErlauben = endpoint({
  method: 'POST',
  path: '/oeffentlich/liegenschaft/messenger/erlauben',
  zweck:
    'Erlaubt für jemanden im Haus eines Codes die Nachrichten eines Messengers, mit dem Code, der ans Telefon ging.',
  zugang: 'oeffentlich',
  body: z.object({
    code: text(200, 6),
    hausnr: z.optional(text(20)),
    kontaktId: id,
    messenger,
    bestaetigung: text(20),
  }),
  response: leer,
  fehler: ['code-ungueltig', 'nicht-gefunden', 'nicht-erlaubt', 'eingabe-ungueltig', 'zu-viele-versuche'],
});

/** Somebody of the house wants nothing of a messenger any more; what waits to be sent does not leave then. */
export const messengerAbbestellen = endpoint({
  method: 'POST',
  path: '/oeffentlich/liegenschaft/messenger',
  zweck: 'Bestellt für jemanden im Haus eines Codes die Nachrichten eines Messengers ab.',
  zugang: 'oeffentlich',
  body: z.object({ code: text(200, 6), hausnr: z.optional(text(20)), kontaktId: id, messenger }),
  response: leer,
  fehler: ['code-ungueltig', 'nicht-gefunden', 'zu-viele-versuche'],
});
