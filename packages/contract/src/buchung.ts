import { RANDZEITEN } from '@kehrtour/domain/buchung/buchung';
import { ONLINEHERKUENFTE } from '@kehrtour/domain/termin/termin';
import * as z from 'zod/mini';

import { betriebskopf } from './betriebskopf.ts';
import { anschrift, buchungsangaben, slugParams } from './buchungsangaben.ts';
import { einwilligung, einwilligungArt, preis, wunsch, zeit, zeitenHolen } from './buchungsangebot.ts';
import { endpoint } from './endpoint.ts';
import { email, leer, tag, text, uhrzeit, zeitpunkt } from './gemeinsam.ts';

/**
 * Holding, booking, moving and cancelling a time. The code of a booking travels in bodies; the calendar file alone takes it
 * from the link of a mail.
 */
export const NOTIZ_ZEICHEN_MAX = 1000;
const code = text(200, 6);
const mitCode = z.object({ code });

const reserviert = z.object({
  /** Secret of this visitor; whoever has it may book and free the time. */
  reservierung: z.string(),
  laeuftAb: zeitpunkt,
  zeit,
  verlaengerbar: z.boolean(),
  /** False: only noted. The company enters a time when the link of the mail is pressed, and nobody is kept from it before. */
  haelt: z.boolean(),
});
export type Reserviert = z.infer<typeof reserviert>;
export const zeitReservieren = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/reservierungen',
  zweck: 'Hält eine Zeit zehn Minuten frei; ist sie weg, nennt der Fehler in `angaben.alternativen` andere.',
  zugang: 'oeffentlich',
  idempotent: true,
  params: slugParams,
  body: z.extend(wunsch, {
    zeitId: text(60, 1),
    /** A time this visitor holds already and gives up for this one. */
    statt: z.optional(text(100)),
  }),
  response: reserviert,
  fehler: [
    'eingabe-ungueltig',
    'nicht-gefunden',
    'buchung.nicht-angeboten',
    'buchung.nicht-bedient',
    'buchung.nur-mit-code',
    'buchung.zu-viele-reservierungen',
    'buchung.zu-viele-unbestaetigte',
    'code-ungueltig',
    'termin.zeit-belegt',
    'zu-viele-versuche',
    'schluessel-fehlt',
    'schluessel-anders-benutzt',
  ],
});
export const reservierungVerlaengern = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/reservierungen/verlaengern',
  zweck: 'Gibt einer Reservierung noch einmal zehn Minuten, höchstens dreimal.',
  zugang: 'oeffentlich',
  params: slugParams,
  body: z.object({ reservierung: text(100, 10) }),
  response: reserviert,
  fehler: ['nicht-gefunden', 'buchung.reservierung-abgelaufen', 'zu-viele-versuche'],
});
export const reservierungFreigeben = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/reservierungen/freigeben',
  zweck: 'Gibt die gehaltene Zeit wieder frei; zweimal schadet nicht.',
  zugang: 'oeffentlich',
  params: slugParams,
  body: z.object({ reservierung: text(100, 10) }),
  response: leer,
  fehler: ['nicht-gefunden', 'zu-viele-versuche'],
});

export const buchungskontakt = z.object({
  vorname: text(80, 1),
  nachname: text(80, 1),
  email,
  telefon: z.optional(text(40)),
});
export const buchungsstatus = z.enum([
  'bestaetigt',
  'angefragt',
  /** Kept only until `bestaetigenBis`, unless the address of the mail is confirmed. */
  'unbestaetigt',
  /** It was not. */
  'verfallen',
  /** The company named this time; it is fixed with the customer's yes. */
  'vorgeschlagen',
  'abgesagt',
  'verschoben',
  'erledigt',
  'vergangen',
]);
export type Buchungsstatus = z.infer<typeof buchungsstatus>;
/** A booking as its owner sees it, now. */
export const buchungsstand = z.object({
  referenz: z.string(),
  /** The secret of the link in the mail: opens, moves and cancels this booking. */
  code: z.string(),
  status: buchungsstatus,
  /** What that means, in a sentence or two. */
  stand: z.string(),
  /** While it is not confirmed: that it becomes a request then, which the company answers. */
  anfrage: z.boolean(),
  taetigkeit: z.string(),
  zeit,
  dauerMinuten: z.int(),
  anschrift,
  mitarbeiter: z.string(),
  ...preis,
  notiz: z.string(),
  /** Until when the link in the mail has to be pressed; null: nothing to confirm. */
  bestaetigenBis: z.nullable(zeitpunkt),
  aendernBis: z.nullable(zeitpunkt),
  verlegbar: z.boolean(),
  absagbar: z.boolean(),
  /** § 356a BGB: until when the contract can be withdrawn from by its button; null: no such right here. */
  widerruf: z.nullable(z.object({ bis: tag, moeglich: z.boolean(), widerrufenAm: z.nullable(zeitpunkt) })),
  /** The texts to agree to before a proposed time can be accepted, where that concludes a paid contract. */
  vertrag: z.nullable(
    z.object({
      einwilligungen: z.array(z.object({ art: einwilligungArt, fassung: z.string(), text: z.string() })),
    }),
  ),
  unternehmen: z.extend(betriebskopf, { anschrift: z.string() }),
  /** What was asked for, to look for another time with it. */
  wunsch: z.object({ taetigkeitId: z.string(), angaben: buchungsangaben, anschrift }),
});
export type Buchungsstand = z.infer<typeof buchungsstand>;

