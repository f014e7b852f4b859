import { entfernungMeter, type Koordinate, zwischen } from '@kehrtour/domain/ort/koordinate';
import type { FeatureCollection, LineString } from 'geojson';

import { KEIN_WEG, ZU_WEIT_VON_STRASSE } from './fahrzeiten.ts';
import type { Fahrzeiten, Modus } from './fahrzeiten.ts';

/** Mean speed by class of road; on foot all are alike. */
const TEMPO_KMH: Readonly<Record<string, number>> = { tertiary: 38, unclassified: 42, living_street: 10 };
const TEMPO_SONST_KMH = 26;
const FUSS_KMH = 4.5;
/** Houses of another town are not of this network. */
const STRASSE_METER_MAX = 1_000;

interface Kante {
  readonly von: number;
  readonly nach: number;
  readonly meter: number;
  readonly autoSekunden: number;
}

/** Where a place meets the network: on this piece of road, this share of it behind its start. */
interface Anschluss {
  readonly kante: Kante;
  readonly anteil: number;
  readonly abseitsMeter: number;
}

interface Netz {
  readonly ecken: Koordinate[];
  readonly kanten: Kante[];
}

/**
 * Travel times over a small road network drawn as GeoJSON lines that share their corners: for the invented
 * district, where there is no map extract. Dijkstra without a heap; meant for some hundred corners.
 */
export function strassennetz(
  name: string,
  linien: FeatureCollection<LineString, { name: string; art: string }>,
): Fahrzeiten {
  const netz = baueNetz(linien);
  return {
    name,
    stand: null,
    version: `netz-${netz.ecken.length}-${netz.kanten.length}-${Math.round(summe(netz.kanten))}`,
    blockMax: { von: 1_000, nach: 1_000 },
    pruefeOrte: async (orte) =>
      new Map(
        orte.flatMap((ort, index): [number, string][] =>
          anschluss(netz, ort).abseitsMeter > STRASSE_METER_MAX ? [[index, ZU_WEIT_VON_STRASSE]] : [],
        ),
      ),
    async block({ von, nach, modus }) {
      const ziele = nach.map((ort) => anschluss(netz, ort));
      return Int32Array.from(
        von.flatMap((ort) => {
          const start = anschluss(netz, ort);
          const weg = wegeAb(netz, start, modus);
          return ziele.map((ziel) => Math.round(sekundenZu(weg.sekunden, start, ziel, modus)));
        }),
      );
    },
    async route(punkte, modus) {
      const strecken = punkte.slice(1).map((bis, i) => strecke(netz, punkte[i] ?? bis, bis, modus));
      const linie = strecken.flatMap(({ verlauf }) => verlauf);
      return {
        linie: { type: 'LineString', coordinates: linie.map(({ lon, lat }) => [lon, lat]) },
        sekunden: Math.round(strecken.reduce((alle, { sekunden }) => alle + sekunden, 0)),
        meter: Math.round(linie.slice(1).reduce((alle, b, i) => alle + entfernungMeter(linie[i] ?? b, b), 0)),
      };
    },
  };
}

function baueNetz({ features }: FeatureCollection<LineString, { name: string; art: string }>): Netz {
  const ecken: Koordinate[] = [];
  const nummern = new Map<string, number>();
  const nummer = ([lon = 0, lat = 0]: readonly number[]): number => {
    const bekannt = nummern.get(`${lon}/${lat}`);
    if (bekannt !== undefined) return bekannt;
    const neu = ecken.push({ lat, lon }) - 1;
    nummern.set(`${lon}/${lat}`, neu);
    return neu;
  };
  const kanten = features.flatMap(({ properties, geometry }) => {
    const tempo = TEMPO_KMH[properties.art] ?? TEMPO_SONST_KMH;
    const stellen = geometry.coordinates.map(nummer);
    return stellen.slice(1).map((nach, i): Kante => {
      const von = stellen[i] ?? nach;
      const meter = entfernungMeter(eckeVon(ecken, von), eckeVon(ecken, nach));
      return { von, nach, meter, autoSekunden: (meter * 3.6) / tempo };
    });
  });
  return { ecken, kanten };
}

function anschluss({ ecken, kanten }: Netz, ort: Koordinate): Anschluss {
  let bester: Anschluss | null = null;
  for (const kante of kanten) {
    const [a, b] = [eckeVon(ecken, kante.von), eckeVon(ecken, kante.nach)];
    const anteil = lotAnteil(a, b, ort);
    const abseitsMeter = entfernungMeter(zwischen(a, b, anteil), ort);
    if (bester === null || abseitsMeter < bester.abseitsMeter) bester = { kante, anteil, abseitsMeter };
  }
  if (bester === null) throw new Error('Ein Straßennetz ohne Straßen hat keine Wege.');
  return bester;
}

