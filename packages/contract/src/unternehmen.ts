import { BUNDESLANDKUERZEL } from '@kehrtour/domain/bundesland';
import { REIHENFOLGEN } from '@kehrtour/domain/kehrtour';
import { ANSAGEMODI } from '@kehrtour/domain/zeitfenster';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { email, leer, tag, text, uhrzeit, version } from './gemeinsam.ts';
import { arbeitspause } from './mitarbeiter.ts';
import { einrichtungsstand, terminbuchungseinstellungen } from './terminbuchung.ts';
import { fensterbreite } from './vorgaben.ts';

/** The company itself: who it is to customers, what its slips say, and the defaults of its rounds. */
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
  telefonzeiten: text(80),
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
  bundesland: z.string(),
  strasse: z.string(),
  hausnr: z.string(),
  plz: z.string(),
  ort: z.string(),
  telefon: z.string(),
  email: z.string(),
  web: z.string(),
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
  fehler: ['nicht-erlaubt', 'zu-gross', 'falscher-inhalt'],
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

const minuten = (max: number) =>
  z
    .int('ist keine ganze Zahl')
    .check(z.gte(0, 'ist kleiner als 0'), z.lte(max, `ist mehr als ${max} Minuten`));

/** Where a new round begins in the wizard; each step can differ. */
export const planungseinstellungen = z.object({
  arbeitsbeginn: uhrzeit,
  /** Width of the window customers are told. */
  fensterMinuten: fensterbreite,
  /** Everybody the same span, shared blocks along the round, or each stop its own. */
  ansage: z.enum(ANSAGEMODI),
  /** Reserve at every stop. */
  pufferMinuten: minuten(60),
  /** Own times against those of the road data. */
  fahrzeitFaktor: z
    .number('ist keine Zahl')
    .check(z.gte(0.5, 'ist kleiner als 0,5'), z.lte(3, 'ist größer als 3')),
  /** Finding a place for the car, once per place. */
  parkMinuten: minuten(30),
  /** An announced visit that moves by no more, inside its window, is told to nobody. */
  toleranzMinuten: minuten(120),
  /** One break for all; null: everybody's own. */
  pause: z.nullable(arbeitspause),
  /** Streets in one go, areas, shortest ways, or the sweep's own working order. */
  reihenfolge: z.enum(REIHENFOLGEN),
});
export const antworteinstellungen = z.object({
  antwortBisWerktage: z
    .int('ist keine ganze Zahl')
    .check(z.gte(0, 'ist kleiner als 0'), z.lte(20, 'ist mehr als 20 Werktage')),
  /** How many other times a customer is offered; 0: none. */
  alternativen: z
    .int('ist keine ganze Zahl')
    .check(z.gte(0, 'ist kleiner als 0'), z.lte(6, 'ist mehr als sechs')),
});
/** What the slips of one kind of work say. */
export const zettelworte = z.object({
  titel: text(80, 5),
  /** What to prepare, one sentence per line. */
  vorbereitung: z
    .array(text(200, 1))
    .check(z.maxLength(6, 'hat mehr als sechs Sätze: so viel Platz ist auf dem Zettel nicht')),
  zugang: text(200),
  rechtstext: text(400, 10),
});
/** A holiday of one year by a law of its own: of a state, or of one municipality of it, by name or postcode. */
export const einmaligerFeiertag = z.object({
  tag,
  bundesland,
  gemeinde: z.optional(text(80)),
  name: text(80, 1),
});
export type EinmaligerFeiertag = z.infer<typeof einmaligerFeiertag>;
/** What is in the list only once: a day of a place. */
export const einmalNur = ({ tag, bundesland, gemeinde = '' }: EinmaligerFeiertag): string =>
  `${tag} ${bundesland} ${gemeinde.toLowerCase()}`;
const feiertagseinstellungen = z.object({
  einmalige: z.array(einmaligerFeiertag).check(
    z.maxLength(50, 'hat mehr als 50 Tage'),
    z.refine((tage) => new Set(tage.map(einmalNur)).size === tage.length, 'nennt einen Tag zweimal'),
  ),
});
/** How long what leaves by post is on its way. */
export const zustelleinstellungen = z.object({
  /** Calendar days from posting until a letter counts as received. */
  briefTage: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist weniger als ein Tag'), z.lte(14, 'ist mehr als 14 Tage')),
});
/** The appointment to a district, for seven years (§ 10 SchfHwG). */
export const bestellungseinstellungen = z.object({ bis: z.nullable(tag) });
/** What the law fixes in money, and may change. */
export const gebuehreneinstellungen = z.object({
  /** One Arbeitswert of the KÜO, without VAT. */
  arbeitswertCent: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist weniger als 1 Cent'), z.lte(1000, 'ist mehr als 10 €')),
});
export const einstellungen = z.object({
  planung: planungseinstellungen,
  antwort: antworteinstellungen,
  feiertage: feiertagseinstellungen,
  zustellung: zustelleinstellungen,
  gebuehren: gebuehreneinstellungen,
  bestellung: bestellungseinstellungen,
  terminzettel: z.object({ freieTaetigkeiten: zettelworte, hoheitlicheTaetigkeiten: zettelworte }),
  terminbuchung: terminbuchungseinstellungen,
});
export type Einstellungen = z.infer<typeof einstellungen>;

export const einstellungenHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/einstellungen',
  zweck: 'Liefert die Vorgaben für Kehrtouren, Terminzettel und Terminbuchung.',
  zugang: 'mitarbeiter',
  response: z.extend(einstellungen, { version }),
});
export const einstellungenAendern = endpoint({
  method: 'PATCH',
  path: '/unternehmen/einstellungen',
  zweck: 'Ändert einzelne Gruppen der Vorgaben; was fehlt, bleibt.',
  zugang: 'mitarbeiter',
  body: z.object({
    planung: z.optional(planungseinstellungen),
    antwort: z.optional(antworteinstellungen),
    feiertage: z.optional(feiertagseinstellungen),
    zustellung: z.optional(zustelleinstellungen),
    gebuehren: z.optional(gebuehreneinstellungen),
    bestellung: z.optional(bestellungseinstellungen),
    freieTaetigkeiten: z.optional(zettelworte),
    hoheitlicheTaetigkeiten: z.optional(zettelworte),
    terminbuchung: z.optional(terminbuchungseinstellungen),
    version,
  }),
  response: z.extend(einstellungen, { version }),
  fehler: ['nicht-erlaubt', 'veraltet'],
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
