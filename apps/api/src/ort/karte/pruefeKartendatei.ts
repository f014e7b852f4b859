import { open } from 'node:fs/promises';

import { KartenFehler } from './kartenfehler.ts';
import type { KartenGrund } from './kartenfehler.ts';

export const KARTE_BYTES_MAX = 2_000_000_000;
const BLOBKOPF_BYTES_MAX = 64 * 1024;

/** First bytes by which other files give themselves away. */
const FREMDE: readonly (readonly [bytes: readonly number[], grund: KartenGrund])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'karte.gepackt'],
  [[0x1f, 0x8b], 'karte.gepackt'],
  [[0x42, 0x5a, 0x68], 'karte.gepackt'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'karte.gepackt'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'karte.gepackt'],
  [[0x3c, 0x3f, 0x78, 0x6d, 0x6c], 'karte.osm-xml'],
  [[0x3c, 0x6f, 0x73, 0x6d], 'karte.osm-xml'],
];

/** Looks at size and first bytes before any work is done. Throws `KartenFehler`. */
export async function pruefeKartendatei(datei: string): Promise<void> {
  const griff = await open(datei, 'r');
  try {
    const { size } = await griff.stat();
    if (size === 0) throw new KartenFehler('karte.leer');
    if (size > KARTE_BYTES_MAX) throw new KartenFehler('karte.zu-gross');
    const { buffer, bytesRead } = await griff.read(Buffer.alloc(64), 0, 64, 0);
    pruefeAnfang(buffer.subarray(0, bytesRead));
  } finally {
    await griff.close();
  }
}

/** A `.osm.pbf` begins with the length of a block head that names itself OSMHeader. */
function pruefeAnfang(anfang: Buffer): void {
  const fremd = FREMDE.find(([bytes]) => bytes.every((byte, i) => anfang[i] === byte));
  if (fremd !== undefined) throw new KartenFehler(fremd[1]);
  const kopf = anfang.subarray(4).toString('latin1');
  const plausibel = anfang.length > 16 && anfang.readUInt32BE(0) <= BLOBKOPF_BYTES_MAX;
  if (!plausibel || !kopf.includes('OSMHeader')) throw new KartenFehler('karte.kein-pbf');
}
