import { randomUUID } from 'node:crypto';

import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { insertAdminUser, insertAnmeldung } from './konto.store.ts';
import { neuerLink } from './passwortMitLink.ts';

export type NeuerAdminUser = {
  readonly id: string;
  /** Leads to the page where the first password is chosen; seven days, once. */
  readonly link: string;
};

/**
 * Makes an operator without a password; the second factor is set up at the first login, and nobody but its owner ever sees
 * its secret. Undefined when the address is taken.
 */
export async function legeAdminUserAn(
  ctx: Ctx,
  tx: Tx,
  { name, email }: { name: string; email: string },
): Promise<NeuerAdminUser | undefined> {
  const personId = randomUUID();
  const frei = await insertAnmeldung(tx, {
    strategie: 'adminUser',
    email,
    personId,
    unternehmenId: null,
    passwortHash: null,
  });
  if (!frei) return undefined;
  await insertAdminUser(tx, { id: personId, name, demo: false });
  return {
    id: personId,
    link: await neuerLink(ctx, tx, { strategie: 'adminUser', personId }, 'einladung'),
  };
}
