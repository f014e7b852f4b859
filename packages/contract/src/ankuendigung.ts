import { tableOf } from '@kehrtour/domain/keysOf';
import { ABMELDUNGSGRUENDE } from '@kehrtour/domain/liegenschaft/abmeldung';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { LAGEPLANFORMEN } from '@kehrtour/domain/ort/lageplanform';
import { BESUCHSARTEN } from '@kehrtour/domain/taetigkeit/besuch';
import { TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { RUECKMELDUNGSARTEN } from '@kehrtour/domain/termin/rueckmeldungsart';
import { TERMIN_STATUS } from '@kehrtour/domain/termin/termin';
import { KANAELE, WUNSCHKANAELE } from '@kehrtour/domain/versand/kanal';
import * as z from 'zod/mini';

import { betriebskopf } from './betriebskopf.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, tag, text, version, zeitpunkt } from './gemeinsam.ts';

/** Announcing a round: who is told what by which way, the slips, and the proof of it afterwards. */
export const kanal = z.enum(KANAELE);

/** Who gets the notice of one appointment; the person may choose another way before sending. */
export const empfang = z.object({
  haltId: id,
  nutzungseinheitId: z.nullable(id),
  kontaktId: z.nullable(id),
  anschrift: z.string(),
  lage: z.string(),
  empfaenger: z.string(),
  /** Mail only to those who gave an address for appointments; the slip is always possible. */
  kanal,
  moeglich: z.array(kanal),
  /** Where `kanal` goes, when there is something to read: a mail address. */
  ziel: z.nullable(z.string()),
  /** The way that the person wants first; null where nobody said. */
  wunsch: z.nullable(z.enum(WUNSCHKANAELE)),
  rechtsart: z.enum(BESUCHSARTEN),
  /** Whom the notice of a Feuerstättenschau names; '' where it names nobody. */
  personen: z.string(),
  fensterVon: zeitpunkt,
  fensterBis: zeitpunkt,
  /** § 3 KÜO for a Feuerstättenschau by this way; null when nothing stands in the way. */
  hinweis: z.nullable(z.string()),
  fristReicht: z.boolean(),
  schonAngekuendigt: z.boolean(),
  /** How many messages an SMS to them would be paid as; null where none can be sent. */
  smsTeile: z.nullable(z.int()),
  /** Ways among `moeglich` by which a Feuerstättenschau would be announced too late. */
  zuSpaetPer: z.array(kanal),
});
export type Empfang = z.infer<typeof empfang>;

export const ankuendigungPruefen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/ankuendigung',
  zweck: 'Sagt vor dem Senden, wer was auf welchem Weg bekommt, und prüft die Werktage.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({
    version,
    empfaenge: z.array(empfang),
    anzahl: z.record(z.string(), z.number()),
    warnungen: z.array(z.string()),
    hindernisse: z.array(z.string()),
    antwortBis: z.nullable(tag),
    /** What a part of an SMS costs without VAT, and what one announcement may cost. */
    sms: z.object({ centJeTeil: z.number(), hoechstensEuro: z.int() }),
    /** What a letter by the letter service costs without VAT, and what is left of this month's limit; null: no such letters. */
    brief: z.nullable(z.object({ centJeBrief: z.number(), restCent: z.int() })),
    /** The same for each messenger; null: nothing goes that way. */
    ...tableOf(MESSENGER, () => z.nullable(z.object({ centJeNachricht: z.number(), restCent: z.int() }))),
  }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'kehrtour.nicht-geplant'],
});

export const kehrtourAnkuendigen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/ankuendigen',
  zweck: 'Kündigt alle Halte an: Termine entstehen, Mails gehen hinaus, Zettel stehen zum Druck bereit.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.object({ version, kanaele: z.record(z.string(), kanal), trotzdem: z.optional(z.boolean()) }),
  response: z.object({ termine: z.number(), mails: z.number(), zettel: z.number() }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'kehrtourplaner-nicht-gebucht',
    'veraltet',
    'ankuendigung.zu-teuer',
    'kehrtour.nicht-geplant',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.frist-zu-kurz',
    'kehrtour.person-ausgeschieden',
    'termin.zeit-belegt',
    'versand.zu-viele',
  ],
});

export const zettelformat = z.enum([
  'a6',
  'dinlang',
  'a5',
  'brief',
  'aushang',
  'nichtAngetroffen',
  'tagesliste',
]);
export const terminzettelHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/terminzettel',
  zweck: 'Druckt die Terminzettel, Briefe, Aushänge oder die Tagesliste als PDF in Laufreihenfolge.',
  zugang: 'mitarbeiter',
  kind: 'file',
  params: idParams,
  query: z.object({
    format: zettelformat,
    alle: z.optional(z.enum(['0', '1'])),
    /** Also what somebody has carried there by now; without it an announced round is printed as far as it still has to be. */
    gebrachte: z.optional(z.enum(['0', '1'])),
    /** Only for households that have not answered and whose notice somebody still has to carry. */
    offene: z.optional(z.enum(['0', '1'])),
  }),
  response: z.unknown(),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'kehrtour.nicht-geplant', 'kehrtour.nichts-zu-drucken'],
});

/** The customer's side: opened by the code of a slip or mail, never by a login. */
const zugangscode = z.object({ code: text(200, 6), hausnr: z.optional(text(20)) });

