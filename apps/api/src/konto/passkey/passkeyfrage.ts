import { randomBytes, timingSafeEqual } from 'node:crypto';

import { addressOf } from '@kehrtour/addresses/addresses';
import type { Strategie } from '@kehrtour/domain/unternehmen/konto';

import type { Ctx } from '../../platform/ctx.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import type { Faktorinhaber } from '../faktor/faktor.store.ts';

/** An answer takes a fingerprint or a PIN, and a moment to find the device. */
export const FRAGE_MS = 5 * 60_000;
const ZUFALL = 16;
const ABLAUF = 6;
const SIEGEL = 20;

export type Frage = { hash: Uint8Array; ablauf: Date };

/**
 * A challenge that carries its own end and what it is for (`bindung`: this session, or the login of a strategy), sealed: asking
 * writes nothing, so strangers fill no table. Which ones were answered is stored.
 */
export function stelleFrage(ctx: Ctx, bindung: string): Uint8Array<ArrayBuffer> {
  const ablauf = Buffer.alloc(ABLAUF);
  ablauf.writeUIntBE(ctx.now().getTime() + FRAGE_MS, 0, ABLAUF);
  const inhalt = Buffer.concat([randomBytes(ZUFALL), ablauf]);
  return Uint8Array.from(Buffer.concat([inhalt, siegelOf(ctx, bindung, inhalt)]));
}

/** Undefined for a challenge that is not ours, is for something else, or has run out. */
export function liesFrage(ctx: Ctx, bindung: string, challenge: string): Frage | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== ZUFALL + ABLAUF + SIEGEL) return undefined;
  const inhalt = bytes.subarray(0, ZUFALL + ABLAUF);
  if (!timingSafeEqual(siegelOf(ctx, bindung, inhalt), bytes.subarray(ZUFALL + ABLAUF))) return undefined;
  const ablauf = new Date(inhalt.readUIntBE(ZUFALL, ABLAUF));
  return ablauf > ctx.now() ? { hash: hashToken(bytes.toString('base64url')), ablauf } : undefined;
}

const siegelOf = (ctx: Ctx, bindung: string, inhalt: Buffer): Buffer =>
  ctx.deps.secrets.derive(`passkeyfrage/${bindung}/${inhalt.toString('hex')}`, SIEGEL);

/** Where a strategy logs in: what browsers hold a passkey for. */
export function ortDesPasskeys(ctx: Ctx, strategie: Strategie): { rpId: string; origin: string } {
  const app = strategie === 'mitarbeiter' ? 'portal' : 'admin';
  const { origin, hostname } = new URL(addressOf(ctx.deps.env.addresses, app, '/'));
  return { rpId: hostname, origin };
}

/** What a device stores of a person: nothing that says who she is. */
export const nutzerkennung = (ctx: Ctx, { strategie, personId }: Faktorinhaber): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(ctx.deps.secrets.derive(`passkeynutzer/${strategie}/${personId}`, 32));
