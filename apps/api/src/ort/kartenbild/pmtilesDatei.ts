import { open, truncate } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { zxyToTileId } from 'pmtiles';

/** Where a tile lies: its number along the curve, its place behind the beginning of the tiles, its length. */
export type Eintrag = readonly [id: number, stelle: number, bytes: number];

/** The format wants head and root directory in the first 16 KiB; the tiles begin right behind. */
const ANFANG = 16_384;
const KOPF = 127;
const BLATT_EINTRAEGE = 4_096;
const GZIP = 2;
const MVT = 1;

export interface Kartenrahmen {
  readonly zoomMin: number;
  readonly zoomMax: number;
  /** West, south, east, north. */
  readonly rechteck: readonly [number, number, number, number];
  readonly angaben: object;
}

/**
 * Writes a PMTiles archive (version 3) tile by tile. Until the head is written at the end it is no archive; the tiles so far can
 * be gone on from with `weiter`.
 */
export class PmtilesDatei {
  readonly #datei: FileHandle;
  readonly #eintraege: Eintrag[];
  #ende: number;

  private constructor(datei: FileHandle, eintraege: Eintrag[]) {
    this.#datei = datei;
    this.#eintraege = eintraege;
    this.#ende = endeVon(eintraege);
  }

  /** A new file, or one to go on with: behind the last of these tiles everything is cut off. */
  static async oeffne(pfad: string, weiter: readonly Eintrag[] = []): Promise<PmtilesDatei> {
    if (weiter.length === 0) return new PmtilesDatei(await open(pfad, 'w'), []);
    await truncate(pfad, ANFANG + endeVon(weiter));
    return new PmtilesDatei(await open(pfad, 'r+'), [...weiter]);
  }

  async schreibe(z: number, x: number, y: number, bytes: Buffer): Promise<Eintrag> {
    const eintrag: Eintrag = [zxyToTileId(z, x, y), this.#ende, bytes.length];
    await schreibeGanz(this.#datei, bytes, ANFANG + this.#ende);
    this.#ende += bytes.length;
    this.#eintraege.push(eintrag);
    return eintrag;
  }

  /** Writes directories and head. */
  async vollende(rahmen: Kartenrahmen): Promise<{ kacheln: number; bytes: number }> {
    const sortiert = this.#eintraege.toSorted(([a], [b]) => a - b);
    const { wurzel, blaetter } = verzeichnis(sortiert);
    const angaben = gzipSync(JSON.stringify(rahmen.angaben));
    const [blattStelle, angabenStelle] = [ANFANG + this.#ende, ANFANG + this.#ende + blaetter.length];
    await schreibeGanz(this.#datei, Buffer.concat([blaetter, angaben]), blattStelle);
    const kopf = Buffer.alloc(KOPF);
    kopf.write('PMTiles', 0, 'latin1');
    kopf.writeUInt8(3, 7);
    const anzahl = sortiert.length;
    const stellen = [KOPF, wurzel.length, angabenStelle, angaben.length, blattStelle, blaetter.length];
    const zahlen = [...stellen, ANFANG, this.#ende, anzahl, anzahl, anzahl];
    zahlen.forEach((zahl, i) => kopf.writeBigUInt64LE(BigInt(zahl), 8 + i * 8));
    const { zoomMin, zoomMax, rechteck } = rahmen;
    // Not clustered: the tiles lie in the order in which they were drawn.
    [0, GZIP, GZIP, MVT, zoomMin, zoomMax].forEach((zahl, i) => kopf.writeUInt8(zahl, 96 + i));
    rechteck.forEach((grad, i) => kopf.writeInt32LE(Math.round(grad * 1e7), 102 + i * 4));
    kopf.writeUInt8(zoomMax, 118);
    const [west, sued, ost, nord] = rechteck;
    kopf.writeInt32LE(Math.round(((west + ost) / 2) * 1e7), 119);
    kopf.writeInt32LE(Math.round(((sued + nord) / 2) * 1e7), 123);
    await schreibeGanz(this.#datei, Buffer.concat([kopf, wurzel]), 0);
    await this.#datei.close();
    return { kacheln: sortiert.length, bytes: angabenStelle + angaben.length };
  }

  schliesse(): Promise<void> {
    return this.#datei.close();
  }
}

const endeVon = (eintraege: readonly Eintrag[]): number =>
  eintraege.reduce((ende, [, stelle, bytes]) => Math.max(ende, stelle + bytes), 0);

/** A disk that fills up takes part of what it was given before it refuses. */
async function schreibeGanz(datei: FileHandle, bytes: Buffer, stelle: number): Promise<void> {
  let geschrieben = 0;
  while (geschrieben < bytes.length) {
    const { bytesWritten } = await datei.write(
      bytes,
      geschrieben,
      bytes.length - geschrieben,
      stelle + geschrieben,
    );
    geschrieben += bytesWritten;
  }
}

/** One level of directories where it fits into the head, else a root over leaves. */
function verzeichnis(eintraege: readonly Eintrag[]): { wurzel: Buffer; blaetter: Buffer } {
  const einfach = packe(eintraege.map(([id, stelle, bytes]) => ({ id, stelle, bytes, folge: 1 })));
  if (einfach.length <= ANFANG - KOPF) return { wurzel: einfach, blaetter: Buffer.alloc(0) };
  for (let groesse = BLATT_EINTRAEGE; ; groesse *= 2) {
    const blaetter: Buffer[] = [];
    const zeiger: Zeiger[] = [];
    let stelle = 0;
    for (let i = 0; i < eintraege.length; i += groesse) {
      const teil = eintraege.slice(i, i + groesse);
      const blatt = packe(teil.map(([id, wo, bytes]) => ({ id, stelle: wo, bytes, folge: 1 })));
      zeiger.push({ id: teil[0]?.[0] ?? 0, stelle, bytes: blatt.length, folge: 0 });
      blaetter.push(blatt);
      stelle += blatt.length;
    }
    const wurzel = packe(zeiger);
    if (wurzel.length <= ANFANG - KOPF) return { wurzel, blaetter: Buffer.concat(blaetter) };
  }
}

/** `folge` 0 points to a directory. */
type Zeiger = { id: number; stelle: number; bytes: number; folge: number };

function packe(zeiger: readonly Zeiger[]): Buffer {
  const zahlen = [
    zeiger.length,
    ...zeiger.map(({ id }, i) => id - (zeiger[i - 1]?.id ?? 0)),
    ...zeiger.map(({ folge }) => folge),
    ...zeiger.map(({ bytes }) => bytes),
    ...zeiger.map(({ stelle }, i) => {
      const vorher = zeiger[i - 1];
      return vorher !== undefined && vorher.stelle + vorher.bytes === stelle ? 0 : stelle + 1;
    }),
  ];
  const bytes: number[] = [];
  for (const zahl of zahlen) {
    let rest = zahl;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return gzipSync(Uint8Array.from(bytes));
}
