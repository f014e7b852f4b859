import { teileTag, type Tag } from '@kehrtour/domain/tag';
import type { Feiertag } from '@kehrtour/domain/werktag';
import { getHolidays, type Region } from 'feiertagejs';

const NAMEN: Record<string, string> = {
  NEUJAHRSTAG: 'Neujahr',
  HEILIGEDREIKOENIGE: 'Heilige Drei Könige',
  KARFREITAG: 'Karfreitag',
  OSTERSONNTAG: 'Ostersonntag',
  OSTERMONTAG: 'Ostermontag',
  TAG_DER_ARBEIT: 'Tag der Arbeit',
  CHRISTIHIMMELFAHRT: 'Christi Himmelfahrt',
  PFINGSTSONNTAG: 'Pfingstsonntag',
  PFINGSTMONTAG: 'Pfingstmontag',
  FRONLEICHNAM: 'Fronleichnam',
  MARIAHIMMELFAHRT: 'Mariä Himmelfahrt',
  DEUTSCHEEINHEIT: 'Tag der Deutschen Einheit',
  REFORMATIONSTAG: 'Reformationstag',
  ALLERHEILIGEN: 'Allerheiligen',
  BUBETAG: 'Buß- und Bettag',
  ERSTERWEIHNACHTSFEIERTAG: '1. Weihnachtstag',
  ZWEITERWEIHNACHTSFEIERTAG: '2. Weihnachtstag',
  WELTKINDERTAG: 'Weltkindertag',
  WELTFRAUENTAG: 'Internationaler Frauentag',
  AUGSBURGER_FRIEDENSFEST: 'Augsburger Friedensfest',
};

/** Public holidays of a state from the year of `von` to the year of `bis`: the one door through which calendars come in. */
export function feiertage(bundesland: string, von: Tag, bis: Tag): Feiertag[] {
  const years = Array.from(
    { length: teileTag(bis).jahr - teileTag(von).jahr + 1 },
    (_, index) => teileTag(von).jahr + index,
  );
  return years.flatMap((year) =>
    getHolidays(year, bundesland as Region).map((day) => ({
      tag: `${day.dateString}`,
      name: NAMEN[day.name] ?? day.translate() ?? day.name,
    })),
  );
}
