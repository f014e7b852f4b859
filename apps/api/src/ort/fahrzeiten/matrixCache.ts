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
  /** In this process one after the other: whoever waited opens it anew and finds what was computed meanwhile. */
  allein<T>(version: string, modus: Modus, arbeite: () => Promise<T>): Promise<T>;
}

/** What is being computed, by the key of its bytes; the last in line. */
const unterwegs = new Map<string, Promise<unknown>>();

async function nacheinander<T>(schluessel: string, arbeite: () => Promise<T>): Promise<T> {
  const vorher = unterwegs.get(schluessel) ?? Promise.resolve();
  const eigene = vorher.then(arbeite);
  const ende = eigene.catch(() => undefined);
  unterwegs.set(schluessel, ende);
  try {
    return await eigene;
  } finally {
    if (unterwegs.get(schluessel) === ende) unterwegs.delete(schluessel);
  }
}

/** A cache kept in `ablage`; `bereich` is the company, two companies never share one. */
export function matrixCache(ablage: Ablage, bereich: string): MatrixCache {
  const schluesselVon = (version: string, modus: Modus): string =>
    `${bereich}/fahrzeiten-${modus}-${version}.bin`;
  return {
    allein: (version, modus, arbeite) => nacheinander(schluesselVon(version, modus), arbeite),
    async oeffne(version, modus) {
      const schluessel = schluesselVon(version, modus);
      const inhalt = await ablage.lies(schluessel);
      return Paarspeicher.aus(inhalt, (neu) => ablage.schreibe(schluessel, neu));
    },
  };
}

/** Remembers nothing. */
export const ohneCache: MatrixCache = {
  allein: (_version, _modus, arbeite) => arbeite(),
  oeffne: async () => Paarspeicher.aus(null, async () => {}),
};
