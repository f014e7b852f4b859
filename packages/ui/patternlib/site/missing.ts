import { oneWord } from './oneWord.ts';

/** What other libraries have and this one does not, why, and what stands in its place. */
export interface Missing {
  names: readonly string[];
  why: string;
  take: readonly string[];
}

export const MISSING: readonly Missing[] = [
  {
    names: ['Accordion', 'Details', 'Disclosure', 'Collapsible', 'Akkordeon', 'Aufklappen'],
    why: 'Was zugeklappt ist, liest kaum jemand. Wo es sein muss, genügt <details> des Browsers.',
    take: ['Tabs', 'Card'],
  },
  {
    names: ['Carousel', 'Slider', 'Slideshow', 'Karussell'],
    why: 'Was an zweiter Stelle steht, sieht niemand mehr.',
    take: ['Card', 'NumberField'],
  },
  {
    names: ['Tree view', 'Tree', 'Baum', 'Baumansicht'],
    why: 'Straßen und Häuser sind zwei Ebenen: eine Liste mit Filter ist schneller.',
    take: ['Listenseite', 'DataTable'],
  },
  {
    names: ['Color picker', 'Colour picker', 'Farbwähler'],
    why: 'Farben folgen aus ihrer Rolle; gewählt werden sie nicht.',
    take: ['Farben'],
  },
  {
    names: ['Avatar', 'Profilbild'],
    why: 'Menschen erkennt man hier am Namen und an der Farbe ihrer Zeile.',
    take: ['TimeLane', 'Farben'],
  },
  {
    names: ['Side sheet', 'Drawer panel', 'Bottom sheet', 'Schublade'],
    why: 'Eine Nebensache ist ein Dialog, eine Hauptsache eine Seite.',
    take: ['Dialog', 'SideNav'],
  },
];

/** What the query names among them; from three letters on also by its beginning. */
export function searchMissing(query: string): Missing | undefined {
  const wanted = oneWord(query);
  if (wanted.length < 3) return undefined;
  return MISSING.find(({ names }) => names.some((name) => oneWord(name).startsWith(wanted)));
}
