import type { Modus } from './fahrzeiten.ts';
import { Paarspeicher } from './paarspeicher.ts';

/** Where a cache keeps its bytes: a folder on disk, a bucket, a table. */
export interface Ablage {
  lies(schluessel: string): Promise<Uint8Array | null>;
  schreibe(schluessel: string, inhalt: Uint8Array): Promise<void>;
}

/**
 * Travel times that were computed before, by company, mode and version of the map. Places are known by their
 * position, so that a house that moved asks anew by itself and its neighbours do not.
 */
export interface MatrixCache {
  oeffne(version: string, modus: Modus): Promise<Paarspeicher>;
}

/** A cache kept in `ablage`; `bereich` is the company, two companies never share one. */
export function matrixCache(ablage: Ablage, bereich: string): MatrixCache {
  return {
    async oeffne(version, modus) {
      const schluessel = `${bereich}/fahrzeiten-${modus}-${version}.bin`;
      const inhalt = await ablage.lies(schluessel);
      return Paarspeicher.aus(inhalt, (neu) => ablage.schreibe(schluessel, neu));
    },
  };
}

/** Remembers nothing. */
export const ohneCache: MatrixCache = {
  oeffne: async () => Paarspeicher.aus(null, async () => {}),
};
