import { TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { TERMIN_STATUS } from '@kehrtour/domain/termin/termin';
import * as z from 'zod/mini';

import { id, koordinaten, tag, zeitpunkt } from './gemeinsam.ts';

/** What a person decided about a stop; no computation decides otherwise. */
export const sperre = z.object({
  /** With this person: placed by hand. */
  mitarbeiter: z.optional(z.boolean()),
  /** On this day: placed by hand. */
  tag: z.optional(z.boolean()),
  /** At its time: held. */
  position: z.optional(z.boolean()),
  /** In no shift: left out by hand. */
  ausgelassen: z.optional(z.boolean()),
});
export type Sperre = z.infer<typeof sperre>;

/** Why a stop was left out: the first rule that stood in the way per shift, and the smallest thing that would help. */
export const grund = z.object({
  code: z.string(),
  /** The German sentence. */
  text: z.string(),
  abhilfe: z.nullable(
    z.object({
      art: z.enum([
        'ueberstunden',
        'tagDazu',
        'mitarbeiterDazu',
        'terminMitverschieben',
        'verortung',
        'qualifikation',
        'entfernen',
      ]),
      text: z.string(),
      minuten: z.optional(z.int()),
      /** Whose overtime. */
      mitarbeiterId: z.optional(id),
    }),
  ),
});

export const haltAufgabe = z.object({
  id,
  taetigkeitId: z.string(),
  bezeichnung: z.string(),
  kundentext: z.string(),
  art: z.enum(TAETIGKEITSARTEN),
  dauerMinuten: z.int(),
  fristVon: z.nullable(tag),
  fristBis: tag,
  nutzungseinheitId: z.nullable(id),
});

export const halt = z.object({
  id,
  liegenschaftId: id,
  /** With the flat, where the stop is for one alone. */
  anschrift: z.string(),
  ortszeile: z.string(),
  laufnummer: z.nullable(z.number()),
  koordinaten: z.nullable(koordinaten),
  name: z.string(),
  notiz: z.string(),
  /** Kept wishes that say a weekday or a time, as they were understood. */
  wuensche: z.optional(
    z.array(
      z.object({ text: z.string(), wochentage: z.array(z.int()), vonMinute: z.int(), bisMinute: z.int() }),
    ),
  ),
  einheiten: z.int(),
  dauerMinuten: z.int(),
  aufgaben: z.array(haltAufgabe),
  mitarbeiterId: z.nullable(id),
  tag: z.nullable(tag),
  position: z.nullable(z.int()),
  beginn: z.nullable(zeitpunkt),
  ende: z.nullable(zeitpunkt),
  anfahrtSekunden: z.nullable(z.int()),
  anfahrtZuFuss: z.boolean(),
  wartezeitSekunden: z.nullable(z.int()),
  fensterVon: z.nullable(zeitpunkt),
  fensterBis: z.nullable(zeitpunkt),
  sperre,
  ausgelassen: z.boolean(),
  grund: z.nullable(grund),
  /** The cheapest other places: answers "Warum hier?". */
  andernorts: z.array(
    z.object({ mitarbeiterId: id, tag, position: z.int(), beginn: zeitpunkt, mehrSekunden: z.int() }),
  ),
  /** What the announced window or a fixed appointment is broken by, in words; empty when all promises hold. */
  verstoesse: z.array(z.string()),
  termin: z.nullable(
    z.object({
      id,
      status: z.enum(TERMIN_STATUS),
      /** Nobody opened, but that proves nothing. */
      ohneNachweis: z.optional(z.boolean()),
      antwort: z.nullable(z.string()),
      ungelesen: z.boolean(),
      /** What nobody has read asks for something. */
      bittet: z.boolean(),
    }),
  ),
});
export type Halt = z.infer<typeof halt>;
