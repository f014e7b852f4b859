import * as z from 'zod/mini';

import { anschriftsfelder } from './anschriftsfelder.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, leer, tag, text, version, zeitpunkt } from './gemeinsam.ts';

/** Somebody who looks after many houses: one contact, and what stands at all of its houses. */
export const VERWALTUNGEN_MAX = 500;
export const VERWALTUNGSHAEUSER_MAX = 1000;

export const verwaltungsdaten = z
  .object({
    ...anschriftsfelder,
  })
  .check(
    z.refine(({ nachname, firma }) => nachname !== '' || firma !== '', { path: ['firma'], error: 'fehlt' }),
    z.refine(({ email: adresse, emailFuerTermine }) => adresse !== '' || !emailFuerTermine, {
      path: ['email'],
      error: 'fehlt',
    }),
  );
export type Verwaltungsdaten = z.infer<typeof verwaltungsdaten>;

export const verwaltungKurz = z.object({
  id,
  name: z.string(),
  /** In one line; '' where none is known. */
  anschrift: z.string(),
  telefon: z.string(),
  email: z.string(),
  haeuser: z.int(),
});
export type VerwaltungKurz = z.infer<typeof verwaltungKurz>;

export const verwaltungshaus = z.object({
  liegenschaftId: id,
  anschrift: z.string(),
  ortszeile: z.string(),
  wohnungen: z.int(),
  /** When the next open work is due. */
  fristBis: z.nullable(tag),
  /** The next visit of an announced round or a booking, and how many of its households said what. */
  besuch: z.nullable(
    z.object({
      kehrtourId: z.nullable(id),
      tag,
      von: z.string(),
      bis: z.string(),
      bestaetigt: z.int(),
      offen: z.int(),
      passtNicht: z.int(),
    }),
  ),
});
export type Verwaltungshaus = z.infer<typeof verwaltungshaus>;

export const verwaltungsverbund = z.object({
  id,
  /** The entries that went into it. */
  namen: z.array(z.string()),
  am: zeitpunkt,
  /** '' where an import joined them. */
  wer: z.string(),
  ausImport: z.boolean(),
  /** Whole sentences: what rests on it since and keeps it from being taken back. */
  hindernisse: z.array(z.string()),
});
export type Verwaltungsverbund = z.infer<typeof verwaltungsverbund>;

export const verwaltung = z.object({
  ...verwaltungsdaten.shape,
  id,
  version,
  name: z.string(),
  plz: z.string(),
  email: z.string(),
  haeuser: z.array(verwaltungshaus),
  /** Others that look like this one; `sicher`: name and one more agree and nothing speaks against it. */
  aehnliche: z.array(z.extend(verwaltungKurz, { sicher: z.boolean() })),
  /** What was joined to it, the newest first. */
  zusammengelegt: z.array(verwaltungsverbund),
});
export type Verwaltung = z.infer<typeof verwaltung>;

export const verwaltungenHolen = endpoint({
  method: 'GET',
  path: '/verwaltungen',
  zweck: `Die Hausverwaltungen mit ihrer Zahl von Häusern, höchstens ${VERWALTUNGEN_MAX}.`,
  zugang: 'mitarbeiter',
  query: z.object({ suche: z.optional(text(80)) }),
  response: z.object({
    eintraege: z.array(verwaltungKurz),
    gesamt: z.int(),
    /** How many of all look like another one. */
    doppelte: z.int(),
  }),
  fehler: ['nicht-erlaubt'],
});
export const verwaltungHolen = endpoint({
  method: 'GET',
  path: '/verwaltungen/:id',
  zweck: 'Eine Hausverwaltung mit allen Häusern, deren nächsten Besuchen und ähnlichen Einträgen.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: verwaltung,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const verwaltungAendern = endpoint({
  method: 'PUT',
  path: '/verwaltungen/:id',
  zweck: 'Ändert Name, Anschrift und Wege einer Hausverwaltung bei allen ihren Häusern.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, daten: verwaltungsdaten }),
  response: verwaltung,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
export const verwaltungenZusammenlegen = endpoint({
  method: 'POST',
  path: '/verwaltungen/:id/zusammenlegen',
  zweck: 'Legt ähnliche Einträge zu dieser Hausverwaltung zusammen; ihre Häuser gehören dann zu ihr.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    version,
    ids: z
      .array(id)
      .check(z.minLength(1, 'fehlt'), z.maxLength(VERWALTUNGEN_MAX, `sind mehr als ${VERWALTUNGEN_MAX}`)),
  }),
  response: verwaltung,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});

export const verwaltungenTrennen = endpoint({
  method: 'POST',
  path: '/verwaltungen/:id/trennen',
  zweck:
    'Nimmt ein Zusammenlegen zurück, auch das eines Imports, solange nichts darauf beruht: keine Ansage, keine Antwort, keine Änderung.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ verbundId: id }),
  response: verwaltung,
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'liegenschaft.nicht-mehr-zu-trennen'],
});

/** The link by which a Hausverwaltung sees its houses and answers for them. */
const verwaltungszugang = z.object({ url: z.nullable(z.string()), gueltigBis: z.nullable(zeitpunkt) });
export type Verwaltungszugang = z.infer<typeof verwaltungszugang>;
export const verwaltungszugangHolen = endpoint({
  method: 'GET',
  path: '/verwaltungen/:id/zugang',
  zweck: 'Der Link, mit dem die Hausverwaltung ihre Häuser sieht; leer, solange es keinen gibt.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: verwaltungszugang,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const verwaltungszugangAnlegen = endpoint({
  method: 'POST',
  path: '/verwaltungen/:id/zugang',
  zweck: 'Legt einen neuen Link an; ein früherer gilt nicht mehr.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: leer,
  response: verwaltungszugang,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
export const verwaltungszugangLoeschen = endpoint({
  method: 'DELETE',
  path: '/verwaltungen/:id/zugang',
  zweck: 'Sperrt den Link der Hausverwaltung.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
