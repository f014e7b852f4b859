import { BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
import { ROLLEN } from '@kehrtour/domain/rolle';
import { LINKZWECKE, STRATEGIEN } from '@kehrtour/domain/unternehmen/konto';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { email, id, leer, tag, text, zeitpunkt } from './gemeinsam.ts';
import { passkeyantwort } from './passkeyantwort.ts';

/** Login, logout and user of both strategies: paths and response fields are those of specification §7. */
const zugangsdaten = z.object({
  email,
  passwort: z.string().check(z.minLength(1, 'fehlt'), z.maxLength(1000)),
  code: z.optional(z.string().check(z.maxLength(20))),
  /** In place of the code. */
  passkey: z.optional(passkeyantwort),
});
const accessToken = z.object({ accessToken: z.string() });
export const rolle = z.enum(ROLLEN);
export type Rolle = z.infer<typeof rolle>;

export const angemeldeterMitarbeiter = z.object({
  id,
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  rolle,
  scope: z.array(z.string()),
  unternehmen: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    bundesland: z.string(),
    demo: z.boolean(),
    kehrtourplaner: z.boolean(),
    terminbuchung: z.boolean(),
    /** The day on which the company asked to be deleted; null: it goes on. */
    loeschungAm: z.nullable(tag),
    /** Open steps of /kehrtourplaner/einrichten; empty when the planner may be used. */
    offeneEinrichtung: z.array(z.string()),
  }),
});
export type AngemeldeterMitarbeiter = z.infer<typeof angemeldeterMitarbeiter>;

const anmeldeFehler = [
  'anmeldung-falsch',
  'zweiter-faktor-noetig',
  'passkey-noetig',
  'zu-viele-versuche',
  'ueberlastet',
  'betrieb-gesperrt',
] as const;

export const mitarbeiterAnmelden = endpoint({
  method: 'POST',
  path: '/mitarbeiter/anmelden',
  zweck: 'Meldet Mitarbeitende an.',
  zugang: 'oeffentlich',
  body: zugangsdaten,
  response: accessToken,
  fehler: anmeldeFehler,
});
export const mitarbeiterAbmelden = endpoint({
  method: 'POST',
  path: '/mitarbeiter/abmelden',
  zweck: 'Beendet die Sitzung.',
  zugang: 'mitarbeiter',
  response: leer,
});
export const mitarbeiterHolen = endpoint({
  method: 'GET',
  path: '/mitarbeiter',
  zweck: 'Liefert die angemeldete Person.',
  zugang: 'mitarbeiter',
  response: z.object({ mitarbeiter: angemeldeterMitarbeiter }),
});

export const angemeldeterAdminUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  scope: z.array(z.string()),
  demo: z.boolean(),
});
export const adminUserAnmelden = endpoint({
  method: 'POST',
  path: '/admin-user/anmelden',
  zweck: 'Meldet Betreiber an.',
  zugang: 'oeffentlich',
  body: zugangsdaten,
  response: accessToken,
  fehler: anmeldeFehler,
});
export const adminUserAbmelden = endpoint({
  method: 'POST',
  path: '/admin-user/abmelden',
  zweck: 'Beendet die Sitzung.',
  zugang: 'adminUser',
  response: leer,
});
export const adminUserHolen = endpoint({
  method: 'GET',
  path: '/admin-user',
  zweck: 'Liefert den angemeldeten Betreiber.',
  zugang: 'adminUser',
  response: z.object({ adminUser: angemeldeterAdminUser }),
});

