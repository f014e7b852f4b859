import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { systemCode } from '../../platform/refusal/systemCode.ts';

const entpacke = promisify(gunzip);

/** Unpacked; the fullest tile of a small town has a twentieth of this. What is larger was made to cost something. */
export const KACHEL_BYTES_MAX = 4_000_000;

/** A tile as it is read, off the way of everybody else; null where it holds more than one may. */
export async function entpackeKachel(kachel: Buffer): Promise<Buffer | null> {
  try {
    return await entpacke(kachel, { maxOutputLength: KACHEL_BYTES_MAX });
  } catch (fehler) {
    if (systemCode(fehler) === 'ERR_BUFFER_TOO_LARGE') return null;
    throw fehler;
  }
}
