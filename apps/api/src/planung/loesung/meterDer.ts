import type { Route } from '@kehrtour/planner';

import { wegMeter } from '../../ort/fahrzeiten/luftlinie.ts';
import type { HaltAnliegen } from '../problem/haltAnliegen.ts';
import type { Schicht } from '../schicht/schichten.ts';

/** Metres by car from the start over all houses to the end; whoever walks drives nothing. */
export function meterDer(
  route: Route,
  schicht: Schicht | undefined,
  anliegen: readonly HaltAnliegen[],
): number {
  const lagen = new Map(anliegen.map(({ id, haus }) => [id, haus]));
  let meter = 0;
  let hier = schicht?.start?.koordinaten;
  const fahre = (nach: typeof hier): void => {
    if (hier && nach) meter += wegMeter(hier, nach);
    hier = nach ?? hier;
  };
  for (const { stop, leg } of route.stops) {
    const haus = lagen.get(stop);
    const dort = haus?.lat != null && haus.lon !== null ? { lat: haus.lat, lon: haus.lon } : undefined;
    if (leg.mode === 'foot') hier = dort ?? hier;
    else fahre(dort);
  }
  fahre(schicht?.ziel?.koordinaten ?? schicht?.start?.koordinaten);
  return Math.round(meter);
}
