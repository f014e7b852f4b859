import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import * as z from 'zod/mini';

import { jsonIn } from '../../../platform/service/postToService.ts';

/** How Pingen signs a report: HMAC-SHA256 of the body as it came, in hex, in the header `Signature`. */
export const unterschreibeMeldung = (schluessel: string, inhalt: string): string =>
  createHmac('sha256', schluessel).update(inhalt).digest('hex');

export function istVomBriefdienst(schluessel: string, inhalt: string, gegeben: string): boolean {
  const [a, b] = [unterschreibeMeldung(schluessel, inhalt), gegeben].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

const meldung = z.object({
  data: z.object({
    type: z.string().check(z.startsWith('webhook_')),
    relationships: z.object({
      letter: z.object({ data: z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)) }) }),
    }),
  }),
});

/** Which letter a signed report is about; undefined where it is about none. */
export function briefInMeldung(inhalt: string): string | undefined {
  const gelesen = meldung.safeParse(jsonIn(inhalt));
  return gelesen.success ? gelesen.data.data.relationships.letter.data.id : undefined;
}
