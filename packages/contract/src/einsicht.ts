import { EINSICHT_GRUND } from '@kehrtour/domain/unternehmen/einsicht';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, text, zeitpunkt } from './gemeinsam.ts';

/** The operator looks into one company: with a reason, for an hour, reading alone. The company reads of it. */
const stand = z.object({
  unternehmen: z.object({ id, name: z.string() }),
  grund: z.string(),
  bis: zeitpunkt,
});
export type Einsichtsstand = z.infer<typeof stand>;

export const einsichtBeginnen = endpoint({
  method: 'POST',
  path: '/betrieb/unternehmen/:id/einsicht',
  zweck:
    'Beginnt mit einem Grund die Einsicht in einen Betrieb: eine Stunde, nur lesend. Die Inhaber bekommen eine E-Mail.',
  zugang: 'adminUser',
  params: idParams,
  body: z.object({ grund: text(EINSICHT_GRUND.zeichenMax, EINSICHT_GRUND.zeichenMin) }),
  response: stand,
  fehler: ['nicht-gefunden', 'zu-viele-versuche'],
});
export const einsichtHolen = endpoint({
  method: 'GET',
  path: '/betrieb/einsicht',
  zweck: 'Sagt, in welchen Betrieb gerade hineingesehen wird und bis wann.',
  zugang: 'adminUser',
  response: z.object({ einsicht: z.nullable(stand) }),
});
export const einsichtBeenden = endpoint({
  method: 'POST',
  path: '/betrieb/einsicht/beenden',
  zweck: 'Beendet die Einsicht sofort.',
  zugang: 'adminUser',
  response: leer,
});

const einsicht = z.object({
  id,
  /** The operator's name. */
  wer: z.string(),
  grund: z.string(),
  von: zeitpunkt,
  /** The end at the latest; ended by hand it is the end. */
  bis: zeitpunkt,
  laeuft: z.boolean(),
  /** What was opened, as the contract's path, and how often. */
  gesehen: z.array(z.object({ bereich: z.string(), anzahl: z.int() })),
});
export type Einsicht = z.infer<typeof einsicht>;
export const einsichtenHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/einsichten',
  zweck: 'Wer vom Betreiber wann und warum in den Betrieb hineingesehen hat, die neuesten hundert.',
  zugang: 'mitarbeiter',
  response: z.object({ eintraege: z.array(einsicht) }),
  fehler: ['nicht-erlaubt'],
});
