import { AMPELFARBEN, AUFGABE_STATUS } from '@kehrtour/domain/taetigkeit/aufgabe';
import { FRISTGRUPPEN } from '@kehrtour/domain/taetigkeit/fristgruppe';
import { TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, jahr, leer, tag, text } from './gemeinsam.ts';

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
  /** Year in which the measured plant was put into operation: its age decides on the interval. */
  anlageJahr: z.nullable(z.int()),
  /** The installation it is about, where somebody said so. */
  anlageId: z.nullable(id),
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
  fristBis: z.iso.date({ error: ({ input }) => (input === '' ? 'fehlt' : 'ist kein Datum') }).check(jahr),
  dauerMinuten: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist kürzer als 1 Minute'), z.lte(600, 'ist länger als 10 Stunden')),
  anlageJahr: z.optional(
    z.nullable(
      z.int('ist keine Jahreszahl').check(z.gte(1900, 'liegt vor 1900'), z.lte(2100, 'liegt nach 2100')),
    ),
  ),
  anlageId: z.optional(z.nullable(id)),
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

/** A house with work that closes soon. */
export const fristhaus = z.object({
  liegenschaftId: id,
  anschrift: z.string(),
  ortszeile: z.string(),
  arbeiten: z.array(z.string()),
  fristBis: tag,
  minuten: z.int(),
  /** The round that drives there, or a draft that means to; null while none does. */
  kehrtour: z.nullable(z.object({ id, name: z.string(), entwurf: z.boolean() })),
  /** A visit for it is booked. */
  gebucht: z.boolean(),
});
export type Fristhaus = z.infer<typeof fristhaus>;
export const fristenHolen = endpoint({
  method: 'GET',
  path: '/aufgaben/fristen',
  zweck:
    'Was in 30, 14 und 7 Tagen schließt oder schon geschlossen hat, und welche Häuser im Fenster der Feuerstättenschau liegen.',
  zugang: 'mitarbeiter',
  response: z.object({
    gruppen: z.array(z.object({ gruppe: z.enum(FRISTGRUPPEN), haeuser: z.array(fristhaus) })),
  }),
  fehler: ['nicht-erlaubt'],
});
