import { ECKEN_MAX } from '@kehrtour/contract/gebiet';
import type { Gebiet } from '@kehrtour/contract/gebiet';
import { useState } from 'react';

import type { MapPosition } from '../../shared/map/map.props.ts';
import { simplified } from '../../shared/map/mapGeometry.ts';

/** Drawn in one go, corner by corner with single presses, or the corners that are there moved. */
export type Zeichenart = 'aus' | 'frei' | 'ecken' | 'biegen';
/** Fewer corners than the contract allows: nobody needs two hundred. */
export const SKIZZE_ECKEN_MAX = Math.min(60, ECKEN_MAX);

const KEINE: readonly MapPosition[] = [];

export type SkizzeOptions = {
  /** The area that gets another shape; null: a new one is drawn. */
  zeichnetFuer: Gebiet | null;
  /** False when it was not taken: what was drawn stays. */
  onGezeichnet: (flaeche: [lon: number, lat: number][]) => Promise<boolean>;
  onAbbruch: () => void;
};

/** What is being drawn on the map, until it is closed or given up. */
export function useSkizze({ zeichnetFuer, onGezeichnet, onAbbruch }: SkizzeOptions) {
  const [gewollt, setGewollt] = useState<Zeichenart>('aus');
  const [gesetzt, setEcken] = useState<readonly MapPosition[]>();
  const art = gewollt === 'aus' && zeichnetFuer !== null ? 'biegen' : gewollt;
  const ecken = gesetzt ?? (art === 'biegen' && zeichnetFuer !== null ? ringVon(zeichnetFuer) : KEINE);

  function wechsle(neu: Zeichenart) {
    setGewollt(neu);
    setEcken(undefined);
  }
  function beende() {
    wechsle('aus');
    if (zeichnetFuer !== null) onAbbruch();
  }
  async function schliesse(ring: readonly MapPosition[]) {
    const wenige = art === 'biegen' ? ring : simplified(ring, SKIZZE_ECKEN_MAX);
    wechsle('aus');
    if (wenige.length < 3 || (await onGezeichnet(wenige.map(({ lat, lon }) => [rund(lon), rund(lat)]))))
      return;
    setEcken(wenige);
  }

  return { art, ecken, setEcken, wechsle, beende, schliesse };
}

/** About a decimetre. */
const rund = (grad: number): number => Math.round(grad * 1e6) / 1e6;

export const ringVon = ({ flaeche }: Gebiet): MapPosition[] =>
  (flaeche ?? []).map(([lon, lat]) => ({ lat, lon }));
