import { ANRUFERGEBNISSE, ANTWORTSTAENDE } from '@kehrtour/domain/nachweis/antwortstand';
import { NACHSENDEKANAELE } from '@kehrtour/domain/versand/kanal';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, text, version, zeitpunkt } from './gemeinsam.ts';
import { termin, terminKurz } from './termin.ts';

/** The answers of all households that are still to be visited: where each stands, and what the office does next. */
const antwortstand = z.enum(ANTWORTSTAENDE);
const nachsendekanal = z.enum(NACHSENDEKANAELE);
const anrufergebnis = z.enum(ANRUFERGEBNISSE);

export const antwortzeile = z.object({
  termin: terminKurz,
  version,
  stand: antwortstand,
  /** Its time or its round is over; what was asked for still waits. */
  vorbei: z.boolean(),
  /** What to do next, in a sentence. */
  schritt: z.string(),
  /** What was written with the answer that counts, or asked. */
  worte: z.string(),
  /** The question that waits for an answer. */
  frageId: z.nullable(id),
  /** Who says that there is nothing left to sweep, until the office has decided. */
  abmeldungId: z.nullable(id),
  telefon: z.string(),
  /** Told by mail when something changes; else by a slip. */
  mail: z.boolean(),
  /** The ways by which a notice that came back can be sent on, with what that costs at most; the wished way comes first. */
  nachsendbar: z.array(z.object({ kanal: nachsendekanal, hoechstensCent: z.int() })),
  antwortBis: z.nullable(tag),
  /** The day by which another proposal is promised, after the visit was called off. */
  vorschlagBis: z.nullable(tag),
  anruf: z.nullable(z.object({ ergebnis: anrufergebnis, am: zeitpunkt, wer: z.string() })),
});
export type Antwortzeile = z.infer<typeof antwortzeile>;

export const antwortbrettHolen = endpoint({
  method: 'GET',
  path: '/rueckmeldungen/brett',
  zweck: 'Die Antworten aller angekündigten Besuche, einer Kehrtour oder aller, mit dem nächsten Schritt.',
  zugang: 'mitarbeiter',
  query: z.object({ kehrtourId: z.optional(id) }),
  response: z.object({
    zeilen: z.array(antwortzeile),
    /** Rounds that have something on the board, for choosing one. */
    kehrtouren: z.array(z.object({ id, name: z.string(), anzahl: z.int() })),
  }),
  fehler: ['nicht-erlaubt'],
});

export const vorschlaegeHolen = endpoint({
  method: 'GET',
  path: '/rueckmeldungen/vorschlaege',
  zweck:
    'Wie viele Haushalte, denen abgesagt ist, noch auf den versprochenen neuen Vorschlag warten, und bis wann der erste.',
  zugang: 'mitarbeiter',
  response: z.object({ anzahl: z.int(), bis: z.nullable(tag) }),
});

export const ausweg = z.object({
  /** Goes back with the choice. */
  id: z.string(),
  tag,
  von: z.string(),
  bis: z.string(),
  kehrtour: z.string(),
  dieselbeKehrtour: z.boolean(),
  mitarbeiter: z.string(),
  /** Driving takes longer by this. */
  mehrMinuten: z.int(),
  /** The household said that such a time would suit. */
  gewuenscht: z.boolean(),
});
export type Ausweg = z.infer<typeof ausweg>;

