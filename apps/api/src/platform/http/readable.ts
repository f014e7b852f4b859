import type { FastifyInstance, FastifyRequest } from 'fastify';

import { requestRefused } from '../refusal/request.grund.ts';

/** Deeper than any form of ours; what is deeper is no input but an attempt. */
const DEPTH_MAX = 32;

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
    if (typeof value === 'string' && !isStorable(value)) throw requestRefused('unstorable', field);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_MAX) throw requestRefused('too-deep', field.split('.', 1)[0] ?? '');
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw requestRefused('unstorable', field);
      open.push({ value: inner, field: field === '' ? key : `${field}.${key}`, depth: depth + 1 });
    }
  }
}

/** Bodies arrive unpacked and in UTF-8: what says otherwise would be misread instead of refused. */
function refuseEncoded(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (encoding.toLowerCase() !== 'identity') throw requestRefused('compressed');
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) throw requestRefused('not-utf-8');
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
