import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, text, version, zeitpunkt } from './gemeinsam.ts';

/** Appointments as staff see them: the week's list and one of them. */
export const terminStatus = z.enum([
  'entwurf',
  'angefragt',
  'angekuendigt',
  'bestaetigt',
  'abgelehnt',
  'unsicher',
  'verschoben',
  'abgesagt',
  'erledigt',
  'nichtAngetroffen',
  'zutrittVerweigert',
]);

export const terminKurz = z.object({
  id,
  status: terminStatus,
  liegenschaftId: id,
  anschrift: z.string(),
  ortszeile: z.string(),
  lage: z.string(),
  name: z.string(),
  mitarbeiterId: z.nullable(id),
  mitarbeiter: z.string(),
  farbe: z.number(),
  kehrtourId: z.nullable(id),
  kehrtour: z.string(),
  beginn: zeitpunkt,
  ende: zeitpunkt,
  fensterVon: zeitpunkt,
  fensterBis: zeitpunkt,
  taetigkeiten: z.array(z.string()),
  ungelesen: z.number(),
  antwort: z.nullable(z.string()),
});
export type TerminKurz = z.infer<typeof terminKurz>;

export const termineHolen = endpoint({
  method: 'GET',
  path: '/termine',
  zweck: 'Termine eines Zeitraums (höchstens 62 Tage).',
  zugang: 'mitarbeiter',
  query: z.object({
    von: tag,
    bis: tag,
    mitarbeiterId: z.optional(id),
    nurOffene: z.optional(z.enum(['0', '1'])),
  }),
  response: z.object({
    termine: z.array(terminKurz),
    feiertage: z.array(z.object({ tag, name: z.string() })),
  }),
  fehler: ['nicht-erlaubt'],
});

export const rueckmeldung = z.object({
  id,
  art: z.string(),
  text: z.string(),
  telefon: z.string(),
  von: z.string(),
  am: zeitpunkt,
  gelesen: z.boolean(),
});
export const termin = z.extend(terminKurz, {
  version,
  telefon: z.string(),
  email: z.string(),
  notiz: z.string(),
  antwortBis: z.nullable(zeitpunkt),
  rueckmeldungen: z.array(rueckmeldung),
  ankuendigungen: z.array(
    z.object({
      id,
      art: z.string(),
      kanal: z.string(),
      empfaenger: z.string(),
      erstelltAm: zeitpunkt,
      versand: z.nullable(z.string()),
    }),
  ),
  verlauf: z.array(z.object({ am: zeitpunkt, wer: z.string(), was: z.string() })),
  aktionen: z.array(z.string()),
});
export type Termin = z.infer<typeof termin>;
export const terminHolen = endpoint({
  method: 'GET',
  path: '/termine/:id',
  zweck: 'Ein Termin mit Antworten, Nachweisen und Verlauf.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: termin,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const terminAendern = endpoint({
  method: 'POST',
  path: '/termine/:id/stand',
  zweck: 'Hält einen neuen Stand fest, z. B. eine telefonische Zusage.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    version,
    aktion: z.enum([
      'bestaetige',
      'lehneAb',
      'meldeUnsicher',
      'sageAb',
      'erledige',
      'meldeNichtAngetroffen',
      'meldeZutrittVerweigert',
    ]),
    notiz: z.optional(text(500)),
  }),
  response: termin,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'termin.uebergang-nicht-moeglich'],
});
export const rueckmeldungGelesen = endpoint({
  method: 'POST',
  path: '/termine/:id/gelesen',
  zweck: 'Merkt die Antworten eines Termins als gelesen vor.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({}),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
