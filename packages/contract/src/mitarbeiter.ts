import {
  faehrtAllein,
  MITARBEITERANREDEN,
  MITARBEITERFARBEN,
  MITARBEITERQUALIFIKATIONEN,
  ZUGANGSSTAENDE,
} from '@kehrtour/domain/unternehmen/mitarbeiter';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { fehlerBeimNachfragen, nachweisWoVerlangt } from './frischerNachweis.ts';
import { email, id, idParams, koordinaten, tag, text, uhrzeit, version, zeitpunkt } from './gemeinsam.ts';
import { rolle } from './konto.ts';

/** Staff: who works here, what they may do, when they work and where their day begins. */
export const qualifikation = z.enum(MITARBEITERQUALIFIKATIONEN);
export type Qualifikation = z.infer<typeof qualifikation>;

/** Monday is 1. A day that is missing is free. */
export const arbeitstag = z
  .object({ wochentag: z.int().check(z.gte(1), z.lte(7)), von: uhrzeit, bis: uhrzeit })
  .check(
    z.refine(({ von, bis }) => von < bis, {
      path: ['bis'],
      error: 'Das Ende der Arbeit liegt vor dem Beginn.',
    }),
  );
/** It begins between the two times. */
export const arbeitspause = z
  .object({
    fruehestens: uhrzeit,
    spaetestens: uhrzeit,
    minuten: z
      .int('ist keine ganze Zahl')
      .check(z.gte(15, 'ist kürzer als 15 Minuten'), z.lte(120, 'ist länger als 120 Minuten')),
  })
  .check(
    z.refine(({ fruehestens, spaetestens }) => fruehestens <= spaetestens, {
      path: ['spaetestens'],
      error: 'Der späteste Beginn der Pause liegt vor dem frühesten.',
    }),
  );
const arbeitswoche = z.array(arbeitstag).check(
  z.maxLength(7, 'hat mehr als sieben Tage'),
  z.refine((tage) => new Set(tage.map(({ wochentag }) => wochentag)).size === tage.length, {
    error: 'nennt einen Wochentag zweimal',
  }),
);
export const startort = z.object({ name: text(120, 1), koordinaten });

const personalien = { vorname: text(60, 1), nachname: text(60, 1), telefon: text(40) };
export const mitarbeiterdaten = z.object({
  ...personalien,
  /** Where invitations and notices go; with access it is the login, too. */
  email: z.union([z.literal(''), email]),
  rolle,
  qualifikation,
  /** The person appointed to the district signs slips with it; empty where nobody said it. */
  anrede: z.enum(MITARBEITERANREDEN),
  /** Drives rounds and is offered in the wizard. */
  faehrt: z.boolean(),
  arbeitszeit: arbeitswoche,
  pause: z.nullable(arbeitspause),
  startort: z.nullable(startort),
  /** Given where somebody is not yet eighteen; leaving it out changes nothing. */
  geburtsdatum: z.optional(z.nullable(tag)),
  /** A number from 1; leaving it out changes nothing, and somebody new gets the next one. */
  farbe: z.optional(
    z
      .int('ist keine Farbe')
      .check(z.gte(1, 'ist keine Farbe'), z.lte(MITARBEITERFARBEN.length, 'ist keine Farbe')),
  ),
});
export type Mitarbeiterdaten = z.infer<typeof mitarbeiterdaten>;

const nichtAllein = z.refine<Pick<Mitarbeiterdaten, 'faehrt' | 'qualifikation'>>(
  (person) => !person.faehrt || faehrtAllein(person),
  {
    path: ['faehrt'],
    error:
      'geht in der Ausbildung nicht: Allein zu kehren ist dann nicht erlaubt (§ 2 Abs. 1 Satz 3 SchfHwG)',
  },
);

const wartendeAdresse = z.object({ email: z.string(), bis: zeitpunkt });
export type WartendeAdresse = z.infer<typeof wartendeAdresse>;

export const mitarbeiter = z.object({
  ...mitarbeiterdaten.shape,
  id,
  email: z.string(),
  farbe: z.number(),
  aktiv: z.boolean(),
  /** `keiner`: works without logging in; `eingeladen`: has not chosen a password yet. */
  zugang: z.enum(ZUGANGSSTAENDE),
  /** Logs in with a code of an app, too. */
  zweiterFaktor: z.boolean(),
  /** Another address that waits until its link is pressed; only those who manage the staff see it. */
  neueAdresse: z.optional(wartendeAdresse),
  version,
});
export type Mitarbeiter = z.infer<typeof mitarbeiter>;

