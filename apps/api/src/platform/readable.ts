import type { FastifyInstance, FastifyRequest } from 'fastify';

import { feldRefused, Refused } from './refused.ts';

/** Deeper than any form of ours; what is deeper is no input but an attempt. */
const DEPTH_MAX = 32;
const UNSTORABLE = 'enthält ein Zeichen, das sich nicht speichern lässt; bitte tippen Sie die Angabe neu ein';

/** NUL and half of a pair: PostgreSQL keeps neither, and no other program shows them. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * Looks through whatever was sent, so that no schema can forget it. Iterative: the depth is a stranger's.
 * @throws Refused 'eingabe-ungueltig' with the field
 */
export function refuseUnstorable(sent: unknown): void {
  const open: { value: unknown; field: string; depth: number }[] = [{ value: sent, field: '', depth: 0 }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { value, field, depth } = one;
    if (typeof value === 'string' && !isStorable(value)) throw unstorable(field);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_MAX)
      throw feldRefused(field.split('.', 1)[0] ?? '', 'Diese Angabe ist zu tief verschachtelt.');
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw unstorable(field);
      open.push({ value: inner, field: field === '' ? key : `${field}.${key}`, depth: depth + 1 });
    }
  }
}

function unstorable(field: string): Refused {
  const named = field === '' ? 'Eine Angabe' : `Die Angabe „${field}“`;
  return new Refused('eingabe-ungueltig', {
    detail: `${named} ${UNSTORABLE}.`,
    felder: [{ feld: field, text: UNSTORABLE }],
  });
}

/** Bodies arrive unpacked and in UTF-8: what says otherwise would be misread instead of refused. */
function refuseEncoded(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (encoding.toLowerCase() !== 'identity')
    throw new Refused('falscher-inhalt', { detail: 'Bitte senden Sie den Inhalt unkomprimiert.' });
  if (!/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Refused('falscher-inhalt', { detail: 'Bitte senden Sie den Inhalt in UTF-8.' });
}

/** Before any schema is asked; addresses that nobody serves stay unread. */
export function installReadable(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    if (!request.is404) refuseEncoded(request);
  });
  app.addHook('preValidation', async (request) => {
    if (request.is404) return;
    for (const part of [request.params, request.query, request.body]) refuseUnstorable(part);
  });
}
