/** Layers of the drawn map; names and kinds follow the Protomaps basemap, so that styles made for it fit. */
export type Ebene = 'water' | 'landuse' | 'roads' | 'buildings' | 'pois' | 'places';

/** Longitude and latitude in degrees. */
export type Stelle = [lon: number, lat: number];

export type Form =
  | { readonly art: 'Point'; readonly koordinaten: Stelle }
  | { readonly art: 'LineString'; readonly koordinaten: Stelle[] }
  /** The outer ring, then its holes; each closed. */
  | { readonly art: 'Polygon'; readonly koordinaten: Stelle[][] };

export type Angaben = Readonly<Record<string, string | number | boolean>>;

/** One thing on the map. */
export interface Merkmal {
  readonly ebene: Ebene;
  /** It is drawn from this zoom on. */
  readonly abZoom: number;
  readonly angaben: Angaben;
  readonly form: Form;
}

/** As it lies in a file between reading and drawing: one line of JSON. */
export type Merkmalzeile = [ebene: Ebene, abZoom: number, angaben: Angaben, form: Form];
