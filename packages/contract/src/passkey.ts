import { STRATEGIEN } from '@kehrtour/domain/unternehmen/konto';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { fehlerBeimPruefen, frischerNachweis } from './frischerNachweis.ts';
import { idParams, leer, text, zeitpunkt } from './gemeinsam.ts';
import { passkeyantwort } from './passkeyantwort.ts';

/** Passkeys (WebAuthn level 3); challenges and answers have the JSON forms of the standard. */
const base64url = (max: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'ist nicht lesbar'), z.maxLength(max, 'ist zu lang'));

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  angelegtAm: zeitpunkt,
  /** Null: never used to log in. */
  zuletztAm: z.nullable(zeitpunkt),
  /** Its counter went backwards; it opens nothing any more. */
  verdaechtig: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;
const passkeys = z.object({ passkeys: z.array(passkey) });

const frage = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred']),
});
export type Passkeyfrage = z.infer<typeof frage>;
const einrichtung = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('preferred'),
  }),
});
export type Passkeyeinrichtung = z.infer<typeof einrichtung>;

const name = text(60, 1);
const neuer = z.object({
  name,
  antwort: z.object({
    id: base64url(1400).check(z.minLength(16)),
    rawId: base64url(1400).check(z.minLength(16)),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
});
/** Recovery codes, when this was the first factor of the person; otherwise none. */
const angelegt = z.object({ codes: z.array(z.string()) });

export const passkeyFragen = endpoint({
  method: 'POST',
  path: '/passkey/frage',
  zweck:
    'Stellt die Frage, die ein Passkey bei der Anmeldung beantwortet; sie gilt wenige Minuten und einmal.',
  zugang: 'oeffentlich',
  body: z.object({
    strategie: z.enum(STRATEGIEN),
    /** Without a password the device has to make sure who holds it. */
    ohnePasswort: z.boolean(),
  }),
  response: frage,
  fehler: ['zu-viele-versuche'],
});
export const passkeyAnmelden = endpoint({
  method: 'POST',
  path: '/passkey/anmelden',
  zweck: 'Meldet mit einem Passkey an, ohne Passwort.',
  zugang: 'oeffentlich',
  body: z.object({ strategie: z.enum(STRATEGIEN), antwort: passkeyantwort }),
  response: z.object({ accessToken: z.string() }),
  fehler: ['passkey-falsch', 'zu-viele-versuche', 'betrieb-gesperrt'],
});

const anzulegen = [...fehlerBeimPruefen, 'zweiter-faktor.anderer-stand'] as const;

export const passkeysHolen = endpoint({
  method: 'GET',
  path: '/passkeys',
  zweck: 'Listet die eigenen Passkeys.',
  zugang: 'mitarbeiter',
  response: passkeys,
});
export const passkeyNachweisFragen = endpoint({
  method: 'POST',
  path: '/passkeys/frage',
  zweck: 'Stellt die Frage, mit deren Antwort eine Änderung am eigenen Zugang bestätigt wird.',
  zugang: 'mitarbeiter',
  response: frage,
});
export const passkeyBeginnen = endpoint({
  method: 'POST',
  path: '/passkeys/beginnen',
  zweck: 'Beginnt die Einrichtung eines Passkeys; gespeichert ist damit noch nichts.',
  zugang: 'mitarbeiter',
  body: frischerNachweis,
  response: einrichtung,
  fehler: anzulegen,
});
export const passkeyAnlegen = endpoint({
  method: 'POST',
  path: '/passkeys/anlegen',
  zweck: 'Speichert einen Passkey. Mit dem ersten zweiten Faktor kommen die Wiederherstellungscodes.',
  zugang: 'mitarbeiter',
  body: neuer,
  response: angelegt,
  fehler: ['zweiter-faktor.anderer-stand', 'zu-viele-versuche', 'versand.zu-viele'],
});
export const passkeyBenennen = endpoint({
  method: 'POST',
  path: '/passkeys/:id/benennen',
  zweck: 'Gibt einem eigenen Passkey einen anderen Namen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ name }),
  response: passkeys,
  fehler: ['nicht-gefunden'],
});
export const passkeyLoeschen = endpoint({
  method: 'POST',
  path: '/passkeys/:id/loeschen',
  zweck: 'Entfernt einen eigenen Passkey und beendet alle anderen Sitzungen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: frischerNachweis,
  response: leer,
  fehler: ['nicht-gefunden', ...anzulegen],
});

export const betreiberPasskeysHolen = endpoint({
  method: 'GET',
  path: '/admin-user/passkeys',
  zweck: 'Listet die Passkeys des angemeldeten Betreibers.',
  zugang: 'adminUser',
  response: passkeys,
});
export const betreiberPasskeyNachweisFragen = endpoint({
  method: 'POST',
  path: '/admin-user/passkeys/frage',
  zweck: 'Stellt dem Betreiber die Frage, mit deren Antwort er eine Änderung an seinem Zugang bestätigt.',
  zugang: 'adminUser',
  response: frage,
});
export const betreiberPasskeyBeginnen = endpoint({
  method: 'POST',
  path: '/admin-user/passkeys/beginnen',
  zweck: 'Beginnt die Einrichtung eines Passkeys des Betreibers.',
  zugang: 'adminUser',
  body: frischerNachweis,
  response: einrichtung,
  fehler: anzulegen,
});
export const betreiberPasskeyAnlegen = endpoint({
  method: 'POST',
  path: '/admin-user/passkeys/anlegen',
  zweck: 'Speichert einen Passkey des Betreibers.',
  zugang: 'adminUser',
  body: neuer,
  response: angelegt,
  fehler: ['zweiter-faktor.anderer-stand', 'zu-viele-versuche', 'versand.zu-viele'],
});
export const betreiberPasskeyBenennen = endpoint({
  method: 'POST',
  path: '/admin-user/passkeys/:id/benennen',
  zweck: 'Gibt einem Passkey des Betreibers einen anderen Namen.',
  zugang: 'adminUser',
  params: idParams,
  body: z.object({ name }),
  response: passkeys,
  fehler: ['nicht-gefunden'],
});
export const betreiberPasskeyLoeschen = endpoint({
  method: 'POST',
  path: '/admin-user/passkeys/:id/loeschen',
  zweck: 'Entfernt einen Passkey des Betreibers und beendet alle anderen Sitzungen.',
  zugang: 'adminUser',
  params: idParams,
  body: frischerNachweis,
  response: leer,
  fehler: ['nicht-gefunden', ...anzulegen],
});