export const strategie = z.enum(STRATEGIEN);
export const passwortVergessen = endpoint({
  method: 'POST',
  path: '/passwort/vergessen',
  zweck: 'Schickt einen Link zum Zurücksetzen; die Antwort ist immer dieselbe.',
  zugang: 'oeffentlich',
  body: z.object({ strategie, email }),
  response: leer,
  fehler: ['zu-viele-versuche'],
});
export const passwortCodePruefen = endpoint({
  method: 'POST',
  path: '/passwort/pruefen',
  zweck: 'Sagt, ob ein Link noch gilt, ohne ihn zu verbrauchen.',
  zugang: 'oeffentlich',
  body: z.object({ code: text(200, 1) }),
  response: z.object({ zweck: z.enum(LINKZWECKE), name: z.string(), strategie }),
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});
export const passwortSetzen = endpoint({
  method: 'POST',
  path: '/passwort/setzen',
  zweck:
    'Vergibt mit einem Link ein neues Passwort und beendet alle Sitzungen. Wer mit der Einladung sein erstes vergibt, ist angemeldet.',
  zugang: 'oeffentlich',
  body: z.object({
    code: text(200, 1),
    passwort: z.string().check(z.minLength(1, 'fehlt'), z.maxLength(128, 'ist länger als 128 Zeichen')),
  }),
  /** The token of a session where this was a first password of staff; after a reset nobody is logged in. */
  response: z.object({ strategie, accessToken: z.nullable(z.string()) }),
  fehler: ['code-ungueltig', 'passwort-zu-schwach', 'zu-viele-versuche', 'versand.zu-viele'],
});
export const adresseBestaetigen = endpoint({
  method: 'POST',
  path: '/mitarbeiter/adresse',
  zweck: 'Bestätigt mit dem Link der E-Mail die neue Adresse eines Zugangs; von da an meldet sie an.',
  zugang: 'oeffentlich',
  body: z.object({ code: text(1500, 1) }),
  response: leer,
  fehler: ['code-ungueltig', 'email-vergeben', 'zu-viele-versuche', 'versand.zu-viele'],
});
export const passwortAendern = endpoint({
  method: 'POST',
  path: '/passwort/aendern',
  zweck: 'Ändert das eigene Passwort und beendet alle anderen Sitzungen.',
  zugang: 'mitarbeiter',
  body: z.object({
    bisher: z.string().check(z.maxLength(1000)),
    neu: z.string().check(z.minLength(1, 'fehlt'), z.maxLength(128, 'ist länger als 128 Zeichen')),
  }),
  response: leer,
  fehler: ['passwort-falsch', 'passwort-zu-schwach', 'zu-viele-versuche', 'versand.zu-viele'],
});

export const registrieren = endpoint({
  method: 'POST',
  path: '/registrieren',
  zweck:
    'Legt einen Betrieb mit seiner ersten Inhaberin an; das Passwort wird über den Link aus der E-Mail vergeben.',
  zugang: 'oeffentlich',
  body: z.object({
    firma: text(120, 2),
    vorname: text(60, 1),
    nachname: text(60, 1),
    email,
    bundesland: z.enum(BUNDESLANDKUERZEL, 'ist kein Bundesland'),
    plz: z.string().check(z.regex(/^\d{5}$/, 'hat fünf Ziffern')),
    ort: text(80, 1),
    /** As it stands on the Bescheid; companies without one leave it out. */
    kehrbezirk: z.optional(text(80)),
  }),
  /** `wartet`: very many registered today; it is made when there is room, within three days. */
  response: z.object({ wartet: z.optional(z.literal(true)) }),
  fehler: ['zu-viele-versuche', 'versand.zu-viele'],
});

const sitzung = z.object({
  kennung: z.string(),
  seit: zeitpunkt,
  zuletzt: zeitpunkt,
  geraet: z.string(),
  diese: z.boolean(),
});
export const sitzungenHolen = endpoint({
  method: 'GET',
  path: '/sitzungen',
  zweck: 'Listet die eigenen Sitzungen.',
  zugang: 'mitarbeiter',
  response: z.object({ sitzungen: z.array(sitzung) }),
});
export const sitzungenBeenden = endpoint({
  method: 'POST',
  path: '/sitzungen/beenden',
  zweck: 'Beendet alle anderen eigenen Sitzungen.',
  zugang: 'mitarbeiter',
  response: leer,
});
