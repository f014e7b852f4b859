import type { Buchungsfrage } from '@kehrtour/contract/buchungsangaben';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';

/** The four ways to be booked, as headings and as choices. */
export const ONLINE = {
  ja: { titel: 'Frei buchbar', hinweis: 'Alle im Gebiet buchen eine Zeit; der Termin gilt sofort.' },
  anfrage: {
    titel: 'Auf Anfrage',
    hinweis: 'Kundinnen und Kunden schlagen eine Zeit vor; es gilt, wenn Sie zusagen.',
  },
  link: {
    titel: 'Nur mit Code',
    hinweis: 'Nur wer den Code von Terminzettel oder E-Mail hat: Ihr Bestand, mit der fälligen Aufgabe.',
  },
  nein: { titel: 'Nicht online', hinweis: 'Steht nicht auf der Buchungsseite.' },
} as const satisfies Record<Taetigkeit['online'], { titel: string; hinweis: string }>;

export const FRAGEN = {
  feuerstaetten: { kurz: 'Feuerstätten', lang: 'Wie viele Feuerstätten sind es?' },
  nutzungseinheiten: { kurz: 'Wohnungen', lang: 'Wie viele Wohnungen oder Einheiten?' },
  geschosse: { kurz: 'Geschossen', lang: 'Wie viele Geschosse hat das Haus?' },
} as const satisfies Record<Buchungsfrage, { kurz: string; lang: string }>;
