import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useState } from 'react';

import type { MapColour, MapPoint, MapPosition } from './map.props.ts';
import { MapView } from './MapView.tsx';

export default { title: 'Karte/MapView', component: MapView };

const stops: MapPoint[] = Array.from({ length: 14 }, (_, index) => ({
  id: `halt-${index}`,
  lat: 49.51 + Math.sin(index / 2) * 0.004,
  lon: 11.27 + index * 0.0009,
  label: `Hardtstraße ${index + 1}`,
  number: String(index < 8 ? index + 1 : index - 7),
  colour: index < 8 ? 1 : 2,
  tone: index === 5 ? 'danger' : index === 12 ? 'muted' : 'normal',
}));

const way = (colour: MapColour) => ({
  id: `weg-${colour}`,
  colour,
  path: stops.filter((stop) => stop.colour === colour),
});

const streets = {
  type: 'FeatureCollection' as const,
  features: [49.508, 49.51, 49.513].map((lat) => ({
    type: 'Feature' as const,
    properties: { art: 'residential', name: '' },
    geometry: {
      type: 'LineString' as const,
      coordinates: [
        [11.266, lat],
        [11.286, lat + 0.001],
      ],
    },
  })),
};

export const TwoRoutes = () => {
  const [selected, setSelected] = useState('halt-3');
  return (
    <MapView
      label="Halte am Dienstag, 4. Mai 2027"
      points={stops}
      lines={[way(1), way(2)]}
      streets={streets}
      selected={new Set([selected])}
      onSelect={setSelected}
    />
  );
};

const houses: MapPoint[] = Array.from({ length: 2200 }, (_, index) => ({
  id: `haus-${index}`,
  lat: 49.5 + ((index * 7919) % 1000) / 40_000,
  lon: 11.25 + ((index * 104_729) % 1000) / 25_000,
  label: `Haus ${index}`,
  tone: index % 5 === 0 ? 'danger' : 'normal',
}));

export const ManyHousesWithLasso = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [drawing, setDrawing] = useState(true);
  return (
    <div className="flex flex-col gap-3">
      <Button onPress={() => setDrawing(!drawing)}>{drawing ? 'Karte bewegen' : 'Umfahren'}</Button>
      <p>{selected.size} Häuser gewählt</p>
      <MapView
        label="Häuser des Bezirks"
        points={houses}
        selected={selected}
        tool={drawing ? 'lasso' : 'move'}
        onArea={(ids) => setSelected(new Set(ids))}
      />
    </div>
  );
};

const corner = (lat: number, lon: number): MapPosition => ({ lat, lon });

export const CornersToMove = () => {
  const [ring, setRing] = useState([
    corner(49.505, 11.268),
    corner(49.506, 11.284),
    corner(49.514, 11.281),
    corner(49.513, 11.27),
  ]);
  return (
    <MapView
      label="Gebiet, dessen Ecken sich bewegen lassen"
      points={stops}
      areas={[{ id: 'gebiet', ring, tone: 'muted' }]}
      corners={{ ring, onChange: setRing }}
      streets={streets}
    />
  );
};

export const PinToDrag = () => {
  const [position, setPosition] = useState(corner(49.51, 11.276));
  return (
    <MapView
      label="Karte mit einer Nadel, die sich ziehen lässt"
      points={stops}
      streets={streets}
      tool="place"
      onPlace={setPosition}
      pin={{ position, label: 'Hardtstraße 12', onMove: setPosition, onDrop: setPosition }}
    />
  );
};

/** A block of flats: no zoom parts its households, a press lists them. */
export const ManyAtOnePlace = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['wohnung-2']));
  return (
    <MapView
      label="Häuser, von denen fünfzig an einer Stelle liegen"
      points={[...stops.slice(0, 4), ...flats]}
      streets={streets}
      selected={selected}
      onSelect={(id) => setSelected(new Set([id]))}
    />
  );
};

const flats: MapPoint[] = Array.from({ length: 50 }, (_, index) => ({
  id: `wohnung-${index}`,
  lat: 49.5115,
  lon: 11.272,
  label: `Hermannstraße 12, Wohnung ${index + 1}`,
  tone: index === 30 ? 'danger' : 'normal',
}));

export const Empty = () => <MapView label="Noch ist kein Haus verortet" points={[]} />;
