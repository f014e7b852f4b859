import type { Tx } from '../platform/db.ts';
import { slugAus } from './slug.ts';
import { insertUnternehmen, slugFrei } from './unternehmen.store.ts';

/** Creates the company of the running transaction with an address of its own under /unternehmen/{slug}. Answers its id. */
export async function legeUnternehmenAn(
  tx: Tx,
  neu: { name: string; bundesland: string; plz: string; ort: string; email: string; slug?: string },
): Promise<string> {
  const wunsch = neu.slug ?? slugAus(neu.name);
  let slug = wunsch;
  for (let zahl = 2; !(await slugFrei(tx, slug)); zahl += 1) slug = `${wunsch}-${zahl}`;
  return insertUnternehmen(tx, { ...neu, slug });
}
