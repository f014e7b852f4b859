import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { naechsteAdresseHolen } from '@kehrtour/contract/ort';
import type { NaechsteAdresse } from '@kehrtour/contract/ort';
import { adressSchluessel } from '@kehrtour/domain/ort/adresse';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { MapPosition } from '../../shared/map/map.props.ts';

/** The own address is meant from so far away; any other only from its own doorstep. */
const EIGENE_METER = 80;
const FREMDE_METER = 10;

export type Stecknadel = {
  /** Where the house would be saved; null while nobody has put it anywhere. */
  ort: MapPosition | null;
  naechste: NaechsteAdresse | null | undefined;
  /** The pin jumped to the nearest address. */
  darauf: boolean;
  /** The pin is on its way. */
  ziehe: (ort: MapPosition) => void;
  /** Let go on the map: the nearest address is looked for. */
  setze: (ort: MapPosition) => void;
  /** Found by its address or by coordinates: nothing to look for. */
  waehle: (ort: MapPosition) => void;
  dorthin: () => void;
  zurueck: () => void;
};

type Stand = { punkt: MapPosition; frage: boolean; entschieden: boolean | null };

/** A pin that jumps to the address it is meant for, and stays where a person wants it. */
export function useStecknadel(client: Client, haus: Liegenschaft | undefined): Stecknadel {
  const [stand, setStand] = useState<Stand | null>(null);
  const { data } = useQuery({
    ...abfrage(client, naechsteAdresseHolen, {
      query: { lat: stand?.punkt.lat ?? 0, lon: stand?.punkt.lon ?? 0, ...gesucht(haus) },
    }),
    enabled: stand?.frage === true,
    staleTime: Infinity,
    retry: false,
  });
  const naechste = stand?.frage === true ? data?.naechste : undefined;
  const darauf = stand !== null && naechste != null && (stand.entschieden ?? gemeint(naechste, haus));
  return {
    ort: stand === null ? null : darauf ? naechste.koordinaten : stand.punkt,
    naechste,
    darauf,
    ziehe: (punkt) => setStand({ punkt, frage: false, entschieden: null }),
    setze: (punkt) => setStand({ punkt: gerundet(punkt), frage: true, entschieden: null }),
    waehle: (punkt) => setStand({ punkt, frage: false, entschieden: null }),
    dorthin: () => setStand((alt) => alt && { ...alt, entschieden: true }),
    zurueck: () => setStand((alt) => alt && { ...alt, entschieden: false }),
  };
}

const gesucht = (haus: Liegenschaft | undefined) =>
  haus === undefined || haus.strasse === ''
    ? {}
    : { strasse: haus.strasse, hausnr: `${haus.hausnr}${haus.hausnrZusatz}` };

/** A tenth of a metre: finer nobody points. */
const gerundet = ({ lat, lon }: MapPosition): MapPosition => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lon: Math.round(lon * 1e6) / 1e6,
});

function gemeint({ adresse, meter }: NaechsteAdresse, haus: Liegenschaft | undefined): boolean {
  if (haus === undefined) return false;
  const { strasse, hausnr, hausnrZusatz } = haus;
  // Only whether street and number are the same: the map may have another place name.
  const hier = { plz: '', ort: '' };
  const eigene =
    adressSchluessel({ ...adresse, ...hier }) ===
    adressSchluessel({ strasse, hausnr: `${hausnr}${hausnrZusatz}`, ...hier });
  return meter <= (eigene ? EIGENE_METER : FREMDE_METER);
}
