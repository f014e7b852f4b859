import type { TerminKurz } from '@kehrtour/contract/termin';
import { montagDerWoche, plusTage, tageVonBis, wochentag } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';

import { tagVon } from './termin.format.ts';

export type Person = { id: string | null; name: string; farbe: number };
export type Zeile = { person: Person; tage: ReadonlyMap<Tag, readonly TerminKurz[]> };

/** How much is looked at: a week, or one day with everybody beside each other. */
export const ANSICHTEN = ['woche', 'tag'] as const;
export type Ansicht = (typeof ANSICHTEN)[number];

/** What the week shows; it lives in the address. */
export type Terminfilter = {
  tag: Tag;
  ansicht: Ansicht;
  mitarbeiterId: string | null;
  nurOffene: boolean;
  /** Empty: the days are shown. */
  suche: string;
};

/** What is wrong with a visit, by its id. */
export type Konflikte = ReadonlyMap<string, string>;

/** Monday to Sunday of the week this day lies in. */
export function woche(tag: Tag): { von: Tag; bis: Tag } {
  const von = montagDerWoche(tag);
  return { von, bis: plusTage(von, 6) };
}

/** The days that are shown. */
export const spanne = ({ tag, ansicht }: Pick<Terminfilter, 'tag' | 'ansicht'>): { von: Tag; bis: Tag } =>
  ansicht === 'tag' ? { von: tag, bis: tag } : woche(tag);

/** Days of the week that are worth a column: the weekend only where something is on it. */
export function tageMitArbeit(von: Tag, termine: readonly TerminKurz[]): Tag[] {
  const belegt = new Set(termine.map(tagVon));
  return tageVonBis(von, plusTage(von, 6)).filter((tag) => wochentag(tag) <= 5 || belegt.has(tag));
}

/** The way of a day: by planned time, which is finer than what was told; flats of one house in the order in which they come. */
export const inReihenfolge = (termine: readonly TerminKurz[]): TerminKurz[] =>
  termine.toSorted((a, b) => a.beginn.localeCompare(b.beginn));

/** Appointments by person and day; what nobody drives yet comes last. */
export function zeilenDerWoche(termine: readonly TerminKurz[]): Zeile[] {
  const gruppen = Map.groupBy(termine, ({ mitarbeiterId }) => mitarbeiterId);
  return [...gruppen.values()]
    .flatMap((eigene) => {
      const [erster] = eigene;
      if (erster === undefined) return [];
      const { mitarbeiterId, mitarbeiter, farbe } = erster;
      const name = mitarbeiterId === null ? 'Noch niemand eingeteilt' : mitarbeiter;
      return [{ person: { id: mitarbeiterId, name, farbe }, tage: Map.groupBy(eigene, tagVon) }];
    })
    .toSorted(
      (a, b) =>
        Number(a.person.id === null) - Number(b.person.id === null) ||
        a.person.name.localeCompare(b.person.name, 'de'),
    );
}
