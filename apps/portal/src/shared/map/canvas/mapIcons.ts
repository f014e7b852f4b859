import type { MapLibreMap } from 'maplibre-gl';

import type { DrawnPoint, MapColour, MapPoint } from '../map.props.ts';
import { fillOf } from './mapStyle.ts';
import type { MapColours } from './mapStyle.ts';

const RATIO = 2;
/** Ours begin with one of these; they are drawn anew when the colours change. */
const OURS = ['stop/', 'arrow/', 'crowd/'];

type Icon = { data: ImageData; pixelRatio: number };

/** Names the picture of a numbered point; two points that look alike share it. */
export const iconName = (point: MapPoint, selected: boolean): string =>
  `stop/${point.number ?? ''}/${point.colour ?? 1}/${point.tone ?? 'normal'}/${selected}`;

export function ensureNumber(map: MapLibreMap, point: MapPoint, chosen: boolean, colours: MapColours): void {
  add(map, iconName(point, chosen), () => numberIcon(point, chosen, colours));
}

export function ensureArrow(map: MapLibreMap, colour: MapColour, colours: MapColours): void {
  add(map, `arrow/${colour}`, () => arrowIcon(colours[colour], colours.halo));
}

/** How many of a place are chosen. */
const SHARES = ['none', 'some', 'all'] as const;
type Chosen = (typeof SHARES)[number];

export function crowdName(
  { count, chosen }: NonNullable<DrawnPoint['stack']>,
  tone: MapPoint['tone'],
): string {
  const share: Chosen = chosen === 0 ? 'none' : chosen < count ? 'some' : 'all';
  return `crowd/${count}/${tone === 'danger' ? 1 : 0}/${share}`;
}

/** How many points lie here; `crowd/<number>/<some break something>/<how many are chosen>`. */
export function ensureCrowd(map: MapLibreMap, name: string, colours: MapColours): void {
  const [kind, count = '', danger, chosen] = name.split('/');
  const share = SHARES.find((one) => one === chosen) ?? 'none';
  if (kind === 'crowd') add(map, name, () => crowdIcon(count, danger === '1', share, colours));
}

export function forgetIcons(map: MapLibreMap): void {
  for (const name of map.listImages())
    if (OURS.some((beginning) => name.startsWith(beginning))) map.removeImage(name);
}

function add(map: MapLibreMap, name: string, draw: () => Icon | null): void {
  if (map.hasImage(name)) return;
  const icon = draw();
  if (icon !== null) map.addImage(name, icon.data, { pixelRatio: icon.pixelRatio });
}

function drawn(size: number, draw: (context: OffscreenCanvasRenderingContext2D) => void): Icon | null {
  const context = new OffscreenCanvas(size * RATIO, size * RATIO).getContext('2d');
  if (context === null) return null;
  context.scale(RATIO, RATIO);
  draw(context);
  return { data: context.getImageData(0, 0, size * RATIO, size * RATIO), pixelRatio: RATIO };
}

function write(context: OffscreenCanvasRenderingContext2D, text: string, middle: number, size: number): void {
  context.font = `700 ${size}px 'Inter Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, middle, middle + 0.5);
}

/** Of the disc of a stop, as it is seen. */
export const discRadius = (selected: boolean): number => numberSize(selected) / 2 - 2;

const numberSize = (selected: boolean): number => (selected ? 36 : 28);

/** A disc with the number of a stop. */
function numberIcon(point: MapPoint, selected: boolean, colours: MapColours): Icon | null {
  const size = numberSize(selected);
  return drawn(size, (context) => {
    const middle = size / 2;
    context.beginPath();
    context.arc(middle, middle, middle - 3, 0, 2 * Math.PI);
    context.globalAlpha = point.tone === 'muted' ? 0.6 : 1;
    context.fillStyle = fillOf(point, colours);
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = selected ? 3 : 1.5;
    context.strokeStyle = selected ? colours.accent : colours.page;
    context.stroke();
    context.fillStyle = colours.page;
    write(context, point.number ?? '', middle, (point.number ?? '').length > 2 ? 11 : 13);
  });
}

/** Soot with a chalk number, ember when all are chosen; a ring when some are, a red one when some break something. */
function crowdIcon(count: string, danger: boolean, chosen: Chosen, colours: MapColours): Icon | null {
  const size = 28 + Math.min(4, count.length) * 5;
  const ring = danger ? colours.danger : chosen === 'some' ? colours.accent : undefined;
  return drawn(size, (context) => {
    const middle = size / 2;
    context.beginPath();
    context.arc(middle, middle, middle - 3, 0, 2 * Math.PI);
    context.fillStyle = chosen === 'all' ? colours.accent : colours.ink;
    context.fill();
    context.lineWidth = ring === undefined ? 2 : 3;
    context.strokeStyle = ring ?? colours.page;
    context.stroke();
    context.fillStyle = colours.page;
    write(context, count, middle, 12);
  });
}

/** Points to the right: along the line. */
function arrowIcon(colour: string, halo: string): Icon | null {
  return drawn(14, (context) => {
    context.beginPath();
    context.moveTo(3, 2.5);
    context.lineTo(12, 7);
    context.lineTo(3, 11.5);
    context.closePath();
    context.fillStyle = colour;
    context.strokeStyle = halo;
    context.lineWidth = 2;
    context.stroke();
    context.fill();
  });
}
