/** A place on earth, WGS 84, in degrees. */
export interface Koordinate {
  readonly lat: number;
  readonly lon: number;
}

/** West, south, east, north in degrees: the order of GeoJSON. */
export type Rechteck = readonly [west: number, sued: number, ost: number, nord: number];

const METER_PRO_GRAD = 111_195;

/** Great-circle distance in metres; equirectangular, exact to 0.1 % within a district. */
export function entfernungMeter(a: Koordinate, b: Koordinate): number {
  const breite = ((a.lat + b.lat) / 2) * (Math.PI / 180);
  const x = (b.lon - a.lon) * Math.cos(breite) * METER_PRO_GRAD;
  const y = (b.lat - a.lat) * METER_PRO_GRAD;
  // `Math.hypot` guards against overflow that no place on earth causes, and takes five times as long.
  return Math.sqrt(x * x + y * y);
}

/** The point at the share `anteil` (0 to 1) of the straight line from `a` to `b`. */
export function zwischen(a: Koordinate, b: Koordinate, anteil: number): Koordinate {
  return { lat: a.lat + (b.lat - a.lat) * anteil, lon: a.lon + (b.lon - a.lon) * anteil };
}

/** Middle of the box around the points; throws on none, because a place without points is a bug. */
export function mitteVon(punkte: readonly Koordinate[]): Koordinate {
  const [west, sued, ost, nord] = rechteckUm(punkte);
  return { lat: (sued + nord) / 2, lon: (west + ost) / 2 };
}

export function rechteckUm(punkte: readonly Koordinate[]): Rechteck {
  if (punkte.length === 0) throw new Error('Ein Rechteck braucht mindestens einen Punkt.');
  let [west, sued, ost, nord] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lon } of punkte) {
    west = Math.min(west, lon);
    sued = Math.min(sued, lat);
    ost = Math.max(ost, lon);
    nord = Math.max(nord, lat);
  }
  return [west, sued, ost, nord];
}

/** Longest distance in metres from the middle of the points to one of them. */
export function streuungMeter(punkte: readonly Koordinate[]): number {
  const mitte = mitteVon(punkte);
  return punkte.reduce((weit, punkt) => Math.max(weit, entfernungMeter(mitte, punkt)), 0);
}
