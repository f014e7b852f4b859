import {
  FELDANTWORTEN,
  FELDARTEN,
  FELDEINHEITEN_MAX,
  FELDERGEBNISSE,
  FELDFOTOS_MAX,
  FELDGRUENDE,
  FELDKLAERUNGEN,
  FELDMELDUNGEN_MAX,
  FELDTEXT_MAX,
} from '@kehrtour/domain/termin/feldmeldung';
import { AUFTRAG_CENT_MAX, BESTELLER_MAX, MANGEL_GESAGT, MANGELARTEN } from '@kehrtour/domain/termin/mangel';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, text, zeitpunkt } from './gemeinsam.ts';
import { terminStatus } from './termin.ts';

/** What phones at the houses tell, and what the office decides where that contradicts what it knew. */
const feldart = z.enum(FELDARTEN);

/** What a defect is beyond words; the deadline is six weeks where none is named. */
const feldmangel = z.object({
  art: z.enum(MANGELARTEN),
  gefahr: z.boolean(),
  gesagt: z.enum(MANGEL_GESAGT),
  frist: z.optional(z.nullable(tag)),
  anlageId: z.optional(z.nullable(id)),
});
export type Feldmangel = z.infer<typeof feldmangel>;
/** Work that was asked for: its price as it was told, gross in cents, or null: by what it takes. */
const feldauftrag = z.object({
  taetigkeitId: z.optional(z.nullable(text(60, 1))),
  preisCent: z.nullable(z.int().check(z.gte(0), z.lte(AUFTRAG_CENT_MAX, 'ist zu viel'))),
  besteller: z.optional(text(BESTELLER_MAX)),
});
export type Feldauftrag = z.infer<typeof feldauftrag>;

export const feldmeldung = z.object({
  /** Made on the phone; the same id twice is one fact. */
  id,
  terminId: id,
  art: feldart,
  /** The fact that is taken back. */
  bezugId: z.optional(z.nullable(id)),
  /** By the clock of the phone. */
  gesehenAm: zeitpunkt,
  /** How far the server's clock was ahead of the phone's when they last spoke, in milliseconds. */
  uhrVersatz: z.int().check(z.gte(-3_200_000_000_000), z.lte(3_200_000_000_000)),
  /** The order in which the phone wrote its facts. */
  folge: z.int().check(z.gte(0), z.lte(2_147_483_647)),
  geraet: text(60, 1),
  text: z.optional(text(FELDTEXT_MAX)),
  /** The flats of the house of which it speaks; none: it speaks of the appointment as it is. */
  einheitIds: z.optional(z.array(id).check(z.maxLength(FELDEINHEITEN_MAX, 'sind zu viele'))),
  mangel: z.optional(feldmangel),
  auftrag: z.optional(feldauftrag),
  /** Pictures that come after it, by the ids that the phone gave them. */
  fotos: z.optional(z.array(id).check(z.maxLength(FELDFOTOS_MAX, 'sind zu viele'))),
});
export type Feldmeldung = z.infer<typeof feldmeldung>;

const feldantwort = z.object({
  id,
  ergebnis: z.enum(FELDANTWORTEN),
  /** For a fact that had come before: what was answered then. */
  damals: z.nullable(z.enum(FELDERGEBNISSE)),
  /** It counts as a proven visit at which nobody opened. */
  nachweis: z.boolean(),
  /** What whoever sent it should know, in a sentence; empty where all went as expected. */
  hinweis: z.string(),
});
export type Feldantwort = z.infer<typeof feldantwort>;

export const feldmeldungenSenden = endpoint({
  method: 'POST',
  path: '/heute/meldungen',
  zweck:
    'Nimmt bis zu 50 Meldungen vom Handy an und beantwortet jede einzeln; jede wird aufbewahrt, auch die abgelehnte; von einer Person nicht mehr als tausend neue am Tag. Was keine Antwort bekam, wird noch einmal gesendet.',
  zugang: 'mitarbeiter',
  imFeld: true,
  body: z.object({
    meldungen: z
      .array(feldmeldung)
      .check(z.minLength(1, 'fehlt'), z.maxLength(FELDMELDUNGEN_MAX, `sind mehr als ${FELDMELDUNGEN_MAX}`)),
  }),
  response: z.object({ antworten: z.array(feldantwort), serverzeit: zeitpunkt }),
  fehler: ['eingabe-ungueltig', 'nicht-erlaubt', 'zu-viele-versuche'],
});

const widerspruch = z.object({
  id,
  /** The visit on which is decided: what stands by now for the one that the phone knew. */
  terminId: id,
  anschrift: z.string(),
  lage: z.string(),
  name: z.string(),
  fensterVon: zeitpunkt,
  fensterBis: zeitpunkt,
  art: feldart,
  text: z.string(),
  mitarbeiter: z.string(),
  gesehenAm: zeitpunkt,
  uhrFraglich: z.boolean(),
  ergebnis: z.enum(FELDERGEBNISSE),
  grund: z.enum(FELDGRUENDE),
  /** What stands now, and what stood before the fact came. */
  status: terminStatus,
  davor: terminStatus,
  /** Whose phone told the other side; empty: the office had it. */
  anderer: z.string(),
  /** The fact stands already; else what the office had. */
  gilt: z.boolean(),
});
export type Widerspruch = z.infer<typeof widerspruch>;

export const widerspruecheHolen = endpoint({
  method: 'GET',
  path: '/rueckmeldungen/widersprueche',
  zweck:
    'Meldungen vom Handy, die dem widersprechen, was im Büro stand, und die noch niemand entschieden hat.',
  zugang: 'mitarbeiter',
  response: z.object({ widersprueche: z.array(widerspruch) }),
  fehler: ['nicht-erlaubt'],
});

export const widerspruchKlaeren = endpoint({
  method: 'POST',
  path: '/rueckmeldungen/widersprueche/:id/klaeren',
  zweck: 'Entscheidet einen Widerspruch: Es gilt, was das Handy meldete, oder was im Büro stand.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ wahl: z.enum(FELDKLAERUNGEN) }),
  response: z.object({}),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'termin.vermerk-gebraucht',
    'termin.uebergang-nicht-moeglich',
  ],
});
