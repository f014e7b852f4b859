import { EINWILLIGUNGSARTEN, RANDZEITEN } from '@kehrtour/domain/buchung/buchung';
import { EINTRAGEN } from '@kehrtour/domain/buchung/buchungsbestaetigung';
import { tableOf } from '@kehrtour/domain/keysOf';
import { KONTAKTROLLEN } from '@kehrtour/domain/liegenschaft/kontakt';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { TERMIN_STATUS } from '@kehrtour/domain/termin/termin';
import { WUNSCHKANAELE } from '@kehrtour/domain/versand/kanal';
import { KNAPPHEITSGRUENDE } from '@kehrtour/domain/zeiten/knappheit';
import * as z from 'zod/mini';

import { betriebskopf } from './betriebskopf.ts';
import {
  buchungsfrage,
  onlinebuchung,
  slugParams,
  anschriftEingabe,
  anschrift,
  taetigkeitId,
  angabenOnline,
} from './buchungsangaben.ts';
import { endpoint } from './endpoint.ts';
import { id, leer, tag, text } from './gemeinsam.ts';

/**
 * What strangers are offered: the company, the address, the house of a code, free times. Addresses and codes travel in
 * bodies, never in paths or queries, because those land in logs. Nothing here changes anything, `POST` or not.
 */

/** What somebody wants done and where. With a code the booking fulfils the due task of that house. */
export const wunsch = z.object({
  taetigkeitId,
  angaben: angabenOnline,
  anschrift: anschriftEingabe,
  code: z.optional(text(200)),
});
export type Wunsch = z.infer<typeof wunsch>;

const code = text(200, 6);
export const preis = {
  /** Gross price in cents; null where it follows the fee schedule or the effort. */
  preisCent: z.nullable(z.int()),
  preisText: z.string(),
};

export const zeit = z.object({
  /** Goes back with the reservation; means nothing by itself. */
  id: z.string(),
  tag,
  wochentag: z.string(),
  datum: z.string(),
  /** `uhrzeit`: we come at `von` · `fenster`: we come some time between `von` and `bis` on our round. */
  art: z.enum(['uhrzeit', 'fenster']),
  von: z.string(),
  bis: z.string(),
  /** A round passes near by that day. */
  nah: z.boolean(),
  /** Evening or Saturday: what it costs more; null when nothing, or when only `zuschlagText` can say it. */
  zuschlagCent: z.nullable(z.int()),
  zuschlagText: z.string(),
});
export type Zeit = z.infer<typeof zeit>;

export const unternehmenstreffer = z.object({
  slug: z.string(),
  name: z.string(),
  ort: z.string(),
  hoheitlich: z.boolean(),
  telefon: z.string(),
});
export const unternehmenSuchen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/suche',
  zweck: 'Findet Betriebe mit Onlinebuchung zu einer Postleitzahl, genauer mit Straße und Hausnummer.',
  zugang: 'oeffentlich',
  body: z.object({ plz: text(12, 1), strasse: z.optional(text(80)), hausnr: z.optional(text(20)) }),
  response: z.object({
    treffer: z.array(unternehmenstreffer),
    /** The district's sweep, as companies that come there or leave it out name it. Empty where one of them is the sweep, or nobody says. */
    zustaendig: z.array(z.string()),
  }),
  fehler: ['eingabe-ungueltig', 'zu-viele-versuche'],
});

export const buchbareTaetigkeit = z.object({
  id: z.string(),
  kundentext: z.string(),
  art: z.enum(TAETIGKEITSARTEN),
  online: onlinebuchung,
  fragen: z.array(buchungsfrage),
  ...preis,
  /** Minutes at the smallest house; `zuwachs` is what the answers to the questions add. */
  dauerMinuten: z.int(),
  zuwachs: z.object({
    jeWeitereEinheitMinuten: z.int(),
    jeWeitereFeuerstaetteMinuten: z.int(),
    feuerstaettenInbegriffen: z.int(),
  }),
  hinweis: z.string(),
  /** A consumer contract that costs money: law's wording on the last button, Widerruf, early start (§§ 312j, 355, 356 BGB). */
  zahlungspflichtig: z.boolean(),
  /** It can only be asked for: as the company wants it, or because its price is not named. */
  anfrage: z.boolean(),
});
export type BuchbareTaetigkeit = z.infer<typeof buchbareTaetigkeit>;

