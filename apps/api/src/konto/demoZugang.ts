import { randomUUID } from 'node:crypto';

import type { Tx } from '../platform/db/db.ts';
import { insertAdminUser, insertAnmeldung, findAnmeldung } from './konto.store.ts';

/** Whether somebody of a company logs in with this address. */
export const istVergeben = async (tx: Tx, email: string): Promise<boolean> =>
  (await findAnmeldung(tx, 'mitarbeiter', email)) !== undefined;

/** A login whose password everybody knows, for demo mode alone. */
export async function legeDemoZugangAn(
  tx: Tx,
  zugang: { email: string; personId: string; unternehmenId: string; passwortHash: string },
): Promise<void> {
  await insertAnmeldung(tx, { strategie: 'mitarbeiter', ...zugang });
}

/** The operator of the demo, who needs no second factor. */
export async function legeDemoAdminUserAn(
  tx: Tx,
  { name, email, passwortHash }: { name: string; email: string; passwortHash: string },
): Promise<void> {
  const personId = randomUUID();
  await insertAdminUser(tx, { id: personId, name, demo: true });
  await insertAnmeldung(tx, { strategie: 'adminUser', email, personId, unternehmenId: null, passwortHash });
}
