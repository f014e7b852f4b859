import { plusTage, type Tag, tageImMonat, teileTag, wochentag } from '@kehrtour/domain/tag';

/** What a day of the calendar is to a visitor. */
export type Kalendertag = {
  tag: Tag;
  /** `frei`: times are known · `voll`: looked through and nothing there · `offen`: can be looked at · `zu`: cannot be booked. */
  art: 'frei' | 'voll' | 'offen' | 'zu';
};

/** A month in weeks from Monday to Sunday; null stands before its first and after its last day. */
export interface Kalendermonat {
  erster: Tag;
  wochen: (Kalendertag | null)[][];
}

export interface Kalenderquelle {
  freieTage: readonly Tag[];
  /** The days that were looked through, from the first one asked for up to the next page. */
  gesuchtAb: Tag;
  gesuchtBis: Tag;
  fruehestens: Tag;
  horizont: Tag;
}

/** Every month from the first bookable day to the horizon, with what is known of its days. */
export function kalenderblaetter(quelle: Kalenderquelle): Kalendermonat[] {
  const blaetter: Kalendermonat[] = [];
  let erster = monatsersterVon(quelle.fruehestens);
  while (erster <= quelle.horizont) {
    blaetter.push({ erster, wochen: wochenVon(erster, quelle) });
    const { jahr, monat } = teileTag(erster);
    erster = plusTage(erster, tageImMonat(jahr, monat));
  }
  return blaetter;
}

function wochenVon(erster: Tag, quelle: Kalenderquelle): Kalendermonat['wochen'] {
  const { jahr, monat } = teileTag(erster);
  const tage: (Kalendertag | null)[] = Array.from({ length: wochentag(erster) - 1 }, () => null);
  for (let i = 0; i < tageImMonat(jahr, monat); i += 1) {
    const tag = plusTage(erster, i);
    tage.push({ tag, art: artVon(tag, quelle) });
  }
  while (tage.length % 7 !== 0) tage.push(null);
  return Array.from({ length: tage.length / 7 }, (_, woche) => tage.slice(woche * 7, woche * 7 + 7));
}

function artVon(
  tag: Tag,
  { freieTage, gesuchtAb, gesuchtBis, fruehestens, horizont }: Kalenderquelle,
): Kalendertag['art'] {
  if (tag < fruehestens || tag > horizont) return 'zu';
  if (freieTage.includes(tag)) return 'frei';
  return tag >= gesuchtAb && tag <= gesuchtBis ? 'voll' : 'offen';
}

function monatsersterVon(tag: Tag): Tag {
  return plusTage(tag, 1 - teileTag(tag).tagImMonat);
}
