import { ONLINEBUCHUNGEN, QUALIFIKATIONEN, TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { betroffene } from './gebiet.ts';
import { id as uuid, text, version } from './gemeinsam.ts';
import { taetigkeitsbuchung } from './terminbuchung.ts';

/** The company's catalogue of work: what it is called, how long it takes, when it is due, who may do it. */
const jahrestag = z
  .string()
  .check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'ist kein Tag im Jahr'));
export const wiederholung = z.discriminatedUnion('art', [
  z.object({
    art: z.literal('proJahr'),
    anzahl: z.int().check(z.gte(1, 'ist weniger als einmal'), z.lte(12, 'ist mehr als zwölfmal')),
  }),
  z.object({
    art: z.literal('alleJahre'),
    jahre: z.int().check(z.gte(1, 'ist weniger als 1'), z.lte(10, 'ist mehr als 10')),
  }),
  z.object({ art: z.literal('einmalig'), wochenMax: z.optional(z.int().check(z.gte(1), z.lte(520))) }),
  z.object({ art: z.literal('anlass') }),
  z.object({ art: z.literal('feuerstaettenschau') }),
]);
const dauer = z
  .int('ist keine ganze Zahl')
  .check(z.gte(1, 'ist kürzer als eine Minute'), z.lte(480, 'ist länger als 480 Minuten'));
const zuschlag = z
  .int('ist keine ganze Zahl')
  .check(z.gte(0, 'ist kleiner als 0'), z.lte(240, 'ist mehr als 240 Minuten'));

export const taetigkeitsdaten = z.object({
  name: text(80, 2),
  /** Plain words for customers, as on a slip. */
  kundentext: text(120, 2),
  art: z.enum(TAETIGKEITSARTEN),
  dauerMinuten: dauer,
  jeWeitereEinheitMinuten: zuschlag,
  jeWeitereFeuerstaetteMinuten: zuschlag,
  feuerstaettenInbegriffen: z.int('ist keine ganze Zahl').check(z.gte(0, 'ist kleiner als 0'), z.lte(50)),
  wiederholung,
  fenster: z.array(z.object({ von: jahrestag, bis: jahrestag })).check(z.maxLength(6, 'sind mehr als sechs')),
  online: z.enum(ONLINEBUCHUNGEN),
  qualifikation: z.enum(QUALIFIKATIONEN),
  /** `false`: work at the desk, never a stop. */
  vorOrt: z.boolean(),
});
export type Taetigkeitsdaten = z.infer<typeof taetigkeitsdaten>;
export const taetigkeit = z.object({
  ...taetigkeitsdaten.shape,
  id: z.string(),
  aktiv: z.boolean(),
  /** How strangers book it, where `online` lets them. */
  buchung: taetigkeitsbuchung,
  /** Tasks that are still open; a used entry is switched off, never removed. */
  offeneAufgaben: z.number(),
  version,
});
export type Taetigkeit = z.infer<typeof taetigkeit>;

const kennung = z.object({
  id: z.string().check(z.regex(/^[a-z0-9_-]{1,64}$/, 'ist keine gültige Kennung')),
});
export const taetigkeitenListe = endpoint({
  method: 'GET',
  path: '/taetigkeiten',
  zweck: 'Listet den Katalog der Tätigkeiten des Betriebs.',
  zugang: 'mitarbeiter',
  response: z.object({ eintraege: z.array(taetigkeit) }),
});
export const taetigkeitHolen = endpoint({
  method: 'GET',
  path: '/taetigkeiten/:id',
  zweck: 'Liefert eine Tätigkeit.',
  zugang: 'mitarbeiter',
  params: kennung,
  response: taetigkeit,
  fehler: ['nicht-gefunden'],
});
export const taetigkeitAnlegen = endpoint({
  method: 'POST',
  path: '/taetigkeiten',
  zweck: 'Nimmt eine Tätigkeit in den Katalog auf.',
  zugang: 'mitarbeiter',
  body: taetigkeitsdaten,
  response: taetigkeit,
  fehler: ['nicht-erlaubt', 'name-vergeben'],
  idempotent: true,
});
export const taetigkeitAendern = endpoint({
  method: 'PUT',
  path: '/taetigkeiten/:id',
  zweck: 'Ändert eine Tätigkeit; schon geplante Aufgaben behalten ihre Dauer.',
  zugang: 'mitarbeiter',
  params: kennung,
  body: z.extend(taetigkeitsdaten, { aktiv: z.boolean(), version }),
  response: taetigkeit,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet', 'name-vergeben'],
});
export const taetigkeitBuchungAendern = endpoint({
  method: 'PUT',
  path: '/taetigkeiten/:id/buchung',
  zweck: 'Sagt, ob und wie eine Tätigkeit online gebucht wird; schon gebuchte Termine bleiben, wie sie sind.',
  zugang: 'mitarbeiter',
  params: kennung,
  body: z.object({ online: taetigkeitsdaten.shape.online, buchung: taetigkeitsbuchung, version }),
  response: taetigkeit,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet'],
});
export const taetigkeitBetroffene = endpoint({
  method: 'GET',
  path: '/taetigkeiten/:id/betroffene',
  zweck:
    'Sagt, welche gebuchten Termine es mit dieser Tätigkeit noch gibt, bevor niemand sie mehr buchen kann.',
  zugang: 'mitarbeiter',
  params: kennung,
  response: betroffene,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
/** What a change of an activity reaches: open work, rounds that plan it, and visits that customers count on. */
export const wirkung = z.extend(betroffene, {
  aufgaben: z.int(),
  haeuser: z.int(),
  /** Planned, announced or under way, the first to drive first. */
  kehrtouren: z.array(z.object({ id: uuid, name: z.string() })),
});
export type Wirkung = z.infer<typeof wirkung>;
export const taetigkeitWirkung = endpoint({
  method: 'GET',
  path: '/taetigkeiten/:id/wirkung',
  zweck: 'Sagt vor dem Speichern, welche offenen Aufgaben, Kehrtouren und Termine eine Änderung erreicht.',
  zugang: 'mitarbeiter',
  params: kennung,
  response: wirkung,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
