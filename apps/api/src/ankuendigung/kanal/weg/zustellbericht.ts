import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import * as z from 'zod/mini';

import { ID } from '../../../platform/queue/defineJob.ts';
import { jsonIn } from '../../../platform/service/postToService.ts';
import type { DeliveryReport } from '../../../platform/service/shortMessageTransport.ts';

/** How a report of seven.io is signed: https://docs.seven.io/en/rest-api/signing */
export type Unterschrift = {
  readonly zeit: string;
  readonly nonce: string;
  readonly methode: 'POST';
  readonly url: string;
  readonly inhalt: string;
};
export function unterschreibe(
  schluessel: string,
  { zeit, nonce, methode, url, inhalt }: Unterschrift,
): string {
  const md5 = createHash('md5').update(inhalt).digest('hex');
  return createHmac('sha256', schluessel).update([zeit, nonce, methode, url, md5].join('\n')).digest('hex');
}

/** A report that is older, or of a clock that far ahead, is played again by somebody. */
const ALTER_MAX_SEKUNDEN = 300;

/** Whether the head says that this was signed just now. */
export const istZeitnah = (zeit: string, jetzt: Date): boolean =>
  /^\d{1,12}$/.test(zeit) && Math.abs(jetzt.getTime() / 1000 - Number(zeit)) <= ALTER_MAX_SEKUNDEN;

/** Whether the provider itself wrote this, and just now. */
export function istEcht(
  schluessel: string,
  unterschrift: Unterschrift,
  gegeben: string,
  jetzt: Date,
): boolean {
  if (!istZeitnah(unterschrift.zeit, jetzt)) return false;
  const [a, b] = [unterschreibe(schluessel, unterschrift), gegeben].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

const bericht = z.object({
  webhook_event: z.literal('dlr'),
  data: z.object({ foreign_id: ID, status: z.string().check(z.maxLength(40)) }),
});

const ANGEKOMMEN = 'DELIVERED';
/** States after which nothing comes any more; all others say that it is still on its way. */
const GESCHEITERT: Readonly<Record<string, string>> = {
  NOTDELIVERED: 'Die Rufnummer war nicht zu erreichen.',
  EXPIRED: 'Das Telefon war zu lange nicht im Netz.',
  REJECTED: 'Das Netz hat die SMS abgelehnt.',
  FAILED: 'Die Rufnummer war nicht zu erreichen.',
};

/** What a signed body says of one of our messages; undefined where it says nothing that counts. */
export function liesZustellbericht(inhalt: string): DeliveryReport | undefined {
  const gelesen = bericht.safeParse(jsonIn(inhalt));
  if (!gelesen.success) return undefined;
  const { foreign_id: id, status } = gelesen.data.data;
  const grund = GESCHEITERT[status];
  if (status === ANGEKOMMEN) return { id, angekommen: true, grund: '' };
  return grund === undefined ? undefined : { id, angekommen: false, grund };
}
