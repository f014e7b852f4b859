import { MapLibreMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import type { GeoJSONSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

import type { Ground } from '../ground/ground.ts';
import type { MapPosition, MapView2d } from '../map.props.ts';
import { cornersOf } from '../mapGeometry.ts';
import type { MapContent } from './mapContent.ts';
import { CROWD_LAYER, POINT_LAYERS } from './mapLayers.ts';
import { firstStyle, MapPicture } from './mapPicture.ts';

setWorkerUrl(workerUrl);

export type OpenMap = {
  /** Shows all points again when `fit` changes or the first points come. */
  draw: (content: MapContent) => void;
  /** Middle and corners of what is seen. */
  seen: () => { middle: MapPosition; corners: MapPosition[] };
  /** Where on earth a pixel of the window lies. */
  positionAt: (x: number, y: number) => MapPosition;
  view: MapView2d;
  /** What the map is called, and what keys do on it. */
  callIt: (label: string) => void;
  close: () => void;
};

type Heard = {
  onSelect: (id: string) => void;
  onPlace: (lat: number, lon: number) => void;
  /** The key, while keys move the map. */
  onEnter: () => void;
  onHover: (id: string | undefined) => void;
  /** The map shows another piece of the earth, or a smaller one. */
  onMove: () => void;
};

const GERMAN = {
  'Map.Title': 'Karte',
  'NavigationControl.ZoomIn': 'Näher heran',
  'NavigationControl.ZoomOut': 'Weiter weg',
  'CooperativeGesturesHandler.WindowsHelpText': 'Zum Zoomen Strg und Mausrad',
  'CooperativeGesturesHandler.MacHelpText': 'Zum Zoomen ⌘ und Mausrad',
  'CooperativeGesturesHandler.MobileHelpText': 'Die Karte mit zwei Fingern bewegen',
};

/** Opens a map: the ground, and on it what the page wants to show. */
export function openMap(container: HTMLElement, heard: Heard, ground: Ground | undefined): OpenMap {
  const map = new MapLibreMap({
    container,
    style: firstStyle(container, ground),
    locale: GERMAN,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxZoom: 19,
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    bounds: cornersOf([]),
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  listen(map, heard);
  const picture = new MapPicture(map, container, ground);
  const resize = new ResizeObserver(() => map.resize());
  resize.observe(container);
  const view = viewOf(map);
  return {
    draw: (content) => picture.draw(content),
    positionAt: (x, y) => {
      const box = container.getBoundingClientRect();
      return view.toPosition(x - box.x, y - box.y);
    },
    seen: () => {
      const { width, height } = container.getBoundingClientRect();
      return {
        middle: view.toPosition(width / 2, height / 2),
        corners: [
          view.toPosition(0, 0),
          view.toPosition(width, 0),
          view.toPosition(width, height),
          view.toPosition(0, height),
        ],
      };
    },
    view,
    callIt: (label) => map.getCanvas().setAttribute('aria-label', label),
    close: () => {
      resize.disconnect();
      picture.close();
      map.remove();
    },
  };
}

/** Of the map as it stands at the moment of the question. */
function viewOf(map: MapLibreMap): MapView2d {
  return {
    toPixel: ({ lat, lon }) => map.project([lon, lat]),
    toPosition: (x, y) => {
      const { lat, lng } = map.unproject([x, y]);
      return { lat, lon: lng };
    },
  };
}

type Pressed = { point: { x: number; y: number } };

function listen(map: MapLibreMap, { onSelect, onPlace, onEnter, onHover, onMove }: Heard): void {
  const seenAt = ({ point: { x, y } }: Pressed, layers: readonly string[]) => {
    const drawn = layers.filter((layer) => map.getLayer(layer) !== undefined);
    if (drawn.length === 0) return undefined;
    return map.queryRenderedFeatures(
      [
        [x - 4, y - 4],
        [x + 4, y + 4],
      ],
      { layers: drawn },
    )[0];
  };
  const idAt = (event: Pressed): string | undefined => {
    const id: unknown = seenAt(event, POINT_LAYERS)?.properties['id'];
    return typeof id === 'string' ? id : undefined;
  };
  map.on('click', (event) => {
    onPlace(event.lngLat.lat, event.lngLat.lng);
    const id = idAt(event);
    if (id !== undefined) return onSelect(id);
    const crowd: unknown = seenAt(event, [CROWD_LAYER])?.properties['cluster_id'];
    if (typeof crowd === 'number') void openCrowd(map, crowd, event.lngLat);
  });
  map.getCanvas().addEventListener('keydown', (event) => {
    if (event.key === 'Enter') onEnter();
  });
  map.on('mousemove', (event) => {
    const id = idAt(event);
    const pressable = id !== undefined || seenAt(event, [CROWD_LAYER]) !== undefined;
    map.getCanvas().style.cursor = pressable ? 'pointer' : '';
    onHover(id);
  });
  map.on('mouseout', () => onHover(undefined));
  map.on('move', onMove);
  map.on('resize', onMove);
}

/** As close as it takes to see them apart. */
async function openCrowd(map: MapLibreMap, id: number, center: { lng: number; lat: number }): Promise<void> {
  const zoom = await map.getSource<GeoJSONSource>('crowd')?.getClusterExpansionZoom(id);
  if (zoom !== undefined) map.easeTo({ center, zoom });
}
