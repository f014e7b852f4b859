import * as z from 'zod/mini';

import { FetchRefused, fetchPublic, type PublicAnswer } from '../../../platform/net/fetchPublic.ts';
import type { LetterFault, LetterService, LetterState } from '../../../platform/service/letterService.ts';
import type { Env } from '../../../platform/settings/env.ts';
import type { Letterdienst } from '../../../platform/settings/letterServiceEnv.ts';

const ZEIT_MS = 20_000;
const BYTES_MAX = 262_144;
const TYP = 'application/vnd.api+json';
/** How long before its end a token is fetched anew. */
const TOKEN_REST_MS = 60_000;

const token = z.object({ access_token: z.string(), expires_in: z.number() });
const upload = z.object({
  data: z.object({ attributes: z.object({ url: z.string(), url_signature: z.string() }) }),
});
const letter = z.object({
  data: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[\w-]+$/)),
    attributes: z.object({
      status: z.string(),
      price_currency: z.nullish(z.string()),
      price_value: z.nullish(z.number()),
    }),
  }),
});

const STILL: LetterFault = { art: 'gestoert', grund: 'Der Briefdienst ist nicht erreichbar.' };
const unleserlich = (status: number): LetterFault => ({
  art: 'gestoert',
  grund: `Der Briefdienst antwortet nicht wie erwartet (${status}).`,
});

/** States after which a letter will not be printed. All that nobody has heard of mean that it is under way. */
const NIE: Readonly<Record<string, string>> = {
  invalid: 'Der Briefdienst nimmt dieses Blatt nicht an.',
  unprintable: 'Der Briefdienst kann dieses Blatt nicht drucken.',
  action_required: 'Der Briefdienst kann die Anschrift oder das Blatt nicht lesen.',
  rejected: 'Die Druckerei hat den Brief abgelehnt.',
  cancelled: 'Der Brief wurde beim Briefdienst abgebrochen.',
  expired: 'Der Briefdienst hat den Brief nicht rechtzeitig gedruckt, vielleicht fehlt Guthaben.',
};
const BEI_DER_POST = new Set(['sent', 'delivered']);

type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly key?: string;
};
type Open = { readonly env: Env; readonly dienst: Letterdienst; readonly ticket: Ticket };
/** `anew`: the one at hand is not taken any more. */
type Ticket = (anew: boolean) => Promise<string>;

/** Pingen's API v2: https://api.pingen.com/documentation */
export function openPingen(env: Env, dienst: Letterdienst, now: () => Date): LetterService {
  const open: Open = { env, dienst, ticket: tickets(env, dienst, now) };
  const letters = `/organisations/${dienst.organisation}/deliveries/letters`;
  const one = (id: string): string => `${letters}/${encodeURIComponent(id)}`;
  return {
    leave: async (pdf, { datei, key }) => leave(open, letters, { pdf, datei, key }),
    look: async (id) => {
      const answer = await call(open, { method: 'GET', path: one(id) });
      if ('art' in answer) return answer;
      const read = letter.safeParse(jsonOf(answer));
      if (answer.status === 404 || answer.status === 410)
        return { art: 'abgelehnt', grund: 'Der Briefdienst kennt diesen Brief nicht mehr.' };
      return answer.status === 200 && read.success
        ? stateOf(read.data.data.attributes)
        : unleserlich(answer.status);
    },
    order: async (id) => {
      const attributes = { delivery_product: 'cheap', print_mode: 'simplex', print_spectrum: 'grayscale' };
      const body = { data: { id, type: 'letters', attributes } };
      const answer = await call(open, { method: 'PATCH', path: `${one(id)}/send`, body, key: `order-${id}` });
      if ('art' in answer) return answer;
      if (answer.status >= 200 && answer.status < 300) return { art: 'bestellt' };
      return isRefusal(answer.status)
        ? { art: 'abgelehnt', grund: `Der Briefdienst hat den Auftrag abgelehnt (${answer.status}).` }
        : unleserlich(answer.status);
    },
    discard: async (id) => {
      const answer = await call(open, { method: 'DELETE', path: one(id) });
      if ('art' in answer) return answer;
      const gone = answer.status < 300 || answer.status === 404 || answer.status === 410;
      return gone ? { art: 'weg' } : unleserlich(answer.status);
    },
  };
}