export const kundenTermin = z.object({
  status: z.enum(TERMIN_STATUS),
  /** What the page says about the state, in a sentence. */
  stand: z.string(),
  unternehmen: z.extend(betriebskopf, {
    /** The person who answers questions; empty: the office. */
    ansprechpartner: z.string(),
    /** The company takes bookings online: somebody who was not met can choose another time there. */
    bucht: z.boolean(),
  }),
  titel: z.string(),
  anschrift: z.string(),
  /** Whose map the picture of the place is made from; null where there is no picture. */
  karte: z.nullable(z.string()),
  lage: z.string(),
  wann: z.object({ tag, wochentag: z.string(), datum: z.string(), von: z.string(), bis: z.string() }),
  /** When somebody is likely there, while the round is under way: `10:40`, `11:10`, and houses before this one; else null. */
  unterwegs: z.nullable(z.object({ von: z.string(), bis: z.string(), haeuser: z.int() })),
  mitarbeiter: z.string(),
  /** The people who may come, as the notice of a Feuerstättenschau named them; empty where it named nobody. */
  personen: z.string(),
  taetigkeiten: z.array(
    z.object({ text: z.string(), dauerMinuten: z.number(), art: z.enum(TAETIGKEITSARTEN) }),
  ),
  /** What the work costs, by line; empty where the company has not said so. */
  kosten: z.array(z.object({ text: z.string(), preis: z.string() })),
  /** The part that may be taken off the taxes; empty where no price is known. */
  steuersatz: z.string(),
  /** The day on which the work was done; null before. */
  erledigtAm: z.nullable(tag),
  /** What was found at this visit, still is to be mended, and the household was told of: each in sentences; missing where nothing was. */
  maengel: z.optional(z.array(z.object({ titel: z.string(), saetze: z.array(z.string()) }))),
  /** The wish that is kept with the house since this visit was called off; empty where none is. */
  gemerkterWunsch: z.string(),
  /** The last question that was answered. */
  erwiderung: z.nullable(z.object({ frage: z.string(), text: z.string() })),
  /** Somebody whose word counts more has answered: the resident before the owner. */
  ueberstimmt: z.boolean(),
  vorbereitung: z.array(z.string()),
  rechtstexte: z.array(z.string()),
  antwortMoeglich: z.boolean(),
  /** Nobody was met, but that counts for nothing: not in the told time, not seen, or denied. */
  ohneNachweis: z.boolean(),
  /** "Ich war da" can be said. */
  einspruchMoeglich: z.boolean(),
  antwortBis: z.nullable(tag),
  /** Times that really lie on the sweep's way; `id` goes back with the answer. */
  alternativen: z.array(
    z.object({
      id: z.string(),
      tag,
      wochentag: z.string(),
      datum: z.string(),
      von: z.string(),
      bis: z.string(),
      hinweis: z.nullable(z.string()),
    }),
  ),
  letzteAntwort: z.nullable(z.object({ art: z.enum(RUECKMELDUNGSARTEN), text: z.string(), am: zeitpunkt })),
  formularSchluessel: z.string(),
});
export type KundenTermin = z.infer<typeof kundenTermin>;

export const kundenTerminHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/termin',
  zweck: 'Zeigt den Termin zu einem Code; ändert nichts.',
  zugang: 'oeffentlich',
  body: zugangscode,
  response: kundenTermin,
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});

export const kundenAntwort = z.discriminatedUnion('art', [
  z.object({ art: z.literal('daheim') }),
  z.object({ art: z.literal('schluesselNachbar'), text: text(300, 1) }),
  z.object({ art: z.literal('alternative'), alternativeId: text(200, 1) }),
  z.object({ art: z.literal('wunsch'), text: text(500, 1), telefon: z.optional(text(40)) }),
  z.object({ art: z.literal('unsicher') }),
  z.object({ art: z.literal('passtNicht') }),
  z.object({
    art: z.literal('nichtsMehr'),
    grund: z.enum(ABMELDUNGSGRUENDE),
    text: z.optional(text(500)),
  }),
  z.object({ art: z.literal('warDa') }),
  z.object({ art: z.literal('frage'), text: text(1000, 1), telefon: z.optional(text(40)) }),
]);
export type KundenAntwort = z.infer<typeof kundenAntwort>;

export const kundenAntworten = endpoint({
  method: 'POST',
  path: '/oeffentlich/termin/antwort',
  zweck: 'Nimmt die Antwort einer Kundin an.',
  zugang: 'oeffentlich',
  idempotent: true,
  body: z.object({ code: text(200, 6), hausnr: z.optional(text(20)), antwort: kundenAntwort }),
  response: kundenTermin,
  fehler: [
    'code-ungueltig',
    'zu-viele-versuche',
    'termin.uebergang-nicht-moeglich',
    'termin.alternative-weg',
    'termin.zu-kurzfristig',
    'schluessel-fehlt',
    'schluessel-anders-benutzt',
  ],
});
export const kundenKalenderHolen = endpoint({
  method: 'GET',
  path: '/oeffentlich/termin/kalender',
  zweck: 'Der Termin als .ics.',
  zugang: 'oeffentlich',
  kind: 'file',
  query: zugangscode,
  response: z.unknown(),
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});
export const kundenKarteHolen = endpoint({
  method: 'GET',
  path: '/oeffentlich/termin/karte',
  zweck:
    'Ein Bild davon, wo der Termin ist, als SVG: das Haus des Codes und die Straßen darum; schmal für das Telefon.',
  zugang: 'oeffentlich',
  kind: 'file',
  query: z.extend(zugangscode, { form: z.optional(z.enum(LAGEPLANFORMEN)) }),
  response: z.unknown(),
  fehler: ['code-ungueltig', 'nicht-gefunden', 'zu-viele-versuche'],
});
