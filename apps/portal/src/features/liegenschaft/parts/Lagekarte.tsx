import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { useMemo } from 'react';

import { Karte } from '../../../shared/map/Karte.tsx';
import type { MapPoint, MapPosition } from '../../../shared/map/map.props.ts';
import { anschrift } from '../liegenschaft.format.ts';

export type LagekarteProps = {
  client: Client;
  liegenschaft: Pick<Liegenschaft, 'strasse' | 'hausnr' | 'hausnrZusatz' | 'ort'>;
  nachbarn: readonly LiegenschaftPunkt[];
  ort: MapPosition | null;
  onZiehe: (ort: MapPosition) => void;
  onSetze: (ort: MapPosition) => void;
};

/** The neighbours of the house, pale, and a pin where the house is put. */
export function Lagekarte({ client, liegenschaft, nachbarn, ort, onZiehe, onSetze }: LagekarteProps) {
  const umfeld = useMemo(
    () => nachbarschaft(nachbarn, liegenschaft.strasse, liegenschaft.ort),
    [nachbarn, liegenschaft.strasse, liegenschaft.ort],
  );
  return (
    <Karte
      client={client}
      label="Karte zum Setzen der Lage"
      height="20rem"
      points={umfeld}
      tool="place"
      onPlace={onSetze}
      pin={
        ort === null
          ? undefined
          : { position: ort, label: anschrift(liegenschaft), onMove: onZiehe, onDrop: onSetze }
      }
      fit={`${liegenschaft.strasse} ${liegenschaft.ort}`}
    />
  );
}

/** Houses of the same street; where none is known those of the place, else all. */
function nachbarschaft(punkte: readonly LiegenschaftPunkt[], strasse: string, ort: string): MapPoint[] {
  const verortet = punkte.flatMap((punkt) => {
    const { lat, lon } = punkt;
    return lat === null || lon === null ? [] : [{ punkt, lat, lon }];
  });
  const imOrt = verortet.filter(({ punkt }) => punkt.ort === ort);
  const inStrasse = imOrt.filter(({ punkt }) => punkt.strasse === strasse);
  const umfeld = [inStrasse, imOrt, verortet].find((haeuser) => haeuser.length > 0) ?? [];
  return umfeld.map(({ punkt, lat, lon }) => ({
    id: punkt.id,
    lat,
    lon,
    label: anschrift(punkt),
    tone: 'muted',
  }));
}
