import { type Tag, wochentag } from '../tag.ts';
import { feiertagAm, type Feiertag } from './werktag.ts';

/** What a company has said of some days: closed, or open although they are holidays or a Sunday. */
export interface Schliesseintrag {
  readonly von: Tag;
  readonly bis: Tag;
  readonly offen: boolean;
  readonly name: string;
}

/**
 * Those of the days on which nobody works without having said so: holidays, days on which the company is closed, and
 * Sundays (§ 9 ArbZG), in order. The name is said as `Der 1. Mai ist …`.
 */
export function ruhetageAus(
  tage: readonly Tag[],
  { feiertage, eintraege }: { feiertage: readonly Feiertag[]; eintraege: readonly Schliesseintrag[] },
): Feiertag[] {
  const amTag = (offen: boolean): Map<Tag, string> =>
    new Map(
      eintraege
        .filter((eintrag) => eintrag.offen === offen)
        .flatMap(({ von, bis, name }) =>
          tage.filter((tag) => von <= tag && tag <= bis).map((tag) => [tag, name] as const),
        ),
    );
  const [geoeffnet, geschlossen] = [amTag(true), amTag(false)];
  return [...new Set(tage)].toSorted().flatMap((tag) => {
    const feiertag = geoeffnet.has(tag) ? undefined : feiertagAm(tag, feiertage);
    if (feiertag) return [feiertag];
    const grund = geschlossen.get(tag);
    if (grund !== undefined)
      return [{ tag, name: grund === '' ? 'ein Schließtag' : `ein Schließtag (${grund})` }];
    return wochentag(tag) === 7 && !geoeffnet.has(tag) ? [{ tag, name: 'ein Sonntag' }] : [];
  });
}
