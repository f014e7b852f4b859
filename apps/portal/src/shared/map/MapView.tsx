import { loadChunk } from '@kehrtour/shell/chunk';
import { Component, lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import type { MapDrawingProps, MapProps } from './map.props.ts';
import { MapSvg } from './MapSvg.tsx';

const MapCanvas = lazy(() =>
  loadChunk(() => import('./MapCanvas.tsx')).then((module) => ({ default: module.MapCanvas })),
);

const NONE: ReadonlySet<string> = new Set();
const NOTHING: readonly never[] = [];

/**
 * Points, lines and streets on chalk, without tiles. Draws a still picture at once and moves as soon as MapLibre is
 * loaded; without WebGL the picture stays. A list beside it must say everything that it shows.
 */
export function MapView({ height = '26rem', ...props }: MapProps) {
  const [moving] = useState(webglWorks);
  const drawing: MapDrawingProps = {
    lines: NOTHING,
    areas: NOTHING,
    selected: NONE,
    tool: 'move',
    fit: '',
    ...props,
  };
  const still = <MapSvg {...drawing} />;
  return (
    <section
      aria-label={props.label}
      data-map
      className="relative isolate overflow-hidden rounded-lg border border-line bg-page"
      style={{ height }}
    >
      {moving ? (
        <StillInstead fallback={still}>
          <Suspense fallback={still}>
            <MapCanvas {...drawing} />
          </Suspense>
        </StillInstead>
      ) : (
        still
      )}
      {props.streets?.herkunft === undefined ? null : (
        <p className="pointer-events-none absolute right-1 bottom-0 text-xs text-muted">
          {props.streets.herkunft}
        </p>
      )}
    </section>
  );
}

/** MapLibre throws where WebGL 2 is missing. */
function webglWorks(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** A map that cannot be loaded or breaks must not take the page with it. */
class StillInstead extends Component<{ fallback: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
