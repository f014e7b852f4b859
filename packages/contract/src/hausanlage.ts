import * as z from 'zod/mini';

import { anlagedaten } from './anlage.ts';
import { endpoint } from './endpoint.ts';
import { idParams, teilParams, version } from './gemeinsam.ts';
import { liegenschaft } from './liegenschaft.ts';

/** Every change by hand of what is swept, inspected and measured in a house. */
export const anlageAnlegen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/anlagen',
  zweck: 'Fügt eine Feuerstätte, Abgasanlage oder Lüftung hinzu.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.extend(anlagedaten, { version }),
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
export const anlageAendern = endpoint({
  method: 'PUT',
  path: '/liegenschaften/:id/anlagen/:teilId',
  zweck: 'Ändert eine Anlage; der nächste Import lässt die Anlagen dieses Hauses stehen.',
  zugang: 'mitarbeiter',
  params: teilParams,
  body: z.extend(anlagedaten, { version }),
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
export const anlageLoeschen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id/anlagen/:teilId',
  zweck: 'Entfernt eine Anlage; Aufgaben, die sie nennen, bleiben ohne sie.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
