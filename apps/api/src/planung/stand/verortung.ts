import type { HausRow } from './planung.store.ts';

/** What tells where a house stands, or beside which. */
export type Verortbar = Pick<HausRow, 'id' | 'strasse' | 'ort' | 'laufnummer' | 'lat' | 'lon'>;
export type Lage = { readonly lat: number; readonly lon: number };

/**
 * Where each house is for the planner. A house that nobody could locate stands where its neighbour in the
 * working order stands (same street first), so that it can be planned by its place in the order.
 */
export function lagenAus(
  haeuser: readonly Verortbar[],
  ersatz: Lage | undefined,
): { lage: (haus: Verortbar) => Lage | undefined; geschaetzt: ReadonlySet<string> } {
  const rang = (haus: Verortbar): number => haus.laufnummer ?? Number.MAX_SAFE_INTEGER;
  const bekannt = haeuser.filter((haus) => haus.lat !== null).toSorted((a, b) => rang(a) - rang(b));
  const naechster = (haus: Verortbar, auswahl: readonly Verortbar[]): Verortbar | undefined =>
    auswahl.reduce<Verortbar | undefined>(
      (best, other) =>
        best === undefined || Math.abs(rang(other) - rang(haus)) < Math.abs(rang(best) - rang(haus))
          ? other
          : best,
      undefined,
    );
  const geschaetzt = new Set(haeuser.filter((haus) => haus.lat === null).map((haus) => haus.id));
  return {
    geschaetzt,
    lage: (haus) => {
      if (haus.lat !== null && haus.lon !== null) return { lat: haus.lat, lon: haus.lon };
      const strasse = bekannt.filter((other) => other.strasse === haus.strasse && other.ort === haus.ort);
      const nachbar = naechster(haus, strasse) ?? naechster(haus, bekannt);
      return nachbar?.lat != null && nachbar.lon !== null ? { lat: nachbar.lat, lon: nachbar.lon } : ersatz;
    },
  };
}

/** Places of the matrix and who stands at which. */
export type Ortstabelle = { readonly orte: readonly Lage[]; readonly platzVon: ReadonlyMap<string, number> };
