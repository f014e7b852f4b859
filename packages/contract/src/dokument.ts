import { DOKUMENTTYPEN } from '@kehrtour/domain/datei/dokument';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, teilParams, zeitpunkt } from './gemeinsam.ts';

/** Papers and pictures that belong to a house: its last Bescheid, a plan, a photograph of a defect. */
export const dokument = z.object({
  id,
  name: z.string(),
  typ: z.enum(DOKUMENTTYPEN),
  /** Bytes. */
  groesse: z.int(),
  am: zeitpunkt,
  /** Who put it there; empty when that person is gone. */
  von: z.string(),
});
export type Dokument = z.infer<typeof dokument>;
/** The newest first. */
const dokumente = z.object({ dokumente: z.array(dokument) });
export type Dokumente = z.infer<typeof dokumente>;

export const dokumenteHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften/:id/dokumente',
  zweck: 'Listet die Dokumente einer Liegenschaft.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: dokumente,
  fehler: ['nicht-gefunden'],
});
export const dokumentHochladen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/dokumente',
  zweck: 'Legt ein Dokument bei einer Liegenschaft ab (PDF, JPEG oder PNG, höchstens 10 MB).',
  zugang: 'mitarbeiter',
  params: idParams,
  response: dokumente,
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'zu-gross',
    'betrieb.speicher-voll',
    'kein-speicherplatz',
    'falscher-inhalt',
  ],
  kind: 'upload',
});
export const dokumentLaden = endpoint({
  method: 'GET',
  path: '/liegenschaften/:id/dokumente/:teilId',
  zweck: 'Liefert ein Dokument zum Speichern.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: leer,
  fehler: ['nicht-gefunden'],
  kind: 'file',
});
export const dokumentLoeschen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id/dokumente/:teilId',
  zweck: 'Löscht ein Dokument; 30 Tage lang lässt es sich zurückholen.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: dokumente,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const dokumentZurueckholen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/dokumente/:teilId/zurueckholen',
  zweck: 'Holt ein gelöschtes Dokument zurück.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: dokumente,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
