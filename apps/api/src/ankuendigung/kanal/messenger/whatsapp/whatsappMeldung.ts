import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import * as z from 'zod/mini';

import { ID } from '../../../../platform/queue/defineJob.ts';
import { jsonIn } from '../../../../platform/service/postToService.ts';
import type { DeliveryReport } from '../../../../platform/service/shortMessageTransport.ts';
import { whatsappZustellfehler } from './whatsappFehler.ts';

/** How Meta signs: HMAC-SHA256 of the body as it came, under the secret of the app, in the header `X-Hub-Signature-256`. */
export const unterschreibeWhatsapp = (geheimnis: string, inhalt: string): string =>
  `sha256=${createHmac('sha256', geheimnis).update(inhalt).digest('hex')}`;

export const istVonWhatsapp = (geheimnis: string, inhalt: string, gegeben: string): boolean =>
  istDasselbeGeheimnis(unterschreibeWhatsapp(geheimnis, inhalt), gegeben);

/** Takes as long wherever they differ: nobody learns a secret letter by letter. */
export function istDasselbeGeheimnis(...texte: [string, string]): boolean {
  const [a, b] = texte.map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

const meldung = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.optional(z.object({ phone_number_id: z.string() })),
            // Each is read by itself: one that nobody knows takes no other with it.
            statuses: z.optional(z.array(z.unknown())),
            messages: z.optional(z.array(z.unknown())),
          }),
        }),
      ),
    }),
  ),
});
const stand = z.object({
  status: z.string(),
  biz_opaque_callback_data: ID,
  errors: z.optional(z.array(z.object({ code: z.number() }))),
});
const antwort = z.object({
  from: z.string().check(z.regex(/^\d{6,15}$/)),
  type: z.literal('text'),
  text: z.object({ body: z.string() }),
});

/** Read is delivered; what lies between is still on its way. */
const ANGEKOMMEN: readonly string[] = ['delivered', 'read'];
const STOPP = /^\W*(stopp?|abmelden|abbestellen|austragen)\W*$/iu;

export type Whatsappmeldung = {
  readonly berichte: readonly DeliveryReport[];
  /** Numbers in E.164 that want nothing any more. */
  readonly abgemeldet: readonly string[];
};

/** What a signed body says of our number; of other numbers, and of what nobody asked for, nothing. */
export function liesWhatsappmeldung(inhalt: string, phoneNumberId: string): Whatsappmeldung {
  const gelesen = meldung.safeParse(jsonIn(inhalt));
  const werte = (gelesen.success ? gelesen.data.entry : [])
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId)
    .map(({ value }) => value);
  return {
    berichte: werte.flatMap(({ statuses = [] }) => statuses.flatMap(berichtAus)),
    abgemeldet: werte.flatMap(({ messages = [] }) => messages.flatMap(abgemeldeterAus)),
  };
}

function berichtAus(roh: unknown): DeliveryReport[] {
  const gelesen = stand.safeParse(roh);
  if (!gelesen.success) return [];
  const { status, biz_opaque_callback_data: id, errors } = gelesen.data;
  if (ANGEKOMMEN.includes(status)) return [{ id, angekommen: true, grund: '' }];
  if (status !== 'failed') return [];
  return [{ id, angekommen: false, grund: whatsappZustellfehler(errors?.[0]?.code) }];
}

function abgemeldeterAus(roh: unknown): string[] {
  const gelesen = antwort.safeParse(roh);
  return gelesen.success && STOPP.test(gelesen.data.text.body) ? [`+${gelesen.data.from}`] : [];
}
