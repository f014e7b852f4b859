import type { Strassenlinien } from '@kehrtour/contract/ort';

import type { Ground } from './ground/ground.ts';

export type MapPosition = { lat: number; lon: number };

/** Same numbers as the lanes of the time axis. */
export type MapColour = 1 | 2 | 3 | 4 | 5 | 6;

export type MapPoint = MapPosition & {
  id: string;
  /** Said when the pointer is over it: the address. */
  label: string;
  /** Shown in the point; without it the point is a dot, fit for thousands. */
  number?: string;
  colour?: MapColour;
  /** `danger` breaks something, `muted` stands beside the matter. */
  tone?: 'normal' | 'danger' | 'muted';
};

/** A point as it is drawn: for all that lie at its place, if they are several. */
export type DrawnPoint = MapPoint & { stack?: { count: number; chosen: number } };

export type MapLine = {
  id: string;
  colour: MapColour;
  path: readonly MapPosition[];
  /** No road is known here: a straight line, dashed. */
  guessed?: boolean;
};

/** A surface with its outline; `danger` is left out of the matter. */
export type MapArea = {
  id: string;
  ring: readonly MapPosition[];
  tone?: 'normal' | 'danger' | 'muted';
};

/** An area whose corners are being moved; `onChange` gets the whole ring. */
export type MapCorners = { ring: readonly MapPosition[]; onChange: (ring: MapPosition[]) => void };

/** A place that is being chosen; `onMove` while it is dragged, `onDrop` where it was let go. */
export type MapPin = {
  position: MapPosition;
  label: string;
  onMove: (position: MapPosition) => void;
  onDrop: (position: MapPosition) => void;
};

/** From positions to pixels inside the map and back, as it is shown at the moment. */
export type MapView2d = {
  toPixel: (position: MapPosition) => { x: number; y: number };
  toPosition: (x: number, y: number) => MapPosition;
};

/** What a press on the map does: move it, draw around points, or put something there. */
export type MapTool = 'move' | 'lasso' | 'rectangle' | 'place';

export type MapProps = {
  /** What is to be seen: "Halte am Dienstag, 4. Mai". The list beside it says the same in words. */
  label: string;
  points: readonly MapPoint[];
  lines?: readonly MapLine[];
  areas?: readonly MapArea[];
  /** What lies under it; `loading` while nobody knows. Without a ground streets are drawn. */
  ground?: Ground | null | 'loading';
  /** Streets as GeoJSON, so that the map is not empty without tiles; see `useStreets`. */
  streets?: Strassenlinien | undefined;
  selected?: ReadonlySet<string>;
  onSelect?: (id: string) => void;
  tool?: MapTool;
  /** Ids of the points inside what was drawn with lasso or rectangle. */
  onArea?: (ids: string[]) => void;
  /** The outline itself, as it was drawn. */
  onOutline?: (ring: MapPosition[]) => void;
  onPlace?: (position: MapPosition) => void;
  corners?: MapCorners | undefined;
  pin?: MapPin | undefined;
  /** Another value shows all points again. */
  fit?: string;
  /** CSS height. */
  height?: string;
};

/** What both ways of drawing get: everything but the frame. */
export type MapDrawingProps = Required<Pick<MapProps, 'lines' | 'areas' | 'selected' | 'tool' | 'fit'>> & {
  points: readonly DrawnPoint[];
  ground: Ground | undefined;
} & Pick<MapProps, 'streets' | 'onSelect' | 'onArea' | 'onOutline' | 'onPlace' | 'corners' | 'pin' | 'label'>;
