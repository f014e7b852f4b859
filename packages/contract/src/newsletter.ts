import { atLeastOne, keysOf } from '@kehrtour/domain/keysOf';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { email, leer, text } from './gemeinsam.ts';

/**
 * What people agree to, word for word as the page shows it, by version. The record of a sign-up keeps the text; an entry
 * is never changed, a new wording is a new version.
 */
export const EINWILLIGUNGEN = {
  '2026-11':
    'Ich möchte den Newsletter von Kehrtour mit neuen Artikeln und Neuigkeiten zum Programm per E-Mail erhalten, höchstens einmal im Monat. Die Einwilligung kann ich jederzeit mit dem Link in jeder Ausgabe widerrufen.',
} as const;
export type Fassung = keyof typeof EINWILLIGUNGEN;
/** The version that the page shows today. */
export const FASSUNG_HEUTE: Fassung = '2026-11';

/** People do not see this field; whoever fills it in is a program, or a browser that meant well and is told so. */
export const falle = z.optional(
  z
    .string()
    .check(
      z.maxLength(0, 'Bitte lassen Sie das Feld „Internetseite“ leer. Es ist eine Falle für Programme.'),
    ),
);

export const newsletterAnmeldung = z.object({
  email,
  fassung: z.enum(atLeastOne(keysOf(EINWILLIGUNGEN)), 'fehlt'),
  homepage: falle,
});
const code = z.object({ code: text(100, 1) });

export const newsletterAnmelden = endpoint({
  method: 'POST',
  path: '/oeffentlich/newsletter',
  zweck: 'Bittet um den Newsletter; eine Mail fragt nach der Bestätigung. Die Antwort ist immer dieselbe.',
  zugang: 'oeffentlich',
  body: newsletterAnmeldung,
  response: leer,
  fehler: ['zu-viele-versuche', 'versand.zu-viele'],
});
export const newsletterBestaetigen = endpoint({
  method: 'POST',
  path: '/oeffentlich/newsletter/bestaetigung',
  zweck: 'Bestätigt die Anmeldung mit dem Code aus der Mail. `schon`: sie war es bereits.',
  zugang: 'oeffentlich',
  body: code,
  response: z.object({ schon: z.boolean() }),
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});
export const newsletterAbmelden = endpoint({
  method: 'POST',
  path: '/oeffentlich/newsletter/abmeldung',
  zweck: 'Meldet mit dem Code aus einer Ausgabe ab und löscht die Adresse.',
  zugang: 'oeffentlich',
  body: code,
  response: leer,
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});
