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

/** `Ihr Kaminkehrer`, `Ihre Kaminkehrerin`: the little word goes by the trade name, of which the person's word is said. */
export function mitGewerk(text: string, gewerk: string): string {
  const wort = berufswort(gewerk);
  const gebeugt = istWeiblichesBerufswort(wort)
    ? text.replaceAll(/\b([Ii]hr) \{gewerk\}/g, '$1e {gewerk}').replaceAll('Der {gewerk}', 'Die {gewerk}')
    : text;
  return gebeugt.replaceAll('{gewerk}', wort);
}
