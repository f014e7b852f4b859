import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { countOrRefuse } from '../platform/limit.ts';
import { kontoRefused } from './konto.grund.ts';
import { findAnmeldung, setAnmeldungEmail } from './konto.store.ts';

/** Whoever knows a password may still not ask for one address after the other who has a login. */
const UMZUEGE = { anzahl: 10, proSekunden: 86_400 };

/** The address of a login that waits for one: nobody has it, and no mail leaves for it. */
export const wartendeAdresse = (personId: string): string => `${personId}@wartet.invalid`;

/**
 * A login takes another address. That it logs in to another company is told to nobody but its owner: who is only invited waits
 * without an address then, and the invitation says why.
 * @throws Refused 'email-vergeben' for an address of the same company, and for a login with a password
 */
export async function ziehtUm(
  ctx: StaffCtx,
  tx: Tx,
  { id, email }: { id: string; email: string },
  nurEingeladen: boolean,
): Promise<void> {
  if (!nurEingeladen) await countOrRefuse(ctx, `umzug/${ctx.unternehmenId}`, UMZUEGE);
  if (await setAnmeldungEmail(tx, id, email)) return;
  await verlangeNichtImBetrieb(ctx, tx, email);
  if (!nurEingeladen || !(await setAnmeldungEmail(tx, id, wartendeAdresse(id))))
    throw kontoRefused('mail-vergeben');
}

/** Addresses of one's own company are known there. @throws Refused 'email-vergeben' */
export async function verlangeNichtImBetrieb(ctx: StaffCtx, tx: Tx, email: string): Promise<void> {
  const login = await findAnmeldung(tx, 'mitarbeiter', email);
  if (login?.unternehmen_id === ctx.unternehmenId) throw kontoRefused('mail-vergeben');
}
