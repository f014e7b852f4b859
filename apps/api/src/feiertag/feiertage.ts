import type { Feiertagsort, Ortsfeiertag } from '@kehrtour/domain/recht/feiertagsort';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import { teileTag, type Tag } from '@kehrtour/domain/tag';
import { getHolidays } from 'feiertagejs';

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

/** What the library calls the holidays that only some municipalities of a state keep, and what it takes for a whole state's. */
const OERTLICH: Record<string, Ortsfeiertag> = {
  AUGSBURGER_FRIEDENSFEST: 'friedensfest',
  MARIAHIMMELFAHRT: 'mariaeHimmelfahrt',
  FRONLEICHNAM: 'fronleichnam',
};

/**
 * Public holidays of a place from the year of `von` to the year of `bis`, in order: the one door through which calendars
 * come in. What only perhaps is one there says so.
 */
export function feiertage(ort: Feiertagsort, von: Tag, bis: Tag): Feiertag[] {
  const years = Array.from(
    { length: teileTag(bis).jahr - teileTag(von).jahr + 1 },
    (_, index) => teileTag(von).jahr + index,
  );
  return years.flatMap((year) => mitEinmaligen(feiertageImJahr(ort, year), ort.einmalig, year));
}

/** A day that is a holiday every year stays under that name; one that only perhaps is becomes certain. */
function mitEinmaligen(
  jahr: readonly Feiertag[],
  einmalig: Feiertagsort['einmalig'],
  year: number,
): readonly Feiertag[] {
  const eigene = einmalig.filter(({ tag }) => tag.startsWith(`${year}-`));
  if (eigene.length === 0) return jahr;
  const sicher = jahr.filter(({ tag, ungewiss }) => !ungewiss || eigene.every((eine) => eine.tag !== tag));
  const neue = eigene.filter(({ tag }) => sicher.every((feiertag) => feiertag.tag !== tag));
  return [...sicher, ...neue.map(({ tag, name }) => ({ tag, name }))].toSorted((a, b) =>
    a.tag < b.tag ? -1 : 1,
  );
}

/** The library's list of all states leaves out the one holiday of a single city. */
const alleImJahr = (year: number): ReturnType<typeof getHolidays> => [
  ...getHolidays(year, 'ALL'),
  ...getHolidays(year, 'AUGSBURG').filter(({ name }) => name === 'AUGSBURGER_FRIEDENSFEST'),
];

const gemerkt = new Map<string, readonly Feiertag[]>();

/** A round asks for each of its houses, which lie in few places. */
function feiertageImJahr({ bundesland, oertlich }: Feiertagsort, year: number): readonly Feiertag[] {
  const key = `${year} ${JSON.stringify([bundesland, oertlich])}`;
  const bekannt = gemerkt.get(key);
  if (bekannt) return bekannt;
  const landesweit = new Set(getHolidays(year, bundesland).map(({ name }) => name));
  if (bundesland === 'BY') landesweit.delete('MARIAHIMMELFAHRT');
  const neu = alleImJahr(year)
    .flatMap((day): Feiertag[] => {
      const feiertag = { tag: day.dateString, name: NAMEN[day.name] ?? day.translate() ?? day.name };
      if (landesweit.has(day.name)) return [feiertag];
      const art = OERTLICH[day.name];
      const geltung = art && oertlich[art];
      if (geltung === undefined) return [];
      return [geltung === 'gilt' ? feiertag : { ...feiertag, ungewiss: true }];
    })
    .toSorted((a, b) => (a.tag < b.tag ? -1 : Number(a.tag > b.tag)));
  gemerkt.set(key, neu);
  return neu;
}