export const mitarbeiterListe = endpoint({
  method: 'GET',
  path: '/unternehmen/mitarbeiter',
  zweck: 'Listet alle Mitarbeitenden des Betriebs.',
  zugang: 'mitarbeiter',
  einsehbar: true,
  response: z.object({ eintraege: z.array(mitarbeiter) }),
});
export const mitarbeiterEinzeln = endpoint({
  method: 'GET',
  path: '/unternehmen/mitarbeiter/:id',
  zweck: 'Liefert eine Person des Betriebs.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: mitarbeiter,
  fehler: ['nicht-gefunden'],
});
export const mitarbeiterAnlegen = endpoint({
  method: 'POST',
  path: '/unternehmen/mitarbeiter',
  zweck: 'Fügt jemanden hinzu und verschickt auf Wunsch die Einladung mit dem Link zum ersten Passwort.',
  zugang: 'mitarbeiter',
  body: z.extend(mitarbeiterdaten, { einladen: z.boolean(), ...nachweisWoVerlangt }).check(nichtAllein),
  response: mitarbeiter,
  fehler: [
    'nicht-erlaubt',
    'eingabe-ungueltig',
    'email-vergeben',
    'versand.zu-viele',
    ...fehlerBeimNachfragen,
  ],
  idempotent: true,
});
export const mitarbeiterAendern = endpoint({
  method: 'PUT',
  path: '/unternehmen/mitarbeiter/:id',
  zweck:
    'Ändert eine Person: Angaben, Rolle, Arbeitswoche, aktiv oder nicht. Die andere Adresse von jemandem mit Passwort gilt, sobald sie mit dem Link der E-Mail bestätigt ist.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.extend(mitarbeiterdaten, { aktiv: z.boolean(), version, ...nachweisWoVerlangt }).check(nichtAllein),
  response: mitarbeiter,
  fehler: [
    'nicht-erlaubt',
    'nicht-gefunden',
    'veraltet',
    'email-vergeben',
    'letzter-inhaber',
    'mitarbeiter.hat-termine',
    'versand.zu-viele',
    ...fehlerBeimNachfragen,
  ],
});
export const mitarbeiterEinladen = endpoint({
  method: 'POST',
  path: '/unternehmen/mitarbeiter/:id/einladung',
  zweck: 'Verschickt die Einladung (noch einmal); ein früherer Link gilt dann nicht mehr.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: mitarbeiter,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'email-vergeben', 'versand.zu-viele'],
  idempotent: true,
});

export const mitarbeiterAdresslinkNochmal = endpoint({
  method: 'POST',
  path: '/unternehmen/mitarbeiter/:id/adresse',
  zweck:
    'Verschickt den Link zur neuen Adresse einer Person, die noch nicht bestätigt ist, noch einmal; er gilt wieder 24 Stunden.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: mitarbeiter,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'versand.zu-viele'],
});
export const mitarbeiterAdresseZuruecknehmen = endpoint({
  method: 'DELETE',
  path: '/unternehmen/mitarbeiter/:id/adresse',
  zweck:
    'Nimmt die neue Adresse einer Person zurück, solange sie nicht bestätigt ist: Ihr Link gilt nicht mehr.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: mitarbeiter,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});

export const persoenlicheDaten = z.object({
  ...personalien,
  email: z.string(),
  /** Another address that waits until its link is pressed; null: none does. */
  neueAdresse: z.nullable(wartendeAdresse),
  version,
});
export const persoenlicheDatenHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/mitarbeiter/ich',
  zweck: 'Liefert die eigenen Angaben.',
  zugang: 'mitarbeiter',
  response: persoenlicheDaten,
});
export const persoenlicheDatenAendern = endpoint({
  method: 'PUT',
  path: '/unternehmen/mitarbeiter/ich',
  zweck:
    'Ändert die eigenen Angaben; eine andere E-Mail-Adresse verlangt das Passwort und gilt, sobald sie mit dem Link der E-Mail bestätigt ist.',
  zugang: 'mitarbeiter',
  body: z.object({
    ...personalien,
    email,
    version,
    ...nachweisWoVerlangt,
  }),
  response: persoenlicheDaten,
  fehler: ['veraltet', 'email-vergeben', 'versand.zu-viele', ...fehlerBeimNachfragen],
});
export const adresslinkNochmal = endpoint({
  method: 'POST',
  path: '/unternehmen/mitarbeiter/ich/adresse',
  zweck:
    'Verschickt den Link zur eigenen neuen Adresse, die noch nicht bestätigt ist, noch einmal; er gilt wieder 24 Stunden.',
  zugang: 'mitarbeiter',
  response: persoenlicheDaten,
  fehler: ['nicht-gefunden', 'versand.zu-viele'],
});
export const adresseZuruecknehmen = endpoint({
  method: 'DELETE',
  path: '/unternehmen/mitarbeiter/ich/adresse',
  zweck: 'Nimmt die eigene neue Adresse zurück, solange sie nicht bestätigt ist: Ihr Link gilt nicht mehr.',
  zugang: 'mitarbeiter',
  response: persoenlicheDaten,
});
