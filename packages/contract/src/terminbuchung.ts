import { EINTRAGEN } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import * as z from 'zod/mini';

import { buchungsfrage } from './buchungsangaben.ts';
import { endpoint } from './endpoint.ts';
import { text, uhrzeit } from './gemeinsam.ts';

/** How a company takes bookings from strangers: rules of its times, and where its page may be embedded. */
const zahl = (von: number, bis: number, einheit: string) =>
  z
    .int('ist keine ganze Zahl')
    .check(z.gte(von, `ist weniger als ${von} ${einheit}`), z.lte(bis, `ist mehr als ${bis} ${einheit}`));

/** Sites that may embed one company's booking page, at most. */
export const SEITEN_MAX = 10;
/** As browsers write an address: names in lower case and punycode, numbers as IP, no default port. */
const adresse = z.url({ normalize: true });
const ORIGIN = /^https:\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])(:\d+)?\/$/;
const IP = /^https:\/\/(\d{1,3}(\.\d{1,3}){3}|\[.*\])(:\d+)?\//;

/**
 * Why a site cannot stand in the list of embedding sites, in words for people; undefined when it can.
 * @param seite as entered, e.g. `https://www.meier.de`
 */
export function seitenfehler(seite: string): string | undefined {
  if (seite.includes('*')) return 'enthält einen Stern; bitte jede Adresse einzeln nennen';
  if (!/^https:\/\//i.test(seite)) return 'beginnt nicht mit https://';
  const { data: href } = adresse.safeParse(seite);
  if (href === undefined) return 'ist keine Adresse einer Website';
  if (href.includes('@')) return 'enthält Zugangsdaten';
  if (IP.test(href)) return 'ist eine IP-Adresse; bitte den Namen der Website nennen';
  return ORIGIN.test(herkunft(href)) ? undefined : 'ist keine Adresse einer Website';
}

/** Browsers know sites, not their pages: what follows the name is left out. */
const herkunft = (href: string): string => href.replace(/^(https:\/\/[^/]+\/).*$/s, '$1');

/** A site as browsers write its origin: lower case, no path, no default port, umlauts as punycode. */
const seite = z.string().check(
  z.trim(),
  z.overwrite((wert) =>
    seitenfehler(wert) === undefined ? herkunft(adresse.parse(wert)).slice(0, -1) : wert,
  ),
  z.maxLength(200, 'ist länger als 200 Zeichen'),
  z.refine((wert) => seitenfehler(wert) === undefined, {
    error: ({ input }) => seitenfehler(String(input)) ?? 'ist keine Adresse einer Website',
  }),
);

/** The rules by which free times are found and bookings kept. */
export const terminbuchungseinstellungen = z.object({
  /** Notice in Werktage; the day of booking counts only before `annahmeschluss`. */
  vorlaufWerktage: zahl(0, 30, 'Werktage'),
  annahmeschluss: uhrzeit,
  /** How far ahead strangers may book, in days. */
  horizontTage: zahl(7, 365, 'Tage'),
  /** Booked times begin at multiples of this. */
  rasterMinuten: z.union([z.literal(10), z.literal(15), z.literal(20), z.literal(30), z.literal(60)]),
  pufferVorherMinuten: zahl(0, 120, 'Minuten'),
  pufferNachherMinuten: zahl(0, 120, 'Minuten'),
  /** Bookings per employee and day. */
  maxJeTag: zahl(1, 40, 'Termine'),
  /** Bookings per day and area of the whole company; null: no limit. */
  maxJeTagUndGebiet: z.nullable(zahl(1, 40, 'Termine')),
  /** Kept free for emergencies per employee and day. */
  reserveMinuten: zahl(0, 480, 'Minuten'),
  /** Seats that bookings get in a round per half-day; 0: rounds take no bookings. */
  plaetzeJeHalbtag: zahl(0, 10, 'Plätze'),
  /** Added driving up to which a time counts as „in Ihrer Nähe“. */
  naheMinuten: zahl(0, 60, 'Minuten'),
  /** From here on a time is an evening time. */
  abendAb: uhrzeit,
  /** Surcharge of evening and Saturday for hoheitliche work (KÜO), in percent. */
  zuschlagProzent: zahl(0, 100, 'Prozent'),
  /** … and for free work, in cents. */
  zuschlagCent: zahl(0, 50_000, 'Cent'),
  /** Until this many hours before the time customers change or cancel themselves. */
  aendernBisStunden: zahl(0, 336, 'Stunden'),
  /** How long a booking holds until the address of its mail is confirmed; null: at once and for good, which invites made-up ones. */
  bestaetigenMinuten: z.nullable(zahl(15, 2880, 'Minuten')),
  /** Whether it takes its time until then; noted only, it takes nothing before the link of its mail was pressed. */
  eintragen: z.enum(EINTRAGEN),
  /** Exact https origins that may embed the booking page. */
  seiten: z.array(seite).check(
    z.maxLength(SEITEN_MAX, `sind mehr als ${SEITEN_MAX} Websites`),
    z.refine((alle) => new Set(alle).size === alle.length, { error: 'nennt eine Website zweimal' }),
  ),
});
export type Terminbuchungseinstellungen = z.infer<typeof terminbuchungseinstellungen>;

/** How strangers book one activity; null falls back to the catalogue. */
export const taetigkeitsbuchung = z.object({
  fragen: z.array(buchungsfrage).check(z.maxLength(3, 'sind mehr als drei')),
  dauerMinuten: z.nullable(zahl(5, 480, 'Minuten')),
  preisCent: z.nullable(zahl(0, 1_000_000, 'Cent')),
  /** Shown instead of or beside the amount, such as „nach Gebührenordnung (KÜO)“. */
  preisText: text(80),
  /** One sentence for the customer before booking. */
  hinweis: text(200),
});
export type Taetigkeitsbuchung = z.infer<typeof taetigkeitsbuchung>;

/** The steps from nothing to a public page. */
export const buchungsschritt = z.enum([
  'gebiet',
  'taetigkeiten',
  'verfuegbarkeiten',
  'rechtstexte',
  'feiertage',
  'regeln',
  'einbetten',
]);
export type Buchungsschritt = z.infer<typeof buchungsschritt>;
export const einrichtungsstand = z.enum(['erledigt', 'noetig', 'empfohlen']);
const terminbuchung = z.object({
  /** The company uses it: its pages of the settings are open. */
  genutzt: z.boolean(),
  /** Strangers can book. */
  an: z.boolean(),
  slug: z.string(),
  /** The company's booking page as strangers open it. */
  seite: z.string(),
  /** The script that brings it into other sites. */
  skript: z.string(),
  schritte: z.array(
    z.object({
      schritt: buchungsschritt,
      /** `noetig`: without it nobody can book; `empfohlen`: works with the defaults. */
      stand: einrichtungsstand,
      /** One German sentence: what is there, or what is missing. */
      hinweis: z.string(),
    }),
  ),
  /** Booked appointments that are still to come; they stay when it is switched off. */
  kommendeBuchungen: z.number(),
});
export type Terminbuchung = z.infer<typeof terminbuchung>;

export const terminbuchungHolen = endpoint({
  method: 'GET',
  path: '/terminbuchung',
  zweck: 'Sagt, ob der Betrieb online gebucht werden kann und was dafür noch fehlt.',
  zugang: 'mitarbeiter',
  response: terminbuchung,
});
export const terminbuchungBeginnen = endpoint({
  method: 'POST',
  path: '/terminbuchung/beginnen',
  zweck:
    'Nimmt die Terminbuchung in Gebrauch und füllt sie aus Bestand und Arbeitszeiten vor; noch sieht sie niemand.',
  zugang: 'mitarbeiter',
  response: terminbuchung,
  fehler: ['nicht-erlaubt'],
});
export const terminbuchungSchalten = endpoint({
  method: 'PUT',
  path: '/terminbuchung/an',
  zweck: 'Macht die Buchungsseite öffentlich oder nimmt sie vom Netz; gebuchte Termine bleiben.',
  zugang: 'mitarbeiter',
  body: z.object({ an: z.boolean() }),
  response: terminbuchung,
  fehler: ['nicht-erlaubt', 'buchung.unvollstaendig'],
});