/** Share of the way from `a` to `b` where `ort` stands beside it, 0 to 1. */
function lotAnteil(a: Koordinate, b: Koordinate, ort: Koordinate): number {
  const stauchung = Math.cos((a.lat * Math.PI) / 180);
  const [x, y] = [(b.lon - a.lon) * stauchung, b.lat - a.lat];
  const laenge = x * x + y * y;
  if (laenge === 0) return 0;
  const anteil = ((ort.lon - a.lon) * stauchung * x + (ort.lat - a.lat) * y) / laenge;
  return Math.max(0, Math.min(1, anteil));
}

/** Seconds from the start to every corner, and over which corner one came. */
function wegeAb({ ecken, kanten }: Netz, start: Anschluss, modus: Modus) {
  const sekunden = ecken.map(() => Infinity);
  const vorher = ecken.map(() => -1);
  const dauer = dauerVon(start.kante, modus);
  sekunden[start.kante.von] = dauer * start.anteil;
  sekunden[start.kante.nach] = dauer * (1 - start.anteil);
  const offen = new Set(ecken.keys());
  while (offen.size > 0) {
    const hier = [...offen].reduce((a, b) => ((sekunden[b] ?? 0) < (sekunden[a] ?? 0) ? b : a));
    offen.delete(hier);
    for (const kante of kanten) {
      if (kante.von !== hier && kante.nach !== hier) continue;
      const dort = kante.von === hier ? kante.nach : kante.von;
      const neu = (sekunden[hier] ?? Infinity) + dauerVon(kante, modus);
      if (neu >= (sekunden[dort] ?? Infinity)) continue;
      sekunden[dort] = neu;
      vorher[dort] = hier;
    }
  }
  return { sekunden, vorher };
}

function sekundenZu(ab: readonly number[], start: Anschluss, ziel: Anschluss, modus: Modus): number {
  const dauer = dauerVon(ziel.kante, modus);
  const direkt = start.kante === ziel.kante ? dauer * Math.abs(ziel.anteil - start.anteil) : Infinity;
  const ueberVon = (ab[ziel.kante.von] ?? Infinity) + dauer * ziel.anteil;
  const ueberNach = (ab[ziel.kante.nach] ?? Infinity) + dauer * (1 - ziel.anteil);
  const sekunden = Math.min(direkt, ueberVon, ueberNach);
  return Number.isFinite(sekunden) ? sekunden : KEIN_WEG;
}

function strecke(netz: Netz, von: Koordinate, nach: Koordinate, modus: Modus) {
  const [start, ziel] = [anschluss(netz, von), anschluss(netz, nach)];
  const { sekunden: ab, vorher } = wegeAb(netz, start, modus);
  const sekunden = sekundenZu(ab, start, ziel, modus);
  const dauer = dauerVon(ziel.kante, modus);
  const direkt = start.kante === ziel.kante && sekunden === dauer * Math.abs(ziel.anteil - start.anteil);
  const ueberVon = (ab[ziel.kante.von] ?? Infinity) + dauer * ziel.anteil === sekunden;
  const ecken: Koordinate[] = [];
  let stelle = direkt ? -1 : ueberVon ? ziel.kante.von : ziel.kante.nach;
  for (; stelle >= 0; stelle = vorher[stelle] ?? -1) ecken.unshift(eckeVon(netz.ecken, stelle));
  return {
    sekunden: Math.max(0, sekunden),
    verlauf: [punktAuf(netz, start), ...ecken, punktAuf(netz, ziel)],
  };
}

function punktAuf({ ecken }: Netz, { kante, anteil }: Anschluss): Koordinate {
  return zwischen(eckeVon(ecken, kante.von), eckeVon(ecken, kante.nach), anteil);
}

function dauerVon({ meter, autoSekunden }: Kante, modus: Modus): number {
  return modus === 'auto' ? autoSekunden : (meter * 3.6) / FUSS_KMH;
}

function eckeVon(ecken: readonly Koordinate[], nummer: number): Koordinate {
  const ecke = ecken[nummer];
  if (ecke === undefined) throw new Error(`Das Straßennetz hat keine Ecke ${nummer}.`);
  return ecke;
}

function summe(kanten: readonly Kante[]): number {
  return kanten.reduce((alle, { meter }) => alle + meter, 0);
}
