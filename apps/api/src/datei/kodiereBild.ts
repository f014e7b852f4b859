import { Fremdleser } from '../platform/process/fremdleser.ts';

const GRENZEN = {
  speicherMb: 256,
  rechenMs: 10_000,
  zeitMs: 30_000,
  plaetze: 1,
  wartendeMax: 20,
  nativ: true,
} as const;
/** 4,096 × 4,096 pixels take 90 MB and two seconds of computing. A logo does not wait for the pictures of a whole morning. */
const LESER = {
  logo: new Fremdleser(new URL('./bild.process.ts', import.meta.url), GRENZEN),
  foto: new Fremdleser(new URL('./bild.process.ts', import.meta.url), { ...GRENZEN, wartendeMax: 60 }),
} as const;

/**
 * Decodes a stranger's picture in a process of its own and draws it anew: a small PNG for a slip, a JPEG of a door.
 * @throws ProzessFehler when it cannot be read, Refused 'ueberlastet' when too many wait
 */
export const kodiereBild = (
  bytes: Uint8Array,
  zweck: keyof typeof LESER,
): Promise<{ zuGross: true } | { bytes: Uint8Array }> =>
  LESER[zweck].lies({ zweck, bytes }) as Promise<{ zuGross: true } | { bytes: Uint8Array }>;
