import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, version, zeitpunkt } from './gemeinsam.ts';
import { termin } from './termin.ts';
import { buerozeiten, zeitwahl } from './terminbuero.ts';

/** One appointment made two, or two of a house made one: whom it concerns first, then the act. */

const gemeldet = {
  /** Where the message goes; empty where nobody gets one and somebody has to ring. */
  email: z.string(),
  telefon: z.string(),
};

export const zusammenlegbar = z.object({
  ...gemeldet,
  id,
  version,
  beginn: zeitpunkt,
  ende: zeitpunkt,
  fensterVon: zeitpunkt,
  fensterBis: zeitpunkt,
  mitarbeiterId: z.nullable(id),
  mitarbeiter: z.string(),
  kehrtour: z.string(),
  gebucht: z.boolean(),
  /** What would be done at the visit that stays, in words and by its tasks. */
  arbeiten: z.array(z.object({ id, bezeichnung: z.string(), dauerMinuten: z.int() })),
  /** Why these two cannot become one, in a sentence; null where they can. */
  hindernis: z.nullable(z.string()),
});
export type Zusammenlegbar = z.infer<typeof zusammenlegbar>;

export const terminteilung = z.object({
  ...gemeldet,
  version,
  /** What may go to an appointment of its own; one of them has to stay. */
  arbeiten: z.array(z.object({ id, bezeichnung: z.string(), wohnung: z.string(), dauerMinuten: z.int() })),
  /** Why it cannot be split, in a sentence; null where it can. */
  hindernis: z.nullable(z.string()),
  /** The announced round that gets an Änderung by it; empty where none does. */
  kehrtour: z.string(),
  andere: z.array(zusammenlegbar),
});
export type Terminteilung = z.infer<typeof terminteilung>;

const gelesen = ['nicht-gefunden', 'nicht-erlaubt'] as const;
export const terminteilungHolen = endpoint({
  method: 'GET',
  path: '/termine/:id/teilung',
  zweck:
    'Zeigt, wie sich ein Termin teilen oder mit einem anderen desselben Hauses zusammenlegen lässt und wer davon hört; geändert und gesendet wird nichts.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: terminteilung,
  fehler: gelesen,
});

const aufgabeIds = z.array(id).check(z.minLength(1, 'fehlt'), z.maxLength(100, 'sind mehr als 100'));

export const teilzeitenHolen = endpoint({
  method: 'POST',
  path: '/termine/:id/teilung/zeiten',
  zweck: 'Freie Zeiten für die Arbeiten, die einen eigenen Termin bekommen sollen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ aufgabeIds, ab: z.optional(tag) }),
  response: buerozeiten,
  fehler: [...gelesen, 'eingabe-ungueltig', 'termin.nicht-teilbar'],
});

const geaendert = [...gelesen, 'eingabe-ungueltig', 'veraltet', 'termin.zeit-belegt'] as const;
export const terminTeilen = endpoint({
  method: 'POST',
  path: '/termine/:id/teilen',
  zweck:
    'Gibt einem Teil der Arbeiten einen eigenen Termin. Liegt der Besuch in einer angekündigten Kehrtour, wird ihr neuer Plan als Änderung vorgeschlagen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, aufgabeIds, wahl: zeitwahl, abgesprochen: z.boolean() }),
  /** The appointment as it stands now, and the new one beside it. */
  response: z.object({ termin, neu: z.object({ id, version }), gemailt: z.boolean() }),
  fehler: [...geaendert, 'buchung.warnung', 'termin.nicht-teilbar'],
  idempotent: true,
});

export const eigeneZeitenHolen = endpoint({
  method: 'POST',
  path: '/termine/:id/eigene-zeiten',
  zweck:
    'Freie Zeiten aller, die diese Arbeit tun dürfen, für einen Besuch, dem keine Zeit einer Kehrtour passt oder der abgesagt ist.',
  zugang: 'mitarbeiter',
  params: idParams,
  /** Without a first day they begin with the Frist; `alle`: also those that nobody wished. */
  body: z.object({ ab: z.optional(tag), alle: z.optional(z.boolean()) }),
  response: buerozeiten,
  fehler: [...gelesen, 'termin.nicht-abloesbar'],
});
export const eigeneZeitVereinbaren = endpoint({
  method: 'POST',
  path: '/termine/:id/eigene-zeit',
  zweck:
    'Gibt einem Besuch einer Kehrtour einen eigenen Termin zu einer freien oder selbst gewählten Zeit; der bisherige weicht, seine Arbeiten kommen mit.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, wahl: zeitwahl, abgesprochen: z.boolean() }),
  /** The new appointment. */
  response: z.object({ termin, gemailt: z.boolean() }),
  fehler: [...geaendert, 'buchung.warnung', 'termin.nicht-abloesbar', 'versand.zu-viele'],
  idempotent: true,
});

export const eigeneZeitZuruecknehmen = endpoint({
  method: 'POST',
  path: '/termine/:id/eigene-zeit/zuruecknehmen',
  zweck:
    'Nimmt einen eigenen Termin binnen zehn Minuten zurück, solange keine Nachricht hinaus ist: Der bisherige steht wieder wie zuvor, gesendet wird nichts.',
  zugang: 'mitarbeiter',
  params: idParams,
  /** The visit that holds again. */
  response: termin,
  fehler: [...gelesen, 'termin.vermerk-gebraucht'],
  idempotent: true,
});

export const termineZusammenlegen = endpoint({
  method: 'POST',
  path: '/termine/:id/zusammenlegen',
  zweck:
    'Legt einen anderen Termin desselben Hauses in diesen: Seine Arbeiten kommen mit, er selbst entfällt, und wer ihn hatte, hört davon.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, mit: z.object({ id, version }) }),
  response: termin,
  fehler: [...geaendert, 'termin.nicht-zusammen'],
  idempotent: true,
});
