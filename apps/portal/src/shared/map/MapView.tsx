import { loadChunk } from '@kehrtour/shell/chunk';
import { Component, lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import type { MapDrawingProps, MapProps } from './map.props.ts';
import { MapSvg } from './MapSvg.tsx';
import { Stacks } from './stack/Stacks.tsx';
import { useStacks } from './stack/useStacks.ts';
import { webglWorks } from './webglWorks.ts';

const MapCanvas = lazy(() =>
  loadChunk(() => import('./canvas/MapCanvas.tsx')).then((module) => ({ default: module.MapCanvas })),
);

const NONE: ReadonlySet<string> = new Set();
const NOTHING: readonly never[] = [];

/**
 * Points, lines and areas over a ground, or over streets on chalk. Draws a still picture at once and moves as soon as
 * MapLibre is loaded; without WebGL the picture stays. A list beside it must say everything that it shows.
 */
export function MapView({ height = '26rem', ground = null, ...props }: MapProps) {
  const [moving] = useState(webglWorks);
  const selected = props.selected ?? NONE;
  const stacks = useStacks({ ...props, selected });
  const drawing: MapDrawingProps = {
    lines: NOTHING,
    areas: NOTHING,
    tool: 'move',
    fit: '',
    ...props,
    points: stacks.points,
    selected: stacks.selected,
    onSelect: props.onSelect === undefined && stacks.stacks.length === 0 ? undefined : stacks.onSelect,
    onArea: stacks.onArea,
    ground: ground === 'loading' || ground === null ? undefined : ground,
  };
  const attribution = moving
    ? (drawing.ground?.attribution ?? props.streets?.herkunft)
    : props.streets?.herkunft;
  const still = <MapSvg {...drawing} />;
  return (
    <section
      aria-label={props.label}
      data-map
      className="relative isolate overflow-hidden rounded-lg border border-line bg-page"
      style={{ height }}
    >
      {moving && ground !== 'loading' ? (
        <StillInstead fallback={still}>
          <Suspense fallback={still}>
            <MapCanvas {...drawing} />
          </Suspense>
        </StillInstead>
      ) : (
        still
      )}
      <Stacks
        stacks={stacks.stacks}
        shown={stacks.shown}
        onShow={stacks.show}
        selected={selected}
        onSelect={props.onSelect}
      />
      {attribution === undefined ? null : (
        <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-sm bg-surface/85 px-1.5 text-xs text-muted">
          {attribution}
        </p>
      )}
    </section>
  );
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
