import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { ECKEN_MAX } from '@kehrtour/contract/gebiet';
import type { Gebiet } from '@kehrtour/contract/gebiet';
import { Button } from '@kehrtour/ui/Button.tsx';
import { Card } from '@kehrtour/ui/Card.tsx';
import { useMemo, useState } from 'react';

import type { MapArea, MapPoint, MapPosition } from '../../../shared/map/map.props.ts';
import { simplified } from '../../../shared/map/mapGeometry.ts';
import { MapView } from '../../../shared/map/MapView.tsx';
import { useStreets } from '../../../shared/map/useStreets.ts';

export type GebietskarteProps = {
  client: Client;
  haeuser: readonly LiegenschaftPunkt[];
  eintraege: readonly Gebiet[];
  /** The area that is drawn anew; null: a new one. */
  zeichnetFuer: Gebiet | null;
  onGezeichnet: (flaeche: [lon: number, lat: number][]) => void;
  onAbbruch: () => void;
};

/** Drawn in one go, or corner by corner with single presses. */
type Zeichenart = 'aus' | 'frei' | 'ecken';
/** Fewer corners than the contract allows: nobody needs two hundred. */
const ECKEN = Math.min(60, ECKEN_MAX);

/** Areas over the houses of the stock; drawing makes a new one. */
export function Gebietskarte(props: GebietskarteProps) {
  const { client, haeuser, eintraege, zeichnetFuer, onGezeichnet, onAbbruch } = props;
  const [gewollt, setGewollt] = useState<Zeichenart>('aus');
  const [ecken, setEcken] = useState<readonly MapPosition[]>([]);
  const art = gewollt === 'aus' && zeichnetFuer !== null ? 'frei' : gewollt;
  const punkte = useMemo(() => haeuser.flatMap(punktAus), [haeuser]);
  const strassen = useStreets(client, punkte);
  const flaechen = useMemo(() => eintraege.flatMap(flaecheAus), [eintraege]);
  const skizze: MapArea[] = ecken.length === 0 ? [] : [{ id: 'skizze', ring: ecken, tone: 'muted' }];
  const skizzenpunkte = ecken.map((ecke, index) => ({
    id: `ecke-${index}`,
    ...ecke,
    label: `Ecke ${index + 1}`,
    number: String(index + 1),
  }));

  function beende() {
    setGewollt('aus');
    setEcken([]);
    if (zeichnetFuer !== null) onAbbruch();
  }
  function nimm(ring: readonly MapPosition[]) {
    const wenige = simplified(ring, ECKEN);
    setGewollt('aus');
    setEcken([]);
    if (wenige.length > 2) onGezeichnet(wenige.map(({ lat, lon }) => [rund(lon), rund(lat)]));
  }

  return (
    <Card title={zeichnetFuer === null ? 'Auf der Karte' : `„${zeichnetFuer.name}“ neu zeichnen`}>
      <div className="flex flex-col gap-3">
        <MapView
          label="Ihr Gebiet auf der Karte"
          height="24rem"
          points={[...punkte, ...skizzenpunkte]}
          areas={[...flaechen.filter(({ id }) => id !== zeichnetFuer?.id), ...skizze]}
          streets={strassen}
          tool={art === 'frei' ? 'lasso' : art === 'ecken' ? 'place' : 'move'}
          onOutline={nimm}
          onPlace={(ecke) => setEcken([...ecken, ecke].slice(0, ECKEN))}
          fit={flaechen.map(({ id }) => id).join()}
        />
        <div className="flex flex-wrap gap-3">
          {art === 'aus' ? (
            <>
              <Button onPress={() => setGewollt('frei')}>Fläche zeichnen</Button>
              <Button onPress={() => setGewollt('ecken')}>Ecke für Ecke</Button>
            </>
          ) : (
            <>
              {art === 'ecken' ? (
                <Button kind="primary" disabled={ecken.length < 3} onPress={() => nimm(ecken)}>
                  Fläche schließen
                </Button>
              ) : null}
              <Button onPress={beende}>Abbrechen</Button>
            </>
          )}
        </div>
        <output className="block text-sm text-muted">{HINWEISE[art]}</output>
      </div>
    </Card>
  );
}

const HINWEISE = {
  aus: 'Blasse Punkte sind Ihre Liegenschaften. Flächen gelten für Häuser, deren Ort bekannt ist.',
  frei: 'Umfahren Sie das Gebiet mit gedrückter Maustaste oder dem Finger.',
  ecken: 'Setzen Sie mit jedem Klick eine Ecke, mindestens drei.',
} as const;

/** About a decimetre. */
const rund = (grad: number): number => Math.round(grad * 1e6) / 1e6;

function punktAus({ id, lat, lon, strasse, hausnr }: LiegenschaftPunkt): MapPoint[] {
  if (lat === null || lon === null) return [];
  return [{ id, lat, lon, label: `${strasse} ${hausnr}`, tone: 'muted' }];
}

function flaecheAus({ id, flaeche, ausgenommen }: Gebiet): MapArea[] {
  if (flaeche === null) return [];
  const ring = flaeche.map(([lon, lat]) => ({ lat, lon }));
  return [{ id, ring, tone: ausgenommen ? 'danger' : 'normal' }];
}
