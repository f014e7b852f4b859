import { formatMenge } from '@kehrtour/domain/format';
import type { Ortsangabe } from '@kehrtour/domain/recht/feiertagsort';
import { type Feiertag, feiertagAm } from '@kehrtour/domain/recht/werktag';
import type { Tag } from '@kehrtour/domain/tag';

import { feiertageAmSitz, feiertageBei } from './betriebskalender.ts';

type Betrieb = Parameters<typeof feiertageAmSitz>[0];

/**
 * Holidays of a house on days that are none at the company's seat, whose own ask for a yes. What only perhaps is one there
 * is not said.
 */
export function feiertageDort(haus: Ortsangabe, betrieb: Betrieb, von: Tag, bis: Tag): Feiertag[] {
  const amSitz = feiertageAmSitz(betrieb, von, bis);
  return feiertageBei(haus, betrieb, von, bis).filter(
    ({ tag, ungewiss }) => !ungewiss && !feiertagAm(tag, amSitz),
  );
}

export const feiertagDort = (haus: Ortsangabe, betrieb: Betrieb, tag: Tag): Feiertag | undefined =>
  feiertagAm(tag, feiertageDort(haus, betrieb, tag, tag));

/** What a stretch of days is to many houses: how many of them have a holiday on each, in the words of the page. */
export function feiertagssaetze(
  haeuser: readonly Ortsangabe[],
  betrieb: Betrieb,
  von: Tag,
  bis: Tag,
): (tag: Tag) => string[] {
  const orte = [
    ...Map.groupBy(haeuser, ({ plz, ort, ortsteil = '' }) => `${plz}|${ort}|${ortsteil}`).values(),
  ];
  const feiertage = orte.flatMap((gleiche) => {
    const [haus] = gleiche;
    if (!haus) return [];
    return feiertageDort(haus, betrieb, von, bis).map(({ tag, name }) => ({
      tag,
      name,
      haeuser: gleiche.length,
    }));
  });
  return (tag) =>
    [
      ...Map.groupBy(
        feiertage.filter((feiertag) => feiertag.tag === tag),
        ({ name }) => name,
      ),
    ].map(
      ([name, gleiche]) =>
        `In ${formatMenge(
          gleiche.reduce((summe, one) => summe + one.haeuser, 0),
          'Haus',
          'Häusern',
        )} ist Feiertag (${name}).`,
    );
}
