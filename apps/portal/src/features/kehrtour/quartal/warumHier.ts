import { formatAufzaehlung } from '@kehrtour/domain/format';
import { entfernungKm, strassenId } from '@kehrtour/domain/planung/quartalswoche';

import { teileText } from './quartal.format.ts';
import type { Quartalsplan, Schichtblick, Teilblick } from './quartalsplan.ts';

/** Streets this near make a day of their own. */
const NAH_KM = 3;
const NACHBARN_MAX = 2;

/** What speaks for the day a part of a street is on, in short sentences; empty where nothing but room does. */
export function warumHier(teil: Teilblick, schicht: Schichtblick, { schichten }: Quartalsplan): string[] {
  const andere = schicht.teile.filter(({ id }) => id !== teil.id);
  const gleiche = andere.filter((one) => strassenId(one) === strassenId(teil));
  const woanders = schichten
    .filter(({ id }) => id !== schicht.id)
    .flatMap(({ teile }) => teile)
    .filter((one) => one.runde === teil.runde);
  const nachbarn = andere
    .filter((one) => strassenId(one) !== strassenId(teil) && entfernungKm(one, teil) <= NAH_KM)
    .toSorted((a, b) => entfernungKm(a, teil) - entfernungKm(b, teil));
  const namen = [...new Set(nachbarn.map(({ strasse }) => strasse))].slice(0, NACHBARN_MAX);
  return [
    ...(teil.vonHand ? ['Von Hand gelegt: bleibt, wenn Sie neu rechnen.'] : []),
    ...(gleiche.length > 0 ? [`Zusammen mit ${teileText(gleiche.length)} derselben Straße.`] : []),
    ...(woanders.length > 0 ? [`${teileText(woanders.length)} derselben Straße an anderen Tagen.`] : []),
    ...(namen.length > 0 ? [`Am selben Tag in der Nähe: ${formatAufzaehlung(namen)}.`] : []),
    ...(teil.feuerstaettenschau
      ? [`${schicht.name} darf ${teil.schau ? 'die Feuerstättenschau' : 'die hoheitliche Arbeit'}.`]
      : []),
  ];
}
