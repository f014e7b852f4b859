import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, koordinaten, leer, tag, version, zeitpunkt } from './gemeinsam.ts';

/** The proposal for a whole quarter: streets dealt to days and people. One per company; a new one takes the old one's place. */
export const quartalsauswahl = z.object({
  /** First day; earlier nothing is planned. */
  von: tag,
  /** Everything whose Frist ends until this day. */
  bis: tag,
  /** Empty lists mean all. */
  taetigkeitIds: z.array(z.string()).check(z.maxLength(100)),
  orte: z.array(z.string()).check(z.maxLength(200)),
  mitarbeiterIds: z.array(id).check(z.maxLength(30)),
  /** How full a day may become; the rest is for what comes up. */
  auslastungProzent: z
    .int('ist keine ganze Zahl')
    .check(z.gte(50, 'ist weniger als 50 %'), z.lte(100, 'ist mehr als 100 %')),
});
export type Quartalsauswahl = z.infer<typeof quartalsauswahl>;

/** How many of the whole stock each month takes until the Bestellung ends; null where the company has not said when. */
const schauquote = z.nullable(
  z.object({
    jeMonat: z.int(),
    offen: z.int(),
    /** Houses whose last visit nobody knows. */
    ohneLetzte: z.int(),
    bestelltBis: tag,
  }),
);
export type Schauquote = NonNullable<z.infer<typeof schauquote>>;

/** What a selection means before anything is reckoned. */
export const quartalsumfang = z.object({
  besuche: z.int(),
  haeuser: z.int(),
  strassen: z.int(),
  feuerstaettenschauen: z.int(),
  schauquote,
  /** Visits whose Frist had run out before the span. */
  abgelaufen: z.int(),
  /** Houses that are left out because an open Kehrtour has them already. */
  schonVerplant: z.int(),
  /** On site with the buffer of each stop; ways come on top. */
  arbeitMinuten: z.int(),
  /** Work and an estimate of the ways. */
  noetigMinuten: z.int(),
  moeglichMinuten: z.int(),
  /** Full days of one person. */
  personentageNoetig: z.number(),
  personentageMoeglich: z.int(),
  /** First day on which a Feuerstättenschau could still be announced in time. */
  fruehestens: tag,
  feiertage: z.array(z.object({ tag, name: z.string() })),
  taetigkeiten: z.array(z.object({ id: z.string(), name: z.string(), aufgaben: z.int() })),
  orte: z.array(z.object({ ort: z.string(), haeuser: z.int() })),
  mitarbeiter: z.array(
    z.object({
      id,
      name: z.string(),
      farbe: z.int(),
      darfFeuerstaettenschau: z.boolean(),
      tage: z.int(),
      abwesendTage: z.int(),
    }),
  ),
});
export type Quartalsumfang = z.infer<typeof quartalsumfang>;

/** A street or a part of it that is done in one go. */
export const quartalsteil = z.object({
  id: z.string(),
  ort: z.string(),
  strasse: z.string(),
  /** Parts of one street in the same turn share it. */
  runde: z.string(),
  /** In working order, each with the end of its Frist. */
  haeuser: z.array(z.object({ hausnr: z.string(), frist: tag })),
  /** On site, with buffer, parking and the ways inside. */
  minuten: z.int(),
  ab: z.nullable(tag),
  spaetestens: z.nullable(tag),
  /** Only the bBSF or a § 11b deputy may do it. */
  feuerstaettenschau: z.boolean(),
  /** A Feuerstättenschau is among it; else it is other sovereign work. */
  schau: z.boolean(),
  koordinaten: z.nullable(koordinaten),
  /** A person decided where it is, or that it has no day: the next computation keeps that. */
  vonHand: z.boolean(),
});
export type Quartalsteil = z.infer<typeof quartalsteil>;

/** One person on one day. */
export const quartalsschicht = z.object({
  id: z.string(),
  mitarbeiterId: id,
  tag,
  /** What may be planned into it. */
  platzMinuten: z.int(),
  /** Taken by something else already. */
  belegtMinuten: z.int(),
  darfFeuerstaettenschau: z.boolean(),
  /** In driving order. */
  teilIds: z.array(z.string()),
  arbeitMinuten: z.int(),
  fahrtMinuten: z.int(),
});
export type Quartalsschicht = z.infer<typeof quartalsschicht>;

