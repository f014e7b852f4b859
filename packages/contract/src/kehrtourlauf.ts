import { OFFENE_BEIM_ABSCHLUSS } from '@kehrtour/domain/termin/termin';
import * as z from 'zod/mini';

import { bescheid } from './aenderung.ts';
import { endpoint } from './endpoint.ts';
import { idParams, leer, text } from './gemeinsam.ts';
import { kehrtour } from './kehrtour.ts';

/** How a round begins and ends on its day. */
export const kehrtourStarten = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/starten',
  zweck: 'Beginnt eine Kehrtour; der erste Vermerk vor Ort tut es von selbst.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: kehrtour,
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'kehrtour.nicht-geplant',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.beginnt-spaeter',
  ],
});
export const kehrtourAbschliessen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/abschliessen',
  zweck:
    'Schließt eine gefahrene Kehrtour ab; was offen blieb, geht mit seinem Grund zurück in den Bestand. Wer darin fährt, beendet nur seine eigenen Besuche: Die Kehrtour endet mit dem letzten.',
  zugang: 'mitarbeiter',
  params: idParams,
  /** Asked once for all visits without a result; nothing is needed where there is none. */
  body: z.object({ offene: z.optional(z.enum(OFFENE_BEIM_ABSCHLUSS)) }),
  response: z.extend(kehrtour, {
    /** Visits of the others; empty when the round is closed. */
    bleiben: z.array(z.object({ name: z.string(), anzahl: z.int() })),
  }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'kehrtour.nicht-geplant',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.noch-zugesagt',
    'kehrtour.noch-offen',
  ],
});
export const absageVorschauHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/absage',
  zweck: 'Zählt, wer von der Absage einer Kehrtour auf welchem Weg erfahren würde.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({
    /** To households, and to those who look after their houses. */
    bescheid: z.array(bescheid),
    zurKenntnis: z.array(bescheid),
    /** Whoever booked is written to at the address of the booking. */
    gebucht: z.int(),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const kehrtourAbsagen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/absagen',
  zweck: 'Sagt eine Kehrtour ab; wer angekündigt war, bekommt Bescheid.',
  zugang: 'mitarbeiter',
  params: idParams,
  idempotent: true,
  body: z.object({ grund: z.optional(text(300)) }),
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'kehrtour.nicht-mehr-aenderbar'],
});
export const kehrtourLoeschen = endpoint({
  method: 'DELETE',
  path: '/kehrtouren/:id',
  zweck: 'Löscht einen Entwurf oder eine nie angekündigte Kehrtour.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'kehrtour.nicht-mehr-aenderbar'],
});
