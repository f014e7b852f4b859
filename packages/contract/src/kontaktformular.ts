import { atLeastOne, keysOf } from '@kehrtour/domain/keysOf';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { email, leer, text } from './gemeinsam.ts';
import { falle } from './newsletter.ts';

/** What a message is about, in the order of the list. */
export const KONTAKTTHEMEN = {
  vorfuehrung: 'Ich möchte das Programm sehen',
  datei: 'Meine Exportdatei',
  preise: 'Preise und Vertrag',
  hilfe: 'Hilfe mit dem Programm',
  anderes: 'Etwas anderes',
} as const;
export type Kontaktthema = keyof typeof KONTAKTTHEMEN;

export const NACHRICHT_ZEICHEN_MAX = 5000;

/** One line of text: neither a line break nor any other control character, so that it may stand in a mail's head. */
const zeile = (max: number) =>
  text(max, 1).check(z.regex(/^\P{Cc}*$/u, 'darf keinen Zeilenumbruch enthalten'));

export const kontaktnachricht = z.object({
  name: zeile(100),
  email,
  thema: z.enum(atLeastOne(keysOf(KONTAKTTHEMEN)), 'fehlt'),
  nachricht: text(NACHRICHT_ZEICHEN_MAX, 1),
  homepage: falle,
});
export type Kontaktnachricht = z.infer<typeof kontaktnachricht>;

export const kontaktnachrichtSenden = endpoint({
  method: 'POST',
  path: '/oeffentlich/kontakt',
  zweck: 'Schickt dem Betreiber eine Nachricht. Dieselbe Nachricht zweimal am selben Tag kommt einmal an.',
  zugang: 'oeffentlich',
  body: kontaktnachricht,
  response: leer,
  fehler: ['zu-viele-versuche', 'versand.zu-viele'],
});
