import { minutenAm } from '@kehrtour/domain/ortszeit';
import { SCHICHT_MINUTEN_MIN } from '@kehrtour/domain/recht/schicht';
import { minutenSeitMitternacht, uhrzeitAus } from '@kehrtour/domain/uhrzeit';

import type { Belegt } from '../stand/belegt.ts';
import type { Startort } from '../stand/startort.ts';
import type { Schicht } from './schichten.ts';

/**
 * The shift without the times in which the person works elsewhere. What lies at its begin or end shortens it, and it
 * begins or ends there; what lies in between stands in its way. Nothing is left of a day that is taken.
 */
export function abzueglichBelegt(schicht: Schicht, belegte: readonly Belegt[]): Schicht | undefined {
  let { start, ziel } = schicht;
  let [beginn, ende] = [minutenSeitMitternacht(schicht.beginn), minutenSeitMitternacht(schicht.ende)];
  const fest: { zeit: Belegt; von: number; bis: number }[] = [];
  for (const zeit of belegte.filter(({ mitarbeiterId }) => mitarbeiterId === schicht.fahrer.id)) {
    const { von, bis } = minutenAm(schicht.tag, zeit);
    if (bis <= beginn || von >= ende) continue;
    if (von <= beginn) [beginn, start] = [bis, ortVon(zeit) ?? start];
    else if (bis >= ende) [ende, ziel] = [von, ortVon(zeit) ?? ziel];
    else fest.push({ zeit, von, bis });
  }
  if (ende - beginn < SCHICHT_MINUTEN_MIN) return undefined;
  return {
    ...schicht,
    beginn: uhrzeitAus(beginn),
    ende: uhrzeitAus(ende),
    arbeitMinuten: Math.min(schicht.arbeitMinuten, ende - beginn),
    feste: fest.filter(({ von, bis }) => von >= beginn && bis <= ende).map(({ zeit }) => zeit),
    start,
    ziel,
  };
}

const ortVon = ({ ort, wen }: Belegt): Startort | null => ort && { name: `nach: ${wen}`, koordinaten: ort };
