import { addressOf } from '@kehrtour/addresses/addresses';

import type { Ctx } from '../platform/ctx.ts';
import { hashToken } from '../platform/settings/secrets.ts';

/** 128 bit that only this installation can make from a row's id: every issue carries them, and no table holds them. */
const ABMELDECODE_BYTES = 16;

function abmeldecode(ctx: Ctx, id: string): string {
  return ctx.deps.secrets.derive(`newsletter-abmelden/${id}`, ABMELDECODE_BYTES).toString('base64url');
}

export const abmeldeHash = (ctx: Ctx, id: string): Buffer => hashToken(abmeldecode(ctx, id));

/** Opened by a person it shows the page, posted to by a mail program it unsubscribes. The host comes from the settings. */
export const abmeldelink = (ctx: Ctx, id: string): string =>
  addressOf(ctx.deps.env.addresses, 'marketing', '/newsletter', { abmelden: abmeldecode(ctx, id) });

export const bestaetigungslink = (ctx: Ctx, code: string): string =>
  addressOf(ctx.deps.env.addresses, 'marketing', '/newsletter-opt-in', { code });