/** Texts to agree to, each with the version of its wording, so that the consent can be shown later. */
export const einwilligungArt = z.enum(EINWILLIGUNGSARTEN);
export const einwilligung = z.object({ art: einwilligungArt, fassung: text(20, 1) });

export const buchungsunternehmen = z.extend(betriebskopf, {
  anschrift: z.string(),
  ort: z.string(),
  taetigkeiten: z.array(buchbareTaetigkeit),
  /** Hours before the visit until which customers move and cancel by themselves. */
  aendernBisStunden: z.int(),
  /** How long a booking waits until the link of its mail is pressed; null: it stands at once. */
  bestaetigenMinuten: z.nullable(z.int()),
  /** Whether a time is kept until then, or only booked by that link. */
  eintragen: z.enum(EINTRAGEN),
  /** Wordings to show; `fassung` goes back with the consent. */
  einwilligungen: z.array(z.object({ art: einwilligungArt, fassung: z.string(), text: z.string() })),
  /** Exact origins that may embed the pages. */
  seiten: z.array(z.string()),
});
export type Buchungsunternehmen = z.infer<typeof buchungsunternehmen>;
export const buchungsunternehmenHolen = endpoint({
  method: 'GET',
  path: '/oeffentlich/unternehmen/:slug',
  zweck: 'Der Betrieb, wie ihn seine Buchungsseite zeigt.',
  zugang: 'oeffentlich',
  params: slugParams,
  response: buchungsunternehmen,
  fehler: ['nicht-gefunden', 'buchung.nicht-angeboten', 'zu-viele-versuche'],
});
export const buchungslogoHolen = endpoint({
  method: 'GET',
  path: '/oeffentlich/unternehmen/:slug/logo',
  zweck: 'Das Logo des Betriebs.',
  zugang: 'oeffentlich',
  kind: 'file',
  params: slugParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});
export const strassenVorschlagen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/strassen',
  zweck: 'Straßennamen einer Postleitzahl, die so anfangen.',
  zugang: 'oeffentlich',
  params: slugParams,
  body: z.object({ plz: text(12, 1), anfang: text(80) }),
  response: z.object({ strassen: z.array(z.string()) }),
  fehler: ['nicht-gefunden', 'buchung.nicht-angeboten', 'zu-viele-versuche'],
});

/** Not served is an answer, not an error. */
export const bedient = z.discriminatedUnion('bedient', [
  z.object({ bedient: z.literal('ja'), anschrift, hoheitlichHier: z.boolean() }),
  z.object({
    bedient: z.literal('nein'),
    anschrift,
    /** `gebiet`: we do not go there · `hoheitlich`: sovereign work is another district's. */
    grund: z.enum(['gebiet', 'hoheitlich']),
    /** Whom to ask instead, in the company's words; empty when it named nobody. */
    zustaendig: z.string(),
  }),
  /** The street is not known as typed: pick one, or go on as it is with `trotzdem`. */
  z.object({ bedient: z.literal('unklar'), vorschlaege: z.array(anschrift) }),
]);
export type Bedient = z.infer<typeof bedient>;
export const adressePruefen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/adresse',
  zweck: 'Sagt hausnummerngenau, ob der Betrieb dorthin kommt.',
  zugang: 'oeffentlich',
  params: slugParams,
  body: z.extend(anschriftEingabe, {
    taetigkeitId,
    /** The spelling was looked at: no more suggestions. */
    trotzdem: z.optional(z.boolean()),
  }),
  response: bedient,
  fehler: ['eingabe-ungueltig', 'nicht-gefunden', 'buchung.nicht-angeboten', 'zu-viele-versuche'],
});

