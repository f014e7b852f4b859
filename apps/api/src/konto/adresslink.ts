import * as z from 'zod/mini';

import type { Ctx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { ID } from '../platform/queue/defineJob.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken } from '../platform/settings/secrets.ts';
import { type Anmeldung, anmeldungVon } from './konto.store.ts';

const MARKE = 'adresse-bestaetigen';
/** How long whoever reads the mail has time to press. */
export const ADRESSLINK_GILT_MS = 24 * 3_600_000;
const inhalt = z.object({ u: ID, p: ID, neu: z.string(), bis: z.number(), stand: z.string() });

export type Adresslink = {
  readonly unternehmenId: string;
  readonly personId: string;
  readonly neu: string;
  readonly stand: string;
};

/** Another password or another address later, and an older link is worth nothing. */
export const standVon = (login: Anmeldung | undefined): string =>
  hashToken(`${login?.email}/${login?.passwort_hash}`).toString('base64url');

/** What a link from a mail says by itself, readable and makeable by this installation alone. */
export async function siegleAdresslink(
  ctx: TenantCtx,
  tx: Tx,
  { personId, neu, bis }: { personId: string; neu: string; bis: Date },
): Promise<string> {
  const stand = standVon(await anmeldungVon(tx, 'mitarbeiter', personId));
  const text = JSON.stringify({ u: ctx.unternehmenId, p: personId, neu, bis: bis.getTime(), stand });
  return ctx.deps.secrets.seal(MARKE, text).toString('base64url');
}

/** @throws Refused 'code-ungueltig' for what we did not make, or made more than a day ago */
export function liesAdresslink(ctx: Ctx, code: string): Adresslink {
  const { u, p, neu, bis, stand } = oeffne(ctx, code);
  if (bis < ctx.now().getTime()) throw new Refused('code-ungueltig');
  return { unternehmenId: u, personId: p, neu, stand };
}

function oeffne(ctx: Ctx, code: string): z.infer<typeof inhalt> {
  try {
    return z.parse(inhalt, JSON.parse(ctx.deps.secrets.unseal(MARKE, Buffer.from(code, 'base64url'))));
  } catch {
    throw new Refused('code-ungueltig');
  }
}
