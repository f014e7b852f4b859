import { addProtocol } from 'maplibre-gl';

import type { Ground } from './ground.ts';

const SCHEME = 'kehrtour-tile';

type Load = NonNullable<Ground['tiles']>['load'];

/** Tiles are asked for with the login of the page, so the map asks the page for them. */
const loads = new Map<string, Load>();

addProtocol(SCHEME, async ({ url }) => {
  const [key = '', z, x, y] = url.slice(SCHEME.length + 3).split('/');
  const load = loads.get(key);
  if (load === undefined) throw new Error(`Nobody loads the tiles of ${key}.`);
  return { data: await load({ z: Number(z), x: Number(x), y: Number(y) }) };
});

/** The address under which MapLibre finds the tiles of this ground. */
export function tileAddress(key: string, load: Load): string {
  loads.set(key, load);
  return `${SCHEME}://${key}/{z}/{x}/{y}`;
}
