import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { betroffene } from './gebiet.ts';
import { id, idParams, tag, text, uhrzeit, zeitpunkt } from './gemeinsam.ts';

/** When strangers may book whom: a weekly pattern, other hours on single days, absences. */
/** End of a span of a day; `24:00` is the end of the day. */
const endzeit = z.union([z.literal('24:00'), uhrzeit]);
const zeitspanne = z
  .object({ von: uhrzeit, bis: endzeit })
  .check(z.refine(({ von, bis }) => von < bis, { path: ['bis'], error: 'liegt nicht nach dem Beginn' }));
export type Zeitspanne = z.infer<typeof zeitspanne>;

/** Whether spans of one day overlap; those that only touch do not. */
export function ueberschneidenSich(spannen: readonly { von: string; bis: string }[]): boolean {
  const sortiert = spannen.toSorted((a, b) => (a.von < b.von ? -1 : 1));
  return sortiert.some((spanne, index) => index > 0 && spanne.von < (sortiert[index - 1]?.bis ?? ''));
}
const JE_TAG_MAX = 6;
const tageszeiten = z.array(zeitspanne).check(
  z.maxLength(JE_TAG_MAX, `sind mehr als ${JE_TAG_MAX} Zeiten`),
  z.refine((zeiten) => !ueberschneidenSich(zeiten), { error: 'überschneiden sich' }),
);

/** Monday is 1. A day that is missing is not booked. */
export const wochenzeit = z
  .object({ wochentag: z.int().check(z.gte(1), z.lte(7)), von: uhrzeit, bis: endzeit })
  .check(z.refine(({ von, bis }) => von < bis, { path: ['bis'], error: 'liegt nicht nach dem Beginn' }));
export type Wochenzeit = z.infer<typeof wochenzeit>;
export const woche = z.array(wochenzeit).check(
  z.maxLength(7 * JE_TAG_MAX, 'hat zu viele Zeiten'),
  z.refine(
    (zeiten) =>
      [...Map.groupBy(zeiten, ({ wochentag }) => wochentag).values()].every(
        (eines) => !ueberschneidenSich(eines),
      ),
    { error: 'hat Zeiten, die sich überschneiden' },
  ),
);
export type Woche = z.infer<typeof woche>;

const tage = z.object({ von: tag, bis: tag });
const vorwaerts = z.refine<z.infer<typeof tage>>(({ von, bis }) => von <= bis, {
  path: ['bis'],
  error: 'liegt vor dem ersten Tag',
});
export const ausnahmedaten = z
  .object({
    mitarbeiterId: id,
    ...tage.shape,
    /** Empty: not bookable on these days. */
    zeiten: tageszeiten,
    grund: text(80),
  })
  .check(vorwaerts);
export type Ausnahmedaten = z.infer<typeof ausnahmedaten>;
export const abwesenheitsdaten = z
  .object({
    mitarbeiterId: id,
    ...tage.shape,
    /** Null: from the beginning of the first day … */
    vonUhr: z.nullable(uhrzeit),
    /** … and to the end of the last. */
    bisUhr: z.nullable(uhrzeit),
    grund: text(80),
  })
  .check(
    vorwaerts,
    z.refine(({ von, bis, vonUhr, bisUhr }) => von !== bis || (vonUhr ?? '00:00') < (bisUhr ?? '24:00'), {
      path: ['bisUhr'],
      error: 'liegt nicht nach dem Beginn',
    }),
  );
export type Abwesenheitsdaten = z.infer<typeof abwesenheitsdaten>;

