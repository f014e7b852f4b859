import { ZUSTELLSTAENDE, ZUSTELLUNGSARTEN } from '@kehrtour/domain/nachweis/zustellung';
import { BESUCHSARTEN } from '@kehrtour/domain/taetigkeit/besuch';
import { ERSATZGRUENDE, ERSATZWEGE } from '@kehrtour/domain/versand/ersatzweg';
import { ANKUENDIGUNGSARTEN, KANAELE } from '@kehrtour/domain/versand/kanal';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, zeitpunkt } from './gemeinsam.ts';

/** The proof of a notice: what was told to whom, and what became of it since. */
const zustellungsart = z.enum(ZUSTELLUNGSARTEN);
const kanal = z.enum(KANAELE);

export const nachweis = z.object({
  id,
  terminId: id,
  art: z.enum(ANKUENDIGUNGSARTEN),
  /** The way that was chosen. */
  kanal,
  empfaenger: z.string(),
  anschrift: z.string(),
  rechtsart: z.enum(BESUCHSARTEN),
  titel: z.string(),
  /** Who comes to a Feuerstättenschau, as the notice says it; '' where it names nobody. */
  personen: z.string(),
  erstelltAm: zeitpunkt,
  stand: z.enum(ZUSTELLSTAENDE),
  /** The way it really went, where that is another one. */
  zugestelltPer: kanal,
  am: z.nullable(tag),
  /** Who did it; '' where it is not known or a machine did. */
  von: z.string(),
  /** Counts as received; null until it is delivered. */
  zugangAm: z.nullable(tag),
  /** Somebody still has to carry it. */
  zuBringen: z.boolean(),
  /** § 3 KÜO: the last day on which it may be carried, or whether it was in time; null without a Feuerstättenschau. */
  frist: z.nullable(z.object({ bis: tag, reicht: z.boolean() })),
  /** Instead of which way this one went by itself; null where somebody sent it. */
  ersatzFuer: z.nullable(kanal),
  /** What followed by itself when it reached nobody; null where nothing did. */
  ersatz: z.nullable(
    z.object({
      weg: z.enum(ERSATZWEGE),
      grund: z.nullable(z.enum(ERSATZGRUENDE)),
      zettelBis: z.nullable(tag),
    }),
  ),
  /** What can be reported of it now. */
  moeglich: z.array(zustellungsart),
  /** Everything that was reported, the oldest first, also what was taken back. */
  zustellungen: z.array(
    z.object({
      id,
      art: zustellungsart,
      am: tag,
      von: z.string(),
      vermerktAm: zeitpunkt,
      vermerktVon: z.string(),
      gilt: z.boolean(),
    }),
  ),
});
export type Nachweis = z.infer<typeof nachweis>;

export const nachweiseHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/nachweise',
  zweck: 'Alle Ankündigungen einer Kehrtour mit Weg, Zeit und Empfänger, und was daraus wurde.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: z.object({ nachweise: z.array(nachweis) }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

/** What a person reports; a PDF reports itself when it is fetched. */
export const zustellungMelden = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/zustellungen',
  zweck:
    'Hält fest, dass Zettel eingeworfen, Briefe aufgegeben oder Ansagen zurückgekommen sind, oder berichtigt es.',
  zugang: 'mitarbeiter',
  idempotent: true,
  params: idParams,
  body: z.object({
    art: z.enum(['eingeworfen', 'aufgegeben', 'zurueck', 'berichtigt']),
    /** The day on which it happened. */
    am: tag,
    /** Who did it. */
    mitarbeiterId: id,
    nachweisIds: z
      .array(id)
      .check(z.minLength(1, 'nennt keine Ansage'), z.maxLength(2000, 'nennt mehr als 2.000 Ansagen')),
  }),
  response: z.object({ gemeldet: z.int() }),
  fehler: [
    'eingabe-ungueltig',
    'nicht-gefunden',
    'nicht-erlaubt',
    'ankuendigung.zustellung-unmoeglich',
    'schluessel-fehlt',
    'schluessel-anders-benutzt',
  ],
});

/** The third step after two notices: the authority hears of it. */
export const behoerdenmeldungPruefen = endpoint({
  method: 'GET',
  path: '/termine/:id/behoerdenmeldung',
  zweck: 'Was einer Meldung an die Behörde über eine verhinderte Feuerstättenschau noch fehlt.',
  zugang: 'mitarbeiter',
  params: idParams,
  /** One sentence each with the way out; null where there is nothing to report. */
  response: z.object({ fehlt: z.nullable(z.array(z.string())) }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const behoerdenmeldungHolen = endpoint({
  method: 'GET',
  path: '/termine/:id/behoerdenmeldung/pdf',
  zweck:
    'Die Meldung an die Behörde als PDF: jeder Versuch mit seiner Ankündigung, ihrem Zugang und dem, was noch nicht belegt ist.',
  zugang: 'mitarbeiter',
  kind: 'file',
  params: idParams,
  response: z.unknown(),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
