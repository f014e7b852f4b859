import sharp from 'sharp';

import { alsBytes, bediene } from '../platform/process/bediene.ts';

/** As wide as a printer at 500 dpi needs it in the head of a slip. */
const KANTE_MAX = 1000;
const BILDPUNKTE_MAX = 4096 * 4096;

// The library reads many formats; every reader that is not needed is one less to be wrong.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Size by the head alone first, then the pixels; what comes out is a plain PNG without a word about where it was taken. */
async function kodiere(bytes: Uint8Array): Promise<{ zuGross: true } | { bytes: Uint8Array }> {
  const optionen = { failOn: 'error', limitInputPixels: false, animated: false } as const;
  const { width, height } = await sharp(bytes, optionen).metadata();
  if (width * height > BILDPUNKTE_MAX) return { zuGross: true };
  const png = await sharp(bytes, { ...optionen, limitInputPixels: BILDPUNKTE_MAX })
    .autoOrient()
    .resize({ width: KANTE_MAX, height: KANTE_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .png({ palette: false, progressive: false })
    .toBuffer();
  return { bytes: new Uint8Array(png) };
}

bediene(async (bytes) => kodiere(alsBytes(bytes)));
