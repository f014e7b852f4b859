import { Fremdleser } from '../platform/process/fremdleser.ts';
import { ProzessFehler } from '../platform/process/kindprozess.ts';
import { bildart } from './bildart.ts';
import { unternehmenRefused } from './unternehmen.grund.ts';

/** 4,096 × 4,096 pixels take 90 MB and two seconds of computing. */
const LESER = new Fremdleser<Uint8Array, { zuGross: true } | { bytes: Uint8Array }>(
  new URL('./bild.process.ts', import.meta.url),
  {
    speicherMb: 256,
    rechenMs: 10_000,
    zeitMs: 30_000,
    plaetze: 1,
    wartendeMax: 20,
    nativ: true,
  },
);

/**
 * Decodes a stranger's picture in a process of its own and draws it anew as a small PNG, the only thing that is ever printed.
 * @throws Refused with the way out
 */
export async function kodiereLogo(bytes: Uint8Array): Promise<Uint8Array> {
  if (!bildart(bytes)) throw unternehmenRefused('logo-kein-bild');
  const bild = await LESER.lies(bytes).catch(alsRefused);
  if ('bytes' in bild) return bild.bytes;
  throw unternehmenRefused('logo-zu-viele-punkte');
}

function alsRefused(fehler: unknown): never {
  if (!(fehler instanceof ProzessFehler)) throw fehler;
  throw unternehmenRefused('logo-beschaedigt');
}
