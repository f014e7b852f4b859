import type { Tx } from '../../platform/db/db.ts';
import { instant, sql } from '../../platform/db/sql.ts';

export type FeldgeraetRow = {
  token_hash: Uint8Array;
  person_id: string;
  unternehmen_id: string;
  name: string;
  angelegt_am: Date;
  zuletzt_am: Date;
  laeuft_ab: Date;
};
const GANZ = sql`token_hash, person_id, unternehmen_id, name, angelegt_am, zuletzt_am, laeuft_ab`;

export const insertFeldgeraet = (
  tx: Tx,
  neu: { hash: Uint8Array; personId: string; unternehmenId: string; name: string; now: Date; ablauf: Date },
): Promise<unknown> =>
  tx.rows(
    sql`select tor_feldgeraet_anlegen(${neu.hash}, ${neu.personId}, ${neu.unternehmenId}, ${neu.name}, ${instant(neu.now)}, ${instant(neu.ablauf)})`,
  );
export const findFeldgeraet = (tx: Tx, hash: Uint8Array, now: Date): Promise<FeldgeraetRow | undefined> =>
  tx.row(sql`select ${GANZ} from tor_feldgeraet(${hash}, ${instant(now)})`);
export const insertFeldsitzung = (
  tx: Tx,
  neu: { hash: Uint8Array; geraet: Uint8Array; now: Date; ablauf: Date },
): Promise<unknown> =>
  tx.rows(
    sql`select tor_feldsitzung_anlegen(${neu.hash}, ${neu.geraet}, ${instant(neu.now)}, ${instant(neu.ablauf)})`,
  );
export const listFeldgeraete = (tx: Tx, personId: string, now: Date): Promise<FeldgeraetRow[]> =>
  tx.rows(sql`select ${GANZ} from tor_feldgeraete(${personId}, ${instant(now)})`);
export const endFeldgeraet = (tx: Tx, personId: string, kennung: string): Promise<unknown> =>
  tx.rows(sql`select tor_feldgeraet_ende(${personId}, ${kennung})`);
export const endFeldgeraete = (tx: Tx, personId: string): Promise<unknown> =>
  tx.rows(sql`select tor_feldgeraete_ende(${personId})`);
