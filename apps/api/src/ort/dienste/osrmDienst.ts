import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import * as z from 'zod';

import { KEIN_WEG, ZU_WEIT_VON_STRASSE } from '../fahrzeiten/fahrzeiten.ts';
import type { Fahrzeiten, Modus } from '../fahrzeiten/fahrzeiten.ts';
import { DienstFehler, frageDienst, GLEICHZEITIG } from './dienst.ts';
import type { DienstEinstellung } from './dienst.ts';
import { versionVon } from './valhallaDienst.ts';

const NAME = 'Der Fahrzeitendienst (OSRM)';
const PROFIL: Record<Modus, string> = { auto: 'driving', zu_fuss: 'foot' };
/** A service with default settings takes a hundred places per table. */
const BLOCK_MAX = { von: 50, nach: 50 };
const STRASSE_METER_MAX = 1_000;

const tabelle = z.object({ durations: z.array(z.array(z.number().nullable())) });
const naechste = z.object({ waypoints: z.array(z.object({ distance: z.number() })).min(1) });
const linie = z.object({ type: z.literal('LineString'), coordinates: z.array(z.array(z.number())) });
const wege = z.object({
  routes: z.array(z.object({ duration: z.number(), distance: z.number(), geometry: linie })).min(1),
});

/** Travel times from an OSRM service of the operator. Throws `DienstFehler`. */
export function osrmDienst(dienst: Omit<DienstEinstellung, 'name'>): Fahrzeiten {
  const frage = async (pfad: string, query: Record<string, string>, signal?: AbortSignal) => {
    const { status, json } = await frageDienst({ ...dienst, name: NAME }, { pfad, query, signal });
    if (status !== 200) throw new DienstFehler(NAME, `lehnt die Anfrage ab (${status}).`);
    return json;
  };
  return {
    name: 'Straßen (OSRM-Dienst)',
    stand: null,
    version: versionVon('osrm', dienst.basis),
    blockMax: BLOCK_MAX,
    gleichzeitig: GLEICHZEITIG,
    async pruefeOrte(orte, modus, signal) {
      const befunde = new Map<number, string>();
      for (const [index, ort] of orte.entries()) {
        const antwort = await frage(`nearest/v1/${PROFIL[modus]}/${punkte([ort])}`, {}, signal);
        const [naechster] = naechste.parse(antwort).waypoints;
        if ((naechster?.distance ?? Infinity) > STRASSE_METER_MAX) befunde.set(index, ZU_WEIT_VON_STRASSE);
      }
      return befunde;
    },
    async block({ von, nach, modus, signal }) {
      const query = {
        sources: von.map((_, i) => i).join(';'),
        destinations: nach.map((_, i) => von.length + i).join(';'),
        annotations: 'duration',
      };
      const antwort = await frage(`table/v1/${PROFIL[modus]}/${punkte([...von, ...nach])}`, query, signal);
      const zeiten = tabelle.parse(antwort).durations.flat();
      return Int32Array.from(zeiten, (sekunden) => (sekunden === null ? KEIN_WEG : Math.round(sekunden)));
    },
    async route(orte, modus, signal) {
      const query = { overview: 'full', geometries: 'geojson' };
      const antwort = await frage(`route/v1/${PROFIL[modus]}/${punkte(orte)}`, query, signal);
      const [weg] = wege.parse(antwort).routes;
      if (weg === undefined) throw new DienstFehler(NAME, 'kennt keinen Weg.');
      return { linie: weg.geometry, sekunden: Math.round(weg.duration), meter: Math.round(weg.distance) };
    },
  };
}

function punkte(orte: readonly Koordinate[]): string {
  return orte.map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';');
}
