import type { Client } from '@kehrtour/api-client/client';
import { useState } from 'react';

import { useGround } from './ground/useGround.ts';
import type { MapPosition, MapProps } from './map.props.ts';
import { MapView } from './MapView.tsx';
import { useStreets } from './useStreets.ts';
import { webglWorks } from './webglWorks.ts';

export type KarteProps = Omit<MapProps, 'ground' | 'streets'> & {
  client: Client;
  /** Streets are drawn around these where there is no other ground; all points unless told. */
  around?: readonly MapPosition[];
};

/** A map over the ground that the company has: houses and woods of its extract, a tile service, or streets alone. */
export function Karte({ client, around, ...props }: KarteProps) {
  const [moving] = useState(webglWorks);
  const ground = useGround(client);
  const needsStreets = ground === null || !moving;
  const streets = useStreets(client, needsStreets ? (around ?? props.points) : undefined);
  return <MapView {...props} ground={ground ?? (ground === null ? null : 'loading')} streets={streets} />;
}
