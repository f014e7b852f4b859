import type { MapColour, MapPoint } from '../map.props.ts';

const COLOURS = {
  page: '--color-page',
  street: '--color-edge',
  accent: '--color-accent',
  danger: '--color-danger',
  1: '--color-lane-1',
  2: '--color-lane-2',
  3: '--color-lane-3',
  4: '--color-lane-4',
  5: '--color-lane-5',
  6: '--color-lane-6',
  ink: '--color-ink',
  land: '--color-map-land',
  town: '--color-map-town',
  works: '--color-map-works',
  wood: '--color-map-wood',
  grass: '--color-map-grass',
  field: '--color-map-field',
  water: '--color-map-water',
  waterInk: '--color-map-water-ink',
  building: '--color-map-building',
  wall: '--color-map-wall',
  road: '--color-map-road',
  roadEdge: '--color-map-road-edge',
  mainEdge: '--color-map-main-edge',
  path: '--color-map-path',
  rail: '--color-map-rail',
  label: '--color-map-ink',
  number: '--color-map-number',
  halo: '--color-map-halo',
} as const;

/** The tokens as WebGL wants them, of the theme that is shown now. */
export type MapColours = Record<keyof typeof COLOURS, string>;

/** Reads the tokens where the map stands; `light-dark()` is resolved by the browser itself. */
export function coloursAt(element: HTMLElement): MapColours {
  const probe = element.appendChild(document.createElement('span'));
  // A colour on its way to another one would be read as the old one, and forced colours would all be the same.
  probe.style.setProperty('transition', 'none', 'important');
  probe.style.setProperty('forced-color-adjust', 'none');
  const entries = Object.entries(COLOURS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries) as MapColours;
}

/** Calls when the look of the page changes between light and dark. @returns ends it */
export function onThemeChange(changed: () => void): () => void {
  const system = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  const page = new MutationObserver(changed);
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  for (const query of system) query.addEventListener('change', changed);
  return () => {
    page.disconnect();
    for (const query of system) query.removeEventListener('change', changed);
  };
}

export function fillOf({ tone, colour = 1 }: Pick<MapPoint, 'tone' | 'colour'>, colours: MapColours): string {
  return tone === 'danger' ? colours.danger : colours[colour satisfies MapColour];
}
