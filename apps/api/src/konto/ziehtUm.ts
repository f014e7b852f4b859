import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { kontoRefused } from './konto.grund.ts';
import { findAnmeldung, setAnmeldungEmail } from './konto.store.ts';

/** The address of a login that waits for one: nobody has it, and no mail leaves for it. */
export const wartendeAdresse = (personId: string): string => `${personId}@wartet.invalid`;

/**
 * The login of whoever is only invited takes another address. That it logs in to another company is told to nobody but its
 * owner: the login waits without an address then, and the invitation says why.
 * @throws Refused 'email-vergeben' for an address of the same company
 */
export async function ziehtUm(
  ctx: StaffCtx,
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (await setAnmeldungEmail(tx, id, email)) return;
  await verlangeNichtImBetrieb(ctx, tx, email);
  await setAnmeldungEmail(tx, id, wartendeAdresse(id));
}

/** Addresses of one's own company are known there. @throws Refused 'email-vergeben' */
export async function verlangeNichtImBetrieb(ctx: TenantCtx, tx: Tx, email: string): Promise<void> {
  const login = await findAnmeldung(tx, 'mitarbeiter', email);
  if (login?.unternehmen_id === ctx.unternehmenId) throw kontoRefused('mail-vergeben');
}
