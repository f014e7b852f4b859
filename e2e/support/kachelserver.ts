import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

export interface Kachelserver {
  /** Address of its tiles, with places for zoom, column and row. */
  url: string;
  /** How many tiles it was asked for. */
  gefragt: () => number;
  stop: () => Promise<void>;
}

/** A map service of somebody else: every tile is the same picture. */
export async function kachelserver(): Promise<Kachelserver> {
  let anzahl = 0;
  const server = createServer((_frage, antwort) => {
    anzahl += 1;
    antwort.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' });
    antwort.end(BILD);
  });
  await new Promise<void>((bereit) => server.listen(0, '127.0.0.1', bereit));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    gefragt: () => anzahl,
    stop: () =>
      new Promise((fertig) => {
        server.closeAllConnections();
        server.close(() => fertig());
      }),
  };
}

/** A picture of 256 × 256 points in one colour. */
const BILD = png(256, [214, 226, 214]);

function png(kante: number, farbe: readonly number[]): Buffer {
  const kopf = Buffer.alloc(13);
  kopf.writeUInt32BE(kante, 0);
  kopf.writeUInt32BE(kante, 4);
  kopf.set([8, 2, 0, 0, 0], 8);
  const zeile = [0, ...Array.from({ length: kante }, () => farbe).flat()];
  const punkte = deflateSync(Buffer.from(Array.from({ length: kante }, () => zeile).flat()));
  const anfang = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([anfang, teil('IHDR', kopf), teil('IDAT', punkte), teil('IEND', Buffer.alloc(0))]);
}

function teil(art: string, inhalt: Buffer): Buffer {
  const daten = Buffer.concat([Buffer.from(art, 'latin1'), inhalt]);
  const rahmen = Buffer.alloc(8);
  rahmen.writeUInt32BE(inhalt.length, 0);
  rahmen.writeUInt32BE(crc32(daten), 4);
  return Buffer.concat([rahmen.subarray(0, 4), daten, rahmen.subarray(4)]);
}
