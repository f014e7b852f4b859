import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { SCHICHT_MINUTEN_MIN } from '@kehrtour/domain/recht/schicht';
import { type Tag, wochentag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, uhrzeitAus } from '@kehrtour/domain/uhrzeit';

import type { AbwesendRow, FahrerRow } from '../stand/planung.store.ts';
import type { Schicht } from './schichten.ts';

/**
 * The shift without the times in which the person is elsewhere. What lies at its begin or end shortens it, what lies in
 * between stays as a gap; of a day that is covered nothing is left. A gap that is long enough is also the break.
 */
export function abzueglichAbwesenheit(
  schicht: Schicht,
  abwesenheiten: readonly AbwesendRow[],
): Schicht | undefined {
  let [beginn, ende] = [minutenSeitMitternacht(schicht.beginn), minutenSeitMitternacht(schicht.ende)];
  const luecken: { von: number; bis: number }[] = [];
  for (const { von, bis } of amTag(schicht, abwesenheiten)) {
    if (bis <= beginn || von >= ende) continue;
    if (von <= beginn) beginn = bis;
    else if (bis >= ende) ende = von;
    else luecken.push({ von, bis });
  }
  if (ende - beginn < SCHICHT_MINUTEN_MIN) return undefined;
  const innen = luecken.filter(({ von, bis }) => von > beginn && bis < ende);
  return {
    ...schicht,
    beginn: uhrzeitAus(beginn),
    ende: uhrzeitAus(ende),
    arbeitMinuten: Math.min(schicht.arbeitMinuten, ende - beginn),
    pause: brauchtPause(schicht.pause, { beginn, ende }, innen) ? schicht.pause : null,
    abwesend: innen.map(({ von, bis }) => ({ von: uhrzeitAus(von), bis: uhrzeitAus(bis) })),
  };
}

/** Where nobody wrote down working hours. */
const UEBLICH = { von: '07:00', bis: '16:00' };

/** Whether the person misses at least half of her working day: an hour at the dentist's is no day off. */
export function istAbwesend(
  fahrer: Pick<FahrerRow, 'id' | 'arbeitszeit'>,
  tag: Tag,
  abwesenheiten: readonly AbwesendRow[],
): boolean {
  const stunden = fahrer.arbeitszeit.find((eintrag) => eintrag.wochentag === wochentag(tag)) ?? UEBLICH;
  const [von, bis] = [minutenSeitMitternacht(stunden.von), minutenSeitMitternacht(stunden.bis)];
  const fehlt = amTag({ fahrer, tag }, abwesenheiten).reduce(
    (summe, zeit) => summe + Math.max(0, Math.min(zeit.bis, bis) - Math.max(zeit.von, von)),
    0,
  );
  return fehlt * 2 >= bis - von;
}

/** Absences of the person on the day, in minutes of the clock on the wall, as one list without overlaps. */
function amTag(
  { fahrer, tag }: { fahrer: Pick<FahrerRow, 'id'>; tag: Tag },
  abwesenheiten: readonly AbwesendRow[],
): { von: number; bis: number }[] {
  const [null0, null24] = [zeitpunktAus({ tag, uhrzeit: '00:00' }), zeitpunktAus({ tag, uhrzeit: '23:59' })];
  const minute = (zeitpunkt: Date): number =>
    zeitpunkt <= null0
      ? 0
      : zeitpunkt > null24
        ? 1440
        : minutenSeitMitternacht(ortszeitAus(zeitpunkt).uhrzeit);
  const sorted = abwesenheiten
    .filter(({ mitarbeiter_id, von, bis }) => mitarbeiter_id === fahrer.id && von <= null24 && bis > null0)
    .map(({ von, bis }) => ({ von: minute(von), bis: minute(bis) }))
    .toSorted((a, b) => a.von - b.von);
  const merged: { von: number; bis: number }[] = [];
  for (const one of sorted) {
    const last = merged.at(-1);
    if (last && one.von <= last.bis) last.bis = Math.max(last.bis, one.bis);
    else merged.push({ ...one });
  }
  return merged;
}

/** No break where a gap is one already, or where its time has left the shift. */
function brauchtPause(
  pause: Schicht['pause'],
  { beginn, ende }: { beginn: number; ende: number },
  luecken: readonly { von: number; bis: number }[],
): boolean {
  if (!pause) return false;
  const fruehestens = minutenSeitMitternacht(pause.fruehestens);
  const spaetestens = minutenSeitMitternacht(pause.spaetestens);
  if (spaetestens < beginn || fruehestens > ende) return false;
  return luecken.every(
    ({ von, bis }) => Math.min(bis, spaetestens + pause.minuten) - Math.max(von, fruehestens) < pause.minuten,
  );
}
