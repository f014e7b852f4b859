/** The front door turns this into the policy of the page (its table knows the name), and takes it away. */
const KOPF = 'x-kehrtour-rahmen';

/**
 * Who may show this page in a frame: only a page that was asked for in a frame says so, and it names exactly the sites
 * that the company has registered, and ourselves for the preview in its settings.
 */
export function rahmenkopf(url: string, loaderData: Record<string, unknown>): Record<string, string> {
  if (new URL(url).searchParams.get('einbettung') !== '1') return {};
  const [seiten] = Object.values(loaderData).flatMap(seitenAus);
  return seiten === undefined ? {} : { [KOPF]: ["'self'", ...seiten].join(' ') };
}

/** The sites of the company that this data is about; of other data nothing. */
function seitenAus(daten: unknown): string[][] {
  if (typeof daten !== 'object' || daten === null || !('seiten' in daten)) return [];
  return Array.isArray(daten.seiten) ? [daten.seiten.filter((seite) => typeof seite === 'string')] : [];
}
