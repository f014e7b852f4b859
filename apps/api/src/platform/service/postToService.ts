import { fetchPublic, FetchRefused } from '../net/fetchPublic.ts';
import type { Env } from '../settings/env.ts';
import type { SendOutcome } from './shortMessageTransport.ts';

const ZEIT_MS = 20_000;
const BYTES_MAX = 65_536;

export type ServiceAnswer = { readonly status: number; readonly json: unknown };

/**
 * Hands a message to a service and reads its answer; without one it says whether the message can have left.
 * @param name the service, as the office reads of it: `Der SMS-Dienst`
 */
export async function postToService(
  { privateHosts }: Env,
  request: { readonly url: string; readonly headers: Record<string, string>; readonly content: unknown },
  name: string,
  read: (answer: ServiceAnswer) => SendOutcome,
): Promise<SendOutcome> {
  const body = JSON.stringify(request.content);
  try {
    const { status, body: given } = await fetchPublic({
      url: new URL(request.url),
      method: 'POST',
      headers: {
        ...request.headers,
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
      bytesMax: BYTES_MAX,
      timeoutMs: ZEIT_MS,
      privateHosts,
    });
    return read({ status, json: jsonIn(given.toString('utf8')) });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return neverLeft(error)
      ? { art: 'nicht-gesendet', grund: `${name} ist nicht erreichbar.` }
      : {
          art: 'ungewiss',
          grund: `${name} hat nicht geantwortet; ob die Nachricht ankam, ist nicht bekannt.`,
        };
  }
}

/** Undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where no connection came about, nothing can have left. */
const OHNE_VERBINDUNG = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function neverLeft({ grund, cause }: FetchRefused): boolean {
  if (grund === 'adresse-gesperrt') return true;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return grund === 'nicht-erreichbar' && OHNE_VERBINDUNG.has(code);
}