export const verfuegbarkeit = z.object({
  mitarbeiterId: id,
  name: z.string(),
  farbe: z.number(),
  /** Working time of the rounds, to begin with. */
  arbeitszeit: z.array(z.object({ wochentag: z.number(), von: z.string(), bis: z.string() })),
  woche: z.array(z.object({ wochentag: z.number(), von: z.string(), bis: z.string() })),
  ausnahmen: z.array(
    z.object({
      id,
      von: z.string(),
      bis: z.string(),
      zeiten: z.array(z.object({ von: z.string(), bis: z.string() })),
      grund: z.string(),
    }),
  ),
  abwesenheiten: z.array(z.object({ id, von: zeitpunkt, bis: zeitpunkt, grund: z.string() })),
});
export type Verfuegbarkeit = z.infer<typeof verfuegbarkeit>;
const verfuegbarkeiten = z.object({ eintraege: z.array(verfuegbarkeit) });
export type Verfuegbarkeiten = z.infer<typeof verfuegbarkeiten>;

export const verfuegbarkeitenListe = endpoint({
  method: 'GET',
  path: '/verfuegbarkeiten',
  zweck: 'Listet je Person, wann sie gebucht werden kann.',
  zugang: 'mitarbeiter',
  response: verfuegbarkeiten,
});
export const wochenSetzen = endpoint({
  method: 'PUT',
  path: '/verfuegbarkeiten/wochen',
  zweck:
    'Setzt das Wochenmuster einer oder mehrerer Personen; `vorher` ist der Stand, auf dem die Änderung beruht.',
  zugang: 'mitarbeiter',
  body: z.object({
    wochen: z
      .array(z.object({ mitarbeiterId: id, woche, vorher: woche }))
      .check(z.minLength(1, 'fehlt'), z.maxLength(100)),
  }),
  response: verfuegbarkeiten,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'veraltet'],
});
export const ausnahmeAnlegen = endpoint({
  method: 'POST',
  path: '/verfuegbarkeiten/ausnahmen',
  zweck: 'Gibt einzelnen Tagen andere Zeiten oder keine.',
  zugang: 'mitarbeiter',
  body: ausnahmedaten,
  response: verfuegbarkeiten,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'verfuegbarkeit.ausnahme-doppelt'],
  idempotent: true,
});
export const ausnahmeLoeschen = endpoint({
  method: 'DELETE',
  path: '/verfuegbarkeiten/ausnahmen/:id',
  zweck: 'Nimmt eine Ausnahme zurück; das Wochenmuster gilt wieder.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: verfuegbarkeiten,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
export const abwesenheitAnlegen = endpoint({
  method: 'POST',
  path: '/verfuegbarkeiten/abwesenheiten',
  zweck:
    'Trägt eine Abwesenheit ein; trifft sie Termine, nennt die Antwort sie, und nur mit `trotzdem` gilt sie.',
  zugang: 'mitarbeiter',
  body: z.extend(abwesenheitsdaten, { trotzdem: z.boolean() }),
  response: verfuegbarkeiten,
  fehler: ['nicht-erlaubt', 'nicht-gefunden', 'verfuegbarkeit.termine-betroffen'],
  idempotent: true,
});
export const abwesenheitLoeschen = endpoint({
  method: 'DELETE',
  path: '/verfuegbarkeiten/abwesenheiten/:id',
  zweck: 'Nimmt eine Abwesenheit zurück.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: verfuegbarkeiten,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
export const verfuegbarkeitBetroffene = endpoint({
  method: 'POST',
  path: '/verfuegbarkeiten/betroffene',
  zweck: 'Sagt vor einer Änderung, welche Termine danach außerhalb der Zeiten lägen.',
  zugang: 'mitarbeiter',
  body: z.discriminatedUnion('art', [
    z.object({
      art: z.literal('wochen'),
      wochen: z.array(z.object({ mitarbeiterId: id, woche })).check(z.minLength(1), z.maxLength(100)),
    }),
    z.object({ art: z.literal('ausnahme'), ausnahme: ausnahmedaten }),
    z.object({ art: z.literal('abwesenheit'), abwesenheit: abwesenheitsdaten }),
  ]),
  response: betroffene,
  fehler: ['nicht-erlaubt'],
});
