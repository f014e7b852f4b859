import sharp, { type Sharp } from 'sharp';

import { asBytes, serveParent } from '../platform/process/serveParent.ts';

const BILDPUNKTE_MAX = 4096 * 4096;

/** What a picture is drawn anew for: how wide, and as what. */
const ZWECKE = {
  /** As wide as a printer at 500 dpi needs it in the head of a slip. */
  logo: {
    kante: 1000,
    zeichne: (bild: Sharp) => bild.ensureAlpha().png({ palette: false, progressive: false }),
  },
  /** Wide enough to read a type plate; what lies behind something see-through is white. */
  foto: { kante: 1920, zeichne: (bild: Sharp) => bild.flatten({ background: '#fff' }).jpeg({ quality: 80 }) },
} as const;

// The library reads many formats; every reader that is not needed is one less to be wrong.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Size by the head alone first, then the pixels; what comes out is a plain picture without a word about where it was taken. */
async function kodiere(
  bytes: Uint8Array,
  { kante, zeichne }: (typeof ZWECKE)[keyof typeof ZWECKE],
): Promise<{ zuGross: true } | { bytes: Uint8Array }> {
  const optionen = { failOn: 'error', limitInputPixels: false, animated: false } as const;
  const { width, height } = await sharp(bytes, optionen).metadata();
  if (width * height > BILDPUNKTE_MAX) return { zuGross: true };
  const bild = sharp(bytes, { ...optionen, limitInputPixels: BILDPUNKTE_MAX })
    .autoOrient()
    .resize({ width: kante, height: kante, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  return { bytes: new Uint8Array(await zeichne(bild).toBuffer()) };
}

serveParent(async ({ zweck, bytes }: { zweck: keyof typeof ZWECKE; bytes: Uint8Array }) =>
  kodiere(asBytes(bytes), ZWECKE[zweck]),
);
