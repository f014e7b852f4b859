import { createHash } from 'node:crypto';

import type { Anruf } from './seite.ts';

const EINTRAEGE_MAX = 2_000;
const anrufe = new Map<string, Anruf>();

/** Remembers for this process whose code it is, so that a page in an outage can name the telephone. Nothing of the customer. */
export function merkeAnruf(code: string, { name, telefon }: Anruf): void {
  const schluessel = schluesselVon(code);
  anrufe.delete(schluessel);
  anrufe.set(schluessel, { name, telefon });
  const [aeltester] = anrufe.keys();
  if (anrufe.size > EINTRAEGE_MAX && aeltester !== undefined) anrufe.delete(aeltester);
}

export function gemerkterAnruf(code: string): Anruf | null {
  return anrufe.get(schluesselVon(code)) ?? null;
}

const schluesselVon = (code: string): string => createHash('sha256').update(code).digest('base64');
