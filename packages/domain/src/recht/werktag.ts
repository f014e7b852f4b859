import { differenzTage, plusTage, wochentag, type Tag } from '../tag.ts';

/** A public holiday of the property's state or commune, brought in as a value. */
export interface Feiertag {
  readonly tag: Tag;
  readonly name: string;
  /**
   * Whether the municipality keeps it is not known here. In doubt it counts against the company: no Werktag, and no
   * surcharge.
   */
  readonly ungewiss?: true;
}

/** `werktag` = Monday to Saturday, `arbeitstag` = Monday to Friday, both except public holidays. */
export type Zaehlweise = 'werktag' | 'arbeitstag';

export function feiertagAm(tag: Tag, feiertage: readonly Feiertag[]): Feiertag | undefined {
  return feiertage.find((feiertag) => feiertag.tag === tag);
}

export function istWerktag(tag: Tag, feiertage: readonly Feiertag[]): boolean {
  return wochentag(tag) <= 6 && feiertagAm(tag, feiertage) === undefined;
}

export function istArbeitstag(tag: Tag, feiertage: readonly Feiertag[]): boolean {
  return wochentag(tag) <= 5 && feiertagAm(tag, feiertage) === undefined;
}

export function zaehlt(tag: Tag, feiertage: readonly Feiertag[], weise: Zaehlweise): boolean {
  return weise === 'werktag' ? istWerktag(tag, feiertage) : istArbeitstag(tag, feiertage);
}

/** Counted days strictly between two days: neither `von` nor `bis` counts. */
export function werktageZwischen(
  von: Tag,
  bis: Tag,
  feiertage: readonly Feiertag[],
  weise: Zaehlweise = 'werktag',
): number {
  const abstand = differenzTage(von, bis);
  let anzahl = 0;
  for (let i = 1; i < abstand; i += 1) {
    if (zaehlt(plusTage(von, i), feiertage, weise)) anzahl += 1;
  }
  return anzahl;
}

/** The n-th counted day after `tag` (before it when negative); `anzahl` 0 gives `tag` itself. */
export function plusWerktage(
  tag: Tag,
  anzahl: number,
  feiertage: readonly Feiertag[],
  weise: Zaehlweise = 'werktag',
): Tag {
  const schritt = anzahl < 0 ? -1 : 1;
  let offen = Math.abs(anzahl);
  let aktuell = tag;
  while (offen > 0) {
    aktuell = plusTage(aktuell, schritt);
    if (zaehlt(aktuell, feiertage, weise)) offen -= 1;
  }
  return aktuell;
}

/** The day itself when it counts, else the next that does. */
export function naechsterWerktag(
  tag: Tag,
  feiertage: readonly Feiertag[],
  weise: Zaehlweise = 'werktag',
): Tag {
  return zaehlt(tag, feiertage, weise) ? tag : plusWerktage(tag, 1, feiertage, weise);
}
