import { entfernungMeter, type Koordinate } from '@kehrtour/domain/ort/koordinate';

import type { Fahrzeiten, Modus } from './fahrzeiten.ts';

/** Roads are this much longer than the air-line. */
const UMWEG = 1.35;
const TEMPO_KMH: Record<Modus, number> = { auto: 25, zu_fuss: 4.5 };
/** Finding a place for the car and walking to the door; on foot there is nothing to park. */
const PARKEN_SEKUNDEN: Record<Modus, number> = { auto: 120, zu_fuss: 0 };

/** Estimated metres of road between two places: air-line and detour factor. */
export const wegMeter = (von: Koordinate, nach: Koordinate): number => entfernungMeter(von, nach) * UMWEG;

/** Estimated seconds between two places without a map: air-line, detour factor, mean speed, parking. */
export function luftlinienSekunden(von: Koordinate, nach: Koordinate, modus: Modus): number {
  const meter = entfernungMeter(von, nach);
  if (meter < 1) return 0;
  return Math.round((meter * UMWEG * 3.6) / TEMPO_KMH[modus] + PARKEN_SEKUNDEN[modus]);
}

/** Nobody walks or drives faster than this straight through the houses. */
const SCHNELLSTENS_KMH: Record<Modus, number> = { auto: 100, zu_fuss: 5 };

/** Seconds that a way takes at least: a map puts neighbours on one spot of the road, and no way is done in no time. */
export const mindestSekunden = (von: Koordinate, nach: Koordinate, modus: Modus): number =>
  Math.ceil((entfernungMeter(von, nach) * 3.6) / SCHNELLSTENS_KMH[modus]);

/** Travel times when there is neither map nor service; never fails. */
export const luftlinie: Fahrzeiten = {
  name: 'Luftlinie (geschätzt)',
  stand: null,
  version: 'luftlinie-1',
  blockMax: { von: 1_000, nach: 1_000 },
  pruefeOrte: async () => new Map(),
  async block({ von, nach, modus }) {
    return Int32Array.from(von.flatMap((a) => nach.map((b) => luftlinienSekunden(a, b, modus))));
  },
  async route(punkte, modus) {
    const strecken = punkte.slice(1).map((nach, i) => ({ von: punkte[i] ?? nach, nach }));
    return {
      linie: { type: 'LineString', coordinates: punkte.map(({ lon, lat }) => [lon, lat]) },
      sekunden: strecken.reduce((summe, { von, nach }) => summe + luftlinienSekunden(von, nach, modus), 0),
      meter: Math.round(
        strecken.reduce((summe, { von, nach }) => summe + entfernungMeter(von, nach), 0) * UMWEG,
      ),
    };
  },
};
