/** West, south, east, north. */
type Rechteck = readonly [number, number, number, number];

/** The rectangle goes around the middles of streets: the last houses of the outermost ones lie up to a kilometre further out. */
const RAND_GRAD = { lat: 0.009, lon: 0.014 };

/** Where a map extract may be asked about houses. */
export const kartenraum = ({ rechteck }: { readonly rechteck: readonly number[] }): Rechteck => {
  const [west = 0, sued = 0, ost = 0, nord = 0] = rechteck;
  return [west - RAND_GRAD.lon, sued - RAND_GRAD.lat, ost + RAND_GRAD.lon, nord + RAND_GRAD.lat];
};
