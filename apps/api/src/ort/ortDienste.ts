import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import type { Deps } from '../platform/deps.ts';
import type { AdressSuche } from './adressen/adressSuche.ts';
import { type AdresseInDerNaehe, type GesuchtesHaus, naechsteAdresse } from './adressen/naechsteAdresse.ts';
import { verzeichnisSuche } from './adressen/verzeichnisSuche.ts';
import { demokarte } from './demokarte.ts';
import { type Valhallaprozess, valhallaProzess } from './fahrzeiten/valhallaFahrzeiten.ts';
import { oeffneAdressdatei } from './karte/adressdatei.ts';
import { liesKarte } from './karte/baueKarte.ts';
import type { Karte } from './karte/baueKarte.ts';
import { oeffneKartenbild } from './kartenbild/oeffneKartenbild.ts';
import type { Kachelleser } from './kartenbild/oeffneKartenbild.ts';
import { type Kartenlager, kartenlager } from './kartenlager.ts';

export interface GeoeffneteKarte {
  readonly karte: Karte;
  readonly ordner: string;
  readonly suche: AdressSuche;
  readonly naechste: (ort: Koordinate, gesucht?: GesuchtesHaus) => Promise<AdresseInDerNaehe | null>;
  /** Its tiles; null where only streets are known. */
  readonly kachel: Kachelleser | null;
}

/** What this process keeps open for places and roads, for all companies. */
export interface OrtDienste {
  readonly valhalla: Valhallaprozess;
  /** Where this machine's copies of maps lie, one folder per version. */
  readonly kartenordner: string;
  readonly lager: Kartenlager;
  /** The map with this version, fetched from the store when this machine has no copy yet; null when nobody has it. */
  karte(version: string): Promise<GeoeffneteKarte | null>;
  /** Version of the map that the operator put in for all companies, or null. */
  standardkarte(): Promise<string | null>;
  /** Tiles of the invented town. */
  demokarte(): Promise<Kachelleser>;
}

const jeProzess = new WeakMap<Deps, OrtDienste>();

export function ortDienste(deps: Deps): OrtDienste {
  const bekannt = jeProzess.get(deps) ?? oeffne(deps);
  jeProzess.set(deps, bekannt);
  return bekannt;
}

/** The operator puts in another map once a year; every plan asks for it. */
const STANDARD_GILT_MS = 30_000;

function oeffne({ env, files }: Deps): OrtDienste {
  const kartenordner = join(env.dataDir, 'karten');
  const lager = kartenlager(files);
  const offen = new Map<string, Promise<GeoeffneteKarte | null>>();
  let demo: Promise<Kachelleser> | undefined;
  return {
    valhalla: valhallaProzess(),
    kartenordner,
    lager,
    async karte(version) {
      const geoeffnet = offen.get(version) ?? oeffneKarte(lager, version, join(kartenordner, version));
      offen.set(version, geoeffnet);
      geoeffnet.catch(() => offen.delete(version));
      const karte = await geoeffnet;
      // A map may arrive on this machine later.
      if (karte === null) offen.delete(version);
      return karte;
    },
    demokarte() {
      demo ??= demokarte(env.dataDir);
      demo.catch(() => (demo = undefined));
      return demo;
    },
    standardkarte: behalteKurz(async () => {
      // Before maps lay in the store, the operator's was named beside them.
      const daneben = () => readFile(join(kartenordner, 'standard'), 'utf8').catch(() => '');
      return (await lager.standard()) ?? ((await daneben()).trim() || null);
    }),
  };
}

function behalteKurz(lies: () => Promise<string | null>): () => Promise<string | null> {
  let gelesen: { antwort: Promise<string | null>; bis: number } | undefined;
  return () => {
    if (gelesen === undefined || performance.now() > gelesen.bis) {
      const antwort = lies();
      gelesen = { antwort, bis: performance.now() + STANDARD_GILT_MS };
      antwort.catch(() => (gelesen = undefined));
    }
    return gelesen.antwort;
  };
}

async function oeffneKarte(
  lager: Kartenlager,
  version: string,
  ordner: string,
): Promise<GeoeffneteKarte | null> {
  const hier = await liesKarte(ordner);
  const karte = hier ?? ((await lager.hole(version, ordner)) ? await liesKarte(ordner) : null);
  if (karte === null) return null;
  const angaben = {
    name: `Kartenauszug ${karte.name}`,
    stand: karte.stand,
    quelle: 'karte' as const,
  };
  const kachel = karte.ohneBild === null ? oeffneKartenbild(ordner) : null;
  const verzeichnis = await oeffneAdressdatei(ordner);
  return {
    karte,
    ordner,
    kachel,
    suche: verzeichnisSuche(angaben, verzeichnis),
    naechste: (ort, gesucht) => naechsteAdresse(verzeichnis, ort, gesucht),
  };
}
