import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { kehrtourWegeHolen } from '@kehrtour/contract/kehrtourwege';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { MapLine, MapPosition } from '../../../shared/map/map.props.ts';
import type { Schichtansicht } from './planansicht.ts';

type Wege = ReadonlyMap<string, readonly MapPosition[]>;

export type Tageswege = {
  linien: MapLine[];
  /** How many pieces are straight because no road is known for them; null while nobody knows yet. */
  vermutet: number | null;
};

/** The ways of the shifts along the roads; where none is known, and until they are there, straight from stop to stop. */
export function useWege(client: Client, kehrtourId: string, schichten: readonly Schichtansicht[]): Tageswege {
  const { data } = useQuery({
    ...abfrage(client, kehrtourWegeHolen, { params: { id: kehrtourId } }),
    retry: false,
  });
  return useMemo(() => {
    const bekannt: Wege = new Map(
      data?.wege.map(({ von, nach, linie }) => [
        `${von ?? ''}/${nach}`,
        linie.map(([lon, lat]) => ({ lat, lon })),
      ]),
    );
    const linien = schichten.flatMap((schicht) => linienDer(schicht, bekannt));
    const vermutet = linien.filter(({ guessed }) => guessed).length;
    return { linien, vermutet: data === undefined ? null : vermutet };
  }, [data, schichten]);
}

function linienDer({ id, farbe, halte }: Schichtansicht, bekannt: Wege): MapLine[] {
  const folge = halte.flatMap(({ halt }) =>
    halt.koordinaten === null ? [] : [{ id: halt.id, ort: halt.koordinaten }],
  );
  return folge.flatMap((nach, i) => {
    const von = folge[i - 1];
    const weg = bekannt.get(`${von?.id ?? ''}/${nach.id}`);
    if (weg !== undefined) return [{ id: `${id}/${nach.id}`, colour: farbe, path: weg }];
    if (von === undefined) return [];
    return [{ id: `${id}/${nach.id}`, colour: farbe, path: [von.ort, nach.ort], guessed: true }];
  });
}
