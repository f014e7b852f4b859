import { randomBytes } from 'node:crypto';

import type { Ctx } from '../../platform/ctx.ts';
import type { Faktorinhaber } from './faktor.store.ts';

const ANZAHL = 10;
/** Without l, o, 0 and 1, which are taken for each other; 32 of them, so that every byte is as likely. */
const ZEICHEN = 'abcdefghijkmnpqrstuvwxyz23456789';
const LAENGE = 10;

/** Ten codes for paper, and what is stored of them. */
export function neueCodes(ctx: Ctx, wer: Faktorinhaber): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: ANZAHL }, neuerCode);
  return { codes, hashes: codes.map((code) => hashOfCode(ctx, wer, code)) };
}

/** A keyed hash: whoever steals the database alone cannot try codes at home. Case, spaces and the dash do not matter. */
export function hashOfCode(ctx: Ctx, { strategie, personId }: Faktorinhaber, code: string): string {
  const gelesen = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return ctx.deps.secrets.derive(`wiederherstellung/${strategie}/${personId}/${gelesen}`, 32).toString('hex');
}

function neuerCode(): string {
  const zeichen = [...randomBytes(LAENGE)].map((byte) => ZEICHEN[byte % ZEICHEN.length]).join('');
  return `${zeichen.slice(0, LAENGE / 2)}-${zeichen.slice(LAENGE / 2)}`;
}
