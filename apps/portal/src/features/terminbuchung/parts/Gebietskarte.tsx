import type { Client } from '@kehrtour/api-client/client';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { ECKEN_MAX } from '@kehrtour/contract/gebiet';
import type { Gebiet } from '@kehrtour/contract/gebiet';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useMemo } from 'react';

import { Karte } from '../../../shared/map/Karte.tsx';
import type { MapArea, MapPoint, MapPosition } from '../../../shared/map/map.props.ts';
import { ringVon, SKIZZE_ECKEN_MAX, useSkizze } from '../useSkizze.ts';
import type { SkizzeOptions, Zeichenart } from '../useSkizze.ts';

export type GebietskarteProps = SkizzeOptions & {
  client: Client;
  haeuser: readonly LiegenschaftPunkt[];
  eintraege: readonly Gebiet[];
};

/** Areas over the houses of the stock; drawing makes a new one, or gives one that is there another shape. */
export function Gebietskarte(props: GebietskarteProps) {
  const { client, haeuser, eintraege, zeichnetFuer } = props;
  const { art, ecken, setEcken, wechsle, beende, schliesse } = useSkizze(props);
  const punkte = useMemo(() => haeuser.flatMap(punktAus), [haeuser]);
  const flaechen = useMemo(() => eintraege.flatMap(flaecheAus), [eintraege]);
  const skizze: MapArea[] = ecken.length === 0 ? [] : [{ id: 'skizze', ring: ecken, tone: 'muted' }];
  const nummern = art !== 'ecken' ? [] : ecken.map(nummerAus);

  return (
    <Card title={zeichnetFuer === null ? 'Auf der Karte' : `„${zeichnetFuer.name}“ ändern`}>
      <div className="flex flex-col gap-3">
        <Karte
          client={client}
          label="Ihr Gebiet auf der Karte"
          height="24rem"
          points={[...punkte, ...nummern]}
          areas={[...flaechen.filter(({ id }) => id !== zeichnetFuer?.id), ...skizze]}
          around={punkte}
          tool={art === 'frei' ? 'lasso' : art === 'ecken' ? 'place' : 'move'}
          onOutline={(ring) => void schliesse(ring)}
          onPlace={(ecke) => setEcken([...ecken, ecke].slice(0, SKIZZE_ECKEN_MAX))}
          corners={
            art === 'biegen'
              ? { ring: ecken, onChange: (ring) => setEcken(ring.slice(0, ECKEN_MAX)) }
              : undefined
          }
          fit={flaechen.map(({ id }) => id).join()}
        />
        <div className="flex flex-wrap gap-3">
          {art === 'ecken' || art === 'biegen' ? (
            <Button kind="primary" disabled={ecken.length < 3} onPress={() => void schliesse(ecken)}>
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
  aus: 'Blasse Punkte sind Ihre Liegenschaften, Zahlen mehrere beieinander. Flächen gelten für Häuser, deren Ort bekannt ist.',
  frei: 'Umfahren Sie das Gebiet mit gedrückter Maustaste oder dem Finger.',
  ecken: 'Setzen Sie mit jedem Klick eine Ecke, mindestens drei.',
  biegen:
    'Ziehen Sie eine Ecke dorthin, wo sie liegen soll, oder bewegen Sie sie mit den Pfeiltasten. Ein Klick auf den Punkt dazwischen setzt eine neue, Entf nimmt eine weg.',
} as const satisfies Record<Zeichenart, string>;

function punktAus({ id, lat, lon, strasse, hausnr }: LiegenschaftPunkt): MapPoint[] {
  if (lat === null || lon === null) return [];
  return [{ id, lat, lon, label: `${strasse} ${hausnr}`, tone: 'muted' }];
}

const nummerAus = (ecke: MapPosition, index: number): MapPoint => ({
  id: `ecke-${index}`,
  ...ecke,
  label: `Ecke ${index + 1}`,
  number: String(index + 1),
});

function flaecheAus(gebiet: Gebiet): MapArea[] {
  if (gebiet.flaeche === null) return [];
  return [{ id: gebiet.id, ring: ringVon(gebiet), tone: gebiet.ausgenommen ? 'danger' : 'normal' }];
}
