import { SCHLUESSELNAME_MAX, SCHLUESSELTEXT_MAX } from '@kehrtour/domain/liegenschaft/schluessel';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { idParams, teilParams, text, version } from './gemeinsam.ts';
import { liegenschaft } from './liegenschaft.ts';

/** How one gets into a house that nobody else may know. It leaves the server only one by one, and each look is kept. */
export const schluesseldaten = z.object({
  /** What it opens: shown to everybody who sees the house. */
  bezeichnung: text(SCHLUESSELNAME_MAX, 1),
  /** Code, place of the key, its number: sealed. */
  geheimnis: text(SCHLUESSELTEXT_MAX, 1),
});

export const schluesselAnlegen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/schluessel',
  zweck: 'Hinterlegt einen Schlüssel oder Code; er wird verschlüsselt gespeichert.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.extend(schluesseldaten, { version }),
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
export const schluesselAendern = endpoint({
  method: 'PUT',
  path: '/liegenschaften/:id/schluessel/:teilId',
  zweck: 'Ersetzt einen hinterlegten Schlüssel oder Code.',
  zugang: 'mitarbeiter',
  params: teilParams,
  body: z.extend(schluesseldaten, { version }),
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
export const schluesselLoeschen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id/schluessel/:teilId',
  zweck: 'Entfernt einen hinterlegten Schlüssel oder Code endgültig.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
/** No GET: looking writes. */
export const schluesselAnsehen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/schluessel/:teilId/ansehen',
  imFeld: true,
  zweck: 'Zeigt einen hinterlegten Schlüssel oder Code; wer ihn ansieht, steht im Verlauf des Hauses.',
  zugang: 'mitarbeiter',
  params: teilParams,
  response: z.object({ geheimnis: z.string() }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'schluessel.unlesbar'],
});
