import { BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { betroffene } from './gebiet.ts';
import { id, idParams, tag, text } from './gemeinsam.ts';

/** Days on which no bookings are taken: holidays of the state and the municipality, Betriebsferien; and exceptions. */
const spanne = z.object({ von: tag, bis: tag });
type Spanne = z.infer<typeof spanne>;
const vorwaerts = z.refine<Spanne>(({ von, bis }) => von <= bis, {
  path: ['bis'],
  error: 'liegt vor dem ersten Tag',
});
const TAGE_MAX = 366;
const nichtZuLang = z.refine<Spanne>(
  ({ von, bis }) => (Date.parse(bis) - Date.parse(von)) / 86_400_000 < TAGE_MAX,
  { path: ['bis'], error: 'ist mehr als ein Jahr später' },
);
export const schliesstagdaten = z
  .object({
    ...spanne.shape,
    name: text(80, 1),
    /** A holiday on which bookings are taken all the same. */
    offen: z.boolean(),
  })
  .check(vorwaerts, nichtZuLang);
export type Schliesstagdaten = z.infer<typeof schliesstagdaten>;
export const schliesstag = z.object({
  id,
  von: z.string(),
  bis: z.string(),
  name: z.string(),
  offen: z.boolean(),
});
export type Schliesstag = z.infer<typeof schliesstag>;

const schliesstage = z.object({
  bundesland: z.enum(BUNDESLANDKUERZEL),
  /** Holidays of the state, this year and the next. */
  feiertage: z.array(
    z.object({
      tag: z.string(),
      name: z.string(),
      /** The entry by which bookings are taken on it all the same. */
      offenDurch: z.nullable(id),
    }),
  ),
  /** What the company entered itself and what is not over yet, in the order of days. */
  eintraege: z.array(schliesstag),
});
export type Schliesstage = z.infer<typeof schliesstage>;

export const schliesstageListe = endpoint({
  method: 'GET',
  path: '/schliesstage',
  zweck: 'Listet die Feiertage des Bundeslandes und die eigenen Schließtage.',
  zugang: 'mitarbeiter',
  response: schliesstage,
});
export const schliesstagAnlegen = endpoint({
  method: 'POST',
  path: '/schliesstage',
  zweck: 'Schließt Tage für Buchungen oder öffnet einen Feiertag.',
  zugang: 'mitarbeiter',
  body: schliesstagdaten,
  response: schliesstage,
  fehler: ['nicht-erlaubt'],
  idempotent: true,
});
export const schliesstagAendern = endpoint({
  method: 'PUT',
  path: '/schliesstage/:id',
  zweck: 'Ändert einen Eintrag, wenn er noch so ist, wie man ihn gesehen hat.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ neu: schliesstagdaten, vorher: schliesstagdaten }),
  response: schliesstage,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet'],
});
export const schliesstagLoeschen = endpoint({
  method: 'DELETE',
  path: '/schliesstage/:id',
  zweck: 'Nimmt einen Eintrag zurück.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: schliesstage,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
export const schliesstagBetroffene = endpoint({
  method: 'POST',
  path: '/schliesstage/betroffene',
  zweck: 'Sagt vorher, welche Termine an diesen Tagen schon zugesagt sind.',
  zugang: 'mitarbeiter',
  body: spanne.check(vorwaerts, nichtZuLang),
  response: z.extend(betroffene, {
    /** Rounds that people were told of and that drive on these days: each gets a new plan, which waits. */
    kehrtouren: z.array(z.object({ id, name: z.string() })),
  }),
  fehler: ['nicht-erlaubt'],
});
