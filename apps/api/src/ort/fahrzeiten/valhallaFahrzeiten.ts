import { join } from 'node:path';

import { onlyFiles } from '../../platform/process/codePermissions.ts';
import { OwnProcess } from '../../platform/process/ownProcess.ts';
import type { Karte } from '../karte/baueKarte.ts';
import { KACHELORDNER } from './baueKacheln.ts';
import type { Fahrzeiten } from './fahrzeiten.ts';
import type { ValhallaAuftrag } from './valhalla.process.ts';
import { valhallaFragen } from './valhallaFragen.ts';

const SPEICHER_MB = 1_024;
const TIMEOUT_MS = 60_000;
/** A hundred rows take about a quarter of a second: often enough for a progress bar and a cancel. Every question places all its houses anew. */
const BLOCK_MAX = { von: 100, nach: 1_000 };
const ORTE_JE_FRAGE_MAX = 500;

export type Valhallaprozess = OwnProcess<ValhallaAuftrag, object>;

/** Process that computes over the road networks of all maps of this server. */
export function valhallaProzess(): Valhallaprozess {
  return new OwnProcess(new URL('./valhalla.process.ts', import.meta.url), SPEICHER_MB, [
    ...onlyFiles(),
    // Its native code reads the tiles, which no flag of Node could forbid it.
    '--allow-addons',
  ]);
}

/** Travel times from a map extract on this machine. Rejects with `ProcessFault`. */
export function valhallaFahrzeiten(prozess: Valhallaprozess, ordner: string, karte: Karte): Fahrzeiten {
  const kacheln = join(ordner, KACHELORDNER);
  const frage = (art: ValhallaAuftrag['frage'], anfrage: object, signal?: AbortSignal) =>
    prozess.call({ kacheln, frage: art, anfrage }, { timeoutMs: TIMEOUT_MS, signal });
  return {
    name: 'Straßen aus dem Kartenauszug',
    stand: karte.stand,
    version: `valhalla-${karte.version}`,
    blockMax: BLOCK_MAX,
    ...valhallaFragen(frage, ORTE_JE_FRAGE_MAX),
  };
}
