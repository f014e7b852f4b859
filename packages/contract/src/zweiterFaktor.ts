import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { fehlerBeimPruefen as geprueft, frischerNachweis } from './frischerNachweis.ts';
import { email, idParams, leer, zeitpunkt } from './gemeinsam.ts';
import { mitarbeiter } from './mitarbeiter.ts';

/** The second factor: codes of an authenticator app, and recovery codes for the day on which the phone is gone. */
const passwort = z.string().check(z.minLength(1, 'fehlt'), z.maxLength(1000));
/** Six digits of the app, or a recovery code. */
const code = z
  .string()
  .check(z.trim(), z.minLength(1, 'fehlt'), z.maxLength(20, 'ist länger als 20 Zeichen'));

const stand = z.object({
  /** Since when the app; null: without it. */
  seit: z.nullable(zeitpunkt),
  /** Recovery codes that are left. */
  codes: z.int(),
  /** Passkeys are a second factor, too. */
  passkeys: z.int(),
});
export type Faktorstand = z.infer<typeof stand>;
/** Shown once and never again; nothing is switched on before a code of it was entered. */
const entwurf = z.object({
  /** Base32, to be typed in where no camera is at hand. */
  geheimnis: z.string(),
  /** The same as an `otpauth:` address for the QR code. */
  otpauth: z.string(),
});
export type Faktorentwurf = z.infer<typeof entwurf>;
const codes = z.object({ codes: z.array(z.string()) });

const zumBestaetigen = z.object({ code });

const bestaetigt = [
  'zweiter-faktor-falsch',
  'zweiter-faktor.anderer-stand',
  'zu-viele-versuche',
  'versand.zu-viele',
] as const;

export const faktorHolen = endpoint({
  method: 'GET',
  path: '/zweiter-faktor',
  zweck: 'Sagt, ob der eigene zweite Faktor eingeschaltet ist.',
  zugang: 'mitarbeiter',
  response: stand,
});
export const faktorBeginnen = endpoint({
  method: 'POST',
  path: '/zweiter-faktor/beginnen',
  zweck: 'Erzeugt ein Geheimnis für die Authenticator-App; eingeschaltet ist damit noch nichts.',
  zugang: 'mitarbeiter',
  body: frischerNachweis,
  response: entwurf,
  fehler: geprueft,
});
export const faktorBestaetigen = endpoint({
  method: 'POST',
  path: '/zweiter-faktor/bestaetigen',
  zweck:
    'Schaltet den zweiten Faktor ein, beendet alle anderen Sitzungen und liefert einmal die Wiederherstellungscodes.',
  zugang: 'mitarbeiter',
  body: zumBestaetigen,
  response: codes,
  fehler: bestaetigt,
});
export const faktorAusschalten = endpoint({
  method: 'POST',
  path: '/zweiter-faktor/ausschalten',
  zweck: 'Schaltet den zweiten Faktor aus und beendet alle anderen Sitzungen.',
  zugang: 'mitarbeiter',
  body: frischerNachweis,
  response: leer,
  fehler: [...geprueft, 'zweiter-faktor.anderer-stand', 'versand.zu-viele'],
});
export const faktorcodesErneuern = endpoint({
  method: 'POST',
  path: '/zweiter-faktor/codes',
  zweck: 'Stellt zehn neue Wiederherstellungscodes aus; die alten gelten nicht mehr.',
  zugang: 'mitarbeiter',
  body: frischerNachweis,
  response: codes,
  fehler: [...geprueft, 'zweiter-faktor.anderer-stand', 'versand.zu-viele'],
});
export const faktorZuruecksetzen = endpoint({
  method: 'POST',
  path: '/unternehmen/mitarbeiter/:id/zweiter-faktor/zuruecksetzen',
  zweck:
    'Schaltet den verlorenen zweiten Faktor einer anderen Person aus; die Inhaberin weist sich dazu noch einmal aus.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: frischerNachweis,
  response: mitarbeiter,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', ...geprueft, 'versand.zu-viele'],
});

export const betreiberfaktorHolen = endpoint({
  method: 'GET',
  path: '/admin-user/zweiter-faktor',
  zweck: 'Sagt, seit wann der zweite Faktor des Betreibers gilt.',
  zugang: 'adminUser',
  response: stand,
});
export const betreiberfaktorBeginnen = endpoint({
  method: 'POST',
  path: '/admin-user/zweiter-faktor/beginnen',
  zweck: 'Erzeugt das Geheimnis für ein anderes Gerät; bis zur Bestätigung gilt das bisherige.',
  zugang: 'adminUser',
  body: frischerNachweis,
  response: entwurf,
  fehler: geprueft,
});
export const betreiberfaktorBestaetigen = endpoint({
  method: 'POST',
  path: '/admin-user/zweiter-faktor/bestaetigen',
  zweck: 'Nimmt das andere Gerät, beendet alle anderen Sitzungen und liefert neue Wiederherstellungscodes.',
  zugang: 'adminUser',
  body: zumBestaetigen,
  response: codes,
  fehler: bestaetigt,
});
export const betreibercodesErneuern = endpoint({
  method: 'POST',
  path: '/admin-user/zweiter-faktor/codes',
  zweck: 'Stellt zehn neue Wiederherstellungscodes aus; die alten gelten nicht mehr.',
  zugang: 'adminUser',
  body: frischerNachweis,
  response: codes,
  fehler: [...geprueft, 'zweiter-faktor.anderer-stand', 'versand.zu-viele'],
});

/** Nobody is logged in yet: the password is shown again with each step, and counted like a login. */
const zugangsdaten = { email, passwort };
export const betreiberfaktorErstmalsBeginnen = endpoint({
  method: 'POST',
  path: '/admin-user/zweiter-faktor/einrichten',
  zweck: 'Beginnt bei der ersten Anmeldung die Einrichtung des zweiten Faktors.',
  zugang: 'oeffentlich',
  body: z.object(zugangsdaten),
  response: entwurf,
  fehler: ['anmeldung-falsch', 'zweiter-faktor.anderer-stand', 'zu-viele-versuche', 'ueberlastet'],
});
export const betreiberfaktorErstmalsBestaetigen = endpoint({
  method: 'POST',
  path: '/admin-user/zweiter-faktor/einrichten/bestaetigen',
  zweck: 'Schließt die erste Einrichtung ab: Wiederherstellungscodes und die Sitzung.',
  zugang: 'oeffentlich',
  body: z.object({ ...zugangsdaten, code }),
  response: z.object({ codes: z.array(z.string()), accessToken: z.string() }),
  fehler: ['anmeldung-falsch', ...bestaetigt, 'ueberlastet'],
});
