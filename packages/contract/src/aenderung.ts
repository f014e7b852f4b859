import { UNTERSCHIEDSKLASSEN } from '@kehrtour/domain/planung/aenderung';
import { TERMIN_STATUS } from '@kehrtour/domain/termin/termin';
import { KANAELE } from '@kehrtour/domain/versand/kanal';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, tag, text, uhrzeit, version, zeitpunkt } from './gemeinsam.ts';

/** What a new plan of an announced round would mean for everybody who was told something, and the way to a decision. */
const besuchszeit = z.object({
  tag,
  beginn: uhrzeit,
  fensterVon: uhrzeit,
  fensterBis: uhrzeit,
  mitarbeiter: z.string(),
});

/** How many messages go by one way. */
export const bescheid = z.object({ kanal: z.enum(KANAELE), anzahl: z.int() });
export type Bescheid = z.infer<typeof bescheid>;

/** One household. */
export const wechsel = z.object({
  /** Null where nobody was told yet. */
  terminId: z.nullable(id),
  haltId: z.nullable(id),
  liegenschaftId: id,
  anschrift: z.string(),
  lage: z.string(),
  name: z.string(),
  status: z.nullable(z.enum(TERMIN_STATUS)),
  klasse: z.enum(UNTERSCHIEDSKLASSEN),
  /** What was told. */
  vorher: z.nullable(besuchszeit),
  /** What would be told; null where nobody comes any more. */
  nachher: z.nullable(besuchszeit),
  /** What is done that was not told, and what was told and is not done; absent where the work is what was told. */
  arbeit: z.optional(z.object({ dazu: z.array(z.string()), weg: z.array(z.string()) })),
  /** What the household wished of day and time, where the new time goes against it. */
  gegenWunsch: z.optional(z.string()),
  /** Who was named to them, where none of those would come; absent where it is one of them, or nobody was named. */
  genannt: z.optional(z.string()),
  /** How they would be told; null where they are told nothing. */
  kanal: z.nullable(z.enum(KANAELE)),
  /** First day that a notice by this way could still name. */
  fruehestens: z.nullable(tag),
  /** The new day keeps the notice that § 3 KÜO wants. */
  fristReicht: z.boolean(),
  /** Booked by the customer: moved at the booking alone. */
  gebucht: z.boolean(),
  /** The first Frist of the work of whoever loses the place; null for all others. */
  fristBis: z.nullable(tag),
  /** Why nobody comes any more. */
  warum: z.nullable(z.string()),
});
export type Wechsel = z.infer<typeof wechsel>;

const planzahlen = z.object({
  fahrtMinuten: z.int(),
  /** Estimated; null where the plan is too old to say. */
  kilometer: z.nullable(z.number()),
  arbeitMinuten: z.int(),
  ueberstundenMinuten: z.int(),
  schichten: z.int(),
});

export const aenderungHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/aenderung',
  zweck: 'Zeigt, was der wartende Plan für alle bedeutet, denen schon etwas zugesagt ist.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({
    version,
    wechsel: z.array(wechsel),
    /** Messages to those who look after a house and only have to know of it, beside those to the households. */
    zurKenntnis: z.array(bescheid),
    vorher: planzahlen,
    nachher: planzahlen,
    /** What is decided with it for the round: days that it did not drive on, people new in it, and overtime a day. */
    entschieden: z.object({
      tage: z.array(tag),
      personen: z.array(z.string()),
      ueberstunden: z.array(z.object({ name: z.string(), minuten: z.int() })),
    }),
    /** What households read as the reason of a broken promise when nobody says another one; '' where nothing suggests one. */
    grund: z.string(),
    /** What has happened since this plan was made, in sentences; with any of them it has to be compared anew. */
    seither: z.array(z.string()),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const aenderungAnnehmen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/aenderung/annehmen',
  zweck: 'Setzt den wartenden Plan in Kraft und sagt allen Bescheid, die es betrifft.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    version,
    /** Why each broken promise may be broken, by appointment. */
    gruende: z.record(z.string(), text(300)),
    /** The owners have waived the notice of § 3 KÜO. */
    trotzdem: z.optional(z.boolean()),
  }),
  response: z.object({
    mails: z.int(),
    zettel: z.int(),
    abgesagt: z.int(),
    /** Until then what is sent can be stopped; null where nothing is. */
    hinausAb: z.nullable(zeitpunkt),
  }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'aenderung.ohne-grund',
    'aenderung.gebucht',
    'ankuendigung.zu-teuer',
    'kehrtour.frist-zu-kurz',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.person-ausgeschieden',
    'termin.zeit-belegt',
    'versand.zu-viele',
  ],
});
export const aenderungVerwerfen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/aenderung/verwerfen',
  zweck: 'Wirft den wartenden Plan weg; der bisherige gilt weiter.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version }),
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
