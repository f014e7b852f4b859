import { StrangerReader } from '../platform/process/strangerReader.ts';

type Auftrag = { zweck: 'logo' | 'foto'; bytes: Uint8Array };
type Bild = { zuGross: true } | { bytes: Uint8Array };

const GRENZEN = {
  memoryMb: 256,
  cpuMs: 10_000,
  wallMs: 30_000,
  slots: 1,
  native: true,
} as const;
const leser = (waitingMax: number): StrangerReader<Auftrag, Bild> =>
  new StrangerReader(new URL('./bild.process.ts', import.meta.url), { ...GRENZEN, waitingMax });
/** 4,096 × 4,096 pixels take 90 MB and two seconds of computing. A logo does not wait for the pictures of a whole morning. */
const LESER = { logo: leser(20), foto: leser(60) } as const;

/**
 * Decodes a stranger's picture in a process of its own and draws it anew: a small PNG for a slip, a JPEG of a door.
 * @throws ProcessFault when it cannot be read, Refused 'ueberlastet' when too many wait
 */
export const kodiereBild = (bytes: Uint8Array, zweck: Auftrag['zweck']): Promise<Bild> =>
  LESER[zweck].read({ zweck, bytes });
