import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { wochentag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht } from '@kehrtour/domain/uhrzeit';

const OHNE_WOCHE = { beginn: '08:00', minuten: 480 };

/** What the week of a person says for the first of the chosen days it knows: begin, and minutes of work without the break. */
export function ueblicheZeit(person: Mitarbeiter, vorgaben: Vorgaben): { beginn: string; minuten: number } {
  const tage = vorgaben.datum.tage.map(wochentag);
  const woche = person.arbeitszeit.find((eintrag) => tage.some((tag) => tag === eintrag.wochentag));
  if (woche === undefined) return OHNE_WOCHE;
  const pause = vorgaben.pause?.minuten ?? person.pause?.minuten ?? 0;
  return {
    beginn: woche.von,
    minuten: Math.max(30, minutenSeitMitternacht(woche.bis) - minutenSeitMitternacht(woche.von) - pause),
  };
}
