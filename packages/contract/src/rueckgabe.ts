import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, zeitpunkt } from './gemeinsam.ts';

/** Done work, and visits that came to nothing, on their way back to where the Kehrbuch is kept. */
const rueckgabe = z.object({
  id,
  am: zeitpunkt,
  /** Who made it; empty where that person is gone. */
  wer: z.string(),
  anzahl: z.int(),
});
export type Rueckgabe = z.infer<typeof rueckgabe>;

const rueckgabestand = z.object({
  /** Done, or come to nothing, and in no file yet. */
  offen: z.int(),
  /** Done as well, and kept back until the office has decided what holds: the phone or what stood. */
  strittig: z.int(),
  /** The last ones, the newest first. */
  bisherige: z.array(rueckgabe),
});
export type Rueckgabestand = z.infer<typeof rueckgabestand>;

export const rueckgabenHolen = endpoint({
  method: 'GET',
  path: '/rueckgaben',
  zweck: 'Wie viel seit der letzten Rückgabe dazugekommen ist, und die bisherigen Dateien.',
  zugang: 'mitarbeiter',
  response: rueckgabestand,
  fehler: ['nicht-erlaubt'],
});
export const rueckgabeAnlegen = endpoint({
  method: 'POST',
  path: '/rueckgaben',
  zweck:
    'Stellt Erledigtes, vergebliche Besuche, Mängel und Stilllegungen seit der letzten Rückgabe zu einer Datei zusammen und merkt es sich.',
  zugang: 'mitarbeiter',
  idempotent: true,
  response: rueckgabe,
  fehler: ['nicht-erlaubt', 'rueckgabe.nichts-neues', 'schluessel-fehlt', 'schluessel-anders-benutzt'],
});
export const rueckgabeDateiHolen = endpoint({
  method: 'GET',
  path: '/rueckgaben/:id/datei',
  zweck: 'Die Datei einer Rückgabe (CSV) mit Tag und Person, in den Spalten der üblichen Exporte.',
  zugang: 'mitarbeiter',
  kind: 'file',
  params: idParams,
  response: z.unknown(),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
