import { DOPPELTGRUENDE } from '@kehrtour/domain/ort/doppelteHaeuser';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, version, zeitpunkt } from './gemeinsam.ts';

/** Entries that may be one house, and joining them. */
export const DOPPELTE_MAX = 100;

/** What a house is and has: all of it stays, whichever of the two does. */
export const hausseite = z.object({
  id,
  version,
  anschrift: z.string(),
  ortszeile: z.string(),
  /** By which name imports know it; '' for one made by hand. */
  kennung: z.string(),
  ausImport: z.boolean(),
  kontakte: z.array(z.string()),
  einheiten: z.int(),
  anlagen: z.int(),
  aufgabenOffen: z.int(),
  aufgabenErledigt: z.int(),
  schluessel: z.int(),
  /** `kommende` of them are promised and still to come. */
  termine: z.int(),
  kommende: z.int(),
});
export type Hausseite = z.infer<typeof hausseite>;

export const doppelpaar = z.object({
  grund: z.enum(DOPPELTGRUENDE),
  /** The one that should rather stay stands first. */
  bleibt: hausseite,
  geht: hausseite,
});
export type Doppelpaar = z.infer<typeof doppelpaar>;

export const zusammenfuehrung = z.object({
  id,
  liegenschaftId: id,
  anschrift: z.string(),
  /** As the entry was called that went into it. */
  mit: z.string(),
  am: zeitpunkt,
  wer: z.string(),
  trennbar: z.boolean(),
});
export type Zusammenfuehrung = z.infer<typeof zusammenfuehrung>;

const doppelte = z.object({
  paare: z.array(doppelpaar),
  /** Of all, not only those that are shown. */
  gesamt: z.int(),
  zuletzt: z.array(zusammenfuehrung),
});
export type Doppelte = z.infer<typeof doppelte>;

export const doppelteHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften/doppelte',
  zweck: `Häuser, die gleich aussehen, nebeneinander, höchstens ${DOPPELTE_MAX} Paare, und was zuletzt zusammengeführt wurde.`,
  zugang: 'mitarbeiter',
  response: doppelte,
  fehler: ['nicht-erlaubt'],
});
const paar = z.object({ version, mitId: id, mitVersion: version });
export const haeuserZusammenfuehren = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/zusammenfuehren',
  zweck:
    'Führt ein zweites Haus in diesem zusammen. Kontakte, Aufgaben, Termine, Schlüssel und Nachweise ziehen um, Codes der Kunden gelten weiter.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: paar,
  response: z.object({ zusammenfuehrungId: id }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'liegenschaft.nicht-zusammenzufuehren'],
});
export const haeuserTrennen = endpoint({
  method: 'POST',
  path: '/liegenschaften/zusammenfuehrungen/:id/trennen',
  zweck: 'Nimmt ein Zusammenführen zurück, solange an dem Haus seither nichts geschah.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'liegenschaft.nicht-mehr-zu-trennen'],
});
export const haeuserVerschieden = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/verschieden',
  zweck: 'Merkt, dass zwei Häuser zwei sind; sie werden nicht mehr vorgeschlagen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ mitId: id }),
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