/** Who books, and what was agreed to; the same whether it takes its time now or is noted first. */
export const buchungseingabe = z.object({
  reservierung: text(100, 10),
  kontakt: buchungskontakt,
  notiz: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          NOTIZ_ZEICHEN_MAX,
          'ist länger als 1.000 Zeichen. Bitte kürzen Sie sie oder rufen Sie uns an.',
        ),
      ),
  ),
  einwilligungen: z.array(einwilligung).check(z.maxLength(10)),
  /** The last button said so; needed where a paid contract is concluded. */
  zahlungspflichtig: z.optional(z.boolean()),
  /** Whether the page stood in a frame of the company's own site. */
  herkunft: z.optional(z.enum(ONLINEHERKUENFTE)),
});
export const buchen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/buchungen',
  zweck: 'Bucht die gehaltene Zeit, auch kurz nach Ablauf, solange sie noch frei ist.',
  zugang: 'oeffentlich',
  idempotent: true,
  params: slugParams,
  body: buchungseingabe,
  response: buchungsstand,
  fehler: [
    'eingabe-ungueltig',
    'nicht-gefunden',
    'buchung.nicht-angeboten',
    'buchung.reservierung-abgelaufen',
    'buchung.einwilligung-fehlt',
    'buchung.erst-bestaetigen',
    'buchung.zu-viele-unbestaetigte',
    'termin.zeit-belegt',
    'zu-viele-versuche',
    'schluessel-fehlt',
    'schluessel-anders-benutzt',
    'versand.zu-viele',
  ],
});

export const buchungHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/buchung',
  zweck: 'Zeigt den jetzigen Stand einer Buchung; ändert nichts.',
  zugang: 'oeffentlich',
  body: mitCode,
  response: buchungsstand,
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});
/** Only the mail knows `nachweis`: anyone who can read it owns the address. Opening the link changes nothing; mail scanners do that too. */
export const buchungBestaetigen = endpoint({
  method: 'POST',
  path: '/oeffentlich/buchung/bestaetigen',
  zweck:
    'Bestätigt die Mail-Adresse einer Buchung; zweimal schadet nicht. Ist sie verfallen und die Zeit noch frei, gilt sie wieder, mit neuer Referenz.',
  zugang: 'oeffentlich',
  idempotent: true,
  body: z.object({ code, nachweis: text(100, 10) }),
  response: buchungsstand,
  fehler: [
    'code-ungueltig',
    'zu-viele-versuche',
    'termin.zeit-belegt',
    'termin.uebergang-nicht-moeglich',
    'schluessel-fehlt',
    'schluessel-anders-benutzt',
  ],
});
/** Free times for another day of a booking that exists; its own time counts as free. */
export const eigeneVerlegezeitenHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/buchung/zeiten',
  zweck: 'Freie Zeiten, auf die sich diese Buchung verschieben lässt.',
  zugang: 'oeffentlich',
  body: z.object({ code, ab: z.optional(tag), nur: z.optional(z.enum(RANDZEITEN)) }),
  response: zeitenHolen.response,
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});
const aenderungsfehler = [
  'code-ungueltig',
  'zu-viele-versuche',
  'termin.uebergang-nicht-moeglich',
  'termin.zu-kurzfristig',
  'schluessel-fehlt',
  'schluessel-anders-benutzt',
] as const;
export const buchungAnnehmen = endpoint({
  method: 'POST',
  path: '/oeffentlich/buchung/annehmen',
  zweck: 'Nimmt die Zeit an, die der Betrieb vorgeschlagen hat; zweimal schadet nicht.',
  zugang: 'oeffentlich',
  idempotent: true,
  body: z.object({
    code,
    /** Beginning of the proposal as it was shown: a later one is not agreed to unseen. */
    gesehen: z.object({ tag, von: uhrzeit }),
    einwilligungen: z.optional(z.array(einwilligung).check(z.maxLength(10))),
    /** The button said so; needed where this concludes a paid contract. */
    zahlungspflichtig: z.optional(z.boolean()),
  }),
  response: buchungsstand,
  fehler: [...aenderungsfehler, 'buchung.einwilligung-fehlt', 'versand.zu-viele'],
});
export const eigeneBuchungVerlegen = endpoint({
  method: 'POST',
  path: '/oeffentlich/buchung/verschieben',
  zweck: 'Verschiebt eine Buchung; klappt es nicht, gilt die alte Zeit weiter.',
  zugang: 'oeffentlich',
  idempotent: true,
  body: z.object({ code, zeitId: text(60, 1) }),
  response: buchungsstand,
  fehler: [...aenderungsfehler, 'termin.zeit-belegt', 'buchung.unbestaetigt', 'versand.zu-viele'],
});
export const buchungAbsagen = endpoint({
  method: 'POST',
  path: '/oeffentlich/buchung/absagen',
  zweck: 'Sagt eine Buchung ab; zweimal schadet nicht.',
  zugang: 'oeffentlich',
  idempotent: true,
  body: z.object({ code, grund: z.optional(text(500)) }),
  response: buchungsstand,
  fehler: aenderungsfehler,
});
export const buchungWiderrufen = endpoint({
  method: 'POST',
  path: '/oeffentlich/buchung/widerrufen',
  zweck: 'Widerruft den Vertrag (§ 356a BGB) und bestätigt den Eingang per Mail.',
  zugang: 'oeffentlich',
  idempotent: true,
  body: z.object({ code, name: z.optional(text(160)) }),
  response: buchungsstand,
  fehler: [...aenderungsfehler, 'buchung.kein-widerruf'],
});
export const buchungskalenderHolen = endpoint({
  method: 'GET',
  path: '/oeffentlich/buchung/kalender',
  zweck: 'Die Buchung als .ics.',
  zugang: 'oeffentlich',
  kind: 'file',
  query: mitCode,
  response: z.unknown(),
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});
