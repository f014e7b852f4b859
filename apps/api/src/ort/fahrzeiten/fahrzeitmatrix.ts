import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import { ABGESCHNITTEN, KEIN_WEG } from './fahrzeiten.ts';
import type { Fahrzeiten, Modus } from './fahrzeiten.ts';
import { luftlinie, luftlinienSekunden, mindestSekunden } from './luftlinie.ts';
import { ohneCache } from './matrixCache.ts';
import type { MatrixCache } from './matrixCache.ts';
import type { Paarspeicher } from './paarspeicher.ts';

/** A place whose times are estimates although there is a map. */
export interface OhneStrasse {
  readonly index: number;
  readonly grund: string;
}

export interface Fahrzeitmatrix {
  /** Seconds from place `i` to place `j` at `i * anzahl + j`; always a number, so that planning goes on. */
  readonly sekunden: Int32Array;
  readonly anzahl: number;
  /** Source and age of the roads, for the screen. */
  readonly quelle: string;
  readonly stand: string | null;
  readonly ohneStrasse: readonly OhneStrasse[];
  /** Why the chosen source did not answer and all times are estimates; null when it did. */
  readonly ausfall: string | null;
}

export interface Matrixauftrag {
  readonly orte: readonly Koordinate[];
  readonly modus: Modus;
  /** Only ways within one of these groups of places (indexes) matter; all others stay estimates that nobody asked for. */
  readonly gruppen?: readonly (readonly number[])[] | undefined;
  readonly signal?: AbortSignal;
  /** Pairs that are known so far, and how many are needed. */
  readonly onFortschritt?: (fertig: number, gesamt: number) => void;
}

/**
 * All travel times among the places, or those within groups of them. Pairs that the cache knows are not computed again; a place no road
 * leads to gets air-line times and is named with its reason. A source that fails is replaced by the
 * air-line as a whole, and its sentence comes along: a plan never waits for a service. Throws on a cancel.
 */
export async function fahrzeitmatrix(
  quelle: Fahrzeiten,
  cache: MatrixCache,
  auftrag: Matrixauftrag,
): Promise<Fahrzeitmatrix> {
  try {
    return await ausQuelle(quelle, cache, auftrag);
  } catch (fehler) {
    if (auftrag.signal?.aborted === true || quelle === luftlinie) throw fehler;
    const ersatz = await ausQuelle(luftlinie, ohneCache, auftrag);
    return { ...ersatz, ausfall: fehler instanceof Error ? fehler.message : String(fehler) };
  }
}

async function ausQuelle(
  quelle: Fahrzeiten,
  cache: MatrixCache,
  auftrag: Matrixauftrag,
): Promise<Fahrzeitmatrix> {
  const { orte, modus } = auftrag;
  const gruppen = gruppenAus(auftrag);
  const bekannt = await cache.oeffne(quelle.version, modus);
  // Whoever finds everything there waits for nobody.
  const speicher = istVollstaendig(bekannt, orte, gruppen)
    ? bekannt
    : await cache.allein(quelle.version, modus, () => ermittle(quelle, cache, auftrag, gruppen));
  const gesamt = paareIn(gruppen);
  auftrag.onFortschritt?.(gesamt, gesamt);
  const stellen = speicher.stellen(orte);
  return alsMatrix(quelle, auftrag, gruppen, {
    gefunden: (i, j) => speicher.sekunden(stellen[i] ?? 0, stellen[j] ?? 0),
    befund: (i) => speicher.befund(stellen[i] ?? 0),
  });
}

type Gruppen = readonly (readonly number[])[];

const paareIn = (gruppen: Gruppen): number =>
  gruppen.reduce((summe, { length }) => summe + length * length, 0);

function stellenJeGruppe(speicher: Paarspeicher, orte: readonly Koordinate[], gruppen: Gruppen): number[][] {
  const stellen = speicher.stellen(orte);
  return gruppen.map((gruppe) => gruppe.map((index) => stellen[index] ?? 0));
}

function istVollstaendig(speicher: Paarspeicher, orte: readonly Koordinate[], gruppen: Gruppen): boolean {
  const gefragt = stellenJeGruppe(speicher, orte, gruppen);
  const alleGeprueft = gefragt.every((gruppe) => gruppe.every((stelle) => speicher.istGeprueft(stelle)));
  return alleGeprueft && gefragt.every((gruppe) => speicher.luecken(gruppe, EIN_BLOCK).length === 0);
}

