import type { Tx } from '../platform/db/db.ts';
import { slugAus } from './slug.ts';
import { insertUnternehmen, type NeuesUnternehmen, slugFrei } from './unternehmen.store.ts';

/** Creates the company of the running transaction with an address of its own under /unternehmen/{slug}. Answers its id. */
export async function legeUnternehmenAn(
  tx: Tx,
  neu: Omit<NeuesUnternehmen, 'slug'> & { slug?: string },
): Promise<string> {
  const wunsch = neu.slug ?? slugAus(neu.name);
  let slug = wunsch;
  for (let zahl = 2; !(await slugFrei(tx, slug)); zahl += 1) slug = `${wunsch}-${zahl}`;
  return insertUnternehmen(tx, { ...neu, slug });
}
