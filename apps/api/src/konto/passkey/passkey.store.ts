import type { Strategie } from '@kehrtour/domain/unternehmen/konto';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql } from '../../platform/db/sql.ts';
import type { Faktorinhaber } from '../faktor/faktor.store.ts';

export type PasskeyRow = {
  id: string;
  strategie: Strategie;
  person_id: string;
  kennung: string;
  schluessel: Uint8Array;
  zaehler: number;
  transporte: string[];
  name: string;
  angelegt_am: Date;
  zuletzt_am: Date | null;
  verdacht_am: Date | null;
};

export const findPasskey = (tx: Tx, strategie: Strategie, kennung: string): Promise<PasskeyRow | undefined> =>
  tx.row(sql`select * from tor_passkey(${strategie}, ${kennung})`);
export const listPasskeys = (tx: Tx, wer: Faktorinhaber): Promise<PasskeyRow[]> =>
  tx.rows(sql`select * from tor_passkeys(${wer.strategie}, ${wer.personId})`);

/** False for a challenge that was answered before. */
export const usePasskeyfrage = (
  tx: Tx,
  frage: { hash: Uint8Array; ablauf: Date },
  now: Date,
): Promise<boolean> =>
  yes(tx, sql`select tor_passkeyfrage(${frage.hash}, ${instant(frage.ablauf)}, ${instant(now)}) as ok`);

export async function insertPasskey(
  tx: Tx,
  wer: Faktorinhaber,
  neu: Pick<PasskeyRow, 'id' | 'kennung' | 'schluessel' | 'zaehler' | 'transporte' | 'name'> & {
    am: Date;
    codes: readonly string[];
    behalte: Uint8Array;
  },
): Promise<'erster' | 'weiterer' | 'zu-viele' | 'bekannt' | 'anderer-stand'> {
  const row = await tx.row<{ ok: 'erster' | 'weiterer' | 'zu-viele' | 'bekannt' | 'anderer-stand' }>(
    sql`select tor_passkey_anlegen(${neu.id}, ${wer.strategie}, ${wer.personId}, ${neu.kennung}, ${neu.schluessel}, ${neu.zaehler}::bigint,
      ${liste(neu.transporte)}::text[], ${neu.name}, ${instant(neu.am)}, ${liste(neu.codes)}::text[], ${neu.behalte}) as ok`,
  );
  return row?.ok ?? 'anderer-stand';
}
export const setPasskeyname = (tx: Tx, wer: Faktorinhaber, id: string, name: string): Promise<boolean> =>
  yes(tx, sql`select tor_passkey_name(${wer.strategie}, ${wer.personId}, ${id}, ${name}) as ok`);
export async function deletePasskey(
  tx: Tx,
  wer: Faktorinhaber,
  id: string,
  behalte: Uint8Array,
): Promise<'entfernt' | 'fehlt' | 'letzter'> {
  const row = await tx.row<{ ok: 'entfernt' | 'fehlt' | 'letzter' }>(
    sql`select tor_passkey_entfernen(${wer.strategie}, ${wer.personId}, ${id}, ${behalte}) as ok`,
  );
  return row?.ok ?? 'fehlt';
}
/** False when its counter did not go on, or when it is under suspicion. */
export const usePasskey = (tx: Tx, id: string, zaehler: number, now: Date): Promise<boolean> =>
  yes(tx, sql`select tor_passkey_benutzt(${id}, ${zaehler}::bigint, ${instant(now)}) as ok`);
/** True the first time alone. */
export const setVerdacht = (tx: Tx, id: string, now: Date): Promise<boolean> =>
  yes(tx, sql`select tor_passkey_verdacht(${id}, ${instant(now)}) as ok`);

async function yes(tx: Tx, query: ReturnType<typeof sql>): Promise<boolean> {
  return (await tx.row<{ ok: boolean }>(query))?.ok === true;
}
