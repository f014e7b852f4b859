import { EXPORTWAHLEN } from '@kehrtour/domain/liegenschaft/liegenschaft';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, version, zeitpunkt } from './gemeinsam.ts';

/** Houses that the last whole export no longer names, and what the office says of them. */
export const EXPORTENTSCHEIDE_MAX = 200;

/** Why a house is not put to rest together with others. */
const hindernis = z.discriminatedUnion('art', [
  z.object({ art: z.literal('angekuendigt'), am: zeitpunkt }),
  z.object({ art: z.literal('in-kehrtour'), kehrtourId: id, name: z.string() }),
]);
export type Exporthindernis = z.infer<typeof hindernis>;

export const ungenanntesHaus = z.object({
  id,
  version,
  anschrift: z.string(),
  ortszeile: z.string(),
  kontakte: z.array(z.string()),
  aufgabenOffen: z.int(),
  /** The import that knew it last; null when it is gone. */
  zuletzt: z.nullable(z.object({ name: z.string(), am: zeitpunkt })),
  hindernis: z.nullable(hindernis),
});
export type UngenanntesHaus = z.infer<typeof ungenanntesHaus>;

const entscheid = z.object({
  id,
  wahl: z.enum(EXPORTWAHLEN),
  am: zeitpunkt,
  wer: z.string(),
  anzahl: z.int(),
  /** By its address, the first of them. */
  erstes: z.string(),
  /** How many still stand as they did after it. */
  rueckholbar: z.int(),
});
export type Exportentscheid = z.infer<typeof entscheid>;

export const ungenannteHaeuserHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften/nicht-mehr-im-export',
  zweck: `Häuser, die der letzte ganze Export nicht mehr nennt und über die noch niemand entschieden hat, höchstens ${EXPORTENTSCHEIDE_MAX}, und was zuletzt entschieden wurde.`,
  zugang: 'mitarbeiter',
  response: z.object({
    haeuser: z.array(ungenanntesHaus),
    gesamt: z.int(),
    entschieden: z.array(entscheid),
  }),
  fehler: ['nicht-erlaubt'],
});
export type UngenannteHaeuser = z.infer<typeof ungenannteHaeuserHolen.response>;

export const ungenannteHaeuserEntscheiden = endpoint({
  method: 'POST',
  path: '/liegenschaften/nicht-mehr-im-export',
  zweck:
    'Behält Häuser, die der Export nicht mehr nennt, oder legt sie still. Wo ein Besuch angekündigt ist oder eine offene Kehrtour hinfährt, bleibt das Haus, wie es ist, und die Antwort sagt den Grund.',
  zugang: 'mitarbeiter',
  body: z.object({
    wahl: z.enum(EXPORTWAHLEN),
    haeuser: z
      .array(z.object({ id, version }))
      .check(
        z.minLength(1, 'fehlt'),
        z.maxLength(EXPORTENTSCHEIDE_MAX, `sind mehr als ${EXPORTENTSCHEIDE_MAX}`),
      ),
  }),
  response: z.object({
    /** To take it back by; null when nothing was decided. */
    entscheidId: z.nullable(id),
    entschieden: z.int(),
    abgewiesen: z.array(
      z.object({
        id,
        /** '' of a house that is gone. */
        anschrift: z.string(),
        hindernis: z.union([hindernis, z.object({ art: z.literal('veraltet') })]),
      }),
    ),
  }),
  fehler: ['nicht-erlaubt'],
});
export type Exportantwort = z.infer<typeof ungenannteHaeuserEntscheiden.response>;

export const exportentscheidZuruecknehmen = endpoint({
  method: 'POST',
  path: '/liegenschaften/nicht-mehr-im-export/:id/zuruecknehmen',
  zweck:
    'Nimmt eine Entscheidung zurück. Häuser, an denen seither etwas geändert wurde, bleiben, wie sie sind.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ zurueck: z.int(), geblieben: z.int() }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
