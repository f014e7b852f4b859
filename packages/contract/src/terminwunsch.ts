import { ONLINEHERKUENFTE } from '@kehrtour/domain/termin/termin';
import { WUNSCH_STATUS } from '@kehrtour/domain/termin/terminwunsch';
import { HALBTAGSNAMEN } from '@kehrtour/domain/zeitfenster';
import * as z from 'zod/mini';

import { buchungskontakt, buchungsstand, NOTIZ_ZEICHEN_MAX } from './buchung.ts';
import { anschrift, buchungsfrage, slugParams } from './buchungsangaben.ts';
import { einwilligung, preis, wunsch } from './buchungsangebot.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, tag, text, zeitpunkt } from './gemeinsam.ts';
import { buerozeiten, zeitwahl } from './terminbuero.ts';

/**
 * Where no free time suits, a visitor leaves a wish; the office answers it with a time of its own, which she accepts, or
 * with a no. Codes travel in bodies.
 */
const code = text(200, 6);

/** Half a day of the week that suits: 1 is Monday, 6 Saturday. */
export const wunschhalbtag = z.object({
  wochentag: z.int().check(z.gte(1), z.lte(6)),
  halbtag: z.enum(HALBTAGSNAMEN),
});
export type Wunschhalbtag = z.infer<typeof wunschhalbtag>;
/** None: any time suits. */
const halbtage = z.array(wunschhalbtag).check(z.maxLength(12));
const notiz = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        NOTIZ_ZEICHEN_MAX,
        'ist länger als 1.000 Zeichen. Bitte kürzen Sie sie oder rufen Sie uns an.',
      ),
    ),
);

export const wunschstatus = z.enum(WUNSCH_STATUS);
/** A wish as who left it sees it, now. */
export const wunschstand = z.object({
  referenz: z.string(),
  /** The secret of its page. */
  code: z.string(),
  status: wunschstatus,
  /** What that means, in a sentence or two. */
  stand: z.string(),
  taetigkeit: z.string(),
  anschrift,
  ...preis,
  halbtage,
  ab: z.nullable(tag),
  notiz: z.string(),
  /** The booking that came of it: from then on its page says how things stand. */
  buchungscode: z.nullable(z.string()),
  unternehmen: buchungsstand.shape.unternehmen,
});
export type Wunschstand = z.infer<typeof wunschstand>;

export const wunschAeussern = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/wuensche',
  zweck: 'Nimmt einen Terminwunsch auf, wenn keine freie Zeit passt. Der Betrieb antwortet.',
  zugang: 'oeffentlich',
  idempotent: true,
  params: slugParams,
  body: z.extend(wunsch, {
    halbtage,
    /** Not before this day. */
    ab: z.optional(tag),
    kontakt: buchungskontakt,
    notiz,
    einwilligungen: z.array(einwilligung).check(z.maxLength(10)),
    herkunft: z.optional(z.enum(ONLINEHERKUENFTE)),
  }),
  response: wunschstand,
  fehler: [
    'eingabe-ungueltig',
    'nicht-gefunden',
    'buchung.nicht-angeboten',
    'buchung.nicht-bedient',
    'buchung.nur-mit-code',
    'buchung.einwilligung-fehlt',
    'buchung.zu-viele-unbestaetigte',
    'code-ungueltig',
    'zu-viele-versuche',
    'schluessel-fehlt',
    'schluessel-anders-benutzt',
    'versand.zu-viele',
  ],
});
export const wunschHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/wunsch',
  zweck: 'Zeigt den jetzigen Stand eines Terminwunsches; ändert nichts.',
  zugang: 'oeffentlich',
  params: slugParams,
  body: z.object({ code }),
  response: wunschstand,
  fehler: ['nicht-gefunden', 'code-ungueltig', 'zu-viele-versuche'],
});
export const wunschZurueckziehen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/wunsch/zurueckziehen',
  zweck: 'Zieht einen Terminwunsch zurück, auf den noch niemand geantwortet hat; zweimal schadet nicht.',
  zugang: 'oeffentlich',
  idempotent: true,
  params: slugParams,
  body: z.object({ code }),
  response: wunschstand,
  fehler: [
    'nicht-gefunden',
    'code-ungueltig',
    'zu-viele-versuche',
    'termin.uebergang-nicht-moeglich',
    'schluessel-fehlt',
    'schluessel-anders-benutzt',
  ],
});

/** A wish as the office reads it. */
export const wunschanfrage = z.object({
  id,
  referenz: z.string(),
  angelegtAm: zeitpunkt,
  taetigkeit: z.string(),
  angaben: z.array(z.object({ frage: buchungsfrage, anzahl: z.int() })),
  dauerMinuten: z.int(),
  anschrift,
  name: z.string(),
  telefon: z.string(),
  email: z.string(),
  halbtage,
  ab: z.nullable(tag),
  notiz: z.string(),
});
export type Wunschanfrage = z.infer<typeof wunschanfrage>;
export const wuenscheHolen = endpoint({
  method: 'GET',
  path: '/buchungen/wuensche',
  zweck: 'Terminwünsche, auf die noch niemand geantwortet hat, der älteste zuerst.',
  zugang: 'mitarbeiter',
  response: z.object({ wuensche: z.array(wunschanfrage), gesamt: z.int() }),
});
export const wunschzeitenHolen = endpoint({
  method: 'POST',
  path: '/buchungen/wuensche/:id/zeiten',
  zweck: 'Freie Zeiten für einen Terminwunsch, mit der Person, die dann fährt.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ ab: z.optional(tag) }),
  response: buerozeiten,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const wunschBeantworten = endpoint({
  method: 'POST',
  path: '/buchungen/wuensche/:id/beantworten',
  zweck:
    'Beantwortet einen Terminwunsch mit einer Zeit. Abgesprochen gilt sie gleich, sonst bekommt die Kundin einen Vorschlag.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.object({ wahl: zeitwahl, abgesprochen: z.boolean() }),
  response: z.object({ terminId: id }),
  fehler: [
    'eingabe-ungueltig',
    'nicht-gefunden',
    'nicht-erlaubt',
    'termin.zeit-belegt',
    'buchung.warnung',
    'termin.uebergang-nicht-moeglich',
  ],
});
export const wunschAblehnen = endpoint({
  method: 'POST',
  path: '/buchungen/wuensche/:id/ablehnen',
  zweck: 'Lehnt einen Terminwunsch mit einem Grund ab; die Kundin bekommt eine Mail. Zweimal schadet nicht.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ grund: text(500, 3) }),
  response: z.object({}),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'termin.uebergang-nicht-moeglich'],
});
