import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import {
  id,
  idParams,
  koordinaten,
  leer,
  seite,
  tag,
  text,
  uhrzeit,
  version,
  zeitpunkt,
} from './gemeinsam.ts';

/** A Kehrtour: what was decided in the wizard, the plan that came of it, and every change of it by hand. */
export const kehrtourStatus = z.enum([
  'entwurf',
  'geplant',
  'angekuendigt',
  'unterwegs',
  'abgeschlossen',
  'abgesagt',
]);
export const fensterbreite = z.union([z.literal(60), z.literal(90), z.literal(120), z.literal('halbtag')]);

/** Where a shift begins and ends. */
export const startort = z.object({ name: text(120), koordinaten });

/** The decisions of the wizard, a key per step; what is missing comes from the settings. */
export const vorgaben = z.object({
  liegenschaften: z.object({
    ids: z.array(id).check(z.maxLength(1500, 'sind mehr als 1.500 auf einmal')),
    /** Only tasks due until this day become part of the round; absent: all open ones whose window has begun. */
    faelligBis: z.optional(z.nullable(tag)),
    taetigkeitIds: z.optional(z.array(z.string())),
  }),
  datum: z.object({
    tage: z.array(tag).check(z.maxLength(60, 'sind mehr als 60 Tage')),
    feiertageErlaubt: z.boolean(),
  }),
  mitarbeiter: z.object({ ids: z.array(id).check(z.maxLength(30)) }),
  /** Per employee; who is missing begins as the settings say. */
  arbeitsbeginn: z.record(
    z.string(),
    z.object({ beginn: uhrzeit, start: z.nullable(startort), ziel: z.nullable(startort) }),
  ),
  arbeitszeit: z.record(
    z.string(),
    z.object({
      minuten: z.int().check(z.gte(30, 'ist kürzer als 30 Minuten'), z.lte(720, 'ist länger als 12 Stunden')),
      ueberstundenMinuten: z.int().check(z.gte(0), z.lte(240)),
    }),
  ),
  pause: z.nullable(
    z.object({
      fruehestens: uhrzeit,
      spaetestens: uhrzeit,
      minuten: z.int().check(z.gte(15, 'ist kürzer als 15 Minuten'), z.lte(120)),
    }),
  ),
  puffer: z.object({
    jeHaltMinuten: z.int().check(z.gte(0), z.lte(60)),
    fahrzeitFaktor: z.number().check(z.gte(0.5), z.lte(3)),
    fensterbreite,
    ansage: z.enum(['nurTag', 'bloecke', 'einzeln']),
  }),
  termine: z.object({ mitverschieben: z.array(id) }),
  kontakt: z.object({
    mitarbeiterId: z.nullable(id),
    antwortBisWerktage: z.int().check(z.gte(0), z.lte(20)),
    alternativen: z.int().check(z.gte(0), z.lte(6)),
  }),
  /** Shortest ways, or the sweep's own working order with only the times computed. */
  reihenfolge: z.enum(['kuerzeste', 'meine']),
});
export type Vorgaben = z.infer<typeof vorgaben>;

/** What a person fixed at a stop. */
export const sperre = z.object({
  mitarbeiter: z.optional(z.boolean()),
  tag: z.optional(z.boolean()),
  position: z.optional(z.boolean()),
});
export type Sperre = z.infer<typeof sperre>;

/** Why a stop was left out: the first rule that stood in the way per shift, and the smallest thing that would help. */
export const grund = z.object({
  code: z.string(),
  /** The German sentence. */
  text: z.string(),
  abhilfe: z.nullable(
    z.object({
      art: z.enum([
        'ueberstunden',
        'tagDazu',
        'mitarbeiterDazu',
        'terminMitverschieben',
        'verortung',
        'qualifikation',
        'entfernen',
      ]),
      text: z.string(),
      minuten: z.optional(z.int()),
    }),
  ),
});

export const haltAufgabe = z.object({
  id,
  taetigkeitId: z.string(),
  bezeichnung: z.string(),
  kundentext: z.string(),
  art: z.enum(['hoheitlich', 'frei']),
  dauerMinuten: z.int(),
  fristVon: z.nullable(tag),
  fristBis: tag,
  nutzungseinheitId: z.nullable(id),
});

