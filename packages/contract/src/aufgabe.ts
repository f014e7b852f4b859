import { AMPELFARBEN, AUFGABE_STATUS } from '@kehrtour/domain/aufgabe';
import { TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, tag, text } from './gemeinsam.ts';

/** Due tasks: what has to be done where by when. */
export const ampel = z.enum(AMPELFARBEN);
export type Ampel = z.infer<typeof ampel>;

export const aufgabe = z.object({
  id,
  liegenschaftId: id,
  taetigkeitId: z.string(),
  bezeichnung: z.string(),
  art: z.enum(TAETIGKEITSARTEN),
  nutzungseinheitId: z.nullable(id),
  fristVon: z.nullable(tag),
  fristBis: tag,
  dauerMinuten: z.int(),
  /** `eingeplant`: an announced round has taken it. */
  status: z.enum(AUFGABE_STATUS),
  ampel,
  erledigtAm: z.nullable(tag),
  kehrtour: z.nullable(z.object({ id, name: z.string() })),
});
export type Aufgabe = z.infer<typeof aufgabe>;

export const aufgabendaten = z.object({
  taetigkeitId: text(80, 1),
  nutzungseinheitId: z.nullable(id),
  fristVon: z.nullable(tag),
  fristBis: z.iso.date({ error: ({ input }) => (input === '' ? 'fehlt' : 'ist kein Datum') }),
  dauerMinuten: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist kürzer als 1 Minute'), z.lte(600, 'ist länger als 10 Stunden')),
});
export type Aufgabendaten = z.infer<typeof aufgabendaten>;

export const aufgabenDerLiegenschaft = endpoint({
  method: 'GET',
  path: '/liegenschaften/:id/aufgaben',
  zweck: 'Alle Aufgaben eines Hauses mit Fristenampel, die dringendste zuerst.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ eintraege: z.array(aufgabe) }),
  fehler: ['nicht-gefunden'],
});
export const aufgabeAnlegen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/aufgaben',
  zweck: 'Legt eine Aufgabe von Hand an; der nächste Import lässt sie stehen.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: aufgabendaten,
  response: aufgabe,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const aufgabeAendern = endpoint({
  method: 'PUT',
  path: '/aufgaben/:id',
  zweck: 'Ändert Tätigkeit, Frist oder Dauer einer offenen Aufgabe.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: aufgabendaten,
  response: aufgabe,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'aufgabe.erledigt'],
});
export const aufgabeEntfallen = endpoint({
  method: 'POST',
  path: '/aufgaben/:id/entfallen',
  zweck: 'Nimmt eine Aufgabe aus der Pflicht, oder holt sie zurück.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ entfallen: z.boolean() }),
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'aufgabe.erledigt'],
});
