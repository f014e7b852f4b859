import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import { KEIN_WEG } from './fahrzeiten.ts';
import type { Fahrzeiten } from './fahrzeiten.ts';

/** Seconds by car to a place; undefined where the roads are not known yet, or lead nowhere. */
export type Wege = (ziel: Koordinate) => number | undefined;

export interface Wegfrage {
  readonly quelle: Fahrzeiten;
  /** Whose question it is; two companies never share an answer. */
  readonly bereich: string;
  readonly ab: Koordinate;
  readonly ziele: readonly Koordinate[];
  /** Longer than this nobody waits; what is found later serves the next one who asks. */
  readonly hoechstensMs: number;
}

interface Haus {
  readonly sekunden: Map<number, number>;
  laufend: Promise<void> | undefined;
}

/** Houses whose ways one process keeps, each with some thousand places. */
const HAEUSER_MAX = 60;
const BEREICHE_MAX = 60;
/** Questions that wait for one source; whoever comes then gets what is known. */
const LAUFENDE_MAX = 4;
/** Places in one question: a map extract answers about them in some hundredths of a second. */
const STUECK_MAX = 100;
/** A source that failed is left in peace. */
const PAUSE_MS = 60_000;

/** About a metre: the house itself. */
const stelle = ({ lat, lon }: Koordinate): number =>
  Math.round((lat + 90) * 1e5) * 1e8 + Math.round((lon + 180) * 1e5);

/**
 * Ways by road from one house to many places, kept by house, company and version of the roads. It never fails and never
 * takes long: what is not known in time is left to the caller's estimate.
 */
export function wegspeicher(): (frage: Wegfrage) => Promise<Wege> {
  const haeuser = new Map<string, Haus>();
  const ohneStrasse = new Map<string, Map<number, boolean>>();
  const pause = new Map<string, number>();
  let laufende = 0;
  return async (frage) => {
    const { quelle, bereich, ab, ziele, hoechstensMs } = frage;
    const netz = `${bereich}/${quelle.version}`;
    const haus = juengstes(haeuser, `${netz}/${stelle(ab)}`, HAEUSER_MAX, () => ({
      sekunden: new Map<number, number>(),
      laufend: undefined,
    }));
    const fehlend = ziele.filter((ziel) => !haus.sekunden.has(stelle(ziel)));
    const frei = laufende < LAUFENDE_MAX && performance.now() >= (pause.get(quelle.version) ?? 0);
    if (fehlend.length > 0 && haus.laufend === undefined && frei) {
      laufende += 1;
      const geprueft = juengstes(ohneStrasse, netz, BEREICHE_MAX, () => new Map<number, boolean>());
      haus.laufend = ermittle(frage, fehlend, geprueft, haus.sekunden)
        .catch(() => void pause.set(quelle.version, performance.now() + PAUSE_MS))
        .finally(() => {
          laufende -= 1;
          haus.laufend = undefined;
        });
    }
    if (fehlend.length > 0 && haus.laufend !== undefined) await hoechstens(haus.laufend, hoechstensMs);
    return (ziel) => {
      const sekunden = haus.sekunden.get(stelle(ziel));
      return sekunden === undefined || sekunden === KEIN_WEG ? undefined : sekunden;
    };
  };
}

/** In pieces, so that the first places are known soon and a source serves others in between. */
async function ermittle(
  frage: Wegfrage,
  ziele: readonly Koordinate[],
  ohneStrasse: Map<number, boolean>,
  sekunden: Map<number, number>,
): Promise<void> {
  const jeStueck = Math.min(STUECK_MAX, frage.quelle.blockMax.nach);
  for (let anfang = 0; anfang < ziele.length; anfang += jeStueck)
    // oxlint-disable-next-line no-await-in-loop
    await ermittleStueck(frage, ziele.slice(anfang, anfang + jeStueck), ohneStrasse, sekunden);
}

/** Asks once about every place whether a road leads there, then for the ways to those where one does. */
async function ermittleStueck(
  { quelle, ab }: Wegfrage,
  ziele: readonly Koordinate[],
  ohneStrasse: Map<number, boolean>,
  sekunden: Map<number, number>,
): Promise<void> {
  const verschiedene = [...new Map([ab, ...ziele].map((ort) => [stelle(ort), ort])).values()];
  const neue = verschiedene.filter((ort) => !ohneStrasse.has(stelle(ort)));
  if (neue.length > 0) {
    const gruende = await quelle.pruefeOrte(neue, 'auto');
    neue.forEach((ort, index) => ohneStrasse.set(stelle(ort), gruende.has(index)));
  }
  const erreichbar = (ort: Koordinate): boolean =>
    ohneStrasse.get(stelle(ab)) === false && ohneStrasse.get(stelle(ort)) === false;
  const nach = ziele.filter(erreichbar);
  for (const ort of ziele) if (!erreichbar(ort)) sekunden.set(stelle(ort), KEIN_WEG);
  if (nach.length === 0) return;
  const block = await quelle.block({ von: [ab], nach, modus: 'auto' });
  nach.forEach((ort, index) => sekunden.set(stelle(ort), block[index] ?? KEIN_WEG));
}

/** What is kept under this name, now the newest; the oldest goes when there are too many. */
function juengstes<T>(alle: Map<string, T>, name: string, anzahlMax: number, neu: () => T): T {
  const wert = alle.get(name) ?? neu();
  alle.delete(name);
  alle.set(name, wert);
  const [aeltestes] = alle.keys();
  if (alle.size > anzahlMax && aeltestes !== undefined) alle.delete(aeltestes);
  return wert;
}

async function hoechstens(arbeit: Promise<void>, ms: number): Promise<void> {
  let uhr: NodeJS.Timeout | undefined;
  await Promise.race([arbeit, new Promise<void>((done) => (uhr = setTimeout(done, ms)))]);
  clearTimeout(uhr);
}
