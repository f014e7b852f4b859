import { sql } from '../src/platform/db/sql.ts';
import type { TestBetrieb } from './testApi.ts';

/** The code of the last mail of this company by which somebody confirms another address. */
export async function adresslink({ ctx }: Pick<TestBetrieb, 'ctx'>): Promise<string> {
  const row = await ctx.transaction((tx) =>
    tx.row<{ text: string }>(
      sql`select nachricht->>'text' as text from ausgang where vorlage = 'adresse-bestaetigen' order by angelegt_am desc, id limit 1`,
    ),
  );
  return /adresse-bestaetigen\?code=([\w-]+)/.exec(row?.text ?? '')?.[1] ?? '';
}
