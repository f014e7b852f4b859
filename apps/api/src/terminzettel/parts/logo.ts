import { inflateSync } from 'node:zlib';

/** A picture that was read and can be drawn. */
export interface Bild {
  width: number;
  height: number;
}

/** Two doors of PDFKit that its typings lack: a picture opened once is embedded once, however often it is drawn. */
interface BildSchnittstelle {
  openImage(src: Buffer): Bild;
  image(bild: Bild, x: number, y: number, optionen: { fit: [number, number]; valign: 'center' }): unknown;
}
const schnittstelle = (pdf: unknown): BildSchnittstelle => pdf as BildSchnittstelle;

export function zeichneBild(
  pdf: PDFKit.PDFDocument,
  bild: Bild,
  kasten: readonly [number, number, number, number],
): void {
  const [x, y, breite, hoehe] = kasten;
  schnittstelle(pdf).image(bild, x, y, { fit: [breite, hoehe], valign: 'center' });
}

const PNG_KENNUNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Opens a logo for drawing; a broken file costs the logo, never the slips. */
export function oeffneBild(pdf: PDFKit.PDFDocument, bytes: Uint8Array): Bild | undefined {
  const buffer = Buffer.from(bytes);
  try {
    // PDFKit unpacks PNG pixels in the background and would end the process on broken ones.
    if (buffer.subarray(0, 8).equals(PNG_KENNUNG)) inflateSync(pixeldaten(buffer));
    const bild = schnittstelle(pdf).openImage(buffer);
    return bild.width > 0 && bild.height > 0 ? bild : undefined;
  } catch {
    return undefined;
  }
}

/** All IDAT chunks of a PNG, one after the other. */
function pixeldaten(png: Buffer): Buffer {
  const teile: Buffer[] = [];
  for (let stelle = 8; stelle + 8 <= png.length; stelle += 12 + png.readUInt32BE(stelle)) {
    const laenge = png.readUInt32BE(stelle);
    if (png.toString('latin1', stelle + 4, stelle + 8) === 'IDAT')
      teile.push(png.subarray(stelle + 8, stelle + 8 + laenge));
  }
  return Buffer.concat(teile);
}
