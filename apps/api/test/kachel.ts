import { gunzipSync } from 'node:zlib';

import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** What is drawn in a tile: layer → properties of its features. */
export function inhaltDer(kachel: Buffer | null): Record<string, Record<string, unknown>[]> {
  if (kachel === null) return {};
  const { layers } = new VectorTile(new PbfReader(gunzipSync(kachel)));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, i) => ({ ...layer.feature(i).properties })),
    ]),
  );
}
