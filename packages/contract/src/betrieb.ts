import { IMPORTARTEN, IMPORT_STATUS } from '@kehrtour/domain/importauftrag';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, zeitpunkt } from './gemeinsam.ts';

/** What the operator sees of all companies: states and counts, never data of a person. */
export const importuebersicht = z.object({
  id,
  unternehmen: z.object({ id, name: z.string() }),
  art: z.enum(IMPORTARTEN),
  status: z.enum(IMPORT_STATUS),
  anzahl: z.object({
    neu: z.number(),
    geaendert: z.number(),
    unveraendert: z.number(),
    fehlt: z.number(),
    fehlerhaft: z.number(),
  }),
  angelegtAm: zeitpunkt,
  uebernommenAm: z.nullable(zeitpunkt),
});
export type Importuebersicht = z.infer<typeof importuebersicht>;

export const importauftraegeAllerBetriebe = endpoint({
  method: 'GET',
  path: '/betrieb/importauftraege',
  zweck: 'Listet die Importe aller Betriebe, neueste zuerst, ohne personenbezogene Angaben.',
  zugang: 'adminUser',
  query: z.object({
    status: z.optional(importuebersicht.shape.status),
    /** Where the previous page ended. */
    nach: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({ eintraege: z.array(importuebersicht), weiter: z.nullable(z.string()) }),
});
