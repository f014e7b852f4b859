import type { TerminKurz } from '@kehrtour/contract/termin';
import { montagDerWoche, plusTage, tageVonBis, wochentag } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';

import { tagVon } from './termin.format.ts';

export type Person = { id: string | null; name: string; farbe: number };
export type Zeile = { person: Person; tage: ReadonlyMap<Tag, readonly TerminKurz[]> };

/** What the week shows; it lives in the address. */
export type Terminfilter = { tag: Tag; mitarbeiterId: string | null; nurOffene: boolean };

/** Monday to Sunday of the week this day lies in. */
export function woche(tag: Tag): { von: Tag; bis: Tag } {
  const von = montagDerWoche(tag);
  return { von, bis: plusTage(von, 6) };
}

/** Days of the week that are worth a column: the weekend only where something is on it. */
export function tageMitArbeit(von: Tag, termine: readonly TerminKurz[]): Tag[] {
  const belegt = new Set(termine.map(tagVon));
  return tageVonBis(von, plusTage(von, 6)).filter((tag) => wochentag(tag) <= 5 || belegt.has(tag));
}

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

export type Antwortzahlen = { gesamt: number; bestaetigt: number; offen: number; abgelehnt: number };
/** How the answers of one day stand. */
export function zaehleAntworten(termine: readonly TerminKurz[]): Antwortzahlen {
  const zahl = (...status: TerminKurz['status'][]) =>
    termine.filter((termin) => status.includes(termin.status)).length;
  return {
    gesamt: termine.length,
    bestaetigt: zahl('bestaetigt'),
    offen: zahl('angekuendigt', 'unsicher', 'angefragt'),
    abgelehnt: zahl('abgelehnt'),
  };
}
