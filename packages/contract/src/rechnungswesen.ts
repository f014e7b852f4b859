import { UNGELESENGRUENDE } from '@kehrtour/domain/bankauszug/kontoauszug';
import { EINGANGSARTEN, RECHNUNGSSTAENDE } from '@kehrtour/domain/rechnung/rechnung';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, leer, tag, text, zeitpunkt } from './gemeinsam.ts';
import { rechnungszeile } from './rechnung.ts';

/** What the operator does with the invoices of all companies. Money in cents. */
const monat = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'ist kein Monat (JJJJ-MM)'));

const betriebsrechnung = z.extend(rechnungszeile, {
  unternehmen: z.object({ id, name: z.string() }),
  empfaenger: z.string(),
});
export type Betriebsrechnung = z.infer<typeof betriebsrechnung>;
const rechnungParams = z.object({ unternehmenId: id, id });

export const betriebsrechnungenHolen = endpoint({
  method: 'GET',
  path: '/betrieb/rechnungen',
  zweck: 'Listet Rechnungen aller Betriebe, neueste zuerst.',
  zugang: 'adminUser',
  query: z.object({
    stand: z.optional(z.enum(RECHNUNGSSTAENDE)),
    monat: z.optional(monat),
    suche: z.optional(text(100)),
    /** Where the previous page ended. */
    nach: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'ist keine Stelle der Liste'))),
  }),
  response: z.object({
    eintraege: z.array(betriebsrechnung),
    weiter: z.nullable(z.string()),
    offenCent: z.number(),
  }),
});
export const betriebsrechnungHolen = endpoint({
  method: 'GET',
  path: '/betrieb/rechnungen/:unternehmenId/:id',
  zweck: 'Liefert eine Rechnung mit Zahlungen, Mahnungen, Beanstandungen und Verlauf.',
  zugang: 'adminUser',
  params: rechnungParams,
  response: z.object({
    rechnung: betriebsrechnung,
    nettoCent: z.number(),
    ustCent: z.number(),
    positionen: z.array(z.object({ text: z.string(), nettoCent: z.number() })),
    zahlungen: z.array(
      z.object({ am: tag, art: z.enum(EINGANGSARTEN), cent: z.number(), verweis: z.string() }),
    ),
    mahnungen: z.array(z.object({ stufe: z.number(), am: tag, bis: tag })),
    beanstandungen: z.array(
      z.object({ id, text: z.string(), am: zeitpunkt, antwort: z.nullable(z.string()) }),
    ),
    verlauf: z.array(z.object({ am: zeitpunkt, wer: z.string(), was: z.string() })),
  }),
  fehler: ['nicht-gefunden'],
});
export const betriebsrechnungPdfHolen = endpoint({
  method: 'GET',
  path: '/betrieb/rechnungen/:unternehmenId/:id/pdf',
  zweck: 'Liefert dem Betreiber eine Rechnung als PDF.',
  zugang: 'adminUser',
  params: rechnungParams,
  response: leer,
  fehler: ['nicht-gefunden'],
  kind: 'file',
});
export const rechnungAufheben = endpoint({
  method: 'POST',
  path: '/betrieb/rechnungen/:unternehmenId/:id/aufheben',
  zweck: 'Hebt eine Rechnung mit einer Gegenrechnung auf und stellt auf Wunsch eine neue aus.',
  zugang: 'adminUser',
  params: rechnungParams,
  body: z.object({ grund: text(300, 5), neu: z.boolean() }),
  response: betriebsrechnung,
  fehler: ['nicht-gefunden', 'rechnung.schon-aufgehoben'],
});
export const zahlungEintragen = endpoint({
  method: 'POST',
  path: '/betrieb/rechnungen/:unternehmenId/:id/zahlungen',
  zweck: 'Trägt eine Zahlung, Rücklastschrift oder Erstattung von Hand ein.',
  zugang: 'adminUser',
  params: rechnungParams,
  body: z.object({
    art: z.enum(EINGANGSARTEN),
    /** Always positive; the kind says which way it went. */
    cent: z.int('ist keine ganze Zahl').check(z.gte(1, 'ist zu klein'), z.lte(100_000_000, 'ist zu groß')),
    am: tag,
    /** What the bank calls it; the same twice is one payment. */
    verweis: text(100, 1),
  }),
  response: betriebsrechnung,
  fehler: ['nicht-gefunden', 'rechnung.zu-viel-bezahlt', 'rechnung.schon-aufgehoben'],
});
export const beanstandungBeantworten = endpoint({
  method: 'POST',
  path: '/betrieb/rechnungen/:unternehmenId/:id/antwort',
  zweck: 'Beantwortet die offene Beanstandung einer Rechnung; der Betrieb bekommt die Antwort per Mail.',
  zugang: 'adminUser',
  params: rechnungParams,
  body: z.object({ text: text(2000, 5) }),
  response: betriebsrechnung,
  fehler: ['nicht-gefunden'],
});

