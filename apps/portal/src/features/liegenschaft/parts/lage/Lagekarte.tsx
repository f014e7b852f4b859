import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { useMemo } from 'react';

import { Karte } from '../../../../shared/map/Karte.tsx';
import type { MapPoint, MapPosition } from '../../../../shared/map/map.props.ts';
import { anschrift } from '../../liegenschaft.format.ts';
import { NACHBARN_MAX, nachbarschaft } from '../../nachbarschaft.ts';

export type LagekarteProps = {
  client: Client;
  liegenschaft: Pick<Liegenschaft, 'strasse' | 'hausnr' | 'hausnrZusatz' | 'ort'>;
  nachbarn: readonly LiegenschaftPunkt[];
  ort: MapPosition | null;
  onZiehe: (ort: MapPosition) => void;
  onSetze: (ort: MapPosition) => void;
};

/** The next numbers of the street, pale, and a pin where the house is put. */
export function Lagekarte({ client, liegenschaft, nachbarn, ort, onZiehe, onSetze }: LagekarteProps) {
  const umfeld = useMemo(() => {
    const umliegende = nachbarschaft(nachbarn, liegenschaft);
    // For a whole place they would be a heap of numbers.
    const mitNummern = umliegende.length <= NACHBARN_MAX;
    return umliegende.map(({ punkt, lat, lon }): MapPoint => {
      const nummer = mitNummern ? { number: punkt.hausnr } : {};
      return { id: punkt.id, lat, lon, label: anschrift(punkt), tone: 'muted', ...nummer };
    });
  }, [nachbarn, liegenschaft]);
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
