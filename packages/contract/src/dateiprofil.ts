import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, text, zeitpunkt } from './gemeinsam.ts';

/** What somebody said once of the columns of a file, kept for the next file with these headers. */
const dateiprofil = z.object({
  id,
  name: z.string(),
  geaendertAm: zeitpunkt,
  /** When a file was last read by it; null: never since. */
  zuletztAm: z.nullable(zeitpunkt),
  /** Field and the header it is read from; without a header where it was kept before headers were. */
  felder: z.array(z.object({ feld: z.string(), kopf: z.nullable(z.string()) })),
});
export type Dateiprofil = z.infer<typeof dateiprofil>;
const dateiprofile = z.object({ profile: z.array(dateiprofil) });

export const dateiprofileHolen = endpoint({
  method: 'GET',
  path: '/dateiprofile',
  zweck: 'Listet die gemerkten Spaltenzuordnungen des Betriebs, die neueste zuerst.',
  zugang: 'mitarbeiter',
  response: dateiprofile,
  fehler: ['nicht-erlaubt'],
});
export const dateiprofilBenennen = endpoint({
  method: 'POST',
  path: '/dateiprofile/:id/benennen',
  zweck: 'Gibt einer gemerkten Spaltenzuordnung einen anderen Namen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ name: text(200, 1) }),
  response: dateiprofile,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
export const dateiprofilLoeschen = endpoint({
  method: 'DELETE',
  path: '/dateiprofile/:id',
  zweck: 'Vergisst eine gemerkte Spaltenzuordnung; frühere Importe bleiben, wie sie sind.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: dateiprofile,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
