import { RECHNUNGSARTEN, RECHNUNGSSTAENDE } from '@kehrtour/domain/rechnung/rechnung';
import { TARIF_IDS } from '@kehrtour/domain/unternehmen/tarif';
import { KANAELE } from '@kehrtour/domain/versand/kanal';
import { ZAHLUNGSARTEN } from '@kehrtour/domain/zahlung/zahlungsart';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, tag, text } from './gemeinsam.ts';

/** Invoices of the product to a company. Money in cents. */
const verbrauch = z.object({
  /** Notices to customers, by the way they went. */
  ankuendigungen: z.array(z.object({ kanal: z.enum(KANAELE), anzahl: z.number() })),
  buchungen: z.number(),
  mitarbeitende: z.number(),
});
export type Verbrauch = z.infer<typeof verbrauch>;

export const rechnungszeile = z.object({
  id,
  nummer: z.string(),
  art: z.enum(RECHNUNGSARTEN),
  monat: z.string(),
  ausgestelltAm: tag,
  faelligAm: tag,
  bruttoCent: z.number(),
  offenCent: z.number(),
  stand: z.enum(RECHNUNGSSTAENDE),
  zahlungsart: z.enum(ZAHLUNGSARTEN),
  /** 0: never. */
  mahnstufe: z.number(),
  /** With a Leitweg-ID the file is XRechnung, else ZUGFeRD inside the PDF. */
  xrechnung: z.boolean(),
});
export type Rechnungszeile = z.infer<typeof rechnungszeile>;

export const rechnungenHolen = endpoint({
  method: 'GET',
  path: '/rechnungen',
  zweck: 'Liefert Tarif und Nutzung des laufenden Monats und alle Rechnungen, neueste zuerst.',
  zugang: 'mitarbeiter',
  response: z.object({
    tarif: z.nullable(z.enum(TARIF_IDS)),
    testendeAm: tag,
    heute: tag,
    /** Of the present month, so far. */
    verbrauch,
    offenCent: z.number(),
    rechnungen: z.array(rechnungszeile),
  }),
  fehler: ['nicht-erlaubt'],
});
export const rechnungPdfHolen = endpoint({
  method: 'GET',
  path: '/rechnungen/:id/pdf',
  zweck: 'Liefert eine Rechnung als PDF mit eingebetteter E-Rechnung (ZUGFeRD).',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
  kind: 'file',
});
export const rechnungXmlHolen = endpoint({
  method: 'GET',
  path: '/rechnungen/:id/xml',
  zweck: 'Liefert die E-Rechnung einer Rechnung als XML (EN 16931).',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
  kind: 'file',
});
export const beanstandungstext = z.object({ text: text(2000, 10) });
export const rechnungBeanstanden = endpoint({
  method: 'POST',
  path: '/rechnungen/:id/beanstandung',
  zweck: 'Beanstandet eine Rechnung; bis zur Antwort wird sie weder gemahnt noch eingezogen.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: beanstandungstext,
  response: rechnungszeile,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'rechnung.nicht-zu-beanstanden'],
  idempotent: true,
});
