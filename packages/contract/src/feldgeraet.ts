import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { leer, text, zeitpunkt } from './gemeinsam.ts';

/** A phone that goes on working for its shift: what it holds opens nothing but `/heute`, and a person can end it. */
export const feldgeraetAnlegen = endpoint({
  method: 'POST',
  path: '/heute/geraet',
  zweck:
    'Gibt diesem Handy für höchstens 14 Stunden einen Nachweis, mit dem es neue Zugänge für „Heute“ holt, und nur dafür.',
  zugang: 'mitarbeiter',
  body: z.object({ name: text(60, 1) }),
  response: z.object({ nachweis: z.string(), kennung: z.string(), laeuftAb: zeitpunkt }),
  fehler: ['nicht-erlaubt', 'zu-viele-versuche'],
});

export const feldzugangHolen = endpoint({
  method: 'POST',
  path: '/heute/zugang',
  zweck: 'Tauscht den Nachweis eines Handys gegen einen Zugang von zwei Stunden, der nur „Heute“ öffnet.',
  zugang: 'oeffentlich',
  body: z.object({ nachweis: text(200, 20) }),
  response: z.object({ accessToken: z.string(), laeuftAb: zeitpunkt }),
  fehler: ['nicht-angemeldet', 'betrieb-gesperrt', 'zu-viele-versuche'],
});

const feldgeraet = z.object({
  kennung: z.string(),
  name: z.string(),
  seit: zeitpunkt,
  zuletzt: zeitpunkt,
  laeuftAb: zeitpunkt,
});

export const feldgeraeteHolen = endpoint({
  method: 'GET',
  path: '/sitzungen/handys',
  zweck: 'Listet die eigenen Handys, die „Heute“ offen haben.',
  zugang: 'mitarbeiter',
  response: z.object({ geraete: z.array(feldgeraet) }),
});

export const feldgeraetBeenden = endpoint({
  method: 'POST',
  path: '/sitzungen/handys/:kennung/beenden',
  zweck:
    'Nimmt einem Handy seinen Nachweis; seine Zugänge enden sofort. Was es noch nicht gesendet hat, behält es.',
  zugang: 'mitarbeiter',
  imFeld: true,
  params: z.object({ kennung: z.string().check(z.regex(/^[0-9a-f]{12}$/, 'ist keine Kennung')) }),
  response: leer,
});
