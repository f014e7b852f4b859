import { VERSANDTATEN } from '@kehrtour/domain/versand/versandstand';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { idParams, zeitpunkt } from './gemeinsam.ts';

/** How far the messages of a round are that leave by themselves, and what can be done about it. */
const versandtat = z.enum(VERSANDTATEN);
export const versand = z.object({
  /** Each message is counted in exactly one of them. */
  zahlen: z.object({
    hinaus: z.int(),
    geht: z.int(),
    wartet: z.int(),
    wiederholt: z.int(),
    angehalten: z.int(),
    gescheitert: z.int(),
    unzustellbar: z.int(),
    verworfen: z.int(),
    ersetzt: z.int(),
  }),
  gesamt: z.int(),
  /** The same in one sentence. */
  satz: z.string(),
  /** What the provider said last; empty where nothing failed that could be sent again. */
  grund: z.string(),
  moeglich: z.array(versandtat),
  /** When the next of those leaves that still wait, so that somebody can stop them; null where nothing waits for that. */
  hinausAb: z.nullable(zeitpunkt),
});
export type Versand = z.infer<typeof versand>;

export const versandHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/versand',
  zweck: 'Wie viele Nachrichten einer Kehrtour hinaus sind, wie viele nicht, und warum.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: versand,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

/** Twice does no harm: what is done is done once, and the answer says how things stand. */
export const versandSteuern = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/versand',
  zweck:
    'Hält den Versand einer Kehrtour an, setzt ihn fort, verwirft den Rest oder sendet genau das noch einmal, was sich nicht senden ließ.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ tat: versandtat }),
  response: versand,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
