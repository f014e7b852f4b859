import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Kindprozess, ProzessFehler } from '../../platform/kindprozess.ts';
import { baueKacheln } from '../fahrzeiten/baueKacheln.ts';
import type { Leseauftrag, Leseergebnis } from './karte.process.ts';
import { KARTEN_SATZ, KartenFehler } from './kartenfehler.ts';
import type { KartenGrund } from './kartenfehler.ts';
import { pruefeKartendatei } from './pruefeKartendatei.ts';

/** A map extract made ready: address index, roads to draw, road network. Lies in a folder named by `version`. */
export interface Karte extends Leseergebnis {
  /** From the content of the file: the same file is the same map. */
  readonly version: string;
  /** Name of the file as the person gave it. */
  readonly name: string;
  /** Why this map gives no road travel times; null when it does. */
  readonly ohneFahrzeiten: string | null;
}

export interface Kartenauftrag {
  /** The `.osm.pbf` on disk; it is not needed any more afterwards. */
  readonly quelle: string;
  readonly name: string;
  /** Folder that holds one subfolder per map. */
  readonly wurzel: string;
  readonly signal?: AbortSignal;
  /** Share of the work done (0 to 1) and what is being done, for people. */
  readonly onFortschritt?: (anteil: number, schritt: string) => void;
}

/** Reading takes memory for the nodes that matter: about 1 GB for a large Regierungsbezirk. */
const SPEICHER_MB = 4_096;
const ANTEIL_LESEN = 0.6;

/** Reads a map extract in a process of its own. Throws `KartenFehler`; nothing half-done stays behind. */
export async function baueKarte(auftrag: Kartenauftrag): Promise<Karte> {
  const { quelle, name, wurzel, signal } = auftrag;
  const melde = auftrag.onFortschritt ?? (() => {});
  await pruefeKartendatei(quelle);
  melde(0, 'Datei wird geprüft');
  const version = await fingerabdruck(quelle);
  const ordner = join(wurzel, version);
  const fertig = await liesKarte(ordner);
  if (fertig !== null) return fertig;
  const baustelle = join(wurzel, `${version}.im-bau`);
  await rm(baustelle, { recursive: true, force: true });
  await mkdir(baustelle, { recursive: true });
  try {
    const gelesen = await lies({ quelle, ordner: baustelle }, signal, (anteil) =>
      melde(anteil * ANTEIL_LESEN, 'Adressen werden gelesen'),
    );
    melde(ANTEIL_LESEN, 'Straßennetz wird gebaut');
    const ohneFahrzeiten = await baueKacheln(quelle, baustelle, signal);
    if (signal?.aborted === true) throw new KartenFehler('karte.abgebrochen');
    const karte: Karte = { ...gelesen, version, name, ohneFahrzeiten };
    await writeFile(join(baustelle, 'karte.json'), JSON.stringify(karte, null, 2));
    await rename(baustelle, ordner);
    melde(1, 'Karte ist bereit');
    return karte;
  } catch (fehler) {
    await rm(baustelle, { recursive: true, force: true });
    throw fehler;
  }
}

/** The map in a folder, or null when there is none. */
export async function liesKarte(ordner: string): Promise<Karte | null> {
  const text = await readFile(join(ordner, 'karte.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Karte);
}

async function lies(
  auftrag: Leseauftrag,
  signal: AbortSignal | undefined,
  onAnteil: (anteil: number) => void,
): Promise<Leseergebnis> {
  const prozess = new Kindprozess(new URL('./karte.process.ts', import.meta.url), SPEICHER_MB);
  try {
    const onMeldung = (meldung: unknown) => onAnteil(Number(meldung));
    return (await prozess.rufe(auftrag, { signal, onMeldung })) as Leseergebnis;
  } catch (fehler) {
    throw alsKartenFehler(fehler);
  } finally {
    prozess.beende();
  }
}

const GRUENDE: Readonly<Record<string, KartenGrund>> = {
  'prozess.abgebrochen': 'karte.abgebrochen',
  'prozess.speicher': 'karte.zu-wenig-speicher',
};

function alsKartenFehler(fehler: unknown): KartenFehler {
  const grund = fehler instanceof ProzessFehler ? fehler.grund : '';
  if (Object.hasOwn(KARTEN_SATZ, grund)) return new KartenFehler(grund as KartenGrund, fehler);
  return new KartenFehler(GRUENDE[grund] ?? 'karte.gescheitert', fehler);
}

async function fingerabdruck(datei: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(datei), hash);
  return hash.digest('hex').slice(0, 16);
}
