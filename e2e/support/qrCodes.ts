import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Dots per point of the PDF: 216 dpi, as a modest printer would. */
const SCALE = 3;

interface Leinwand {
  canvas: unknown;
  context: { getImageData: (...box: number[]) => { data: Iterable<number> } };
}

/** Addresses in the QR codes of the first sheet, quarter by quarter as it is cut (A6, four-up). */
export async function qrCodes(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  // The canvas that the reader brings itself where there is no browser.
  const factory = pdf.canvasFactory as { create: (width: number, height: number) => Leinwand };
  const { canvas, context } = factory.create(viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, viewport }).promise;
  const width = Math.floor(viewport.width / 2);
  const height = Math.floor(viewport.height / 2);
  const quarters = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  return quarters.flatMap(([left, top]) => {
    const { data } = context.getImageData(left, top, width, height);
    return jsqr(new Uint8ClampedArray(data), width, height)?.data ?? [];
  });
}