/** The sheet goes to an address that is given out for it, then a draft is made of it: without `auto_send` nobody prints it. */
async function leave(
  open: Open,
  letters: string,
  { pdf, datei, key }: { pdf: Uint8Array; datei: string; key: string },
): ReturnType<LetterService['leave']> {
  const place = await call(open, { method: 'GET', path: '/file-upload' });
  if ('art' in place) return place;
  const where = upload.safeParse(jsonOf(place));
  if (!where.success) return unleserlich(place.status);
  const { url, url_signature } = where.data.data.attributes;
  const address = URL.parse(url);
  if (address === null) return unleserlich(place.status);
  const stored = await ask(open.env, {
    url: address,
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', 'content-length': String(pdf.length) },
    body: pdf,
  });
  if ('art' in stored) return stored;
  if (stored.status >= 300) return unleserlich(stored.status);
  const answer = await call(open, {
    method: 'POST',
    path: letters,
    key,
    body: {
      data: {
        type: 'letters',
        attributes: {
          file_original_name: datei,
          file_url: url,
          file_url_signature: url_signature,
          address_position: 'left',
          auto_send: false,
        },
      },
    },
  });
  if ('art' in answer) return answer;
  const made = letter.safeParse(jsonOf(answer));
  if (answer.status < 300 && made.success) return { art: 'angelegt', anbieterId: made.data.data.id };
  return isRefusal(answer.status)
    ? { art: 'abgelehnt', grund: `Der Briefdienst nimmt diesen Brief nicht an (${answer.status}).` }
    : unleserlich(answer.status);
}

function stateOf(attributes: z.infer<typeof letter>['data']['attributes']): LetterState {
  const { status, price_currency: currency, price_value: price } = attributes;
  const cent = currency === 'EUR' && typeof price === 'number' ? Math.round(price * 100) : undefined;
  if (status === 'valid') return { art: 'bereit', cent };
  if (BEI_DER_POST.has(status)) return { art: 'aufgegeben', cent };
  if (status === 'undeliverable')
    return { art: 'zurueck', grund: 'Die Post konnte den Brief nicht zustellen.' };
  const never = NIE[status];
  return never === undefined ? { art: 'unterwegs', cent } : { art: 'abgelehnt', grund: never };
}

/** What trying again changes nothing about; no money, no right or too many at once may pass. */
const isRefusal = (status: number): boolean => [400, 404, 406, 410, 413, 415, 422].includes(status);

/** One ticket for many calls, fetched anew before it ends. */
function tickets(env: Env, dienst: Letterdienst, now: () => Date): Ticket {
  let kept = { text: '', until: 0 };
  return async (anew) => {
    if (!anew && kept.until > now().getTime()) return kept.text;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: dienst.clientId,
      client_secret: dienst.clientSecret,
    }).toString();
    const answer = await ask(env, {
      url: new URL(`${dienst.identityUrl}/auth/access-tokens`),
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    });
    const read = 'art' in answer ? undefined : token.safeParse(jsonOf(answer));
    if (read?.success !== true) return '';
    const { access_token: text, expires_in: seconds } = read.data;
    kept = { text, until: now().getTime() + seconds * 1000 - TOKEN_REST_MS };
    return text;
  };
}

async function call(open: Open, what: Call): Promise<PublicAnswer | LetterFault> {
  const answer = await callWith(open, what, await open.ticket(false));
  // It was taken back before its time.
  return 'status' in answer && answer.status === 401 ? callWith(open, what, await open.ticket(true)) : answer;
}

async function callWith(
  { env, dienst }: Open,
  { method, path, body, key }: Call,
  bearer: string,
): Promise<PublicAnswer | LetterFault> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  if (bearer === '') return { art: 'gestoert', grund: 'Der Briefdienst nimmt unseren Zugang nicht an.' };
  return ask(env, {
    url: new URL(`${dienst.url}${path}`),
    method,
    headers: {
      accept: TYP,
      authorization: `Bearer ${bearer}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(text === undefined
        ? {}
        : { 'content-type': TYP, 'content-length': String(Buffer.byteLength(text)) }),
    },
    ...(text === undefined ? {} : { body: text }),
  });
}

type Asked = {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};
async function ask(env: Env, asked: Asked): Promise<PublicAnswer | LetterFault> {
  try {
    return await fetchPublic({
      ...asked,
      bytesMax: BYTES_MAX,
      timeoutMs: ZEIT_MS,
      privateHosts: env.privateHosts,
    });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return STILL;
  }
}

function jsonOf({ body }: PublicAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
