import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { onlyFiles } from '../../platform/process/codePermissions.ts';
import { OwnProcess, ProcessFault } from '../../platform/process/ownProcess.ts';
import { baueKacheln } from '../fahrzeiten/baueKacheln.ts';
import { KARTENBILD } from '../kartenbild/zeichneKarte.ts';
import type { Kartenbild } from '../kartenbild/zeichneKarte.ts';
import { alleinAn, einmal, raeumeAuf, schreibeFest } from './baustelle.ts';
import type { Leseauftrag, Leseergebnis, Zeichenauftrag } from './kartenauftrag.ts';
import { KARTEN_SATZ, KartenFehler, mitPlatz } from './kartenfehler.ts';
import type { KartenGrund } from './kartenfehler.ts';
import { mitGenugSpeicher } from './mitGenugSpeicher.ts';
import { pruefeKartendatei } from './pruefeKartendatei.ts';

/** A map extract made ready: address index, roads to draw, road network. Lies in a folder named by `version`. */
export interface Karte extends Leseergebnis {
  /** From the content of the file: the same file is the same map. */
  readonly version: string;
  /** Name of the file as the person gave it. */
  readonly name: string;
  /** Why this map gives no road travel times; null when it does. */
  readonly ohneFahrzeiten: string | null;
  /** Why it shows only streets; null when houses, water and woods are drawn. */
  readonly ohneBild: string | null;
}

const VOR_DEN_BILDERN =
  'Diese Karte wurde eingelesen, bevor wir Häuser, Gewässer und Wälder zeichneten. Bitte laden Sie den Kartenauszug noch einmal hoch.';
const NICHT_GEZEICHNET =
  'Häuser, Gewässer und Wälder ließen sich aus diesem Kartenauszug nicht zeichnen; die Karte zeigt nur Straßen.';

export interface Kartenauftrag {
  /** The `.osm.pbf` on disk; it is not needed any more afterwards. */
  readonly quelle: string;
  readonly name: string;
  /** Folder that holds one subfolder per map. */
  readonly wurzel: string;
  readonly signal?: AbortSignal;
  /** Share of the work done (0 to 1) and what is being done, for people. */
  readonly onFortschritt?: (anteil: number, schritt: string) => void;
  /** How long a step may take, in ms, where it is not two hours. */
  readonly fristen?: Partial<Record<Schritt, number>>;
}

/**
 * Reading takes memory for the addresses and for the nodes that matter. With what a Regierungsbezirk needs, waste is thrown
 * away in time; only what is larger is read again with more.
 */
const LESEN_MB = 640;
const LESEN_MB_MAX = 4_096;
/** Drawing holds one field at a time; places of nodes lie outside of this. With more it goes on where it was. */
const ZEICHNEN_MB = 640;
const ZEICHNEN_MB_MAX = 1_024;
/** Places of nodes and unpacked blocks, beside the heap: a state takes most of it. */
const KNOTEN_MB = 2_560;
/** The largest extract of a Regierungsbezirk takes a quarter of an hour on a busy machine; others wait behind it. */
const SCHRITT_MS_MAX = 2 * 60 * 60_000;
const ANTEIL_LESEN = 0.35;
const ANTEIL_STRASSENNETZ = 0.5;
const SCHRITTE = ['gelesen', 'strassennetz', 'bild'] as const;
type Schritt = (typeof SCHRITTE)[number];

/**
 * Reads a map extract in processes of its own. Throws `KartenFehler`, and nothing half-done stays behind; what was begun when
 * the machine stopped is gone on with. Whoever brings the same file at the same time waits for it.
 */
export async function baueKarte(auftrag: Kartenauftrag): Promise<Karte> {
  const { quelle, wurzel, signal } = auftrag;
  await pruefeKartendatei(quelle);
  auftrag.onFortschritt?.(0, 'Datei wird geprüft');
  const version = await fingerabdruck(quelle);
  return mitPlatz(async () => {
    await mkdir(wurzel, { recursive: true });
    return alleinAn(join(wurzel, `${version}.sperre`), signal, () => baueAllein(auftrag, version));
  });
}

async function baueAllein({ wurzel, ...auftrag }: Kartenauftrag, version: string): Promise<Karte> {
  const ordner = join(wurzel, version);
  const fertig = await liesKarte(ordner);
  if (fertig !== null) return fertig;
  const baustelle = join(wurzel, `${version}.im-bau`);
  await mkdir(baustelle, { recursive: true });
  try {
    const karte: Karte = { ...(await baueTeile(auftrag, baustelle)), version, name: auftrag.name };
    await raeumeAuf(baustelle, SCHRITTE);
    await schreibeFest(baustelle);
    await writeFile(join(baustelle, 'karte.json'), JSON.stringify(karte, null, 2));
    await rename(baustelle, ordner);
    auftrag.onFortschritt?.(1, 'Karte ist bereit');
    return karte;
  } catch (fehler) {
    await rm(baustelle, { recursive: true, force: true });
    throw fehler;
  }
}

