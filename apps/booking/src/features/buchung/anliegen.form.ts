import { ANGABEN_MAX, type Buchungsangaben, type Buchungsfrage } from '@kehrtour/contract/buchungsangaben';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';

/** How each question reads, and what to count. */
export const FRAGEN: Record<Buchungsfrage, { frage: string; hinweis: string; max: number }> = {
  feuerstaetten: {
    frage: 'Wie viele Feuerstätten sind es?',
    hinweis: 'Heizkessel, Gastherme, Kachelofen, Kaminofen: Jede zählt einzeln.',
    max: ANGABEN_MAX.feuerstaetten,
  },
  nutzungseinheiten: {
    frage: 'In wie viele Wohnungen müssen wir?',
    hinweis: 'Auch Büros und Läden zählen. Bei einem Einfamilienhaus ist es eine.',
    max: ANGABEN_MAX.nutzungseinheiten,
  },
  geschosse: {
    frage: 'Wie viele Geschosse hat das Haus?',
    hinweis: 'Vom Keller bis zum Dach, beides zählt mit.',
    max: ANGABEN_MAX.geschosse,
  },
};

const WORTE = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** `3`, `ca. 3`, `3 Öfen`, `drei`; nothing when no number is in it. */
export function liesAnzahl(text: string): number | undefined {
  const klein = text.toLowerCase();
  const wort = WORTE.findIndex((eines) => new RegExp(`(^|[^a-zäöüß])${eines}($|[^a-zäöüß])`).test(klein));
  if (wort >= 0) return wort + 1;
  if (/(^|[^a-zäöüß])ein(e|en)?($|[^a-zäöüß])/.test(klein)) return 1;
  const ziffern = /(?<![\d-])\d{1,6}/.exec(klein)?.[0];
  return ziffern === undefined ? undefined : Number(ziffern);
}

/** The answers to the questions of an activity, or what is wrong with them. */
export function liesAngaben(
  fragen: readonly Buchungsfrage[],
  eingaben: Record<string, string>,
): { angaben: Buchungsangaben; maengel: FieldFault[] } {
  const angaben: Buchungsangaben = {};
  const maengel: FieldFault[] = [];
  for (const frage of fragen) {
    const anzahl = liesAnzahl(eingaben[frage] ?? '');
    const { max } = FRAGEN[frage];
    if (anzahl !== undefined && anzahl >= 1 && anzahl <= max) angaben[frage] = anzahl;
    else maengel.push({ fieldId: frage, text: mangelText(anzahl, max) });
  }
  return { angaben, maengel };
}

function mangelText(anzahl: number | undefined, max: number): string {
  if (anzahl === undefined) return 'Bitte schreiben Sie eine Zahl, zum Beispiel 2.';
  if (anzahl < 1) return 'Bitte schreiben Sie mindestens 1.';
  return `Das sind mehr als ${max}. Bitte rufen Sie uns an, dann planen wir das gemeinsam.`;
}
