import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import * as z from 'zod';

import { entpackeLinie } from './entpackeLinie.ts';
import { KEIN_WEG } from './fahrzeiten.ts';
import type { Modus, Route } from './fahrzeiten.ts';

/** Valhalla's words for our questions, the same for its service and its Node bindings. */
export const COSTING: Record<Modus, string> = { auto: 'auto', zu_fuss: 'pedestrian' };

export function matrixanfrage(von: readonly Koordinate[], nach: readonly Koordinate[], modus: Modus): object {
  return { sources: punkte(von), targets: punkte(nach), costing: COSTING[modus], verbose: false };
}

export function lageanfrage(orte: readonly Koordinate[], modus: Modus): object {
  return { locations: punkte(orte), costing: COSTING[modus], verbose: false };
}

export function routenanfrage(orte: readonly Koordinate[], modus: Modus): object {
  return { locations: punkte(orte), costing: COSTING[modus], directions_type: 'none', units: 'kilometers' };
}

const matrixschema = z.object({
  sources_to_targets: z.union([
    z.object({ durations: z.array(z.array(z.number().nullable())) }),
    z.array(z.array(z.object({ time: z.number().nullable() }))),
  ]),
});

/** Both shapes of the answer: the short one of Valhalla 3.5 and newer, and the long one before. */
export function liesMatrix(antwort: unknown): Int32Array {
  const { sources_to_targets: zeilen } = matrixschema.parse(antwort);
  const zeiten = Array.isArray(zeilen)
    ? zeilen.map((zeile) => zeile.map(({ time }) => time))
    : zeilen.durations;
  return Int32Array.from(zeiten.flat(), (sekunden) => (sekunden === null ? KEIN_WEG : Math.round(sekunden)));
}

const lageschema = z.array(z.object({ edges: z.array(z.unknown()).nullish() }));

/** Indexes of the places that no road is near to. */
export function liesOhneStrasse(antwort: unknown): number[] {
  return lageschema
    .parse(antwort)
    .flatMap(({ edges }, index) =>
      edges === null || edges === undefined || edges.length === 0 ? [index] : [],
    );
}

const routenschema = z.object({
  trip: z.object({
    summary: z.object({ time: z.number(), length: z.number() }),
    legs: z.array(z.object({ shape: z.string() })),
  }),
});

export function liesRoute(antwort: unknown): Route {
  const { summary, legs } = routenschema.parse(antwort).trip;
  return {
    linie: { type: 'LineString', coordinates: legs.flatMap(({ shape }) => entpackeLinie(shape, 6)) },
    sekunden: Math.round(summary.time),
    meter: Math.round(summary.length * 1000),
  };
}

function punkte(orte: readonly Koordinate[]): { lat: number; lon: number }[] {
  return orte.map(({ lat, lon }) => ({ lat, lon }));
}