async function baueTeile(
  { quelle, signal, onFortschritt, fristen = {} }: Omit<Kartenauftrag, 'wurzel'>,
  ordner: string,
): Promise<Omit<Karte, 'version' | 'name'>> {
  const melde = onFortschritt ?? (() => {});
  const lauf = (schritt: Schritt, onAnteil: Onanteil): Lauf => ({
    signal,
    fristMs: fristen[schritt] ?? SCHRITT_MS_MAX,
    onAnteil,
  });
  const gelesen = await einmal(ordner, 'gelesen', () =>
    lies(
      { quelle, ordner },
      lauf('gelesen', (anteil) => melde(anteil * ANTEIL_LESEN, 'Adressen werden gelesen')),
    ),
  );
  melde(ANTEIL_LESEN, 'Straßennetz wird gebaut');
  const ohneFahrzeiten = await einmal(ordner, 'strassennetz', () =>
    baueKacheln(quelle, ordner, bisEnde(lauf('strassennetz', () => {}))),
  );
  melde(ANTEIL_STRASSENNETZ, 'Karte wird gezeichnet');
  const ohneBild = await einmal(ordner, 'bild', () =>
    zeichne(
      { quelle, ordner },
      lauf('bild', (anteil) =>
        melde(ANTEIL_STRASSENNETZ + anteil * (1 - ANTEIL_STRASSENNETZ), 'Karte wird gezeichnet'),
      ),
    ),
  );
  if (signal?.aborted === true) throw new KartenFehler('karte.abgebrochen');
  return { ...gelesen, ohneFahrzeiten, ohneBild };
}

/** The map in a folder, or null when there is none. */
export async function liesKarte(ordner: string): Promise<Karte | null> {
  const text = await readFile(join(ordner, 'karte.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  // Maps of before were made without a picture and do not say why.
  const karte = JSON.parse(text) as Omit<Karte, 'ohneBild'> & { ohneBild?: string | null };
  return { ...karte, ohneBild: karte.ohneBild === undefined ? VOR_DEN_BILDERN : karte.ohneBild };
}

type Onanteil = (anteil: number) => void;
/** One step of the work: who may end it, when it ends by itself, and who hears how far it is. */
type Lauf = { signal: AbortSignal | undefined; fristMs: number; onAnteil: Onanteil };

function bisEnde({ signal, fristMs }: Lauf): AbortSignal {
  const frist = AbortSignal.timeout(fristMs);
  return signal === undefined ? frist : AbortSignal.any([signal, frist]);
}

async function lies(auftrag: Leseauftrag, lauf: Lauf): Promise<Leseergebnis> {
  const skript = new URL('./karte.process.ts', import.meta.url);
  return mitGenugSpeicher([LESEN_MB, LESEN_MB_MAX], (mb) => rufe(skript, mb, { auftrag, ...lauf }));
}

/** Why a map without houses, water and woods is still a map; every other reason ends the building. */
const OHNE_BILD: readonly KartenGrund[] = [
  'karte.bild-zu-gross',
  'karte.zu-wenig-speicher',
  'karte.zu-langsam',
  'karte.gescheitert',
];

async function zeichne(auftrag: Zeichenauftrag, lauf: Lauf): Promise<string | null> {
  const skript = new URL('../kartenbild/kartenbild.process.ts', import.meta.url);
  try {
    await mitGenugSpeicher([ZEICHNEN_MB, ZEICHNEN_MB_MAX], (mb) =>
      rufe<Kartenbild>(skript, mb, { auftrag, ...lauf }),
    );
    return null;
  } catch (fehler) {
    if (!(fehler instanceof KartenFehler) || !OHNE_BILD.includes(fehler.grund)) throw fehler;
    await rm(join(auftrag.ordner, 'bild.im-bau'), { recursive: true, force: true });
    await rm(join(auftrag.ordner, KARTENBILD), { force: true });
    return fehler.grund === 'karte.gescheitert' ? NICHT_GEZEICHNET : KARTEN_SATZ['karte.bild-zu-gross'];
  }
}

/** It reads the extract, writes the building site, and nothing else of this machine is within its reach. */
async function rufe<Ergebnis>(
  skript: URL,
  speicherMb: number,
  { auftrag, signal, fristMs, onAnteil }: Lauf & { auftrag: Leseauftrag | Zeichenauftrag },
): Promise<Ergebnis> {
  const { quelle, ordner } = auftrag;
  const rechte = [...onlyFiles({ read: [quelle], write: [ordner] }), '--allow-worker'];
  const verbrauch = { cpuMs: fristMs, totalMb: speicherMb + KNOTEN_MB };
  const prozess = new OwnProcess<Leseauftrag | Zeichenauftrag, Ergebnis>(
    skript,
    speicherMb,
    rechte,
    verbrauch,
  );
  try {
    const onReport = (meldung: unknown) => onAnteil(Number(meldung));
    return await prozess.call(auftrag, { signal, onReport, timeoutMs: fristMs });
  } catch (fehler) {
    throw alsKartenFehler(fehler);
  } finally {
    prozess.end();
  }
}

const GRUENDE: Readonly<Record<string, KartenGrund>> = {
  'prozess.abgebrochen': 'karte.abgebrochen',
  'prozess.speicher': 'karte.zu-wenig-speicher',
  'prozess.zu-langsam': 'karte.zu-langsam',
};

function alsKartenFehler(fehler: unknown): KartenFehler {
  const grund = fehler instanceof ProcessFault ? fehler.grund : '';
  if (Object.hasOwn(KARTEN_SATZ, grund)) return new KartenFehler(grund as KartenGrund, fehler);
  return new KartenFehler(GRUENDE[grund] ?? 'karte.gescheitert', fehler);
}

/** What is made of an extract; another kind of map is another version, and is made anew. */
const BAUART = 'kehrtour-karte-2';

const LESESTUECK_BYTES = 1 << 20;

async function fingerabdruck(datei: string): Promise<string> {
  const hash = createHash('sha256').update(BAUART);
  await pipeline(createReadStream(datei, { highWaterMark: LESESTUECK_BYTES }), hash);
  return hash.digest('hex').slice(0, 16);
}
