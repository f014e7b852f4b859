import { crc32, deflateSync } from 'node:zlib';

import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS_MAX = 256;
const PALETTE = 3;

/**
 * The same picture with sixteen steps per colour and a palette: a quarter of the bytes, and the eye hardly sees it. A
 * picture of too many colours gets fewer steps.
 */
export function smallPng(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  for (const bits of [4, 3, 2]) {
    const colours = new Map<number, number>();
    const rows = Buffer.alloc((width + 1) * height);
    for (let at = 0; at < width * height; at += 1) {
      const colour = [0, 1, 2].reduce((all, channel) => {
        const step = (data[at * 4 + channel] ?? 0) >> (8 - bits);
        return (all << 8) | Math.round((step * 255) / (2 ** bits - 1));
      }, 0);
      const index = colours.get(colour) ?? colours.size;
      colours.set(colour, index);
      rows[at + Math.floor(at / width) + 1] = index;
    }
    if (colours.size <= COLOURS_MAX) return written(width, height, [...colours.keys()], rows);
  }
  return png;
}

function written(width: number, height: number, colours: readonly number[], rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, PALETTE, 0, 0, 0], 8);
  const palette = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'ascii'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
