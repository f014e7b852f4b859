import * as z from 'zod/mini';

import { passkeyantwort } from './passkeyantwort.ts';

/** What is shown anew before anything changes that guards a login: the password, and an existing factor by a code or a passkey. */
export const frischerNachweis = z.object({
  passwort: z.string().check(z.minLength(1, 'fehlt'), z.maxLength(1000)),
  /** Six digits of the app, or a recovery code. */
  code: z.optional(
    z.string().check(z.trim(), z.minLength(1, 'fehlt'), z.maxLength(20, 'ist länger als 20 Zeichen')),
  ),
  passkey: z.optional(passkeyantwort),
});
export type FrischerNachweis = z.infer<typeof frischerNachweis>;

/** For acts that are grave only sometimes: sent once the server has asked by `nachweis-noetig`. */
export const nachweisWoVerlangt = { nachweis: z.optional(frischerNachweis) };

export const fehlerBeimPruefen = [
  'passwort-falsch',
  'zweiter-faktor-falsch',
  'zu-viele-versuche',
  'ueberlastet',
] as const;
/** … of an act that is grave only sometimes. */
export const fehlerBeimNachfragen = ['nachweis-noetig', ...fehlerBeimPruefen] as const;
