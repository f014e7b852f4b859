import { KUNDENSTAENDE } from '@kehrtour/domain/termin/kundenstand';
import * as z from 'zod/mini';

import { betriebskopf } from './betriebskopf.ts';
import { endpoint } from './endpoint.ts';
import { id, tag, text } from './gemeinsam.ts';

/** What a Hausverwaltung sees by its code: all of its houses at this company, and what it answers for many visits at once. */
export const VERWALTUNGSTERMINE_MAX = 200;
/** An address takes no more houses. */
export const VERWALTUNGSAUSWAHL_MAX = 200;

const code = text(200, 6);
const besuch = z.object({
  id,
  /** `2. OG links`; '' where the house is visited as a whole. */
  lage: z.string(),
  stand: z.enum(KUNDENSTAENDE),
  tag,
  wochentag: z.string(),
  datum: z.string(),
  von: z.string(),
  bis: z.string(),
  arbeiten: z.array(z.string()),
  antwortMoeglich: z.boolean(),
  /** Somebody who lives there, or owns it, has answered already: that counts. */
  selbstGeantwortet: z.boolean(),
});
export const verwaltungsseite = z.object({
  name: z.string(),
  haeuser: z.array(
    z.object({ id, anschrift: z.string(), faelligBis: z.nullable(tag), besuche: z.array(besuch) }),
  ),
  /** Visits to come, also those beyond the first that are shown. */
  besucheGesamt: z.int(),
  unternehmen: betriebskopf,
});
export type Verwaltungsseite = z.infer<typeof verwaltungsseite>;
export type Verwaltungsbesuch = Verwaltungsseite['haeuser'][number]['besuche'][number];

const fehler = ['code-ungueltig', 'zu-viele-versuche'] as const;
export const verwaltungsseiteHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/verwaltung',
  zweck: 'Alle Häuser der Hausverwaltung eines Codes mit ihren Besuchen; ändert nichts.',
  zugang: 'oeffentlich',
  body: z.object({ code }),
  response: verwaltungsseite,
  fehler,
});
export const verwaltungAntworten = endpoint({
  method: 'POST',
  path: '/oeffentlich/verwaltung/antwort',
  zweck:
    'Nimmt eine Antwort der Hausverwaltung für mehrere Besuche an; was Bewohner selbst gesagt haben, gilt weiter.',
  zugang: 'oeffentlich',
  idempotent: true,
  body: z.object({
    code,
    terminIds: z
      .array(id)
      .check(
        z.minLength(1, 'fehlt'),
        z.maxLength(VERWALTUNGSTERMINE_MAX, `sind mehr als ${VERWALTUNGSTERMINE_MAX}`),
      ),
    antwort: z.discriminatedUnion('art', [
      z.object({ art: z.literal('passt') }),
      z.object({ art: z.literal('passtNicht'), grund: text(400, 1) }),
    ]),
  }),
  response: z.object({
    uebernommen: z.int(),
    /** Kept for the company to read, but whoever lives there has decided already. */
    selbstEntschieden: z.int(),
    /** Too late, called off, or not a visit of this Hausverwaltung any more. */
    nichtMoeglich: z.int(),
  }),
  fehler: [...fehler, 'schluessel-fehlt', 'schluessel-anders-benutzt'],
});
/** For some of the houses; without a choice for all of them. */
const auswahl = z.object({
  code,
  haus: z.optional(z.union([id, z.array(id).check(z.maxLength(VERWALTUNGSAUSWAHL_MAX))])),
});
export const verwaltungslisteHolen = endpoint({
  method: 'GET',
  path: '/oeffentlich/verwaltung/liste',
  zweck: 'Die Besuche der Häuser als CSV.',
  zugang: 'oeffentlich',
  kind: 'file',
  query: auswahl,
  response: z.unknown(),
  fehler,
});
export const verwaltungshauslisteHolen = endpoint({
  method: 'GET',
  path: '/oeffentlich/verwaltung/hausliste',
  zweck:
    'Die Besuche der Häuser als PDF für die Bewohner, je Haus eigene Seiten: Wohnung, Termin, was vorzubereiten ist.',
  zugang: 'oeffentlich',
  kind: 'file',
  query: auswahl,
  response: z.unknown(),
  fehler: [...fehler, 'kehrtour.nichts-zu-drucken'],
});
export const verwaltungsaushangHolen = endpoint({
  method: 'GET',
  path: '/oeffentlich/verwaltung/aushang',
  zweck: 'Ein Aushang je Treppenhaus als PDF, mit Tag, Uhrzeit und Wohnungen.',
  zugang: 'oeffentlich',
  kind: 'file',
  query: auswahl,
  response: z.unknown(),
  fehler: [...fehler, 'kehrtour.nichts-zu-drucken'],
});
