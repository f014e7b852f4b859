import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, leer, text, zeitpunkt } from './gemeinsam.ts';

/** Calendars of the staff: appointments out as a private feed, busy times in from calendars elsewhere. */
const personParams = z.object({ mitarbeiterId: id });

/** Why a calendar could not be read; the sentences belong to the page. */
export const abrufGrund = z.enum([
  'adresse-gesperrt',
  'nicht-erreichbar',
  'zu-langsam',
  'umleitung',
  'anmeldung-falsch',
  'nicht-gefunden',
  'server-fehler',
  'kein-kalender',
  'unvollstaendig',
  'zu-gross',
  'zu-aufwendig',
]);
export type AbrufGrund = z.infer<typeof abrufGrund>;

/** What was left out of a calendar that was read, or had to be guessed. */
export const kalenderHinweis = z.enum([
  'zu-viele-wiederholungen',
  'zu-viele-zeiten',
  'unlesbare-eintraege',
  'unbekannte-zeitzone',
  'ausnahme-ohne-serie',
]);
export type KalenderHinweis = z.infer<typeof kalenderHinweis>;

/** An entry that needs a look: its title, and the line that could not be taken as it stands. Both may be empty. */
export const kalenderFund = z.object({ grund: kalenderHinweis, eintrag: z.string(), zeile: z.string() });
export type KalenderFund = z.infer<typeof kalenderFund>;

export const kalenderFeed = z.object({
  /** Whoever has it can read the feed; it is never shown to others than the person and the owner. */
  adresse: z.string(),
  mitKundendaten: z.boolean(),
  angelegtAm: zeitpunkt,
  /** When a calendar program last asked for it. */
  zuletztGeholtAm: z.nullable(zeitpunkt),
});

export const kalenderAbo = z.object({
  id,
  name: z.string(),
  /** Host of the other calendar; the address itself may be a secret and is not shown again. */
  wirt: z.string(),
  /** A refresh is due or under way. */
  laeuft: z.boolean(),
  versuchtAm: z.nullable(zeitpunkt),
  /** Last time it could be read. */
  gelesenAm: z.nullable(zeitpunkt),
  fehler: z.nullable(abrufGrund),
  /** Busy times of the coming year that were taken over. */
  zeiten: z.int(),
  konflikte: z.array(z.object({ von: zeitpunkt, bis: zeitpunkt })),
  hinweise: z.array(kalenderHinweis),
  /** The first of the entries that the hints speak of; only the person whose calendar it is sees their text. */
  funde: z.array(kalenderFund),
});
export type KalenderAbo = z.infer<typeof kalenderAbo>;

export const kalenderPerson = z.object({
  mitarbeiterId: id,
  name: z.string(),
  farbe: z.int(),
  feed: z.nullable(kalenderFeed),
  abos: z.array(kalenderAbo),
});
export type KalenderPerson = z.infer<typeof kalenderPerson>;

/** Oneself first; the owner sees everybody. */
export const kalenderHolen = endpoint({
  method: 'GET',
  path: '/verbindungen/kalender',
  zweck: 'Kalender der Mitarbeitenden: der eigene, für die Inhaberin alle.',
  zugang: 'mitarbeiter',
  response: z.object({ personen: z.array(kalenderPerson) }),
});

export const feedEinrichten = endpoint({
  method: 'POST',
  path: '/verbindungen/kalender/:mitarbeiterId/feed',
  zweck: 'Gibt dem Kalender einer Person eine neue geheime Adresse; eine frühere gilt danach nicht mehr.',
  zugang: 'mitarbeiter',
  params: personParams,
  body: z.object({ mitKundendaten: z.boolean() }),
  response: kalenderPerson,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
  idempotent: true,
});
export const feedAendern = endpoint({
  method: 'PUT',
  path: '/verbindungen/kalender/:mitarbeiterId/feed',
  zweck: 'Legt fest, ob Namen, Anschriften und Telefonnummern von Kunden im Kalender stehen.',
  zugang: 'mitarbeiter',
  params: personParams,
  body: z.object({ mitKundendaten: z.boolean() }),
  response: kalenderPerson,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const feedZuruecknehmen = endpoint({
  method: 'DELETE',
  path: '/verbindungen/kalender/:mitarbeiterId/feed',
  zweck: 'Nimmt die geheime Adresse zurück; Kalenderprogramme bekommen nichts mehr.',
  zugang: 'mitarbeiter',
  params: personParams,
  response: kalenderPerson,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

export const kalenderZugangsdaten = z.object({
  name: text(80, 1),
  adresse: text(2000, 1).check(
    z.regex(/^(https?|webcals?):\/\/[^\s/]+/i, 'beginnt nicht mit https:// oder webcal://'),
  ),
  benutzer: text(200),
  passwort: z.string().check(z.maxLength(500, 'ist länger als 500 Zeichen')),
});
export const aboAnlegen = endpoint({
  method: 'POST',
  path: '/verbindungen/kalender/:mitarbeiterId/abos',
  zweck: 'Liest einen Kalender (ICS oder CalDAV) ab jetzt als belegte Zeit.',
  zugang: 'mitarbeiter',
  params: personParams,
  body: kalenderZugangsdaten,
  response: kalenderPerson,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'eingabe-ungueltig', 'kalender.zu-viele'],
  idempotent: true,
});
const aboParams = z.object({ mitarbeiterId: id, aboId: id });
export const aboAktualisieren = endpoint({
  method: 'POST',
  path: '/verbindungen/kalender/:mitarbeiterId/abos/:aboId/aktualisieren',
  zweck: 'Liest einen abonnierten Kalender jetzt noch einmal.',
  zugang: 'mitarbeiter',
  params: aboParams,
  response: kalenderPerson,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'zu-viele-versuche'],
});
export const aboLoeschen = endpoint({
  method: 'DELETE',
  path: '/verbindungen/kalender/:mitarbeiterId/abos/:aboId',
  zweck: 'Entfernt einen abonnierten Kalender mit den Zeiten, die aus ihm kamen.',
  zugang: 'mitarbeiter',
  params: aboParams,
  response: kalenderPerson,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

/** What a calendar program asks for. The last piece of the address is the secret and `.ics`. */
export const kalenderDatei = endpoint({
  method: 'GET',
  path: '/kalender/:datei',
  zweck: 'Die Termine einer Person als iCalendar-Datei (RFC 5545), unter ihrer geheimen Adresse.',
  zugang: 'oeffentlich',
  params: z.object({ datei: z.string().check(z.maxLength(200)) }),
  response: leer,
  fehler: ['nicht-gefunden'],
  kind: 'file',
});