export const halt = z.object({
  id,
  liegenschaftId: id,
  anschrift: z.string(),
  ortszeile: z.string(),
  laufnummer: z.nullable(z.number()),
  koordinaten: z.nullable(koordinaten),
  name: z.string(),
  notiz: z.string(),
  einheiten: z.int(),
  dauerMinuten: z.int(),
  aufgaben: z.array(haltAufgabe),
  mitarbeiterId: z.nullable(id),
  tag: z.nullable(tag),
  position: z.nullable(z.int()),
  beginn: z.nullable(zeitpunkt),
  ende: z.nullable(zeitpunkt),
  anfahrtSekunden: z.nullable(z.int()),
  anfahrtZuFuss: z.boolean(),
  wartezeitSekunden: z.nullable(z.int()),
  fensterVon: z.nullable(zeitpunkt),
  fensterBis: z.nullable(zeitpunkt),
  sperre,
  ausgelassen: z.boolean(),
  grund: z.nullable(grund),
  /** The cheapest other places: answers "Warum hier?". */
  andernorts: z.array(
    z.object({ mitarbeiterId: id, tag, position: z.int(), beginn: zeitpunkt, mehrSekunden: z.int() }),
  ),
  /** What the announced window or a fixed appointment is broken by, in words; empty when all promises hold. */
  verstoesse: z.array(z.string()),
  termin: z.nullable(
    z.object({ id, status: z.string(), antwort: z.nullable(z.string()), ungelesen: z.boolean() }),
  ),
});
export type Halt = z.infer<typeof halt>;

/** One employee's day. */
export const schicht = z.object({
  mitarbeiterId: id,
  name: z.string(),
  farbe: z.int(),
  tag,
  beginn: zeitpunkt,
  ende: zeitpunkt,
  arbeitSekunden: z.int(),
  fahrtSekunden: z.int(),
  wartezeitSekunden: z.int(),
  ueberstundenSekunden: z.int(),
  pausen: z.array(z.object({ von: zeitpunkt, bis: zeitpunkt })),
  start: z.nullable(startort),
  verstoesse: z.array(z.string()),
});

export const kehrtour = z.object({
  id,
  nummer: z.int(),
  name: z.string(),
  status: kehrtourStatus,
  version,
  vorgaben,
  /** Steps whose decision was taken by a person; the others stand on the settings. */
  entschieden: z.array(z.string()),
  tage: z.array(tag),
  halte: z.array(halt),
  schichten: z.array(schicht),
  kennzahlen: z.object({
    halte: z.int(),
    ausgelassen: z.int(),
    fahrtSekunden: z.int(),
    arbeitSekunden: z.int(),
    ueberstundenSekunden: z.int(),
    fahrzeiten: z.string(),
  }),
  angekuendigtAm: z.nullable(zeitpunkt),
  rueckmeldungen: z.object({
    angekuendigt: z.int(),
    bestaetigt: z.int(),
    abgelehnt: z.int(),
    unsicher: z.int(),
    offen: z.int(),
    ungelesen: z.int(),
  }),
});
export type Kehrtour = z.infer<typeof kehrtour>;

const kurz = z.object({
  id,
  nummer: z.int(),
  name: z.string(),
  status: kehrtourStatus,
  tage: z.array(tag),
  halte: z.int(),
  ausgelassen: z.int(),
  mitarbeiter: z.array(z.string()),
  geaendertAm: zeitpunkt,
  angekuendigt: z.int(),
  bestaetigt: z.int(),
  abgelehnt: z.int(),
  ungelesen: z.int(),
});
export type KehrtourKurz = z.infer<typeof kurz>;

export const kehrtourenHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren',
  zweck: 'Listet die Kehrtouren, neueste zuerst.',
  zugang: 'mitarbeiter',
  query: z.object({ status: z.optional(kehrtourStatus), cursor: z.optional(z.string()) }),
  response: seite(kurz),
  fehler: ['nicht-erlaubt'],
});
export const kehrtourAnlegen = endpoint({
  method: 'POST',
  path: '/kehrtouren',
  zweck: 'Beginnt einen Entwurf mit den Vorgaben des Betriebs.',
  zugang: 'mitarbeiter',
  idempotent: true,
  body: z.object({ name: z.optional(text(80)), liegenschaftIds: z.optional(z.array(id)) }),
  response: z.object({ id }),
  fehler: ['nicht-erlaubt'],
});
export const kehrtourHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id',
  zweck: 'Liefert eine Kehrtour mit Plan und Antworten.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: kehrtour,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const kehrtourEntwerfen = endpoint({
  method: 'PATCH',
  path: '/kehrtouren/:id/vorgaben',
  zweck: 'Ändert Entscheidungen des Entwurfs; ein zweiter Schreiber bekommt den Unterschied.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, name: z.optional(text(80)), vorgaben: z.partial(vorgaben) }),
  response: z.object({ version }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.tag-vergangen',
    'kehrtour.feiertag',
    'kehrtour.qualifikation-fehlt',
    'kehrtour.keine-arbeitszeit',
  ],
});
export const kehrtourPlanen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/planen',
  zweck: 'Rechnet einen Vorschlag; der Fortschritt steht im Vorgang.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ sekunden: z.optional(z.int().check(z.gte(1), z.lte(60))) }),
  response: z.object({ vorgangId: id }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'kehrtour.leer',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.tag-vergangen',
    'kehrtour.feiertag',
    'kehrtour.qualifikation-fehlt',
    'kehrtour.keine-arbeitszeit',
  ],
});

