export type Linie = [lon: number, lat: number][];

export interface Linienspeicher {
  /** Undefined where nothing is known; null where it is known that no road leads there. */
  hole(name: string): Linie | null | undefined;
  lege(name: string, linie: Linie | null): void;
  readonly ecken: number;
}

/** Keeps lines until together they have so many corners; the one that was asked for longest ago goes first. */
export function linienspeicher(eckenMax: number): Linienspeicher {
  const linien = new Map<string, Linie | null>();
  let ecken = 0;
  // A line that does not exist takes room, too.
  const groesse = (linie: Linie | null): number => (linie?.length ?? 0) + 1;
  const entferne = (name: string): void => {
    const linie = linien.get(name);
    if (linie === undefined) return;
    linien.delete(name);
    ecken -= groesse(linie);
  };
  return {
    get ecken() {
      return ecken;
    },
    hole(name) {
      const linie = linien.get(name);
      if (linie === undefined) return undefined;
      linien.delete(name);
      linien.set(name, linie);
      return linie;
    },
    lege(name, linie) {
      entferne(name);
      linien.set(name, linie);
      ecken += groesse(linie);
      for (const aeltester of linien.keys()) {
        if (ecken <= eckenMax) break;
        entferne(aeltester);
      }
    },
  };
}
