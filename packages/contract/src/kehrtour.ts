import { KEHRTOUR_STATUS } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { AENDERUNGSURSACHEN } from '@kehrtour/domain/planung/aenderung';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, listenstelle, seite, tag, text, version, zeitpunkt } from './gemeinsam.ts';
import { halt, sperre } from './halt.ts';
import { liegenschaftIds, startort, vorgaben } from './vorgaben.ts';

/** A Kehrtour: what was decided in the wizard, the plan that came of it, and every change of it by hand. */
export const kehrtourStatus = z.enum(KEHRTOUR_STATUS);

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
  /** When nobody is driven to: a break, or the person is elsewhere. */
  pausen: z.array(z.object({ von: zeitpunkt, bis: zeitpunkt, abwesend: z.optional(z.boolean()) })),
  start: z.nullable(startort),
  verstoesse: z.array(z.string()),
});

const kennzahlen = z.object({
  halte: z.int(),
  ausgelassen: z.int(),
  fahrtSekunden: z.int(),
  arbeitSekunden: z.int(),
  ueberstundenSekunden: z.int(),
  fahrzeiten: z.string(),
  /** How much longer this plan drives than the shortest one found; null where nobody looked, or where the order is not ours. */
  mehrwegSekunden: z.nullable(z.int()),
  /** How much of the driving is for equal shares; null where nobody looked, or where work is not shared. */
  gleichmaessigSekunden: z.nullable(z.int()),
  /** People who were chosen and have no stop in this plan, and why. */
  ohneFahrt: z.array(z.object({ mitarbeiterId: id, text: z.string() })),
});

/** A new plan of an announced round that waits to be accepted; until then the old one holds everywhere. */
const aenderung = z.object({
  /** What is accepted or discarded: that of the round when it was made. */
  version,
  ursache: z.enum(AENDERUNGSURSACHEN),
  /** What a plan came from that waited before and went into this one, the oldest first. */
  vorher: z.array(z.enum(AENDERUNGSURSACHEN)),
  von: z.string(),
  am: zeitpunkt,
  plan: z.object({ halte: z.array(halt), schichten: z.array(schicht), kennzahlen }),
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
  kennzahlen,
  /** For those who plan; null while none is open. */
  aenderung: z.nullable(aenderung),
  angekuendigtAm: z.nullable(zeitpunkt),
  /** The computation that is under way, for a page that is opened meanwhile. */
  vorgangId: z.nullable(id),
  rueckmeldungen: z.object({
    angekuendigt: z.int(),
    bestaetigt: z.int(),
    abgelehnt: z.int(),
    erledigt: z.int(),
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
  /** Houses that were chosen for it, planned or not. */
  gewaehlt: z.int(),
  /** A proposal is being computed, or waits for it. */
  wirdGerechnet: z.boolean(),
  mitarbeiter: z.array(z.string()),
  geaendertAm: zeitpunkt,
  angekuendigt: z.int(),
  bestaetigt: z.int(),
  abgelehnt: z.int(),
  erledigt: z.int(),
  ungelesen: z.int(),
});
export type KehrtourKurz = z.infer<typeof kurz>;

export const kehrtourenHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren',
  zweck: 'Listet die Kehrtouren, neueste zuerst.',
  zugang: 'mitarbeiter',
  query: z.object({
    status: z.optional(kehrtourStatus),
    /** Name, number, day, who drives, street and house. */
    suche: z.optional(text(200)),
    cursor: z.optional(listenstelle),
  }),
  response: seite(kurz),
  fehler: ['nicht-erlaubt'],
});
export const kehrtourAnlegen = endpoint({
  method: 'POST',
  path: '/kehrtouren',
  zweck: 'Beginnt einen Entwurf mit den Vorgaben des Betriebs.',
  zugang: 'mitarbeiter',
  idempotent: true,
  body: z.object({ name: z.optional(text(80)), liegenschaftIds: z.optional(liegenschaftIds) }),
  response: z.object({ id }),
  fehler: ['nicht-erlaubt', 'kehrtourplaner-nicht-gebucht'],
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
    'kehrtour.arbeitszeitgesetz',
    'kehrtour.jugendarbeitsschutz',
  ],
});
export const kehrtourPlanen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/planen',
  zweck: 'Rechnet einen Vorschlag; der Fortschritt steht im Vorgang.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    sekunden: z.optional(z.int().check(z.gte(1), z.lte(60))),
    /** An Änderung that waits is made again with the promises kept that it breaks. */
    ohneGebrochene: z.optional(z.boolean()),
    /** Places are looked for also for those who were called off; without it they stay out. */
    auchAbgesagte: z.optional(z.boolean()),
  }),
  response: z.object({ vorgangId: id }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'kehrtourplaner-nicht-gebucht',
    'kehrtour.leer',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.tag-vergangen',
    'kehrtour.feiertag',
    'kehrtour.qualifikation-fehlt',
    'kehrtour.keine-arbeitszeit',
    'kehrtour.arbeitszeitgesetz',
    'kehrtour.jugendarbeitsschutz',
    'kehrtour.nichts-faellig',
    'kehrtour.zu-gross',
    'ueberlastet',
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
    'kehrtour.person-nicht-da',
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
