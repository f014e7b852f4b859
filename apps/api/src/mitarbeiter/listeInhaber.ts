import type { Tx } from '../platform/db/db.ts';
import { type Inhaber, listeInhaber } from './inhaber.store.ts';

export { type Inhaber, listeInhaber };

/** Those who run the company and whom a mail reaches, and nobody else. */
export const listeErreichbareInhaber = async (tx: Tx): Promise<Inhaber[]> =>
  (await listeInhaber(tx)).filter(({ email, bestaetigt }) => email !== '' && bestaetigt);
