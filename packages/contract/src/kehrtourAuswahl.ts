import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, koordinaten, tag } from './gemeinsam.ts';
import { liegenschaftIds } from './vorgaben.ts';

/** Streets with what is due in them, for the step `liegenschaften`. */
const auswahlStrasse = z.object({
  ort: z.string(),
  strasse: z.string(),
  liegenschaften: z.array(
    z.object({
      id,
      hausnr: z.string(),
      plz: z.string(),
      name: z.string(),
      laufnummer: z.nullable(z.number()),
      koordinaten: z.nullable(koordinaten),
      minuten: z.int(),
      naechsteFrist: z.nullable(tag),
      /** The first day on which any of it may be done; null where no day is too early. */
      fristVon: z.nullable(tag),
      taetigkeitIds: z.array(z.string()),
      fss: z.boolean(),
    }),
  ),
  minuten: z.int(),
  faellig: z.int(),
  naechsteFrist: z.nullable(tag),
});
export type AuswahlStrasse = z.infer<typeof auswahlStrasse>;
export const kehrtourAuswahlHolen = endpoint({
  method: 'GET',
  path: '/kehrtour-auswahl',
  zweck: 'Straßen und Häuser mit dem, was dort bis zu einem Tag fällig ist.',
  zugang: 'mitarbeiter',
  query: z.object({
    faelligBis: z.optional(tag),
    taetigkeitId: z.optional(z.string()),
    ort: z.optional(z.string()),
    suche: z.optional(z.string()),
  }),
  response: z.object({ strassen: z.array(auswahlStrasse), orte: z.array(z.string()), gesamt: z.int() }),
  fehler: ['nicht-erlaubt'],
});

/** Whether the days of a draft may be announced at all, and what they cost: for the step `datum`. */
export const kehrtourTageHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/tage',
  zweck: 'Sagt je Tag: Feiertag, Abwesende, Ankündigungsfrist.',
  zugang: 'mitarbeiter',
  params: idParams,
  query: z.object({ von: tag, bis: tag }),
  response: z.object({
    tage: z.array(
      z.object({
        tag,
        feiertag: z.nullable(z.string()),
        wochenende: z.boolean(),
        vergangen: z.boolean(),
        abwesend: z.array(z.string()),
        fristReicht: z.boolean(),
        hinweis: z.nullable(z.string()),
        andereKehrtouren: z.array(z.string()),
      }),
    ),
    mitFeuerstaettenschau: z.boolean(),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

export const naechsteKehrtourFuellen = endpoint({
  method: 'POST',
  path: '/kehrtouren/naechste/haeuser',
  zweck:
    'Legt Häuser in die nächste Kehrtour, die noch niemandem angekündigt ist, oder in eine neue, wenn es keine gibt. Was schon darin ist, bleibt.',
  zugang: 'mitarbeiter',
  idempotent: true,
  body: z.object({ liegenschaftIds }),
  response: z.object({ id, name: z.string(), neu: z.int(), angelegt: z.boolean() }),
  fehler: [
    'nicht-erlaubt',
    'kehrtourplaner-nicht-gebucht',
    'nicht-gefunden',
    'veraltet',
    'kehrtour.nicht-mehr-aenderbar',
  ],
});
