import type { MapColour, MapPoint } from './map.props.ts';

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

/** Names a picture of `numberIcon`; two points that look alike share it. */
export const iconName = (point: MapPoint, selected: boolean): string =>
  `stop/${point.number ?? ''}/${point.colour ?? 1}/${point.tone ?? 'normal'}/${selected}`;

const RATIO = 2;

/** A disc with the number of a stop: drawn here because a map without glyph files has no letters. */
export function numberIcon(
  point: MapPoint,
  selected: boolean,
  colours: MapColours,
): { data: ImageData; pixelRatio: number } | null {
  const size = (selected ? 36 : 28) * RATIO;
  const context = new OffscreenCanvas(size, size).getContext('2d');
  if (context === null) return null;
  const middle = size / 2;
  context.beginPath();
  context.arc(middle, middle, middle - 3 * RATIO, 0, 2 * Math.PI);
  context.globalAlpha = point.tone === 'muted' ? 0.6 : 1;
  context.fillStyle = fillOf(point, colours);
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = (selected ? 3 : 1.5) * RATIO;
  context.strokeStyle = selected ? colours.accent : colours.page;
  context.stroke();
  context.fillStyle = colours.page;
  context.font = `700 ${(point.number ?? '').length > 2 ? 11 * RATIO : 13 * RATIO}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(point.number ?? '', middle, middle + RATIO / 2);
  return { data: context.getImageData(0, 0, size, size), pixelRatio: RATIO };
}
