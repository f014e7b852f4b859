import { createHash } from 'node:crypto';

import type { Bankzeile } from './bankzeile.ts';

/** Where a bank gives no reference: what the entry says, hashed. */
export const verweisAus = (zeile: Omit<Bankzeile, 'verweis'>): string =>
  createHash('sha256')
    .update([zeile.am, zeile.cent, zeile.name, zeile.zweck].join('\n'))
    .digest('hex')
    .slice(0, 32);