/** The order of all stops as a person wants it; an undo sends the previous one. */
export const anordnung = z.object({
  schichten: z.array(z.object({ mitarbeiterId: id, tag, haltIds: z.array(id) })),
  sperren: z.record(z.string(), sperre),
});
export type Anordnung = z.infer<typeof anordnung>;
export const kehrtourAnordnen = endpoint({
  method: 'PUT',
  path: '/kehrtouren/:id/anordnung',
  zweck: 'Ordnet die Halte von Hand; Zeiten und Verstöße kommen sofort zurück.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, anordnung, zusagenBrechen: z.optional(z.boolean()) }),
  response: kehrtour,
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'kehrtour.nicht-geplant',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.zusage-gebrochen',
  ],
});
/** The planner's own problem, so that a screen can time a drag without asking; ids of stops are ids of Halte. */
export const kehrtourProblemHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/problem',
  zweck:
    'Liefert die Planungsaufgabe mit Fahrzeiten zum Rechnen im Browser; Sekunden zählen ab Mitternacht des ersten Tages.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ problem: z.unknown(), nullpunkt: zeitpunkt, version }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'kehrtour.nicht-geplant'],
});
export const kehrtourAbsagen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/absagen',
  zweck: 'Sagt eine Kehrtour ab; wer angekündigt war, bekommt Bescheid.',
  zugang: 'mitarbeiter',
  params: idParams,
  idempotent: true,
  body: z.object({ grund: z.optional(text(300)) }),
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'kehrtour.nicht-mehr-aenderbar'],
});
export const kehrtourLoeschen = endpoint({
  method: 'DELETE',
  path: '/kehrtouren/:id',
  zweck: 'Löscht einen Entwurf oder eine nie angekündigte Kehrtour.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'kehrtour.nicht-mehr-aenderbar'],
});

/** Streets with what is due in them, for the step `liegenschaften`. */
const auswahlStrasse = z.object({
  ort: z.string(),
  strasse: z.string(),
  liegenschaften: z.array(
    z.object({
      id,
      hausnr: z.string(),
      name: z.string(),
      laufnummer: z.nullable(z.number()),
      koordinaten: z.nullable(koordinaten),
      minuten: z.int(),
      naechsteFrist: z.nullable(tag),
      taetigkeitIds: z.array(z.string()),
      fss: z.boolean(),
    }),
  ),
  minuten: z.int(),
  faellig: z.int(),
  naechsteFrist: z.nullable(tag),
});
export type AuswahlStrasse = z.infer<typeof auswahlStrasse>;
export const kehrtourAuswahlHolen = endpoint({
  method: 'GET',
  path: '/kehrtour-auswahl',
  zweck: 'Straßen und Häuser mit dem, was dort bis zu einem Tag fällig ist.',
  zugang: 'mitarbeiter',
  query: z.object({
    faelligBis: z.optional(tag),
    taetigkeitId: z.optional(z.string()),
    ort: z.optional(z.string()),
    suche: z.optional(z.string()),
  }),
  response: z.object({ strassen: z.array(auswahlStrasse), orte: z.array(z.string()), gesamt: z.int() }),
  fehler: ['nicht-erlaubt'],
});

/** Whether the days of a draft may be announced at all, and what they cost: for the step `datum`. */
export const kehrtourTageHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/tage',
  zweck: 'Sagt je Tag: Feiertag, Abwesende, Ankündigungsfrist.',
  zugang: 'mitarbeiter',
  params: idParams,
  query: z.object({ von: tag, bis: tag }),
  response: z.object({
    tage: z.array(
      z.object({
        tag,
        feiertag: z.nullable(z.string()),
        wochenende: z.boolean(),
        vergangen: z.boolean(),
        abwesend: z.array(z.string()),
        fristReicht: z.boolean(),
        hinweis: z.nullable(z.string()),
        andereTouren: z.array(z.string()),
      }),
    ),
    mitFeuerstaettenschau: z.boolean(),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
