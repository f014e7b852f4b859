import { AM_ABSCHLUSS_BEENDETE, OFFENE_BEIM_ABSCHLUSS } from '@kehrtour/domain/termin/termin';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, zeitpunkt } from './gemeinsam.ts';

/** Whoever drives ends his own day; the office can take it back. */
export const tagAbschliessen = endpoint({
  method: 'POST',
  path: '/heute/abschluss',
  zweck:
    'Beendet den eigenen Tag: die eigenen Besuche aller Kehrtouren und Buchungen, nie vor Beginn der letzten zugesagten Zeit. Was andere noch vor sich haben, bleibt.',
  zugang: 'mitarbeiter',
  imFeld: true,
  /** Asked once for all visits without a result; nothing is needed where there is none. */
  body: z.object({ tag, offene: z.optional(z.enum(OFFENE_BEIM_ABSCHLUSS)) }),
  response: z.object({
    beendet: z.int(),
    /** Visits of the others in the same rounds. */
    bleiben: z.array(z.object({ name: z.string(), anzahl: z.int() })),
  }),
  fehler: ['eingabe-ungueltig', 'nicht-erlaubt', 'kehrtour.noch-zugesagt', 'kehrtour.noch-offen', 'veraltet'],
});

const tagesabschluss = z.object({
  id,
  tag,
  am: zeitpunkt,
  name: z.string(),
  /** Visits that had no result, and what became of them. */
  besuche: z.array(z.object({ terminId: id, anschrift: z.string(), nach: z.enum(AM_ABSCHLUSS_BEENDETE) })),
});
export type Tagesabschluss = z.infer<typeof tagesabschluss>;

export const tagesabschluesseHolen = endpoint({
  method: 'GET',
  path: '/rueckmeldungen/tagesabschluesse',
  zweck: 'Wer seinen Tag heute oder gestern beendet hat, und was aus offenen Besuchen wurde.',
  zugang: 'mitarbeiter',
  response: z.object({ abschluesse: z.array(tagesabschluss) }),
  fehler: ['nicht-erlaubt'],
});

export const tagesabschlussZuruecknehmen = endpoint({
  method: 'POST',
  path: '/rueckmeldungen/tagesabschluesse/:id/zuruecknehmen',
  zweck:
    'Öffnet einen beendeten Tag wieder, mit seinen Besuchen, wie sie standen. Wem schon abgesagt wurde, der bleibt abgesagt.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({
    wiederOffen: z.int(),
    /** Appointments that stay as they are: their customers know. */
    bleiben: z.array(id),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
