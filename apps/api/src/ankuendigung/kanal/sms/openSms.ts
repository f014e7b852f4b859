import * as z from 'zod/mini';

import { postToService, type ServiceAnswer } from '../../../platform/service/postToService.ts';
import type {
  SendOutcome,
  ShortMessage,
  ShortMessageTransport,
} from '../../../platform/service/shortMessageTransport.ts';
import type { Env } from '../../../platform/settings/env.ts';

/** The SMS service of this installation; in a demonstration one that keeps everything here; else none. */
export function openSms(env: Env): ShortMessageTransport | undefined {
  const { sms } = env;
  if (sms !== undefined) return { send: (message, id) => sendBySeven(env, sms, message, id) };
  return env.demo ? { send: keepHere } : undefined;
}

/** Numbers of the stand-in that end like this belong to nobody, so that a failure can be seen, too. */
const TOTE_NUMMER = '99';

const keepHere = async ({ an }: ShortMessage, id: string): Promise<SendOutcome> =>
  an.adresse.endsWith(TOTE_NUMMER)
    ? { art: 'abgelehnt', grund: 'Diese Rufnummer ist nicht vergeben.' }
    : { art: 'angenommen', anbieterId: `lokal-${id}` };

/** The answer of `POST /api/sms` of seven.io. */
const answer = z.object({
  success: z.union([z.string(), z.number()]),
  messages: z.optional(
    z.array(
      z.object({
        id: z.nullish(z.union([z.string(), z.number()])),
        success: z.boolean(),
        error: z.nullish(z.union([z.string(), z.number()])),
      }),
    ),
  ),
});

/** The codes of seven.io of which trying again changes nothing: the recipient, the sender's name, the text. */
const ENDGUELTIG: Readonly<Record<string, string>> = {
  '201': 'Der Dienst nimmt diesen Absendernamen nicht an.',
  '202': 'Die Rufnummer ist ungültig.',
  '301': 'Die Rufnummer fehlt.',
  '305': 'Der Dienst nimmt diesen Text nicht an.',
  '401': 'Der Text ist zu lang.',
  '402': 'Dieselbe SMS ging gerade schon einmal hinaus.',
  '403': 'Diese Rufnummer hat heute schon zu viele SMS bekommen.',
};
/** Codes by which the service says that it did nothing yet. */
const SPAETER: Readonly<Record<string, string>> = {
  '500': 'Beim SMS-Dienst ist kein Guthaben mehr.',
  '600': 'Der SMS-Dienst erreicht das Netz nicht.',
  '900': 'Der SMS-Dienst nimmt unseren Schlüssel nicht an.',
  '901': 'Der SMS-Dienst nimmt unsere Unterschrift nicht an.',
  '902': 'Der SMS-Dienst hat unseren Zugang gesperrt.',
  '903': 'Der SMS-Dienst erwartet uns unter einer anderen Adresse.',
};

const sendBySeven = (
  env: Env,
  { url, apiKey }: NonNullable<Env['sms']>,
  { an, absender, text }: ShortMessage,
  id: string,
): Promise<SendOutcome> =>
  postToService(
    env,
    {
      url,
      headers: { 'x-api-key': apiKey },
      content: { to: an.adresse, from: absender, text, foreign_id: id },
    },
    'Der SMS-Dienst',
    outcomeOf,
  );

function outcomeOf({ status, json }: ServiceAnswer): SendOutcome {
  const read = answer.safeParse(json);
  if (!read.success) {
    if (status === 401 || status === 403 || status === 429)
      return { art: 'nicht-gesendet', grund: `Der SMS-Dienst lehnt ab (${status}).` };
    return { art: 'ungewiss', grund: `Die Antwort des SMS-Dienstes ist nicht lesbar (${status}).` };
  }
  const [message] = read.data.messages ?? [];
  if (message?.success === true) return { art: 'angenommen', anbieterId: String(message.id ?? '') };
  const code = String(message?.error ?? read.data.success);
  const last = ENDGUELTIG[code];
  if (last !== undefined) return { art: 'abgelehnt', grund: last };
  const later = SPAETER[code];
  return later === undefined
    ? { art: 'ungewiss', grund: `Der SMS-Dienst meldet den Fehler ${code}.` }
    : { art: 'nicht-gesendet', grund: later };
}
