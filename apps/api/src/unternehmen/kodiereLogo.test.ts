// The pictures are read in a process (kindprozess.ts).
import { deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { KLEINES_PNG, kopf, pixel, png, PNG_MIT_FILTER_9, ROTE_PIXEL, stueck } from '../../test/bild.ts';
import { kodiereLogo } from './kodiereLogo.ts';

const flaeche = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' }, limitInputPixels: false });
const form = (bytes: Uint8Array) => sharp(bytes).metadata();

describe('kodiereLogo', () => {
  it('draws a picture anew, as a PNG of eight bits that is never larger than a slip needs', async () => {
    const foto = await flaeche(4000, 2000)
      .withExif({ IFD0: { Copyright: 'Hinterhof 7' } })
      .jpeg()
      .toBuffer();
    const neu = await kodiereLogo(foto);
    expect(await form(neu)).toMatchObject({
      format: 'png',
      width: 1000,
      height: 500,
      depth: 'uchar',
      channels: 4,
    });
    expect(Buffer.from(neu).includes('Hinterhof')).toBe(false);
    expect(await form(await kodiereLogo(KLEINES_PNG))).toMatchObject({ width: 2, height: 2 });
  });
  it('reads what honest programs write: interlaced, 16 bits, palette, progressive, grey, turned by the camera', async () => {
    const ehrlich = await Promise.all([
      flaeche(40, 20).png({ progressive: true }).toBuffer(),
      flaeche(40, 20).toColourspace('rgb16').png().toBuffer(),
      flaeche(40, 20).png({ palette: true }).toBuffer(),
      flaeche(40, 20).jpeg({ progressive: true }).toBuffer(),
      flaeche(40, 20).greyscale().jpeg().toBuffer(),
    ]);
    for (const bytes of ehrlich)
      expect(await form(await kodiereLogo(bytes))).toMatchObject({
        width: 40,
        height: 20,
        isProgressive: false,
        depth: 'uchar',
      });
    const gedreht = await flaeche(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await form(await kodiereLogo(gedreht))).toMatchObject({ width: 20, height: 40 });
  });
  it(
    'says of a picture that is too large how large it may be, by its head alone',
    { tags: 'night' },
    async () => {
      const riesig = await flaeche(16_000, 16_000).png().toBuffer();
      const jpegKopf = Buffer.from(await flaeche(8, 8).jpeg().toBuffer());
      const masse = jpegKopf.indexOf(Buffer.from([0xff, 0xc0])) + 5;
      jpegKopf.writeUInt16BE(65_500, masse);
      jpegKopf.writeUInt16BE(65_500, masse + 2);
      for (const bytes of [riesig, jpegKopf, png(kopf({ breite: 4097, hoehe: 4097 }), pixel(ROTE_PIXEL))])
        await expect(kodiereLogo(bytes)).rejects.toMatchObject({
          code: 'zu-gross',
          extra: { detail: expect.stringContaining('4.096') },
        });
    },
  );

  const jpeg = async () => Buffer.from(await flaeche(64, 64).jpeg().toBuffer());
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['with a filter nobody knows', () => PNG_MIT_FILTER_9],
    ['that ends in its middle', () => KLEINES_PNG.subarray(0, 50)],
    [
      'with a wrong sum over its head',
      () => png(stueck('IHDR', kopf().subarray(8, 21), 7), pixel(ROTE_PIXEL)),
    ],
    ['whose pixels are no deflate', () => png(kopf(), stueck('IDAT', Buffer.from('kein Bild')))],
    [
      'with colours from a palette it does not have',
      () => png(kopf({ farbe: 3 }), pixel([0, 1, 2, 0, 3, 4])),
    ],
    ['without pixels', () => png(kopf())],
    ['that is zero wide', () => png(kopf({ breite: 0 }), pixel(ROTE_PIXEL))],
    ['with a bit depth nobody knows', () => png(kopf({ bit: 7 }), pixel(ROTE_PIXEL))],
    ['that is a JPEG cut after its head', async () => (await jpeg()).subarray(0, 30)],
    [
      'that is a JPEG with a broken table',
      async () => {
        const bytes = await jpeg();
        const tafel = bytes.indexOf(Buffer.from([0xff, 0xc4]));
        bytes.fill(0xff, tafel + 5, tafel + 21);
        return bytes;
      },
    ],
    ['that is a GIF', () => Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1')],
    ['that is a WebP', () => flaeche(8, 8).webp().toBuffer()],
    ['that is an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('refuses a picture %s with the way out', async (_was, bild) => {
    await expect(kodiereLogo(await bild())).rejects.toMatchObject({
      code: 'falscher-inhalt',
      extra: { detail: expect.stringMatching(/speicher/) },
    });
  });

  it('takes no more than the first picture of a moving one, and no more pixels than its head says', async () => {
    const bombe = png(kopf(), stueck('IDAT', deflateSync(Buffer.alloc(200_000_000))));
    const bewegt = png(
      kopf(),
      stueck('acTL', Buffer.from([0, 0, 39, 16, 0, 0, 0, 0])),
      pixel(ROTE_PIXEL),
      stueck('fdAT', Buffer.concat([Buffer.alloc(4), deflateSync(Buffer.alloc(50_000_000))])),
    );
    for (const bytes of [bombe, bewegt]) {
      const vorher = process.memoryUsage().rss;
      const neu = await kodiereLogo(bytes).catch((fehler: unknown) => fehler);
      if (neu instanceof Uint8Array) expect(await form(neu)).toMatchObject({ width: 2, height: 2 });
      else expect(neu).toMatchObject({ code: 'falscher-inhalt' });
      expect(process.memoryUsage().rss - vorher).toBeLessThan(100_000_000);
    }
  });
});
