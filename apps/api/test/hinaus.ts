import type { Tx } from '../src/platform/db/db.ts';
import { sql } from '../src/platform/db/sql.ts';
import type { Mail } from '../src/platform/service/mail.ts';

type Welt = { readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };
export type Hinausgegangen = {
  id: string;
  vorlage: string;
  ereignis: string;
  empfaenger: string;
  nachricht: Mail;
};

/** What a company has written to anybody, in order; invitations of its staff are none of the trade's. */
export const hinaus = (ctx: Welt): Promise<Hinausgegangen[]> =>
  ctx.transaction((tx) =>
    tx.rows<Hinausgegangen>(
      sql`select id, vorlage, ereignis, empfaenger, nachricht from ausgang where vorlage <> 'einladung' order by angelegt_am, ereignis, id`,
    ),
  );
