import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams } from './gemeinsam.ts';
import { laufnummer, liegenschaft } from './liegenschaft.ts';

/** The working order, house by house: somewhere between two others, or back to the number it had. */
export const platz = z.union([z.object({ nachId: id }), z.object({ vorId: id }), z.object({ laufnummer })]);
export type Platz = z.infer<typeof platz>;

export const hausEinordnen = endpoint({
  method: 'PUT',
  path: '/liegenschaften/:id/platz',
  zweck:
    'Ordnet ein Haus in der Arbeitsreihenfolge hinter oder vor ein anderes ein, oder gibt ihm die Nummer zurück, die es hatte. Keine andere Nummer ändert sich.',
  zugang: 'mitarbeiter',
  params: idParams,
  /** `bisher`: the number that was seen; another one by now is refused. */
  body: z.object({ bisher: laufnummer, platz }),
  response: liegenschaft,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'liegenschaft.kein-platz'],
});
