import { ANRUFERGEBNISSE } from '@kehrtour/domain/nachweis/antwortstand';
import { NACHRICHTENKANAELE } from '@kehrtour/domain/versand/kanal';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, zeitpunkt } from './gemeinsam.ts';

const verspaetung = z.object({
  terminId: id,
  mitarbeiter: z.string(),
  anschrift: z.string(),
  /** Whoever could not be written to is called there. */
  telefon: z.string(),
  am: zeitpunkt,
  minuten: z.int(),
  /** When somebody was likely there, as it was told. */
  etwa: zeitpunkt,
  /** The way by which it was told; null: nobody was reached. */
  kanal: z.nullable(z.enum(NACHRICHTENKANAELE)),
  fensterVon: zeitpunkt,
  fensterBis: zeitpunkt,
  /** The last call there since then; null: nobody has rung. */
  anruf: z.nullable(z.object({ ergebnis: z.enum(ANRUFERGEBNISSE), am: zeitpunkt, wer: z.string() })),
});
export type Verspaetung = z.infer<typeof verspaetung>;

export const verspaetungenHolen = endpoint({
  method: 'GET',
  path: '/rueckmeldungen/verspaetungen',
  zweck: 'Wem heute eine Verspätung gesagt wurde, auf welchem Weg, und wen nur ein Anruf erreicht.',
  zugang: 'mitarbeiter',
  response: z.object({
    verspaetungen: z.array(verspaetung),
    /** Whoever is late without breaking a told window: nobody was told, and nobody has to be. */
    ohneFolgen: z.array(
      z.object({ mitarbeiterId: id, mitarbeiter: z.string(), am: zeitpunkt, minuten: z.int() }),
    ),
  }),
  fehler: ['nicht-erlaubt'],
});

export const verspaetungAnsagen = endpoint({
  method: 'POST',
  path: '/rueckmeldungen/fahrtstand/:id/ansagen',
  zweck:
    'Sagt den Haushalten einer Person Bescheid, deren zugesagte Zeit nach den Meldungen nicht mehr hält; jedem höchstens einmal in 30 Minuten.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ gesagt: z.int(), anzurufen: z.int() }),
  fehler: ['nicht-erlaubt', 'versand.zu-viele'],
});
