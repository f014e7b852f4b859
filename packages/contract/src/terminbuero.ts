import * as z from 'zod/mini';

import { anschrift, anschriftEingabe, buchungsangaben, buchungsfrage } from './buchungsangaben.ts';
import { zeit } from './buchungsangebot.ts';
import { endpoint } from './endpoint.ts';
import { email, id, idParams, tag, text, uhrzeit, version, zeitpunkt } from './gemeinsam.ts';
import { termin, terminKurz } from './termin.ts';

/** What the office does with bookings: answers requests, moves them, books for somebody on the phone. */

export const anfrage = z.object({
  termin: terminKurz,
  referenz: z.string(),
  angelegtAm: zeitpunkt,
  notiz: z.string(),
  telefon: z.string(),
  email: z.string(),
  /** Answers to the questions that decide how long it takes. */
  angaben: z.array(z.object({ frage: buchungsfrage, anzahl: z.int() })),
  /** The address of the mail is not confirmed: kept only until then. */
  bestaetigenBis: z.nullable(zeitpunkt),
  /** The last mail about it did not arrive, and why. */
  mailFehler: z.optional(z.string()),
  /** The time has passed without an answer. */
  vorbei: z.boolean(),
});
export type Anfrage = z.infer<typeof anfrage>;
export const anfragenHolen = endpoint({
  method: 'GET',
  path: '/buchungen/anfragen',
  zweck: 'Buchungen, die auf ein Ja warten, die älteste zuerst.',
  zugang: 'mitarbeiter',
  response: z.object({ anfragen: z.array(anfrage), gesamt: z.int() }),
});

const antwortfehler = [
  'nicht-gefunden',
  'nicht-erlaubt',
  'termin.uebergang-nicht-moeglich',
  'buchung.verfallen',
] as const;
export const anfrageAnnehmen = endpoint({
  method: 'POST',
  path: '/buchungen/:id/annehmen',
  zweck: 'Nimmt eine angefragte Buchung an; zweimal schadet nicht. Die Kundin bekommt eine Mail.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: termin,
  fehler: [...antwortfehler, 'versand.zu-viele'],
});
export const anfrageAblehnen = endpoint({
  method: 'POST',
  path: '/buchungen/:id/ablehnen',
  zweck: 'Lehnt eine angefragte Buchung mit einem Grund ab; die Zeit ist danach wieder frei.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ grund: text(500, 3) }),
  response: termin,
  fehler: antwortfehler,
});

/** One of the free times, or any other that the office takes on itself. */
export const zeitwahl = z.discriminatedUnion('art', [
  z.object({ art: z.literal('angebot'), zeitId: text(60, 1) }),
  z.object({
    art: z.literal('eigene'),
    mitarbeiterId: id,
    tag,
    uhrzeit,
    dauerMinuten: z
      .int()
      .check(z.gte(5, 'ist kürzer als 5 Minuten'), z.lte(600, 'ist länger als 10 Stunden')),
    /** The warnings were read: book all the same. */
    trotzdem: z.boolean(),
  }),
]);
export type Zeitwahl = z.infer<typeof zeitwahl>;

export const buerozeiten = z.object({
  tage: z.array(
    z.object({
      tag,
      wochentag: z.string(),
      datum: z.string(),
      /** Where the day lies outside of the Frist of known work, in a sentence. */
      ausserFrist: z.optional(z.nullable(z.string())),
      zeiten: z.array(z.extend(zeit, { mitarbeiter: z.string() })),
    }),
  ),
  weiterAb: z.nullable(tag),
  dauerMinuten: z.int(),
  /** Why nothing is offered, in a sentence; null where free times are looked for as for customers. */
  hinweis: z.nullable(z.string()),
  /** The wish that all these times keep, as it was understood; missing where all times stand here. */
  gewuenscht: z.optional(z.string()),
});
export type Buerozeiten = z.infer<typeof buerozeiten>;

const wo = z.discriminatedUnion('art', [
  z.object({ art: z.literal('liegenschaft'), liegenschaftId: id }),
  z.object({ art: z.literal('anschrift'), anschrift: anschriftEingabe }),
]);
export const telefonwunsch = z.object({
  taetigkeitId: z.string().check(z.regex(/^[a-z0-9_-]{1,64}$/, 'fehlt')),
  angaben: buchungsangaben,
  wo,
});
export type Telefonwunsch = z.infer<typeof telefonwunsch>;
const zeitenfehler = ['eingabe-ungueltig', 'nicht-gefunden', 'nicht-erlaubt'] as const;
export const telefonzeitenHolen = endpoint({
  method: 'POST',
  path: '/buchungen/zeiten',
  zweck: 'Dieselben freien Zeiten, die auch Kunden sehen, mit der Person, die dann fährt.',
  zugang: 'mitarbeiter',
  body: z.extend(telefonwunsch, { ab: z.optional(tag) }),
  response: buerozeiten,
  fehler: zeitenfehler,
});
export const verlegezeitenHolen = endpoint({
  method: 'POST',
  path: '/buchungen/:id/zeiten',
  zweck: 'Freie Zeiten, auf die sich diese Buchung verlegen lässt; ihre eigene zählt als frei.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ ab: z.optional(tag) }),
  response: buerozeiten,
  fehler: zeitenfehler,
});

export const telefonkontakt = z.object({
  vorname: text(80),
  nachname: text(80, 1),
  telefon: text(40),
  email: z.union([z.literal(''), email]),
});
export const telefonbuchung = z.extend(telefonwunsch, {
  wahl: zeitwahl,
  kontakt: telefonkontakt,
  notiz: text(1000),
});
export type Telefonbuchung = z.infer<typeof telefonbuchung>;
const buchungsfehler = [
  ...zeitenfehler,
  'termin.zeit-belegt',
  'buchung.warnung',
  'versand.zu-viele',
] as const;
export const amTelefonBuchen = endpoint({
  method: 'POST',
  path: '/buchungen',
  zweck:
    'Bucht am Telefon. Was gegen eine eigene Zeit spricht, nennt der Fehler `buchung.warnung` in `angaben.warnungen`; mit `trotzdem` gilt sie doch.',
  zugang: 'mitarbeiter',
  body: telefonbuchung,
  response: z.object({ terminId: id, referenz: z.string(), anschrift, gemailt: z.boolean() }),
  fehler: buchungsfehler,
  idempotent: true,
});

export const buchungVerlegen = endpoint({
  method: 'POST',
  path: '/buchungen/:id/verlegen',
  zweck:
    'Verlegt eine Buchung auf eine andere Zeit. Abgesprochen gilt sie gleich, sonst bekommt die Kundin einen Vorschlag.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, wahl: zeitwahl, abgesprochen: z.boolean() }),
  response: termin,
  fehler: [...buchungsfehler, 'veraltet', 'termin.uebergang-nicht-moeglich'],
  idempotent: true,
});
