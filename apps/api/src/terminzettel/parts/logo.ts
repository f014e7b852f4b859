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

const KOPF = { breite: 16, hoehe: 20, form: 24, ende: 33 };
/** Eight bits, red green blue alpha, deflate, adaptive filters, not interlaced: what `kodiereLogo` writes. */
const FORM = Buffer.from([8, 6, 0, 0, 0]);
const BYTES_JE_PUNKT = 4;
const KANTE_MAX = 1000;
const FILTER_MAX = 4;

/** Opens a logo for drawing: only the one form of PNG that our own encoder writes; everything else costs the logo, never the slips. */
export function oeffneBild(pdf: PDFKit.PDFDocument, bytes: Uint8Array): Bild | undefined {
  const buffer = Buffer.from(bytes);
  try {
    return istEigenes(buffer) ? schnittstelle(pdf).openImage(buffer) : undefined;
  } catch {
    return undefined;
  }
}

/** PDFKit unpacks pixels in the background and would end the process on wrong ones, so they are looked at before. */
function istEigenes(png: Buffer): boolean {
  if (png.length < KOPF.ende || !png.subarray(0, 8).equals(PNG_KENNUNG)) return false;
  const [breite, hoehe] = [png.readUInt32BE(KOPF.breite), png.readUInt32BE(KOPF.hoehe)];
  if (breite < 1 || hoehe < 1 || breite > KANTE_MAX || hoehe > KANTE_MAX) return false;
  if (!png.subarray(KOPF.form, KOPF.form + FORM.length).equals(FORM)) return false;
  const zeile = breite * BYTES_JE_PUNKT + 1;
  const pixel = inflateSync(pixeldaten(png), { maxOutputLength: zeile * hoehe });
  return (
    pixel.length === zeile * hoehe &&
    Array.from({ length: hoehe }, (_, y) => pixel[y * zeile] ?? Infinity).every(
      (filter) => filter <= FILTER_MAX,
    )
  );
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