const EIN_BLOCK = { von: Infinity, nach: Infinity };

/** Asks the source for what is not known yet, and keeps it. */
async function ermittle(
  quelle: Fahrzeiten,
  cache: MatrixCache,
  { orte, modus, signal, onFortschritt }: Matrixauftrag,
  gruppen: Gruppen,
): Promise<Paarspeicher> {
  const speicher = await cache.oeffne(quelle.version, modus);
  const gefragt = stellenJeGruppe(speicher, orte, gruppen);
  const neue = [...new Set(gefragt.flat())].filter((stelle) => !speicher.istGeprueft(stelle));
  if (neue.length > 0) {
    const befunde = await quelle.pruefeOrte(speicher.orte(neue), modus, signal);
    neue.forEach((stelle, i) => speicher.merkeBefund(stelle, befunde.get(i) ?? ''));
  }
  const rechtecke = gefragt.flatMap((gruppe) => speicher.luecken(gruppe, quelle.blockMax));
  const gesamt = paareIn(gruppen);
  let offen = rechtecke.reduce((summe, { von, nach }) => summe + von.length * nach.length, 0);
  const frage = async ({ von, nach }: (typeof rechtecke)[number]): Promise<void> => {
    const block = { von: speicher.orte(von), nach: speicher.orte(nach), modus, signal };
    speicher.trageEin(von, nach, await quelle.block(block));
    offen -= von.length * nach.length;
  };
  const gleichzeitig = quelle.gleichzeitig ?? 1;
  for (let i = 0; i < rechtecke.length; i += gleichzeitig) {
    onFortschritt?.(Math.max(0, gesamt - offen), gesamt);
    signal?.throwIfAborted();
    await Promise.all(rechtecke.slice(i, i + gleichzeitig).map(frage));
  }
  if (neue.length > 0 || rechtecke.length > 0) await speicher.sichere();
  return speicher;
}

/** Without groups all places are one; a place alone has no ways. */
const gruppenAus = ({ orte, gruppen }: Matrixauftrag): Gruppen =>
  gruppen === undefined ? [[...orte.keys()]] : gruppen.filter(({ length }) => length > 1);

type Antworten = {
  readonly gefunden: (i: number, j: number) => number;
  readonly befund: (i: number) => string;
};

/** Fills what no road answers with the air-line, and names the places it was filled for. */
function alsMatrix(
  { name, stand }: Fahrzeiten,
  { orte, modus, gruppen: nurDiese }: Matrixauftrag,
  gruppen: Gruppen,
  { gefunden, befund }: Antworten,
): Fahrzeitmatrix {
  const anzahl = orte.length;
  const sekunden = nurDiese === undefined ? new Int32Array(anzahl * anzahl) : geschaetzt(orte, modus);
  const ohneWeg = new Int32Array(anzahl);
  for (const gruppe of gruppen)
    for (const i of gruppe)
      for (const j of gruppe) {
        const [von, nach] = [orte[i], orte[j]];
        if (von === undefined || nach === undefined) continue;
        const wert = gefunden(i, j);
        if (wert === KEIN_WEG) ohneWeg[i] = (ohneWeg[i] ?? 0) + 1;
        sekunden[i * anzahl + j] =
          wert === KEIN_WEG
            ? luftlinienSekunden(von, nach, modus)
            : Math.max(wert, mindestSekunden(von, nach, modus));
      }
  // From one group alone nobody can tell whether a place is cut off from the roads of all.
  const zaehlt = nurDiese === undefined && anzahl > 2;
  const abgeschnitten = (i: number) => zaehlt && (ohneWeg[i] ?? 0) > (anzahl - 1) / 2;
  const ohneStrasse = orte.flatMap((_, index): OhneStrasse[] => {
    const grund = befund(index) || (abgeschnitten(index) ? ABGESCHNITTEN : '');
    return grund === '' ? [] : [{ index, grund }];
  });
  return { sekunden, anzahl, quelle: name, stand, ohneStrasse, ausfall: null };
}

function geschaetzt(orte: readonly Koordinate[], modus: Modus): Int32Array {
  const sekunden = new Int32Array(orte.length * orte.length);
  orte.forEach((von, i) => {
    orte.forEach((nach, j) => {
      sekunden[i * orte.length + j] = luftlinienSekunden(von, nach, modus);
    });
  });
  return sekunden;
}
