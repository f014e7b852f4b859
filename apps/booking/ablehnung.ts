import type { IncomingMessage } from 'node:http';

/** A question of a thousand characters is the longest thing anybody sends. */
const FORM_BYTES_MAX = 64_000;

export interface Ablehnung {
  status: number;
  text: string;
  headers: Record<string, string>;
}

/** What no page of ours can be asked: it is refused before anything of it is read, with a sentence for whoever sees it. */
export function ablehnung({ method = 'GET', url = '/', headers }: IncomingMessage): Ablehnung | undefined {
  if (!URL.canParse(url, `http://${headers.host ?? 'haus'}`) || !istLesbar(url))
    return mit(400, 'Diese Adresse ist nicht lesbar. Bitte prüfen Sie den Link.');
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST')
    return mit(405, 'Diese Seite lässt sich so nicht aufrufen.', { allow: 'GET, HEAD, POST' });
  const bytes = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? Infinity : 0));
  if (!(bytes <= FORM_BYTES_MAX))
    return mit(413, 'Das ist zu viel Text. Bitte gehen Sie zurück und kürzen Sie ihn.');
  return istFormular(headers['content-type'] ?? '')
    ? undefined
    : mit(415, 'Diese Seite nimmt nur ihr eigenes Formular an. Bitte laden Sie sie neu.');
}

const istFormular = (typ: string): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(typ) ||
  /^multipart\/form-data\s*;.*boundary=\S/i.test(typ);

function istLesbar(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\u0000');
  } catch {
    return false;
  }
}

const mit = (status: number, text: string, headers: Record<string, string> = {}): Ablehnung => ({
  status,
  text,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...headers,
  },
});