export const haustermin = z.object({
  /** What it is, in plain words. */
  titel: z.string(),
  stand: z.string(),
  status: z.enum(TERMIN_STATUS),
  tag,
  wochentag: z.string(),
  datum: z.string(),
  von: z.string(),
  bis: z.string(),
});
export const hausZumCodeHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/code',
  zweck:
    'Das Haus zu einem Code, was dort ansteht und welche Termine es gibt; mit kurzem Code ist die Hausnummer nötig.',
  zugang: 'oeffentlich',
  params: slugParams,
  body: z.object({ code, hausnr: z.optional(text(20)) }),
  response: z.object({
    anschrift,
    aufgaben: z.array(
      z.object({ taetigkeitId: z.string(), kundentext: z.string(), faelligBis: tag, buchbar: z.boolean() }),
    ),
    termine: z.array(haustermin),
  }),
  fehler: ['nicht-gefunden', 'code-ungueltig', 'buchung.nicht-angeboten', 'zu-viele-versuche'],
});
/** The same without knowing the company: the customer's page `/liegenschaft`. */
export const liegenschaftZumCodeHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/liegenschaft',
  zweck: 'Das Haus zu einem Code mit seinem Betrieb; ändert nichts.',
  zugang: 'oeffentlich',
  body: z.object({ code, hausnr: z.optional(text(20)) }),
  response: z.extend(hausZumCodeHolen.response, {
    /** Who hears of appointments, and by which way; addresses are covered but for their beginning. */
    bescheid: z.array(
      z.object({
        id,
        rolle: z.enum(KONTAKTROLLEN),
        mail: z.nullable(z.string()),
        /** Null where no SMS goes anyway. */
        sms: z.nullable(z.object({ nummer: z.string(), keine: z.boolean() })),
        /** Not `erlaubt`: it can be allowed here, in these words. Null where nothing goes that way. */
        ...tableOf(MESSENGER, () =>
          z.nullable(z.object({ nummer: z.string(), erlaubt: z.boolean(), wortlaut: z.string() })),
        ),
        /** The way that is taken first; null where nobody said. */
        zuerst: z.nullable(z.enum(WUNSCHKANAELE)),
        /** Between which ways one can choose here; empty for whoever belongs to other houses, too. */
        waehlbar: z.array(z.enum(WUNSCHKANAELE)),
      }),
    ),
    unternehmen: z.extend(betriebskopf, {
      /** Whether it takes bookings online at all. */
      bucht: z.boolean(),
    }),
  }),
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});

export const buchungstag = z.object({
  tag,
  wochentag: z.string(),
  datum: z.string(),
  zeiten: z.array(zeit),
});
export const zeitenHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/zeiten',
  zweck: 'Die nächsten freien Zeiten, nach Tagen; höchstens 14 Tage mit Zeiten je Antwort.',
  zugang: 'oeffentlich',
  params: slugParams,
  body: z.extend(wunsch, { ab: z.optional(tag), nur: z.optional(z.enum(RANDZEITEN)) }),
  response: z.object({
    tage: z.array(buchungstag),
    /** First free day from today on, whatever `ab` and `nur` say; null: none up to `horizont`. */
    naechster: z.nullable(tag),
    /** Goes into `ab` for the next page; null: nothing more. */
    weiterAb: z.nullable(tag),
    /** First and last day that can be booked. */
    fruehestens: tag,
    horizont: tag,
    dauerMinuten: z.int(),
    /** Why the two weeks from the first day asked for have few free days, strongest cause first; null: enough is free. */
    knapp: z.nullable(z.object({ bis: tag, gruende: z.array(z.enum(KNAPPHEITSGRUENDE)) })),
  }),
  fehler: [
    'eingabe-ungueltig',
    'nicht-gefunden',
    'buchung.nicht-angeboten',
    'buchung.nicht-bedient',
    'buchung.nur-mit-code',
    'code-ungueltig',
    'zu-viele-versuche',
  ],
});
