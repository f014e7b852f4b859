export const TERMINE_BLEIBEN =
  'Diese Termine bleiben stehen, bis Sie sie verlegen oder absagen. Die Kundinnen und Kunden erfahren von der Änderung nichts.';

/** What becomes of visits on days that are closed: those of a round wait there for other days, all others stand until somebody moves them. */
export function schliessfolgen({ kehrtouren }: { readonly kehrtouren: readonly unknown[] }): string[] {
  if (kehrtouren.length === 0) return [TERMINE_BLEIBEN];
  const wo = kehrtouren.length === 1 ? 'Für diese Kehrtour wird' : 'Für jede dieser Kehrtouren wird';
  return [
    `${wo} ein neuer Plan gerechnet. Er wartet dort als offene Änderung: Bis Sie sie annehmen, gilt der bisherige Plan, und niemand hört davon.`,
    'Alle anderen Termine bleiben stehen, bis Sie sie verlegen oder absagen.',
  ];
}
