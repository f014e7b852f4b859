import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Deps } from '../platform/deps.ts';
import type { Kindprozess } from '../platform/kindprozess.ts';
import type { AdressSuche } from './adressen/adressSuche.ts';
import { verzeichnisSuche } from './adressen/verzeichnisSuche.ts';
import { valhallaProzess } from './fahrzeiten/valhallaFahrzeiten.ts';
import { oeffneAdressdatei } from './karte/adressdatei.ts';
import { liesKarte } from './karte/baueKarte.ts';
import type { Karte } from './karte/baueKarte.ts';

export interface GeoeffneteKarte {
  readonly karte: Karte;
  readonly ordner: string;
  readonly suche: AdressSuche;
}

/** What this process keeps open for places and roads, for all companies. */
export interface OrtDienste {
  readonly valhalla: Kindprozess;
  /** Where maps lie, one folder per version. */
  readonly kartenordner: string;
  /** The map with this version; null when its folder is not on this machine. */
  karte(version: string): Promise<GeoeffneteKarte | null>;
  /** Version of the map that the operator put in for all companies, or null. */
  standardkarte(): Promise<string | null>;
}

const jeProzess = new WeakMap<Deps, OrtDienste>();

export function ortDienste(deps: Deps): OrtDienste {
  const bekannt = jeProzess.get(deps) ?? oeffne(deps);
  jeProzess.set(deps, bekannt);
  return bekannt;
}

/** File beside the maps that names the operator's one; written by `leseKarteEin.ts`. */
export const STANDARDKARTE = 'standard';

function oeffne({ env }: Deps): OrtDienste {
  const kartenordner = join(env.dataDir, 'karten');
  const offen = new Map<string, Promise<GeoeffneteKarte | null>>();
  return {
    valhalla: valhallaProzess(),
    kartenordner,
    async karte(version) {
      const geoeffnet = offen.get(version) ?? oeffneKarte(join(kartenordner, version));
      offen.set(version, geoeffnet);
      const karte = await geoeffnet;
      // A map may arrive on this machine later.
      if (karte === null) offen.delete(version);
      return karte;
    },
    standardkarte: async () => {
      const text = await readFile(join(kartenordner, STANDARDKARTE), 'utf8').catch(() => '');
      return text.trim() || null;
    },
  };
}

async function oeffneKarte(ordner: string): Promise<GeoeffneteKarte | null> {
  const karte = await liesKarte(ordner);
  if (karte === null) return null;
  const angaben = {
    name: `Kartenauszug ${karte.name}`,
    stand: karte.stand,
    quelle: 'karte' as const,
  };
  return { karte, ordner, suche: verzeichnisSuche(angaben, await oeffneAdressdatei(ordner)) };
}
