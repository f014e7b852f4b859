import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, zeitpunkt } from './gemeinsam.ts';

/** A picture that was taken at a door; it is a document of the house, too. */
export const feldfoto = z.object({
  id,
  liegenschaftId: id,
  name: z.string(),
  gesehenAm: zeitpunkt,
  /** Who took it; empty when that person is gone. */
  von: z.string(),
  /** The fact that it belongs to; null: a picture by itself. */
  meldungId: z.nullable(id),
});
export type Feldfoto = z.infer<typeof feldfoto>;

/** After the facts, one by one; the same id twice is one picture. */
export const feldfotoSenden = endpoint({
  method: 'PUT',
  path: '/heute/fotos/:id',
  zweck:
    'Nimmt ein Foto vom Handy an (JPEG oder PNG, höchstens 10 MB); es wird verkleinert, ohne Aufnahmeort neu gezeichnet und liegt beim Besuch und beim Haus.',
  zugang: 'mitarbeiter',
  imFeld: true,
  params: idParams,
  query: z.object({
    terminId: id,
    meldungId: z.optional(id),
    /** By the server's clock, as far as the phone knew it. */
    gesehenAm: zeitpunkt,
  }),
  response: z.object({ id, ergebnis: z.enum(['uebernommen', 'doppelt']) }),
  fehler: [
    'eingabe-ungueltig',
    'nicht-gefunden',
    'nicht-erlaubt',
    'zu-gross',
    'falscher-inhalt',
    'betrieb.speicher-voll',
    'kein-speicherplatz',
    'ueberlastet',
  ],
  kind: 'upload',
});

export const feldfotosHolen = endpoint({
  method: 'GET',
  path: '/termine/:id/fotos',
  zweck: 'Listet die Fotos, die bei einem Besuch aufgenommen wurden.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ fotos: z.array(feldfoto) }),
  fehler: ['nicht-gefunden'],
});
