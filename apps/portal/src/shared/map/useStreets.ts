import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { strassenHolen } from '@kehrtour/contract/ort';
import type { Strassenlinien } from '@kehrtour/contract/ort';
import { useQuery } from '@tanstack/react-query';

import type { MapPosition } from './map.props.ts';
import { boxAround } from './mapGeometry.ts';

const AROUND = 0.004;
/** Corners snap to this grid, so that one house more asks for no new streets. */
const GRID = 100;

/** Streets around the points of a map, if the company has a map extract. */
export function useStreets(
  client: Client,
  points: readonly MapPosition[] | undefined,
): Strassenlinien | undefined {
  const { west, south, east, north } = boxAround(points ?? []);
  const query = {
    west: Math.floor((west - AROUND) * GRID) / GRID,
    sued: Math.floor((south - AROUND) * GRID) / GRID,
    ost: Math.ceil((east + AROUND) * GRID) / GRID,
    nord: Math.ceil((north + AROUND) * GRID) / GRID,
  };
  const { data } = useQuery({
    ...abfrage(client, strassenHolen, { query }),
    enabled: points !== undefined && points.length > 0,
    staleTime: Infinity,
    retry: false,
  });
  return data;
}
