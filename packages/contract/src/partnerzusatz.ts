import { V1_AUSGAENGE } from '@kehrtour/domain/termin/besuchsausgang';
import { ERLEDIGTE_JE_ABRUF_MAX, V1_ARBEITEN_AUS } from '@kehrtour/domain/unternehmen/partner';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, tag, text, zeitpunkt } from './gemeinsam.ts';

/** What we add to the vendors' interface: no program has to call any of it. */

/** Ours, not the vendors': whoever does not call it is understood by falling silent. */
export const exportAbschliessen = endpoint({
  method: 'POST',
  path: '/external/v1/data/properties/complete',
  zweck:
    'Sagt, dass alle Liegenschaften genannt sind; was im Bestand dieses Programms fehlt, wird als „nicht mehr im Export“ markiert und nie gelöscht.',
  zugang: 'partner',
  /** How many different properties were sent since the last call. */
  body: z.object({ count: z.int().check(z.gte(1), z.lte(1_000_000)) }),
  response: z.object({ anzahl: z.object({ genannt: z.int(), fehlend: z.int() }) }),
  fehler: ['partner.ohne-recht', 'partner.unvollstaendig', 'zu-viele-versuche'],
});

/** Ours, not the vendors': what was done goes back into the Kehrbuch without anybody typing. */
export const erledigtesHolen = endpoint({
  method: 'GET',
  path: '/external/v1/data/completed-tasks',
  zweck: `Erledigte Arbeiten in Liegenschaften dieses Programms, die es noch nicht bestätigt hat; höchstens ${ERLEDIGTE_JE_ABRUF_MAX}.`,
  zugang: 'partner',
  response: z.object({
    tasks: z.array(
      z.object({
        id,
        propertyExternalId: z.string(),
        unitExternalId: z.optional(z.string()),
        name: z.string(),
        category: z.optional(z.enum(V1_ARBEITEN_AUS)),
        startDate: z.nullable(tag),
        endDate: tag,
        completedAt: tag,
        /** When somebody saw it done; missing where only the day is known. */
        completedTime: z.optional(zeitpunkt),
        /** Who was there; empty where nobody is known. */
        completedBy: z.string(),
      }),
    ),
    /** There are more: confirm these and ask again. */
    more: z.boolean(),
  }),
  fehler: ['partner.ohne-recht', 'zu-viele-versuche'],
});
export const erledigtesBestaetigen = endpoint({
  method: 'POST',
  path: '/external/v1/data/completed-tasks/confirm',
  zweck:
    'Bestätigt erledigte Arbeiten, die im Programm angekommen sind; sie werden nicht noch einmal genannt.',
  zugang: 'partner',
  body: z.object({
    tasks: z
      .array(z.object({ id, completedAt: tag }))
      .check(
        z.minLength(1, 'enthält nichts'),
        z.maxLength(ERLEDIGTE_JE_ABRUF_MAX, `sind mehr als ${ERLEDIGTE_JE_ABRUF_MAX}`),
      ),
  }),
  response: z.object({ confirmed: z.int() }),
  fehler: ['partner.ohne-recht', 'zu-viele-versuche'],
});

/** Ours, not the vendors': how visits ended, also those at which nothing was done. */
const ausgang = z.enum(V1_AUSGAENGE);
export const besuchsausgaengeHolen = endpoint({
  method: 'GET',
  path: '/external/v1/data/visit-outcomes',
  zweck: `Wie Besuche in Liegenschaften dieses Programms ausgingen, soweit es das noch nicht bestätigt hat; höchstens ${ERLEDIGTE_JE_ABRUF_MAX}, die ältesten zuerst.`,
  zugang: 'partner',
  response: z.object({
    visits: z.array(
      z.object({
        id,
        kehrtourId: z.nullable(id),
        propertyExternalId: z.string(),
        unitExternalId: z.optional(z.string()),
        /** The time that was told. */
        startDateTime: zeitpunkt,
        endDateTime: zeitpunkt,
        outcome: ausgang,
        /** The day of the visit; null where an outcome was taken back. */
        date: z.nullable(tag),
        /** When somebody at the door saw it; missing where only the day is known. */
        seenAt: z.optional(zeitpunkt),
        /** Nobody opened, or let anybody in, within the time that was told: it counts as a visit in vain. */
        proof: z.boolean(),
        /** Who was there; empty where nobody is known. */
        visitedBy: z.string(),
        tasks: z.array(z.object({ id, name: z.string(), category: z.optional(z.enum(V1_ARBEITEN_AUS)) })),
      }),
    ),
    /** There are more: confirm these and ask again. */
    more: z.boolean(),
  }),
  fehler: ['partner.ohne-recht', 'zu-viele-versuche'],
});
export const besuchsausgaengeBestaetigen = endpoint({
  method: 'POST',
  path: '/external/v1/data/visit-outcomes/confirm',
  zweck:
    'Bestätigt Ausgänge, die im Programm angekommen sind; sie werden erst wieder genannt, wenn sich etwas an ihnen ändert.',
  zugang: 'partner',
  body: z.object({
    visits: z
      .array(z.object({ id, outcome: ausgang, date: z.nullable(tag) }))
      .check(
        z.minLength(1, 'enthält nichts'),
        z.maxLength(ERLEDIGTE_JE_ABRUF_MAX, `sind mehr als ${ERLEDIGTE_JE_ABRUF_MAX}`),
      ),
  }),
  response: z.object({ confirmed: z.int() }),
  fehler: ['partner.ohne-recht', 'zu-viele-versuche'],
});

/** Ours, not the vendors': instead of asking every minute, a program is told. */
export const webhookSetzen = endpoint({
  method: 'PUT',
  path: '/external/v1/webhook',
  zweck:
    'Setzt die Adresse (https), an die wir Änderungen melden; die Antwort enthält einmalig das Geheimnis für die Signatur.',
  zugang: 'partner',
  body: z.object({ url: text(500, 1) }),
  response: z.object({ url: z.string(), secret: z.string() }),
  fehler: ['partner.ohne-recht', 'zu-viele-versuche'],
});
export const webhookHolen = endpoint({
  method: 'GET',
  path: '/external/v1/webhook',
  zweck: 'Die Adresse, an die wir melden, und ob es gelingt.',
  zugang: 'partner',
  response: z.object({
    webhook: z.nullable(
      z.object({
        url: z.string(),
        active: z.boolean(),
        /** In a row. */
        failures: z.int(),
        lastDeliveryAt: z.nullable(zeitpunkt),
        lastError: z.string(),
      }),
    ),
  }),
  fehler: ['partner.ohne-recht', 'zu-viele-versuche'],
});
export const webhookLoeschen = endpoint({
  method: 'DELETE',
  path: '/external/v1/webhook',
  zweck: 'Beendet die Meldungen; zweimal schadet nicht.',
  zugang: 'partner',
  response: z.object({}),
  fehler: ['partner.ohne-recht', 'zu-viele-versuche'],
});
