/** Where a flat is, as it was entered. */
export interface Wohnungsangabe {
  readonly geschoss: string;
  readonly lage: string;
  readonly bezeichnung: string;
  readonly nummer: string;
}

const STOCK: Record<string, string> = { EG: 'EG', DG: 'Dachgeschoss', UG: 'Untergeschoss', KG: 'Keller' };

/** `2. OG links`, as it stands on a slip. */
export function lageText(einheit: Wohnungsangabe | undefined): string {
  if (!einheit) return '';
  const geschoss =
    STOCK[einheit.geschoss] ??
    einheit.geschoss.replace(/^OG(\d+)$/, '$1. OG').replace(/^K(\d+)$/, 'Keller $1');
  return (
    [geschoss, einheit.lage].filter(Boolean).join(' ') ||
    einheit.bezeichnung ||
    (einheit.nummer ? `Wohnung ${einheit.nummer}` : '')
  );
}
