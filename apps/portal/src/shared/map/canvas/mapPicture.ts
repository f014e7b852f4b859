import type { MapLibreMap, StyleSpecification } from 'maplibre-gl';

import type { Ground } from '../ground/ground.ts';
import { GROUND } from '../ground/groundName.ts';
import { groundSource } from '../ground/groundSource.ts';
import type { MapPosition } from '../map.props.ts';
import { cornersOf, withCorners } from '../mapGeometry.ts';
import { fillMap, placeNumbers } from './mapContent.ts';
import type { MapContent } from './mapContent.ts';
import { ensureCrowd, forgetIcons } from './mapIcons.ts';
import { mapStyle, ownLayers, ownSources } from './mapLayers.ts';
import { coloursAt, onThemeChange } from './mapStyle.ts';
import type { MapColours } from './mapStyle.ts';

/** After this many tiles in a row that a service did not give it is taken to be away. */
const FAILURES_MAX = 3;

const DISTRICT_ZOOM = 13;

const hasOwnStyle = (ground: Ground | undefined): boolean => ground?.service?.art === 'stil';

/** What a map begins with; a style from elsewhere comes as soon as it stands. */
export const firstStyle = (container: HTMLElement, ground: Ground | undefined): StyleSpecification =>
  mapStyle(coloursAt(container), groundSource(ground, hasOwnStyle(ground)));

/** Keeps style and content together: both are drawn anew when colours or ground change. */
export class MapPicture {
  readonly #map: MapLibreMap;
  readonly #endTheme: () => void;
  #colours: MapColours;
  #ground: Ground | undefined;
  #shown: MapContent | null = null;
  #ready = false;
  #serviceFails = false;
  #failures = 0;

  constructor(map: MapLibreMap, container: HTMLElement, ground: Ground | undefined) {
    this.#map = map;
    this.#ground = ground;
    this.#colours = coloursAt(container);
    map.on('load', () => {
      this.#ready = true;
      if (hasOwnStyle(this.#ground)) this.#restyle();
      else this.#fill();
    });
    map.on('zoomend', () => {
      if (this.#ready && this.#shown !== null) placeNumbers(map, this.#shown, this.#colours);
    });
    map.setMissingStyleImageResolver((id) => ensureCrowd(map, id, this.#colours));
    this.#watchService();
    this.#endTheme = onThemeChange(() => {
      this.#colours = coloursAt(container);
      if (!this.#ready) return;
      forgetIcons(map);
      this.#restyle();
    });
  }

  draw(content: MapContent): void {
    const before = this.#shown;
    const seen = withCorners(content.points, content.areas);
    const nothing = before === null || withCorners(before.points, before.areas).length === 0;
    if (before === null || (nothing && seen.length > 0) || before.fit !== content.fit)
      this.#show(seen, content.ground?.centre ?? null);
    this.#shown = content;
    if (content.ground?.key === this.#ground?.key) {
      if (this.#ready) this.#fill();
      return;
    }
    this.#ground = content.ground;
    this.#serviceFails = false;
    this.#restyle();
  }

  /** Without a point, the middle of the district from above. */
  #show(seen: readonly MapPosition[], centre: MapPosition | null): void {
    if (seen.length === 0 && centre !== null)
      this.#map.jumpTo({ center: [centre.lon, centre.lat], zoom: DISTRICT_ZOOM });
    else this.#map.fitBounds(cornersOf(seen), { padding: 44, duration: 0, maxZoom: 17 });
  }

  close(): void {
    this.#endTheme();
  }

  #fill(): void {
    if (this.#shown !== null) fillMap(this.#map, this.#shown, this.#colours);
  }

  #restyle(): void {
    const service = this.#ground?.service;
    this.#map.once('styledata', () => this.#fill());
    if (service?.art !== 'stil' || this.#serviceFails) {
      this.#map.setStyle(mapStyle(this.#colours, groundSource(this.#ground, this.#serviceFails)));
      return;
    }
    this.#map.setStyle(service.url, {
      transformStyle: (_before, theirs) => ({
        ...theirs,
        sources: { ...theirs.sources, ...ownSources() },
        layers: [...theirs.layers, ...ownLayers(this.#colours)],
      }),
    });
  }

  /** A service that is away must not leave the houses on nothing. */
  #watchService(): void {
    this.#map.on('data', (event) => {
      if ('sourceId' in event && event.sourceId === GROUND && 'tile' in event) this.#failures = 0;
    });
    this.#map.on('error', (event) => {
      const service = this.#ground?.service ?? null;
      const elsewhere = 'sourceId' in event && event.sourceId !== GROUND;
      if (service === null || this.#serviceFails || (elsewhere && service.art !== 'stil')) return;
      this.#failures += service.art === 'stil' && !('sourceId' in event) ? FAILURES_MAX : 1;
      if (this.#failures < FAILURES_MAX) return;
      this.#serviceFails = true;
      this.#restyle();
    });
  }
}
