import { BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { email, leer, tag, text, version, zeitpunkt } from './gemeinsam.ts';
import { oeffnungszeiten } from './oeffnungszeiten.ts';
import { einrichtungsstand } from './terminbuchung.ts';

/** The company itself: who it is to customers, its logo, what it accepted, and how far its set-up is. */
export const bundesland = z.enum(BUNDESLANDKUERZEL, 'fehlt');

const oder = <S extends z.ZodMiniType>(schema: S) => z.union([z.literal(''), schema]);
const webadresse = z.url({ protocol: /^https?$/, error: 'ist keine Adresse, die mit https:// beginnt' });

/** What the person may change; the address of the booking pages among it. */
export const unternehmensdaten = z.object({
  name: text(120, 2),
  slug: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'besteht aus Kleinbuchstaben, Ziffern und Bindestrichen'),
      z.maxLength(60, 'ist länger als 60 Zeichen'),
    ),
  gewerk: text(80, 2),
  bundesland,
  strasse: text(80, 1),
  hausnr: text(20, 1),
  plz: z.string().check(z.trim(), z.regex(/^\d{5}$/, 'hat fünf Ziffern')),
  ort: text(80, 1),
  telefon: text(40, 1),
  oeffnungszeiten,
  /** What hours alone do not say: `sonst Anrufbeantworter`. */
  zeitennotiz: text(80),
  email: oder(email),
  web: oder(webadresse),
  kehrbezirk: text(80),
});
export const rechtstexte = z.object({ impressum: text(20_000), datenschutz: text(60_000) });

export const unternehmen = z.object({
  ...unternehmensdaten.shape,
  /** What was never filled in is empty here, though saving asks for it. */
  name: z.string(),
  slug: z.string(),
  gewerk: z.string(),
  strasse: z.string(),
  hausnr: z.string(),
  plz: z.string(),
  ort: z.string(),
  telefon: z.string(),
  email: z.string(),
  web: z.string(),
  /** Hours and note as customers read them. */
  telefonzeiten: z.string(),
  ...rechtstexte.shape,
  logo: z.nullable(z.object({ name: z.string(), groesse: z.number() })),
  version,
});
export type Unternehmen = z.infer<typeof unternehmen>;

export const unternehmenHolen = endpoint({
  method: 'GET',
  path: '/unternehmen',
  zweck: 'Liefert den eigenen Betrieb.',
  zugang: 'mitarbeiter',
  einsehbar: true,
  response: unternehmen,
});
export const unternehmenAendern = endpoint({
  method: 'PUT',
  path: '/unternehmen/allgemeines',
  zweck: 'Ändert Name, Anschrift und Erreichbarkeit des Betriebs.',
  zugang: 'mitarbeiter',
  body: z.extend(unternehmensdaten, { version }),
  response: unternehmen,
  fehler: ['nicht-erlaubt', 'veraltet', 'name-vergeben'],
});
export const rechtstexteAendern = endpoint({
  method: 'PUT',
  path: '/unternehmen/rechtstexte',
  zweck: 'Ändert Impressum und Datenschutzerklärung, die Kundinnen und Kunden sehen.',
  zugang: 'mitarbeiter',
  body: z.extend(rechtstexte, { version }),
  response: unternehmen,
  fehler: ['nicht-erlaubt', 'veraltet'],
});

export const LOGO_BYTES_MAX = 5 * 1024 * 1024;
export const logoHochladen = endpoint({
  method: 'POST',
  path: '/unternehmen/logo',
  zweck:
    'Nimmt das Logo des Betriebs an (PNG oder JPEG, höchstens 5 MB und 4.096 × 4.096 Bildpunkte), verkleinert es und ersetzt ein früheres.',
  zugang: 'mitarbeiter',
  response: unternehmen,
  fehler: ['nicht-erlaubt', 'zu-gross', 'betrieb.speicher-voll', 'kein-speicherplatz', 'falscher-inhalt'],
  kind: 'upload',
});
export const logoHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/logo',
  zweck: 'Liefert das Logo des Betriebs.',
  zugang: 'mitarbeiter',
  response: leer,
  fehler: ['nicht-gefunden'],
  kind: 'file',
});
export const logoLoeschen = endpoint({
  method: 'DELETE',
  path: '/unternehmen/logo',
  zweck: 'Entfernt das Logo des Betriebs.',
  zugang: 'mitarbeiter',
  response: unternehmen,
  fehler: ['nicht-erlaubt'],
});

/** What the company accepted, newest first. */
export const angenommeneVertraege = z.object({
  eintraege: z.array(z.object({ stand: tag, von: z.string(), am: zeitpunkt })),
});
export const vertraegeHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/vertraege',
  zweck: 'Liefert, wann der Betrieb welchen Stand der Verträge angenommen hat.',
  zugang: 'mitarbeiter',
  response: angenommeneVertraege,
  fehler: ['nicht-erlaubt'],
});

/** The steps of the planner's set-up. */
export const einrichtungsschritt = z.enum([
  'kontaktdaten',
  'karte',
  'kundendaten',
  'mitarbeiter',
  'kehrtour',
  'dienstleistungen',
  'terminzettel',
]);
export type Einrichtungsschritt = z.infer<typeof einrichtungsschritt>;
export const einrichtungHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/einrichtung',
  zweck: 'Sagt je Schritt der Einrichtung, was schon da ist und was noch fehlt.',
  zugang: 'mitarbeiter',
  response: z.object({
    schritte: z.array(
      z.object({
        schritt: einrichtungsschritt,
        /** `noetig`: without it no round can be planned; `empfohlen`: works with the defaults. */
        stand: einrichtungsstand,
        /** One German sentence: what is there, or what is missing. */
        hinweis: z.string(),
      }),
    ),
  }),
});
