const BERUF = /(schornsteinfeger|kaminkehrer|kaminfeger|rauchfangkehrer)(?:meister)?(in\b)?/i;

/** `Kaminkehrerin` out of `Kaminkehrerin`, `Schornsteinfeger` out of `Schornsteinfegermeisterbetrieb`: who comes, as the company calls it. */
export function berufswort(gewerk: string): string {
  const [, wort = 'schornsteinfeger', weiblich = ''] = BERUF.exec(gewerk) ?? [];
  return `${wort.charAt(0).toUpperCase()}${wort.slice(1).toLowerCase()}${weiblich.toLowerCase()}`;
}

export const istWeiblichesBerufswort = (wort: string): boolean =>
  /(feger|kehrer|meister)in$/i.test(wort.trim());

/** What the trade calls itself where a company has its seat (a state by its letters), until it says otherwise. */
export const gewerkIn = (bundesland: string): string =>
  bundesland === 'BY' ? 'Kaminkehrer' : 'Schornsteinfeger';