export const auswegeHolen = endpoint({
  method: 'GET',
  path: '/termine/:id/auswege',
  zweck:
    'Die drei besten anderen Zeiten für einen Besuch, der nicht passt, in dieser Kehrtour oder einer anderen; was gewünscht war, zuerst.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({
    auswege: z.array(ausweg),
    /** Why there is none, or fewer than one would like; null where nothing is to be said. */
    hinweis: z.nullable(z.string()),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

const refusals = ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'termin.uebergang-nicht-moeglich'] as const;
const keyed = ['schluessel-fehlt', 'schluessel-anders-benutzt'] as const;
export const auswegNehmen = endpoint({
  method: 'POST',
  path: '/termine/:id/ausweg',
  zweck:
    'Verlegt einen Besuch auf eine andere Zeit einer Kehrtour; Aufgabe und Kontakt bleiben dieselben. Abgesprochen gilt er gleich, sonst wird er neu angesagt.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, auswegId: text(200, 1), abgesprochen: z.boolean() }),
  response: termin,
  fehler: [...refusals, 'termin.alternative-weg', 'termin.zeit-belegt', 'versand.zu-viele'],
});

export const wunschMerken = endpoint({
  method: 'POST',
  path: '/termine/:id/wunsch-merken',
  zweck:
    'Merkt einen Wunsch beim Haus vor und sagt diesen Besuch ab; die Arbeit ist wieder frei, und wer benachrichtigt war, hört davon.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.object({ version, text: text(300, 3) }),
  response: termin,
  fehler: [...refusals, ...keyed],
});

export const anrufVermerken = endpoint({
  method: 'POST',
  path: '/termine/:id/anruf',
  zweck: 'Hält fest, was ein Anruf ergab, der weder Zusage noch Absage war.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.object({ ergebnis: anrufergebnis }),
  response: z.object({}),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', ...keyed],
});

/** As many as are chosen on the board at once. */
const NACHSENDUNGEN_MAX = 500;
export const ansagenNachsenden = endpoint({
  method: 'POST',
  path: '/rueckmeldungen/nachsenden',
  zweck:
    'Sendet Ansagen, die zurückkamen oder sich nicht senden ließen, noch einmal: als E-Mail, als Nachricht oder als Brief.',
  zugang: 'mitarbeiter',
  body: z.object({
    kanal: nachsendekanal,
    terminIds: z
      .array(id)
      .check(
        z.minLength(1, 'ist leer'),
        z.maxLength(NACHSENDUNGEN_MAX, `sind mehr als ${NACHSENDUNGEN_MAX} auf einmal`),
      ),
  }),
  /** `ausgelassen`: reached meanwhile, or not to be reached this way. */
  response: z.object({ gesendet: z.int(), ausgelassen: z.int() }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'ankuendigung.zustellung-unmoeglich',
    'ankuendigung.zu-teuer',
    'versand.zu-viele',
  ],
});

export const frageBeantworten = endpoint({
  method: 'POST',
  path: '/rueckmeldungen/:id/erwidern',
  zweck: 'Beantwortet eine Frage: auf der Terminseite, und per E-Mail, wo eine bekannt ist.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.object({ text: text(1000, 2) }),
  response: z.object({ gemailt: z.boolean() }),
  fehler: [...refusals, ...keyed, 'versand.zu-viele'],
});

/** What a household would like of every later visit. */
export const hauswunsch = z.object({
  id,
  text: z.string(),
  nutzungseinheitId: z.nullable(id),
  /** The flat in words; empty for the whole house. */
  fuer: z.string(),
  am: zeitpunkt,
  /** Said about a visit that did not suit; else the office wrote it down at the house. */
  ausAntwort: z.boolean(),
});
export type Hauswunsch = z.infer<typeof hauswunsch>;
const hauswuensche = z.object({
  wuensche: z.array(hauswunsch),
  /** Whose wish it can be besides that of the whole house. */
  einheiten: z.array(z.object({ id, name: z.string() })),
});
export type Hauswuensche = z.infer<typeof hauswuensche>;
export const hauswuenscheHolen = endpoint({
  method: 'GET',
  path: '/liegenschaften/:id/wuensche',
  zweck: 'Wünsche für spätere Besuche, die bei einem Haus vorgemerkt sind, die neuesten zuerst.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: hauswuensche,
  fehler: ['nicht-gefunden'],
});
export const hauswunschAnlegen = endpoint({
  method: 'POST',
  path: '/liegenschaften/:id/wuensche',
  zweck: 'Merkt bei einem Haus vor, wann Besuche passen, z. B. „freitags ab 15 Uhr“.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ text: text(300, 1), nutzungseinheitId: z.nullable(id) }),
  response: hauswuensche,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'eingabe-ungueltig'],
  idempotent: true,
});
export const hauswunschAendern = endpoint({
  method: 'PUT',
  path: '/liegenschaften/:id/wuensche/:wunschId',
  zweck: 'Schreibt einen vorgemerkten Wunsch um, wenn er noch so ist, wie man ihn gesehen hat.',
  zugang: 'mitarbeiter',
  params: z.object({ id, wunschId: id }),
  /** `vorher`: the text as it was seen. */
  body: z.object({
    text: text(300, 1),
    nutzungseinheitId: z.nullable(id),
    vorher: z.string().check(z.maxLength(5000)),
  }),
  response: hauswuensche,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'eingabe-ungueltig'],
});
export const hauswunschLoeschen = endpoint({
  method: 'DELETE',
  path: '/liegenschaften/:id/wuensche/:wunschId',
  zweck: 'Nimmt einen vorgemerkten Wunsch weg; zweimal schadet nicht.',
  zugang: 'mitarbeiter',
  params: z.object({ id, wunschId: id }),
  response: z.object({}),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