const laufstand = z.object({
  monat: z.string(),
  /** Invoices that a release would make now. */
  vorschau: z.object({ anzahl: z.number(), nettoCent: z.number() }),
  ausgestellt: z.number(),
  freigegebenAm: z.nullable(zeitpunkt),
  fertigAm: z.nullable(zeitpunkt),
});
export type Laufstand = z.infer<typeof laufstand>;
export const rechnungslaufHolen = endpoint({
  method: 'GET',
  path: '/betrieb/rechnungslauf/:monat',
  zweck: 'Zeigt vor der Freigabe, was ein Rechnungslauf ausstellen würde, und danach seinen Stand.',
  zugang: 'adminUser',
  params: z.object({ monat }),
  response: laufstand,
  fehler: ['rechnung.monat-nicht-vorbei'],
});
export const rechnungslaufFreigeben = endpoint({
  method: 'POST',
  path: '/betrieb/rechnungslauf/:monat',
  zweck: 'Gibt die Rechnungen eines vergangenen Monats frei; ein zweites Mal ergänzt nur, was fehlt.',
  zugang: 'adminUser',
  params: z.object({ monat }),
  response: laufstand,
  fehler: ['rechnung.monat-nicht-vorbei'],
});
export const mahnlaufStarten = endpoint({
  method: 'POST',
  path: '/betrieb/mahnlauf',
  zweck: 'Mahnt, was heute fällig ist, jede Rechnung um höchstens eine Stufe.',
  zugang: 'adminUser',
  response: z.object({ gemahnt: z.number() }),
});
export const einzugHolen = endpoint({
  method: 'POST',
  path: '/betrieb/einzug',
  zweck: 'Liefert die Lastschriftdatei (pain.008.001.08) aller offenen Rechnungen mit Mandat.',
  zugang: 'adminUser',
  response: leer,
  fehler: ['rechnung.nichts-einzuziehen', 'falscher-inhalt'],
  kind: 'file',
});
export const RECHNUNGSAUSGABEN = ['csv', 'datev'] as const;
export const rechnungenAusgeben = endpoint({
  method: 'GET',
  path: '/betrieb/rechnungsausgabe/:monat/:format',
  zweck:
    'Liefert die Rechnungen, die in einem Monat ausgestellt wurden, als CSV oder als DATEV-Buchungsstapel.',
  zugang: 'adminUser',
  params: z.object({ monat, format: z.enum(RECHNUNGSAUSGABEN) }),
  response: leer,
  kind: 'file',
});
const bankrest = z.object({
  verweis: z.string(),
  am: tag,
  name: z.string(),
  zweck: z.string(),
  restCent: z.number(),
  /** What may be meant, the likeliest first, with what of it each could take. */
  vorschlaege: z.array(
    z.object({ unternehmenId: id, id, nummer: z.string(), empfaenger: z.string(), cent: z.number() }),
  ),
});
/** An entry of the bank that belongs to no invoice yet. */
export type Bankrest = z.infer<typeof bankrest>;
const reste = z.object({ rest: z.array(bankrest) });

export const BANKAUSZUG_BYTES_MAX = 5 * 1024 * 1024;
export const bankauszugLesen = endpoint({
  method: 'POST',
  path: '/betrieb/bankauszug',
  zweck:
    'Liest einen Kontoauszug (CAMT.052, 053, 054, MT940 oder CSV) und ordnet Zahlungen Rechnungen zu; derselbe zweimal ändert nichts.',
  zugang: 'adminUser',
  response: z.object({
    gelesen: z.number(),
    neu: z.number(),
    zugeordnet: z.number(),
    /** Noted by the bank and not booked yet: they come again. */
    vorgemerkt: z.number(),
    /** The first of what could not be read, with their rows where the file has rows. */
    ungelesen: z.array(
      z.object({ zeile: z.nullable(z.number()), text: z.string(), grund: z.enum(UNGELESENGRUENDE) }),
    ),
    ungelesenAnzahl: z.number(),
    ...reste.shape,
  }),
  fehler: ['zu-gross', 'falscher-inhalt'],
  kind: 'upload',
});
export const bankrestHolen = endpoint({
  method: 'GET',
  path: '/betrieb/bankbuchungen',
  zweck: 'Listet Buchungen der Bank, die noch zu keiner Rechnung gehören, mit Vorschlägen.',
  zugang: 'adminUser',
  response: reste,
});
export const bankbuchungZuordnen = endpoint({
  method: 'POST',
  path: '/betrieb/bankbuchungen/zuordnung',
  zweck: 'Bucht, was von einer Buchung der Bank übrig ist, auf eine Rechnung, oder legt sie als fremd ab.',
  zugang: 'adminUser',
  body: z.object({
    verweis: text(200, 1),
    /** What was over when somebody chose. */
    restCent: z.int('ist keine ganze Zahl'),
    rechnung: z.nullable(rechnungParams),
  }),
  response: reste,
  fehler: ['nicht-gefunden', 'veraltet', 'rechnung.zu-viel-bezahlt', 'rechnung.schon-aufgehoben'],
});
