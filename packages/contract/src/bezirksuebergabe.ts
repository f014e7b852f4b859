import { UEBERGABE_BESTAETIGENDE, UEBERGABESTAENDE } from '@kehrtour/domain/recht/bezirksuebergabe';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { fehlerBeimPruefen, frischerNachweis } from './frischerNachweis.ts';
import { leer, tag, text, zeitpunkt } from './gemeinsam.ts';

/** The district goes to a successor (§ 19 Abs. 3 SchfHwG): handed over, confirmed, and what came from it deleted. */
export const bezirksuebergabe = z.object({
  uebergabe: z.nullable(
    z.object({
      nachfolger: z.string(),
      uebergebenAm: tag,
      stand: z.enum(UEBERGABESTAENDE),
      /** Until when the successor, or after an objection the company, has to act. */
      bis: z.nullable(tag),
      /** The term is over: the authority is to be told. */
      ueberfaellig: z.boolean(),
      beanstandung: z.string(),
      datei: z.nullable(z.object({ am: zeitpunkt, haeuser: z.int(), pruefsumme: z.string() })),
      bestaetigtAm: z.nullable(tag),
      bestaetigtVon: z.nullable(z.enum(UEBERGABE_BESTAETIGENDE)),
      /** From then on it is deleted; until then the confirmation can be taken back. */
      loeschtAb: z.nullable(zeitpunkt),
      geloeschtAm: z.nullable(zeitpunkt),
      geloescht: z.nullable(z.object({ haeuser: z.int(), besuche: z.int(), arbeiten: z.int() })),
    }),
  ),
  /** Houses of the district that go, and those that stay because somebody there ordered work. */
  haeuser: z.object({ gehen: z.int(), bleiben: z.int() }),
  /** Visits of houses that go and that somebody still counts on: until they are called off nothing is deleted. */
  termine: z.int(),
});
export type Bezirksuebergabe = z.infer<typeof bezirksuebergabe>;

const gemeinsam = { zugang: 'mitarbeiter', response: bezirksuebergabe } as const;

export const bezirksuebergabeHolen = endpoint({
  ...gemeinsam,
  method: 'GET',
  path: '/bezirksuebergabe',
  zweck: 'Sagt, wie weit die Übergabe des Kehrbezirks an die Nachfolge ist und was danach gelöscht wird.',
  fehler: ['nicht-erlaubt'],
});
export const bezirkUebergeben = endpoint({
  ...gemeinsam,
  method: 'POST',
  path: '/bezirksuebergabe',
  zweck: 'Beginnt die Übergabe des Kehrbezirks: an wen und an welchem Tag.',
  body: z.object({ nachfolger: text(200, 1), uebergebenAm: tag }),
  fehler: ['nicht-erlaubt', 'veraltet'],
});
export const bezirksdateiLaden = endpoint({
  method: 'POST',
  path: '/bezirksuebergabe/datei',
  zweck:
    'Schreibt die Übergabedatei: die Häuser des Bezirks mit Anlagen, Beteiligten, Arbeiten der letzten sieben Jahre und Unterlagen, lesbar und maschinell verwertbar. Dazu gehört noch einmal das Passwort.',
  zugang: 'mitarbeiter',
  body: frischerNachweis,
  response: leer,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', ...fehlerBeimPruefen],
  kind: 'file',
});
export const bezirkBeanstanden = endpoint({
  ...gemeinsam,
  method: 'POST',
  path: '/bezirksuebergabe/beanstandung',
  zweck: 'Hält fest, dass die Nachfolge die Übergabe beanstandet hat; drei Wochen bleiben zum Nachbessern.',
  body: z.object({ am: tag, text: text(1000, 1) }),
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet'],
});
export const bezirkNachbessern = endpoint({
  ...gemeinsam,
  method: 'POST',
  path: '/bezirksuebergabe/nachbesserung',
  zweck: 'Hält fest, dass nachgebessert wurde; die Nachfolge hat wieder drei Wochen.',
  body: z.object({ am: tag }),
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet'],
});
export const bezirkBestaetigen = endpoint({
  ...gemeinsam,
  method: 'POST',
  path: '/bezirksuebergabe/bestaetigung',
  zweck:
    'Hält die Bestätigung der ordnungsgemäßen Übergabe fest; einen Tag später wird gelöscht, was aus dem Bezirk stammt. Dazu gehört noch einmal das Passwort.',
  body: z.extend(frischerNachweis, { am: tag, von: z.enum(UEBERGABE_BESTAETIGENDE) }),
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet', ...fehlerBeimPruefen],
});
export const bezirksuebergabeZuruecknehmen = endpoint({
  ...gemeinsam,
  method: 'DELETE',
  path: '/bezirksuebergabe',
  zweck: 'Nimmt eine Übergabe zurück, solange nichts gelöscht ist; alles bleibt.',
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