export const quartalsvorschlag = z.object({
  version,
  auswahl: quartalsauswahl,
  gerechnetAm: zeitpunkt,
  /** `angelegt`: its Kehrtouren exist. */
  stand: z.enum(['vorschlag', 'angelegt']),
  teile: z.array(quartalsteil),
  schichten: z.array(quartalsschicht),
  mitarbeiter: z.array(z.object({ id, name: z.string(), farbe: z.int() })),
  /** What has no place, why, and what would help. */
  offen: z.array(z.object({ teilId: z.string(), text: z.string(), abhilfe: z.string() })),
  /** What a person had decided and the last computation could not keep, and why; `teilIds` is what it has become. */
  nichtGehalten: z.array(
    z.object({
      strasse: z.string(),
      ort: z.string(),
      hausnummern: z.array(z.string()),
      /** Where it was; null when it was left without a day. */
      vorher: z.nullable(z.object({ tag, name: z.string() })),
      text: z.string(),
      teilIds: z.array(z.string()),
    }),
  ),
  /** Where the travel times come from. */
  fahrzeiten: z.string(),
  feiertage: z.array(z.object({ tag, name: z.string() })),
  kehrtouren: z.array(z.object({ id, name: z.string(), tage: z.array(tag) })),
});
export type Quartalsvorschlag = z.infer<typeof quartalsvorschlag>;

export const quartalsumfangHolen = endpoint({
  method: 'POST',
  path: '/quartalsvorschlag/umfang',
  zweck:
    'Sagt vor dem Rechnen, wie viel bis zu einem Tag fällig ist und wie viele Personentage es dafür gibt. Ändert nichts.',
  zugang: 'mitarbeiter',
  body: quartalsauswahl,
  response: quartalsumfang,
  fehler: ['nicht-erlaubt', 'eingabe-ungueltig'],
});
export const quartalsvorschlagHolen = endpoint({
  method: 'GET',
  path: '/quartalsvorschlag',
  zweck: 'Liefert den aufbewahrten Vorschlag und den Vorgang, der gerade einen neuen rechnet.',
  zugang: 'mitarbeiter',
  response: z.object({ vorschlag: z.nullable(quartalsvorschlag), vorgangId: z.nullable(id) }),
  fehler: ['nicht-erlaubt'],
});
export const quartalVorschlagen = endpoint({
  method: 'POST',
  path: '/quartalsvorschlag',
  zweck:
    'Verteilt alles Fällige auf Tage und Personen; der Fortschritt steht im Vorgang. Der alte Vorschlag bleibt, bis der neue fertig ist; was darin von Hand gelegt ist, bleibt auch im neuen.',
  zugang: 'mitarbeiter',
  body: quartalsauswahl,
  response: z.object({ vorgangId: id }),
  fehler: [
    'nicht-erlaubt',
    'kehrtourplaner-nicht-gebucht',
    'eingabe-ungueltig',
    'quartal.leer',
    'quartal.zu-viel',
    'quartal.keine-tage',
    'kehrtour.tag-vergangen',
  ],
});
export const quartalUmordnen = endpoint({
  method: 'PUT',
  path: '/quartalsvorschlag/zuordnung',
  zweck: 'Legt Straßen von Hand auf andere Tage oder Personen; Fahrt und Auslastung kommen sofort zurück.',
  zugang: 'mitarbeiter',
  body: z.object({
    version,
    /** Parts of every shift that has some; what stands nowhere is left out. */
    zuordnung: z.record(z.string(), z.array(z.string())),
    /** Parts that a person decided about, moved or not; what is missing here is free again at the next computation. */
    vonHand: z.array(z.string()),
  }),
  response: quartalsvorschlag,
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'eingabe-ungueltig',
    'kehrtour.qualifikation-fehlt',
    'quartal.schon-angelegt',
    'quartal.wird-gerechnet',
  ],
});
export const quartalAnlegen = endpoint({
  method: 'POST',
  path: '/quartalsvorschlag/kehrtouren',
  zweck: 'Legt aus dem Vorschlag Kehrtouren an, je Tag oder je Woche eine. Angekündigt wird nichts.',
  zugang: 'mitarbeiter',
  idempotent: true,
  body: z.object({ version, je: z.enum(['tag', 'woche']), rechnen: z.boolean() }),
  response: quartalsvorschlag,
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'kehrtourplaner-nicht-gebucht',
    'veraltet',
    'kehrtour.tag-vergangen',
    'quartal.leer',
    'quartal.schon-angelegt',
    'quartal.wird-gerechnet',
  ],
});
export const quartalVerwerfen = endpoint({
  method: 'DELETE',
  path: '/quartalsvorschlag',
  zweck: 'Verwirft den Vorschlag; angelegte Kehrtouren bleiben.',
  zugang: 'mitarbeiter',
  response: leer,
  fehler: ['nicht-erlaubt'],
});
export const schauquoteHolen = endpoint({
  method: 'GET',
  path: '/feuerstaettenschauen/quote',
  zweck: 'Sagt, wie viele Feuerstättenschauen der Bezirk im Monat braucht, bis die Bestellung endet.',
  zugang: 'mitarbeiter',
  response: z.object({ quote: schauquote }),
  fehler: ['nicht-erlaubt'],
});
