import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { Compression, PMTiles, ResolvedValueCache } from 'pmtiles';
import type { Source } from 'pmtiles';

import { KARTENBILD } from './zeichneKarte.ts';

const entpacke = promisify(gunzip);
/** Head and directories; a Regierungsbezirk has some twenty. */
const VERZEICHNISSE_MAX = 64;

/** Answers one tile, packed with gzip as it lies in the file; null where nothing is drawn. */
export type Kachelleser = (z: number, x: number, y: number) => Promise<Buffer | null>;

/** The drawn map in a folder. Keeps no file open. */
export function oeffneKartenbild(ordner: string): Kachelleser {
  const cache = new ResolvedValueCache(VERZEICHNISSE_MAX, undefined, async (bytes, packung) => {
    if (packung !== Compression.Gzip) return bytes;
    const { buffer, byteOffset, byteLength } = await entpacke(bytes);
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  });
  // Tiles leave as they lie there.
  const archiv = new PMTiles(ausDatei(join(ordner, KARTENBILD)), cache, async (bytes) => bytes);
  return async (z, x, y) => {
    const kachel = await archiv.getZxy(z, x, y);
    return kachel === undefined ? null : Buffer.from(kachel.data);
  };
}

function ausDatei(pfad: string): Source {
  return {
    getKey: () => pfad,
    async getBytes(stelle, bytes) {
      await using datei = await open(pfad, 'r');
      const { buffer, bytesRead } = await datei.read(Buffer.alloc(bytes), 0, bytes, stelle);
      return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) as ArrayBuffer };
    },
  };
}
