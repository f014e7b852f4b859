/** Map tiles of somebody else, as the operator named them. */
export type Kacheldienst = {
  /** Pictures, vector tiles with the layers of our own ones, or a whole style with sources of its own. */
  readonly art: 'raster' | 'vektor' | 'stil';
  readonly url: string;
  readonly herkunft: string;
  readonly zoomMax: number;
};

type Settings = {
  TILES_URL?: string | undefined;
  TILES_ATTRIBUTION: string;
  TILES_MAXZOOM: number;
};

const BILD = /\.(?:png|jpe?g|webp)$/i;

/** @throws Error in German when the address is none, or when nobody is named whose work it is */
export function tileServiceOf(settings: Settings): Kacheldienst | undefined {
  const { TILES_URL: url, TILES_ATTRIBUTION: herkunft, TILES_MAXZOOM: zoomMax } = settings;
  if (url === undefined) return undefined;
  const { pathname, protocol } = URL.parse(url) ?? { pathname: '', protocol: '' };
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(
      `TILES_URL=${url} ist keine Adresse. Gemeint ist etwas wie https://kacheln.example/{z}/{x}/{y}.pbf.`,
    );
  if (herkunft === '')
    throw new Error(
      'Zu TILES_URL fehlt TILES_ATTRIBUTION: Auf jeder Karte steht, von wem sie ist, zum Beispiel © GeoBasis-DE / BKG.',
    );
  const path = decodeURIComponent(pathname);
  if (['{z}', '{x}', '{y}'].every((part) => path.includes(part)))
    return { art: BILD.test(path) ? 'raster' : 'vektor', url, herkunft, zoomMax };
  if (path.endsWith('.json')) return { art: 'stil', url, herkunft, zoomMax };
  throw new Error(
    `TILES_URL=${url} nennt weder Kacheln noch einen Kartenstil. Kacheln haben {z}, {x} und {y} in der Adresse, ein Stil endet auf .json.`,
  );
}
