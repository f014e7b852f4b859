import type { Feature } from 'geojson';
import { MapLibreMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import type { GeoJSONSource, StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

import type { MapDrawingProps, MapPoint, MapPosition, MapView2d } from './map.props.ts';
import { AREA_LAYERS, areaFeature } from './mapAreas.ts';
import { boxAround, withCorners } from './mapGeometry.ts';
import { coloursAt, fillOf, iconName, numberIcon, onThemeChange } from './mapStyle.ts';
import type { MapColours } from './mapStyle.ts';

setWorkerUrl(workerUrl);

type MapContent = Pick<MapDrawingProps, 'points' | 'lines' | 'areas' | 'streets' | 'selected' | 'fit'>;

export type OpenMap = {
  /** Shows all points again when `fit` changes or the first points come. */
  draw: (content: MapContent) => void;
  /** Where on earth a pixel of the window lies. */
  positionAt: (x: number, y: number) => MapPosition;
  view: MapView2d;
  close: () => void;
};

type Heard = {
  label: string;
  onSelect: (id: string) => void;
  onPlace: (lat: number, lon: number) => void;
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

const LAYERS = ['dots', 'numbers'];

/** Opens a map on chalk without tiles: streets, lines and points are all it draws. */
export function openMap(container: HTMLElement, heard: Heard): OpenMap {
  let colours = coloursAt(container);
  let shown: MapContent | null = null;
  let ready = false;
  const map = new MapLibreMap({
    container,
    style: emptyStyle(colours),
    locale: GERMAN,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxZoom: 19,
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    bounds: cornersOf([]),
  });
  map.touchZoomRotate.disableRotation();
  map.getCanvas().setAttribute('aria-label', `${heard.label}, mit Pfeiltasten bewegen`);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.on('load', () => {
    ready = true;
    if (shown !== null) fill(map, shown, colours);
  });
  listen(map, heard);
  const resize = new ResizeObserver(() => map.resize());
  resize.observe(container);
  const endTheme = onThemeChange(() => {
    colours = coloursAt(container);
    if (!ready) return;
    for (const icon of map.listImages().filter((name) => name.startsWith('stop/'))) map.removeImage(icon);
    map.setStyle(emptyStyle(colours));
    map.once('styledata', () => shown !== null && fill(map, shown, colours));
  });
  const view = viewOf(map);
  return {
    draw: (content) => {
      const seen = withCorners(content.points, content.areas);
      const first =
        shown === null || (seen.length > 0 && withCorners(shown.points, shown.areas).length === 0);
      if (first || shown?.fit !== content.fit)
        map.fitBounds(cornersOf(seen), { padding: 44, duration: 0, maxZoom: 17 });
      shown = content;
      if (ready) fill(map, content, colours);
    },
    positionAt: (x, y) => {
      const box = container.getBoundingClientRect();
      return view.toPosition(x - box.x, y - box.y);
    },
    view,
    close: () => {
      resize.disconnect();
      endTheme();
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

function cornersOf(points: readonly MapPosition[]): [[number, number], [number, number]] {
  const { west, south, east, north } = boxAround(points);
  return [
    [west, south],
    [east, north],
  ];
}

function listen(map: MapLibreMap, { onSelect, onPlace, onHover, onMove }: Heard): void {
  const idAt = (event: { point: { x: number; y: number } }): string | undefined => {
    if (map.getLayer('dots') === undefined) return undefined;
    const { x, y } = event.point;
    const [feature] = map.queryRenderedFeatures(
      [
        [x - 4, y - 4],
        [x + 4, y + 4],
      ],
      { layers: LAYERS },
    );
    const id: unknown = feature?.properties['id'];
    return typeof id === 'string' ? id : undefined;
  };
  map.on('click', (event) => {
    onPlace(event.lngLat.lat, event.lngLat.lng);
    const id = idAt(event);
    if (id !== undefined) onSelect(id);
  });
  map.on('mousemove', (event) => {
    const id = idAt(event);
    map.getCanvas().style.cursor = id === undefined ? '' : 'pointer';
    onHover(id);
  });
  map.on('mouseout', () => onHover(undefined));
  map.on('move', onMove);
  map.on('resize', onMove);
}

/** A chosen dot is larger; the zoom must stay the outermost expression. */
const sized = (radius: number): ['*', number, ['get', string]] => ['*', radius, ['get', 'size']];

const NOTHING = { type: 'FeatureCollection' as const, features: [] };

function emptyStyle(colours: MapColours): StyleSpecification {
  const source = { type: 'geojson' as const, data: NOTHING };
  return {
    version: 8,
    sources: { streets: source, areas: source, lines: source, points: source },
    layers: [
      { id: 'chalk', type: 'background', paint: { 'background-color': colours.page } },
      {
        id: 'streets',
        type: 'line',
        source: 'streets',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colours.street,
          'line-opacity': 0.35,
          'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 10, 0.6, 15, 4, 18, 16],
        },
      },
      ...AREA_LAYERS,
      {
        id: 'lines',
        type: 'line',
        source: 'lines',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': ['get', 'colour'], 'line-width': 2.5, 'line-opacity': 0.75 },
      },
      {
        id: 'dots',
        type: 'circle',
        source: 'points',
        filter: ['!', ['has', 'icon']],
        layout: { 'circle-sort-key': ['get', 'rank'] },
        paint: {
          'circle-color': ['get', 'colour'],
          'circle-opacity': ['get', 'opacity'],
          'circle-radius': ['interpolate', ['linear'], ['zoom'], 10, sized(2.5), 14, sized(5), 17, sized(9)],
          'circle-stroke-color': colours.page,
          'circle-stroke-width': 1,
        },
      },
      {
        id: 'numbers',
        type: 'symbol',
        source: 'points',
        filter: ['has', 'icon'],
        layout: {
          'icon-image': ['get', 'icon'],
          'icon-allow-overlap': true,
          'symbol-sort-key': ['get', 'rank'],
        },
      },
    ],
  };
}

function fill(map: MapLibreMap, content: MapContent, colours: MapColours): void {
  const { points, lines, areas, streets, selected } = content;
  for (const point of points) if (point.number !== undefined) ensureIcon(map, point, selected, colours);
  const set = (name: string, features: Feature[]): void => {
    map.getSource<GeoJSONSource>(name)?.setData({ type: 'FeatureCollection', features });
  };
  set('streets', (streets?.features ?? []) as Feature[]);
  set(
    'areas',
    areas.map((area) => areaFeature(area, colours)),
  );
  set(
    'lines',
    lines.map((line) => ({
      type: 'Feature',
      properties: { colour: colours[line.colour] },
      geometry: { type: 'LineString', coordinates: line.path.map(({ lat, lon }) => [lon, lat]) },
    })),
  );
  set(
    'points',
    points.map((point) => pointFeature(point, selected.has(point.id), colours)),
  );
}

function ensureIcon(
  map: MapLibreMap,
  point: MapPoint,
  selected: ReadonlySet<string>,
  colours: MapColours,
): void {
  const chosen = selected.has(point.id);
  const name = iconName(point, chosen);
  const icon = map.hasImage(name) ? null : numberIcon(point, chosen, colours);
  if (icon !== null) map.addImage(name, icon.data, { pixelRatio: icon.pixelRatio });
}

function pointFeature(point: MapPoint, selected: boolean, colours: MapColours): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
    properties: {
      id: point.id,
      rank: selected ? 2 : point.tone === 'muted' ? 0 : 1,
      colour: selected ? colours.accent : fillOf(point, colours),
      size: selected ? 1.5 : 1,
      opacity: point.tone === 'muted' && !selected ? 0.45 : 1,
      ...(point.number === undefined ? {} : { icon: iconName(point, selected) }),
    },
  };
}
