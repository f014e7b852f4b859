import { NACHTRAGSTAENDE } from '@kehrtour/domain/taetigkeit/nachtrag';
import { TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, tag } from './gemeinsam.ts';
import { liegenschaftIds } from './vorgaben.ts';

/** Work at houses of an announced round that is not what their households were told; it waits beside the round. */
const arbeit = z.object({
  id,
  bezeichnung: z.string(),
  art: z.enum(TAETIGKEITSARTEN),
  dauerMinuten: z.int(),
  fristBis: tag,
  /** Which flat; '' for the whole house. */
  lage: z.string(),
});
export const nachtrag = z.object({
  liegenschaftId: id,
  anschrift: z.string(),
  /** Nobody was told of it. */
  neue: z.array(arbeit),
  /** Told otherwise: as it was told, and as it is now. */
  geaenderte: z.array(z.object({ gesagt: arbeit, jetzt: arbeit })),
  /** Told, and not to be done any more. */
  entfallene: z.array(arbeit),
  stand: z.enum(NACHTRAGSTAENDE),
});
export type Nachtrag = z.infer<typeof nachtrag>;

export const nachtraegeHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/nachtraege',
  zweck: 'Zeigt Arbeit an Häusern einer angekündigten Kehrtour, die dort nicht angekündigt ist.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ nachtraege: z.array(nachtrag) }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const nachtraegeAufnehmen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/nachtraege',
  zweck: 'Nimmt diese Arbeit in einen neuen Plan auf; er wartet, bis ihn jemand annimmt.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ liegenschaftIds }),
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'kehrtour.nicht-mehr-aenderbar'],
});
