import type { Grundkarte } from '@kehrtour/contract/ort';

export type TileNumber = { z: number; x: number; y: number };

/** What lies under the points of a map. */
export type Ground = {
  /** Another value is another ground. */
  key: string;
  /** Asked first; what it cannot give, the own tiles do. */
  service: Grundkarte['dienst'];
  tiles: { zoomMax: number; load: (tile: TileNumber) => Promise<ArrayBuffer> } | null;
  /** Whose work it is and how old, to be read on the map. */
  attribution: string;
  /** Where to look while there is no point to look at. */
  centre: Grundkarte['mitte'];
};
