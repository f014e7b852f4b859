import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { ECKEN_MAX } from '@kehrtour/contract/gebiet';
import type { Gebiet } from '@kehrtour/contract/gebiet';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useMemo, useState } from 'react';

import type { MapArea, MapPoint, MapPosition } from '../../../shared/map/map.props.ts';
import { simplified } from '../../../shared/map/mapGeometry.ts';
import { MapView } from '../../../shared/map/MapView.tsx';
import { useStreets } from '../../../shared/map/useStreets.ts';

export type GebietskarteProps = {
  client: Client;
  haeuser: readonly LiegenschaftPunkt[];
  eintraege: readonly Gebiet[];
  /** The area that gets another shape; null: a new one is drawn. */
  zeichnetFuer: Gebiet | null;
  /** False when it was not taken: what was drawn stays. */
  onGezeichnet: (flaeche: [lon: number, lat: number][]) => Promise<boolean>;
  onAbbruch: () => void;
};

/** Drawn in one go, corner by corner with single presses, or the corners that are there moved. */
type Zeichenart = 'aus' | 'frei' | 'ecken' | 'biegen';
/** Fewer corners than the contract allows: nobody needs two hundred. */
const ECKEN = Math.min(60, ECKEN_MAX);

/** Areas over the houses of the stock; drawing makes a new one, or gives one that is there another shape. */
export function Gebietskarte(props: GebietskarteProps) {
  const { client, haeuser, eintraege, zeichnetFuer, onGezeichnet, onAbbruch } = props;
  const [gewollt, setGewollt] = useState<Zeichenart>('aus');
  const [gesetzt, setEcken] = useState<readonly MapPosition[]>();
  const art = gewollt === 'aus' && zeichnetFuer !== null ? 'biegen' : gewollt;
  const ecken = gesetzt ?? (art === 'biegen' && zeichnetFuer !== null ? ringVon(zeichnetFuer) : KEINE);
  const punkte = useMemo(() => haeuser.flatMap(punktAus), [haeuser]);
  const strassen = useStreets(client, punkte);
  const flaechen = useMemo(() => eintraege.flatMap(flaecheAus), [eintraege]);
  const skizze: MapArea[] = ecken.length === 0 ? [] : [{ id: 'skizze', ring: ecken, tone: 'muted' }];
  const nummern = art !== 'ecken' ? [] : ecken.map(nummerAus);

  function wechsle(neu: Zeichenart) {
    setGewollt(neu);
    setEcken(undefined);
  }
  function beende() {
    wechsle('aus');
    if (zeichnetFuer !== null) onAbbruch();
  }
  async function nimm(ring: readonly MapPosition[]) {
    const wenige = art === 'biegen' ? ring : simplified(ring, ECKEN);
    wechsle('aus');
    if (wenige.length < 3 || (await onGezeichnet(wenige.map(({ lat, lon }) => [rund(lon), rund(lat)]))))
      return;
    setEcken(wenige);
  }

  return (
    <Card title={zeichnetFuer === null ? 'Auf der Karte' : `„${zeichnetFuer.name}“ ändern`}>
      <div className="flex flex-col gap-3">
        <MapView
          label="Ihr Gebiet auf der Karte"
          height="24rem"
          points={[...punkte, ...nummern]}
          areas={[...flaechen.filter(({ id }) => id !== zeichnetFuer?.id), ...skizze]}
          streets={strassen}
          tool={art === 'frei' ? 'lasso' : art === 'ecken' ? 'place' : 'move'}
          onOutline={(ring) => void nimm(ring)}
          onPlace={(ecke) => setEcken([...ecken, ecke].slice(0, ECKEN))}
          corners={
            art === 'biegen'
              ? { ring: ecken, onChange: (ring) => setEcken(ring.slice(0, ECKEN_MAX)) }
              : undefined
          }
          fit={flaechen.map(({ id }) => id).join()}
        />
        <div className="flex flex-wrap gap-3">
          {art === 'ecken' || art === 'biegen' ? (
            <Button kind="primary" disabled={ecken.length < 3} onPress={() => void nimm(ecken)}>
              {art === 'ecken' ? 'Fläche schließen' : 'Form speichern'}
            </Button>
          ) : null}
          {art === 'aus' || art === 'biegen' ? (
            <>
              <Button onPress={() => wechsle('frei')}>
                {art === 'aus' ? 'Fläche zeichnen' : 'Neu umfahren'}
              </Button>
              <Button onPress={() => wechsle('ecken')}>Ecke für Ecke</Button>
            </>
          ) : null}
          {art === 'aus' ? null : <Button onPress={beende}>Abbrechen</Button>}
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
  biegen:
    'Ziehen Sie eine Ecke dorthin, wo sie liegen soll, oder bewegen Sie sie mit den Pfeiltasten. Ein Klick auf den Punkt dazwischen setzt eine neue, Entf nimmt eine weg.',
} as const;

/** About a decimetre. */
const rund = (grad: number): number => Math.round(grad * 1e6) / 1e6;

function punktAus({ id, lat, lon, strasse, hausnr }: LiegenschaftPunkt): MapPoint[] {
  if (lat === null || lon === null) return [];
  return [{ id, lat, lon, label: `${strasse} ${hausnr}`, tone: 'muted' }];
}

const KEINE: readonly MapPosition[] = [];

const nummerAus = (ecke: MapPosition, index: number): MapPoint => ({
  id: `ecke-${index}`,
  ...ecke,
  label: `Ecke ${index + 1}`,
  number: String(index + 1),
});

const ringVon = ({ flaeche }: Gebiet): MapPosition[] => (flaeche ?? []).map(([lon, lat]) => ({ lat, lon }));

function flaecheAus(gebiet: Gebiet): MapArea[] {
  if (gebiet.flaeche === null) return [];
  return [{ id: gebiet.id, ring: ringVon(gebiet), tone: gebiet.ausgenommen ? 'danger' : 'normal' }];
}
