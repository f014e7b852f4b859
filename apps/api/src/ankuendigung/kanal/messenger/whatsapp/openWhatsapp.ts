import * as z from 'zod/mini';

import { postToService, type ServiceAnswer } from '../../../../platform/service/postToService.ts';
import type {
  SendOutcome,
  ShortMessage,
  ShortMessageTransport,
} from '../../../../platform/service/shortMessageTransport.ts';
import type { Env } from '../../../../platform/settings/env.ts';
import type { Whatsappdienst } from '../../../../platform/settings/messengerEnv.ts';
import { whatsappFehler } from './whatsappFehler.ts';
import { whatsappStandIn } from './whatsappStandIn.ts';

/** WhatsApp of this installation; in a demonstration a stand-in that keeps everything here; else none. */
export function openWhatsapp(env: Env, now: () => Date): ShortMessageTransport | undefined {
  const { dienst } = env.messenger.whatsapp;
  if (dienst !== undefined)
    return {
      send: (message, id) =>
        postToService(env, requestOf(dienst, message, id), 'Der Dienst für WhatsApp', outcomeOf),
    };
  return env.demo ? whatsappStandIn(now) : undefined;
}

/** `POST /{phone number}/messages` of the Cloud API: a template, and our id to come back with every report. */
function requestOf({ url, token, phoneNumberId }: Whatsappdienst, { an, vorlage }: ShortMessage, id: string) {
  const texte = (werte: readonly string[]) => werte.map((text) => ({ type: 'text', text }));
  const knopf = vorlage?.knopf;
  return {
    url: `${url}/${phoneNumberId}/messages`,
    headers: { authorization: `Bearer ${token}` },
    content: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: an.adresse.replace('+', ''),
      type: 'template',
      template: {
        name: vorlage?.name ?? '',
        language: { code: 'de' },
        components: [
          { type: 'body', parameters: texte(vorlage?.werte ?? []) },
          ...(knopf === undefined
            ? []
            : [{ type: 'button', sub_type: 'url', index: '0', parameters: texte([knopf]) }]),
        ],
      },
      biz_opaque_callback_data: id,
    },
  };
}

const taken = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const refused = z.object({ error: z.object({ code: z.number() }) });

function outcomeOf({ status, json }: ServiceAnswer): SendOutcome {
  const angenommen = taken.safeParse(json);
  if (angenommen.success) return { art: 'angenommen', anbieterId: angenommen.data.messages[0]?.id ?? '' };
  const abgelehnt = refused.safeParse(json);
  if (abgelehnt.success) return whatsappFehler(abgelehnt.data.error.code);
  // A balancer before the service says that it is not to be reached: then nothing was read of ours.
  if (status === 401 || status === 403 || status === 429)
    return { art: 'nicht-gesendet', grund: `Der Dienst für WhatsApp lehnt ab (${status}).` };
  return { art: 'ungewiss', grund: `Die Antwort des Dienstes für WhatsApp ist nicht lesbar (${status}).` };
}
