import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG; a wrong sum only where a test wants it. */
export function stueck(art: string, daten: Uint8Array, summe?: number): Buffer {
  const kopf = Buffer.alloc(4);
  kopf.writeUInt32BE(daten.length);
  const inhalt = Buffer.concat([Buffer.from(art, 'latin1'), daten]);
  const ende = Buffer.alloc(4);
  ende.writeUInt32BE(summe ?? crc32(inhalt));
  return Buffer.concat([kopf, inhalt, ende]);
}

type Kopf = { breite?: number; hoehe?: number; bit?: number; farbe?: number; verschraenkt?: number };
export function kopf({ breite = 2, hoehe = 2, bit = 8, farbe = 6, verschraenkt = 0 }: Kopf = {}): Buffer {
  const daten = Buffer.alloc(13);
  daten.writeUInt32BE(breite, 0);
  daten.writeUInt32BE(hoehe, 4);
  daten.set([bit, farbe, 0, 0, verschraenkt], 8);
  return stueck('IHDR', daten);
}

export const PNG_ANFANG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const png = (...stuecke: Buffer[]): Buffer =>
  Buffer.concat([PNG_ANFANG, ...stuecke, stueck('IEND', Buffer.alloc(0))]);
export const pixel = (zeilen: readonly number[]): Buffer => stueck('IDAT', deflateSync(Buffer.from(zeilen)));

/** Two by two pixels, red and half of them see-through. */
export const ROTE_PIXEL = [0, 200, 0, 0, 255, 200, 0, 0, 128, 0, 200, 0, 0, 255, 200, 0, 0, 128];
export const KLEINES_PNG = png(kopf(), pixel(ROTE_PIXEL));
/** The 200 bytes that ended the whole server: a filter nobody knows. */
export const PNG_MIT_FILTER_9 = png(kopf(), pixel([9, ...ROTE_PIXEL.slice(1)]));
